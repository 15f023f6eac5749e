import { useSyncExternalStore } from 'react'

/** Gets why a second person should approve the command; null when the person thinks better of it. */
type Resolve = (reason: string | null) => void

let pending: Resolve | null = null
const listeners = new Set<() => void>()

const become = (next: Resolve | null): void => {
  pending = next
  for (const listener of listeners) listener()
}

/** Prompts for the reason of a request for approval. */
export const askApprovalReason = (): Promise<string | null> =>
  new Promise((resolve) => {
    pending?.(null)
    become(resolve)
  })

export const approvalReasonGiven = (reason: string | null): void => {
  const waiting = pending
  become(null)
  waiting?.(reason)
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isPrompted = (): boolean => pending !== null

export const useApprovalPrompt = (): boolean => useSyncExternalStore(listen, isPrompted, () => false)

/** Whether a second person has to approve the command first: nothing is done yet. */
export const waitsForApproval = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'waitsForApproval' in answer
