import { DatabaseError } from 'pg'

/** The connection went or was not made, the server stops, falls, starts or has no connection left. */
const AWAY = /^(08|57P0[1-3]|53300)/
/** A time limit was over: for a statement, a lock, a transaction; or two waited for each other; or there was no memory. */
const BUSY = /^(57014|55P03|40P01|25P0[34]|53)/
/** Of the database, and of the folder of files. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const ON_THE_WAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** The driver gives these no code. */
const SAID_BY_DRIVER =
  /^(Connection terminated|Client (was closed|has encountered a connection error) and is not queryable|timeout expired|Query read timeout)/

/** No connection of this node's pool was free in time. */
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'

/** Why nothing can be done for a moment. `away`: the database, or the way to it, is gone; `busy`: something took too long; `full`: a disk. */
export type Unavailable = 'away' | 'busy' | 'full'

/**
 * Whether what failed would be done a little later: a repeat soon succeeds. Narrower than what a follower tries
 * again, which no person waits for.
 */
export const whyUnavailable = (error: unknown): Unavailable | null => {
  if (!(error instanceof Error)) return null
  const { code = '', syscall } = error as Error & { code?: string; syscall?: string }
  if (FULL.has(code)) return 'full'
  if (error instanceof DatabaseError) return AWAY.test(code) ? 'away' : BUSY.test(code) ? 'busy' : null
  if (error.message.startsWith(NO_CONNECTION_FREE)) return 'busy'
  const isNoSocket = code === 'ENOENT' && syscall === 'connect'
  return isNoSocket || ON_THE_WAY.has(code) || SAID_BY_DRIVER.test(error.message) ? 'away' : null
}
