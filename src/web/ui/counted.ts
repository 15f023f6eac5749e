import { useEffect, useState } from 'react'

/** Specification 3 §9: the balance is counted in steps of at most 15 units. */
const MOST_A_STEP = 15
/** A longer way would keep the reader waiting: it begins nearer to its end. */
const MOST_STEPS = 60

/** The next number on the way from what is shown to what it is. Exported for its spec. */
export const step = (shown: number, to: number): number => {
  const near = Math.max(Math.min(shown, to + MOST_A_STEP * MOST_STEPS), to - MOST_A_STEP * MOST_STEPS)
  return near + Math.max(-MOST_A_STEP, Math.min(MOST_A_STEP, to - near))
}

/** A figure that counts up or down to its value; at once for people who want no motion. Null: not known yet. */
export const useCounted = (value: number | null): number | null => {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (value === null || value === shown) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const frame = requestAnimationFrame(() => setShown(still ? value : step(shown ?? 0, value)))
    return () => cancelAnimationFrame(frame)
  }, [value, shown])
  return shown
}
