import { useSyncExternalStore } from 'react'

/** The time on this page, to the half minute: one timer for everything that counts down. */
const BEAT = 30_000
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const listen = (changed: () => void) => {
  listeners.add(changed)
  // Without listeners it does not run.
  if (timer === undefined) now = new Date()
  timer ??= setInterval(() => {
    now = new Date()
    for (const listener of listeners) listener()
  }, BEAT)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export const useNow = (): Date => {
  const shown = useSyncExternalStore(listen, () => now)
  return shown
}
