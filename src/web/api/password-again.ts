import { useSyncExternalStore } from 'react'

/** Who waits for the password: true once it was shown, false when the person thinks better of it. */
type Resolve = (shown: boolean) => void

let pending: Resolve | null = null
const listeners = new Set<() => void>()

const become = (next: Resolve | null): void => {
  pending = next
  for (const listener of listeners) listener()
}

/** Prompts the signed-in user for their password; a prompt that is open already is answered together with this one. */
export const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => {
    const before = pending
    become((shown) => {
      before?.(shown)
      resolve(shown)
    })
  })

export const passwordAnswered = (shown: boolean): void => {
  const waiting = pending
  become(null)
  waiting?.(shown)
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isAsked = (): boolean => pending !== null

export const usePasswordPrompt = (): boolean => useSyncExternalStore(listen, isAsked, () => false)
