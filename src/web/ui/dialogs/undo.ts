import { useSyncExternalStore } from 'react'

type Undoable = { readonly says: string; readonly undo: () => void }

let offered: Undoable | null = null
const listeners = new Set<() => void>()
const become = (next: Undoable | null): void => {
  offered = next
  for (const listener of listeners) listener()
}

/** Says what was just done, with the way back; it stays on whatever page comes next. The last one counts. */
export const offerUndo = (says: string, undo: () => void): void => become({ says, undo })
export const letGoOfUndo = (): void => become(null)

export const useUndoable = (): Undoable | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => offered,
  )
