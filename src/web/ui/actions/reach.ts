import { useSyncExternalStore } from 'react'

let outOfReach = false
const listeners = new Set<() => void>()

/** What buttons that send something heed: whether the server is out of reach. */
export const setOutOfReach = (next: boolean): void => {
  if (outOfReach === next) return
  outOfReach = next
  for (const listener of listeners) listener()
}

export const useOutOfReach = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => outOfReach,
    () => false,
  )
