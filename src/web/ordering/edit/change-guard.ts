import { createContext, useContext } from 'react'

/**
 * Runs a change, which answers null when it was refused; while a quote is out it asks first. `isAgreed`: the person has
 * just agreed to it, in another question about the same change.
 */
export type Guarded = (change: () => Promise<unknown>, isAgreed?: true) => void

export const GuardContext = createContext<Guarded>((change) => void change())

/** How the parts of the page give their changes. */
export const useGuarded = (): Guarded => useContext(GuardContext)
