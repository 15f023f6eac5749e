import { useEffect, useState } from 'react'

/**
 * A text that comes and goes beneath a field, such as its error. One that goes because the field was left by a press
 * elsewhere stays until the press is over, as `gone`: were its place given up at once, what is pressed would move from
 * under the pointer, and the click would be lost.
 */
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

/**
 * Whether a press is under way that began while `watching`. What would come beneath a field because the press leaves it
 * waits for its end: else what is pressed would move from under the pointer.
 */
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
