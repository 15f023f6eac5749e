import { useEffect, useRef } from 'react'

const PAUSE = 400

/** Saves what is typed as soon as the typing pauses, so that a reload loses nothing. Leaving the field saves as well. */
export const useSavedWhileTyping = (text: string, save: () => void): void => {
  const before = useRef(text)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (before.current === text) return
    const timer = setTimeout(() => {
      before.current = text
      latest.current()
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
}
