import { useSyncExternalStore } from 'react'

import type { Problem } from '#web/problem.ts'

/** One error and one success at a time for the whole app: the modal and the message of the specification, which clears when it is clicked. */
export type Messages = {
  readonly error: Problem | string | null
  /** The modal that says it, where one was in front when it happened; else the error modal does. */
  readonly errorIn: string | null
  readonly success: string | null
  /** Nothing was done: what it says is why. */
  readonly isNote: boolean
  /** How many there were: the same sentence again is a new one. */
  readonly successes: number
  /** What was requested is not loaded, as the server is out of reach: it opens later. */
  readonly opensLater: boolean
}

let messages: Messages = { error: null, errorIn: null, success: null, isNote: false, successes: 0, opensLater: false }
let modals: readonly string[] = []
const listeners = new Set<() => void>()

const become = (next: Messages): void => {
  messages = next
  for (const listener of listeners) listener()
}

/** For what concerns no field of the screen. */
export const showProblem = (error: Problem | string): void =>
  become({ ...messages, error, errorIn: modals.at(-1) ?? null })
export const clearProblem = (): void => {
  if (messages.error !== null) become({ ...messages, error: null, errorIn: null })
}

/** It is tried again: what was said of the last attempt goes, if it is still said. */
export const takeBackProblem = (said: Problem | null): void => {
  if (said !== null && messages.error === said) clearProblem()
}

/** Until the returned function is called this modal shows errors; when it is removed otherwise, the error modal. */
export const modalOpened = (id: string): (() => void) => {
  modals = [...modals, id]
  return () => {
    modals = modals.filter((it) => it !== id)
    if (messages.errorIn === id) become({ ...messages, errorIn: null })
  }
}

/** Nothing went wrong, and nothing is to be done: it is shown next to the page, which stays in use. */
export const showOpensLater = (opensLater: boolean): void => {
  if (messages.opensLater !== opensLater) become({ ...messages, opensLater })
}

/** A toast says it for six seconds. */
export const showSuccess = (success: string, isNote = false): void =>
  become({ ...messages, success, isNote, successes: messages.successes + 1 })
export const showNote = (says: string): void => showSuccess(says, true)
export const clearSuccess = (): void => {
  if (messages.success !== null) become({ ...messages, success: null })
}

export const useMessages = (): Messages =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => messages,
    () => messages, // where the landing page is made ahead
  )

/** What is said at this moment, outside of a component. */
export const messagesNow = (): Messages => messages
