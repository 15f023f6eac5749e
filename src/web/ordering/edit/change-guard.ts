import { createContext, useContext } from 'react'

/** Answers null when it was refused. */
export type Change = () => Promise<unknown>

/** Confirms while a quote is out. `onDone`: saved. `isAgreed`: confirmed in another dialog already. */
export type GuardedChange = (change: Change, then?: { readonly onDone?: () => void; readonly isAgreed?: true }) => void

export const GuardContext = createContext<GuardedChange>((change) => void change())

/** How the parts of the page give their changes. */
export const useGuarded = (): GuardedChange => useContext(GuardContext)
