import { useSyncExternalStore } from 'react'
import { paths } from '#paths'

export type Density = 'comfortable' | 'compact'

const KEY = 'partnercare.density'
const listeners = new Set<() => void>()

const chosen = (): Density | null => {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'comfortable' || stored === 'compact' ? stored : null
  } catch {
    return null
  }
}

/** Comfortable in the portal and compact in the back office, until the user chooses for this device. */
export const useDensity = (): [Density, (density: Density) => void] => {
  const density = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => chosen() ?? (location.pathname.startsWith(paths.office()) ? 'compact' : 'comfortable'),
  )
  const choose = (next: Density) => {
    localStorage.setItem(KEY, next)
    for (const listener of listeners) listener()
  }
  return [density, choose]
}
