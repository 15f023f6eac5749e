import { DatabaseError } from 'pg'

/** The connection went or was not made, the server stops, falls, starts or has no connection left. */
const SAID_BY_POSTGRES = /^(08|57P0[1-3]|53300)/
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
  /^(Connection terminated|Client (was closed|has encountered a connection error) and is not queryable|timeout e(xpired|xceeded when trying to connect)|Query read timeout)/

/**
 * Whether the database, or the way to it, is gone for a moment: who asks again soon is answered. Narrower than what a
 * follower tries again, which no person waits for.
 */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as Error & { code?: string; syscall?: string }
  if (error instanceof DatabaseError) return SAID_BY_POSTGRES.test(code)
  const isNoSocket = code === 'ENOENT' && syscall === 'connect'
  return isNoSocket || ON_THE_WAY.has(code) || SAID_BY_DRIVER.test(error.message)
}
