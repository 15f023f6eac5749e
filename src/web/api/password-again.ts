import { useSyncExternalStore } from 'react'

/** How a person proves again who they are. */
export type ProofKind = 'password' | 'single sign-on'
export const isProofKind = (needed: unknown): needed is ProofKind =>
  needed === 'password' || needed === 'single sign-on'

/** Who waits for the proof: true once it was given, false when the person thinks better of it. */
type Resolve = (shown: boolean) => void

let pending: Resolve | null = null
let kind: ProofKind = 'password'
const listeners = new Set<() => void>()

const become = (next: Resolve | null): void => {
  pending = next
  for (const listener of listeners) listener()
}

/** Prompts the signed-in user for a proof; a prompt that is open already is answered together with this one. */
export const askProof = (needed: ProofKind): Promise<boolean> =>
  new Promise((resolve) => {
    const before = pending
    kind = needed
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
const prompted = (): ProofKind | null => (pending === null ? null : kind)

export const useProofPrompt = (): ProofKind | null => useSyncExternalStore(listen, prompted, () => null)

const CHANNEL = 'partnercare-proof'

/** Of the window in which the person signed in again. */
export const sayProven = (): void => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('proven')
  channel.close()
}

export const onProven = (listener: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
