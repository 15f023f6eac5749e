import { Pool, type PoolConfig, types } from 'pg'

import { gatheringSocket } from './gathering-socket.ts'
import { portalUrl } from './portal-login.ts'
import { PrimaryClient } from './primary.ts'
import { tracedStatements } from './traced-statements.ts'

const INT8 = 20

/** As numbers: positions, cents and counts are far below 2^53. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
}

/** Handles 'error' of idle and checked-out clients, which would end the process. Queries are pipelined. */
export const connect = (config: PoolConfig): Pool => {
  const heard = () => {}
  const pool = new Pool({
    types: parsers,
    pipeline: true,
    keepAlive: true, // a server that vanished silently is noticed on connections that only listen
    keepAliveInitialDelayMillis: 10_000, // the system's own is two hours
    stream: gatheringSocket,
    Client: PrimaryClient,
    ...config,
  })
    .on('error', heard)
    .on('connect', (client) => void tracedStatements(client.on('error', heard)))
  return tracedStatements(pool)
}

/** COPY cannot share a pipeline. */
export const unpipelined = (pool: Pool): Pool => connect({ ...pool.options, pipeline: false, max: 1 })

/** Flushed continuously: piled up until a checkpoint it would delay all commits. */
const BULK_GOES_TO_THE_DISK = 'backend_flush_after=1MB'

/** A caller that waits longer gets 'try again' (see `away.ts`): for a connection, a lock, a statement. */
const CONNECTED_WITHIN_MS = 10_000
const TIME_LIMITS = ['lock_timeout=10s', 'statement_timeout=30s', 'idle_in_transaction_session_timeout=60s']

/** As partnercare_app, which cannot rewrite the log. `hurried`: commits do not wait for the disk. */
export const connectAsPortal = (
  ownersUrl: string,
  {
    hurried = false,
    ...config
  }: Omit<PoolConfig, 'connectionString' | 'options'> & { readonly hurried?: boolean } = {},
): Pool => {
  const at = portalUrl(ownersUrl)
  const given = at.searchParams.get('options') ?? ''
  at.searchParams.delete('options')
  const work = ['role=partnercare_app', BULK_GOES_TO_THE_DISK, ...(hurried ? ['synchronous_commit=off'] : [])]
  const set = (settings: readonly string[]) => settings.map((it) => `-c ${it}`).join(' ')
  const options = `${set(TIME_LIMITS)} ${given} ${set(work)}`
  return connect({ connectionTimeoutMillis: CONNECTED_WITHIN_MS, ...config, connectionString: at.href, options })
}

/** Without time limits, for long background work: indexes, vacuums, walks over all events. */
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
