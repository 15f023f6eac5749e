import { useEffect, useState } from 'react'

/** A message that goes on a press keeps its space as `gone` until the press is over: else the click would miss. */
export const useKeptPlace = (text: string | null): { readonly text: string | null; readonly gone: boolean } => {
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => {
    if (text === null && kept === null) return
    const pressed = () => setKept(text)
    // The click comes right after the release.
    const released = () => setTimeout(() => setKept(null))
    const listening = { capture: true }
    document.addEventListener('pointerdown', pressed, listening)
    document.addEventListener('pointerup', released, listening)
    document.addEventListener('pointercancel', released, listening)
    return () => {
      document.removeEventListener('pointerdown', pressed, listening)
      document.removeEventListener('pointerup', released, listening)
      document.removeEventListener('pointercancel', released, listening)
    }
  }, [text, kept])
  return { text: text ?? kept, gone: text === null && kept !== null }
}

/** A message that appears on a press waits for its end: else the click would miss. */
export const usePress = (watching: boolean): boolean => {
  const [pressing, setPressing] = useState(false)
  useEffect(() => {
    if (!watching) return
    const pressed = () => {
      setPressing(true)
      const released = () => setTimeout(() => setPressing(false))
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, released, { capture: true, once: true })
    }
    document.addEventListener('pointerdown', pressed, { capture: true })
    return () => document.removeEventListener('pointerdown', pressed, { capture: true })
  }, [watching])
  return pressing
}
