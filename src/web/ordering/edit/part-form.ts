import { useState } from 'react'

/** What a small form of an order holds; plain data that JSON can say. `isChanged`: since it was begun. */
export type PartForm<Typed> = {
  readonly typed: Typed
  readonly isChanged: boolean
  readonly change: (typed: Typed) => void
  /** Opened again: it begins with the order as it is now. */
  readonly begin: () => void
}

/** `asOrdered`: what the form begins with. What others change of the order meanwhile is not what was typed here. */
export const usePartForm = <Typed>(asOrdered: Typed): PartForm<Typed> => {
  const [{ begun, typed }, set] = useState({ begun: asOrdered, typed: asOrdered })
  return {
    typed,
    isChanged: JSON.stringify(typed) !== JSON.stringify(begun),
    change: (next) => set({ begun, typed: next }),
    begin: () => set({ begun: asOrdered, typed: asOrdered }),
  }
}
