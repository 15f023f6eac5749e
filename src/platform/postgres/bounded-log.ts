import { copyFileSync, statSync, truncateSync } from 'node:fs'

const LOOK_MS = 60_000
const MOST_BYTES = 10 * 1024 * 1024

/** Starts a new log file once the current one is too long and keeps the previous one: never more than two. */
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
