import { useEffect, useState } from 'react'

/** Specification 3 §9: the balance is counted in steps of at most 15 units. */
const MOST_A_STEP = 15
/** Nothing was shown before: it begins a second below, not at 0, which would keep the reader waiting. */
const FIRST_STEPS = 60

/** The next number on the way from what is shown, null for nothing yet, to what it is. Exported for its spec. */
export const step = (shown: number | null, to: number): number => {
  const from = shown ?? Math.max(0, to - MOST_A_STEP * FIRST_STEPS)
  return from + Math.max(-MOST_A_STEP, Math.min(MOST_A_STEP, to - from))
}

/** A figure that counts up or down to its value; at once for people who want no motion. Null: not known yet. */
export const useCounted = (value: number | null): number | null => {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (value === null || value === shown) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const frame = requestAnimationFrame(() => setShown(still ? value : step(shown, value)))
    return () => cancelAnimationFrame(frame)
  }, [value, shown])
  return shown
}
