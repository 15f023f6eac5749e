import { createContext, useContext } from 'react'

/** Answers null when it was refused. */
export type Change = () => Promise<unknown>

/**
 * Runs a change; while a quote is out it needs a confirmation. `onDone`: the order has it, the form can close. `isAgreed`: the person
 * has just agreed to it, in another question about the same change.
 */
export type GuardedChange = (change: Change, then?: { readonly onDone?: () => void; readonly isAgreed?: true }) => void

export const GuardContext = createContext<GuardedChange>((change) => void change())

/** How the parts of the page give their changes. */
export const useGuarded = (): GuardedChange => useContext(GuardContext)
