import { useSyncExternalStore } from 'react'

/** What the keyboard opens in front of any page: the palette (Ctrl K, ⌘ K, /) or the list of shortcuts (?). */
type InFront = 'palette' | 'shortcuts' | null

let inFront: InFront = null
const listeners = new Set<() => void>()

const become = (next: InFront): void => {
  inFront = next
  for (const listener of listeners) listener()
}

export const openPalette = (): void => become('palette')
export const openShortcutList = (): void => become('shortcuts')
export const closeInFront = (): void => become(null)

export const useInFront = (): InFront =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => inFront,
  )
