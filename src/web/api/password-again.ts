import { useSyncExternalStore } from 'react'

/** Who waits for the password: true once it was shown, false when the person thinks better of it. */
type Asked = (shown: boolean) => void

let asked: Asked | null = null
const listeners = new Set<() => void>()

const become = (next: Asked | null): void => {
  asked = next
  for (const hear of listeners) hear()
}

/** Asks whoever is signed in for their password; one that is asked already is answered together with this one. */
export const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => {
    const before = asked
    become((shown) => {
      before?.(shown)
      resolve(shown)
    })
  })

export const passwordAnswered = (shown: boolean): void => {
  const waiting = asked
  become(null)
  waiting?.(shown)
}

const listen = (hear: () => void): (() => void) => {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
const isAsked = (): boolean => asked !== null

export const usePasswordAsked = (): boolean => useSyncExternalStore(listen, isAsked, () => false)
