import { Pool, type PoolConfig, types } from 'pg'

import { gatheringSocket } from './gathering-socket.ts'
import { portalUrl } from './portal-login.ts'

const INT8 = 20

/** Positions, cents and counts stay far below 2^53: as numbers they need no thought anywhere else. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
}

/**
 * A pool that outlives its connections. A backend that dies raises 'error' on the pool when its client is idle,
 * and on the client itself when it is checked out; either one, unheard, ends the process. Statements are sent without
 * waiting for the answer to the one before: a caller that does not need it saves the round trip.
 */
export const connect = (config: PoolConfig): Pool => {
  const heard = () => {}
  return new Pool({
    types: parsers as NonNullable<PoolConfig['types']>,
    pipeline: true,
    keepAlive: true, // a server that vanished silently is noticed on connections that only listen
    stream: gatheringSocket,
    ...config,
  })
    .on('error', heard)
    .on('connect', (client) => void client.on('error', heard))
}

/** One connection of its own to the same database, by the same rights: COPY cannot share a pipeline. */
export const unpipelined = (pool: Pool): Pool => connect({ ...pool.options, pipeline: false, max: 1 })

/** What a rebuild writes goes to the disk bit by bit: piled up until a checkpoint, it would delay all commits meanwhile. */
const BULK_GOES_TO_THE_DISK = 'backend_flush_after=1MB'

/**
 * A caller that waits longer gets 'try again' (see `away.ts`): for a connection, for a lock, for the end of a
 * statement. No one thinks for a minute in the middle of a transaction.
 */
const CONNECTED_WITHIN_MS = 10_000
const TIME_LIMITS = ['lock_timeout=10s', 'statement_timeout=30s', 'idle_in_transaction_session_timeout=60s']

/**
 * Connections by the portal's own login, which owns nothing: it works as partnercare_app and can be no one else, so that the
 * log can be read and appended to, not rewritten. `ownersUrl`: of a database that is installed. `hurried`: commits do not
 * wait for the disk, for what is begun again when it is interrupted.
 */
export const connectAsPortal = (
  ownersUrl: string,
  {
    hurried = false,
    ...config
  }: Omit<PoolConfig, 'connectionString' | 'options'> & { readonly hurried?: boolean } = {},
): Pool => {
  const at = portalUrl(ownersUrl)
  // The options of the address itself come first: a role in it would be taken for the portal's.
  const given = at.searchParams.get('options') ?? ''
  at.searchParams.delete('options')
  const work = ['role=partnercare_app', BULK_GOES_TO_THE_DISK, ...(hurried ? ['synchronous_commit=off'] : [])]
  const set = (settings: readonly string[]) => settings.map((it) => `-c ${it}`).join(' ')
  const options = `${set(TIME_LIMITS)} ${given} ${set(work)}`
  return connect({ connectionTimeoutMillis: CONNECTED_WITHIN_MS, ...config, connectionString: at.href, options })
}

/** The portal's own long work, which no person waits for, without those limits: indexes, vacuums, a walk over all events. */
export const unhurried = (pool: Pool): Pick<Pool, 'query'> => {
  const query = async (...statement: [never]) => {
    const client = await pool.connect()
    let isLost = true
    try {
      const [, result] = await Promise.all([
        client.query('set statement_timeout = 0; set lock_timeout = 0'),
        client.query(...statement),
      ])
      await client.query('reset statement_timeout; reset lock_timeout')
      isLost = false
      return result
    } finally {
      client.release(isLost)
    }
  }
  return { query } as Pick<Pool, 'query'>
}
