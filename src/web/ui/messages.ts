import { useSyncExternalStore } from 'react'

import type { Problem } from '#web/http.ts'

/** One error and one success at a time for the whole app: the modal and the banner of the specification. */
export type Messages = { readonly error: Problem | string | null; readonly success: string | null }

/** A command that ends by going elsewhere is told on the page where it leads. */
const TOLD_ACROSS_PAGES = 1_000

let successSince = 0
let messages: Messages = { error: null, success: null }
const listeners = new Set<() => void>()

const become = (next: Messages): void => {
  messages = next
  for (const hear of listeners) hear()
}

/** For what concerns no field of the screen. */
export const showProblem = (error: Problem | string): void => become({ ...messages, error })
export const clearProblem = (): void => become({ ...messages, error: null })

/** The banner under the header. It goes when it is clicked or the page changes. */
export const showSuccess = (success: string): void => {
  successSince = Date.now()
  become({ ...messages, success })
}
export const clearSuccess = (): void => {
  if (messages.success !== null) become({ ...messages, success: null })
}

/** What was said is true no longer: the banner goes, if it still says that. */
export const takeBackSuccess = (said: string): void => {
  if (messages.success === said) clearSuccess()
}

/** The banner is about the page before; unless it was only just said. */
export const pageChanged = (): void => {
  if (Date.now() - successSince > TOLD_ACROSS_PAGES) clearSuccess()
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
