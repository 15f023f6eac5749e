import { useSyncExternalStore } from 'react'

import type { Problem } from '#web/problem.ts'

/** One error and one success at a time for the whole app: the modal and the banner of the specification. */
export type Messages = {
  readonly error: Problem | string | null
  /** The modal that says it, where one was in front when it happened; else the error modal does. */
  readonly errorIn: string | null
  readonly success: string | null
  /** What was asked for is not loaded, as the server is out of reach: it opens later. */
  readonly opensLater: boolean
}

/** A command is told once what it changed was read again; the screen may show it a moment later. */
const READ_WITH_ITS_MOVE = 250

let successSince = 0
let movesSinceSent = 0
let hasActedSince = false
let messages: Messages = { error: null, errorIn: null, success: null, opensLater: false }
/** Those that are open, the newest last. */
let modals: readonly string[] = []
const listeners = new Set<() => void>()

const become = (next: Messages): void => {
  messages = next
  for (const hear of listeners) hear()
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

/**
 * A modal opens: until the answer is called, it says what goes wrong, so that nothing typed in it is lost. One that is
 * taken away by what others did hands over what it said to the error modal.
 */
export const modalOpened = (id: string): (() => void) => {
  modals = [...modals, id]
  return () => {
    modals = modals.filter((it) => it !== id)
    if (messages.errorIn === id) become({ ...messages, errorIn: null })
  }
}

/** Nothing went wrong, and nothing is to be done: it is said beside the page, which stays in use. */
export const showOpensLater = (opensLater: boolean): void => {
  if (messages.opensLater !== opensLater) become({ ...messages, opensLater })
}

/** The banner under the header. It goes when it is clicked or the page changes. */
export const showSuccess = (success: string): void => {
  successSince = Date.now()
  hasActedSince = false
  become({ ...messages, success })
}
export const clearSuccess = (): void => {
  if (messages.success !== null) become({ ...messages, success: null })
}

/** What was said is true no longer: the banner goes, if it still says that. */
export const takeBackSuccess = (said: string): void => {
  if (messages.success === said) clearSuccess()
}

/** A person gives a command: the first move that is read from now on may be its own. */
export const commandSent = (): void => {
  movesSinceSent = 0
}

/**
 * What it was about has moved on since: the banner goes. The first move after the command was sent, read as it is said, is
 * the one that it tells of; the next one is somebody else's, however soon it comes.
 */
export const successOutlived = (): void => {
  movesSinceSent++
  if (movesSinceSent > 1 || Date.now() - successSince > READ_WITH_ITS_MOVE) clearSuccess()
}

/** The person at the page presses something, or goes back. */
export const personActed = (): void => {
  hasActedSince = true
}

/**
 * The banner is about the page before. A command that ends by going elsewhere is told where it leads, however long that page
 * takes to come: nobody has asked for it since.
 */
export const pageChanged = (): void => {
  if (hasActedSince) clearSuccess()
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
