import { copyFileSync, statSync, truncateSync } from 'node:fs'

import { fibres } from '#platform/background/fibres.ts'

const LOOK_MS = 60_000
const MOST_BYTES = 10 * 1024 * 1024

export const cutLog = (path: string, mostBytes = MOST_BYTES): void => {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= mostBytes) return
  copyFileSync(path, `${path}.before`)
  truncateSync(path)
}

/** After a full disk it is tried again a minute later. */
export const keepLogShort = (path: string): (() => Promise<void>) => {
  const background = fibres()
  background.every('log file', LOOK_MS, () => cutLog(path))
  return background.stop
}
