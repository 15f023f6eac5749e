import { DatabaseError } from 'pg'

/** SQLSTATEs: connection lost or refused, server stopping or starting, no connection left. */
const AWAY = /^(08|57P0[1-3]|53300)/
const BUSY = /^(57014|55P03|40P01|25P0[34]|53)/
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
const SAID_BY_DRIVER =
  /^(Connection terminated|Client (was closed|has encountered a connection error) and is not queryable|timeout expired|Query read timeout)/

const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'

/** `away`: no database; `busy`: timeouts; `full`: a disk. */
export type Unavailable = 'away' | 'busy' | 'full'

/** Would a repeat soon succeed? Narrower than what projectors retry. */
export const whyUnavailable = (error: unknown): Unavailable | null => {
  if (!(error instanceof Error)) return null
  const { code = '', syscall } = error as Error & { code?: string; syscall?: string }
  if (FULL.has(code)) return 'full'
  if (error instanceof DatabaseError) return AWAY.test(code) ? 'away' : BUSY.test(code) ? 'busy' : null
  if (error.message.startsWith(NO_CONNECTION_FREE)) return 'busy'
  const isNoSocket = code === 'ENOENT' && syscall === 'connect'
  return isNoSocket || ON_THE_WAY.has(code) || SAID_BY_DRIVER.test(error.message) ? 'away' : null
}
