import { copyFileSync, statSync, truncateSync } from 'node:fs'

const LOOK_MS = 60_000
const MOST_BYTES = 10 * 1024 * 1024

/** Begins a log anew that has grown too long, and keeps the one before it next to it: never more than two, and what comes between two looks. */
export const cutLog = (path: string, mostBytes = MOST_BYTES): void => {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= mostBytes) return
  copyFileSync(path, `${path}.before`)
  truncateSync(path)
}

/** While the program runs. A server that outlives it is looked after by the one that takes it over. */
export const keepLogShort = (path: string): (() => void) => {
  const looking = setInterval(() => {
    try {
      cutLog(path)
    } catch {
      // A disk that is full has no room for the copy: tried again a minute later.
    }
  }, LOOK_MS)
  looking.unref()
  return () => clearInterval(looking)
}
