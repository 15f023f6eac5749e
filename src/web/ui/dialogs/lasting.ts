import { useEffect, useRef, useState } from 'react'

/** Calls `onGone` after so many milliseconds, not while the pointer or the keyboard is on it. */
export const useLasting = (ms: number, onGone: () => void) => {
  const [isPaused, setPaused] = useState(false)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => gone.current(), ms)
    return () => clearTimeout(timer)
  }, [isPaused, ms])
  const hold = () => setPaused(true)
  const release = () => setPaused(false)
  return { isPaused, on: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } }
}
