import { useEffect, useRef, useState } from 'react'

/** Calls `onGone` after so many milliseconds, not while the pointer or the keyboard is on it. */
export const useLasting = (ms: number, onGone: () => void) => {
  const [held, setHeld] = useState(false)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => gone.current(), ms)
    return () => clearTimeout(timer)
  }, [held, ms])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { held, on: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } }
}
