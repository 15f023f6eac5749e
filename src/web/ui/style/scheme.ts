import { useSyncExternalStore } from 'react'

/** auto: the system's. Same key and attribute as public/start.js, which runs before the first paint. */
export type Scheme = 'light' | 'dark' | 'auto'

const KEY = 'partnercare.scheme'
const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const chosen = (): Scheme => {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

const paint = (): void => {
  const scheme = chosen()
  const dark = scheme === 'dark' || (scheme === 'auto' && system.matches)
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

// Chosen in another tab.
addEventListener('storage', ({ key }) => key === KEY && paint())

const choose = (scheme: Scheme): void => {
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Storage is closed to us: the choice lasts no longer than the system's.
  }
  paint()
}

export const useScheme = (): [Scheme, (scheme: Scheme) => void] => [
  useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, chosen),
  choose,
]
