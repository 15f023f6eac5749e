import { copyFileSync, statSync, truncateSync } from 'node:fs'

const LOOK_MS = 60_000
const MOST_BYTES = 10 * 1024 * 1024

export const cutLog = (path: string, mostBytes = MOST_BYTES): void => {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= mostBytes) return
  copyFileSync(path, `${path}.before`)
  truncateSync(path)
}

export const keepLogShort = (path: string): (() => void) => {
  const looking = setInterval(() => {
    try {
      cutLog(path)
    } catch {
      // A full disk: retried a minute later.
    }
  }, LOOK_MS)
  looking.unref()
  return () => clearInterval(looking)
}
