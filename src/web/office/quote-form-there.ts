import { useEffect, useSyncExternalStore } from 'react'

let forms = 0
const listeners = new Set<() => void>()

const counted = (change: 1 | -1): void => {
  forms += change
  for (const hear of listeners) hear()
}

/** Says that the form is on the page, as long as its caller is. */
export const useSaysFormIsThere = (): void =>
  useEffect(() => {
    counted(1)
    return () => counted(-1)
  }, [])

const onChange = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/**
 * Whether the quote's form is on the page. Its read may be done before: a skeleton that was shown stays a moment, and a
 * button that sends the form would do nothing in it.
 */
export const useIsFormThere = (): boolean => useSyncExternalStore(onChange, () => forms > 0)
