import { Pool, type PoolConfig, types } from 'pg'

import { gatheringSocket } from './gathering-socket.ts'

const INT8 = 20

/** Positions, cents and counts stay far below 2^53: as numbers they need no thought anywhere else. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
}

/**
 * A pool that outlives its connections. A backend that dies raises 'error' on the pool when its client is idle,
 * and on the client itself when it is checked out; either one, unheard, ends the process. Statements are sent without
 * waiting for the answer to the one before: whoever does not need it saves the way there and back.
 */
export const connect = (config: PoolConfig): Pool => {
  const heard = () => {}
  return new Pool({
    types: parsers as NonNullable<PoolConfig['types']>,
    pipeline: true,
    keepAlive: true, // a server that vanished without a word is noticed on connections that only listen
    stream: gatheringSocket,
    ...config,
  })
    .on('error', heard)
    .on('connect', (client) => void client.on('error', heard))
}

/** One connection of its own to the same database, by the same rights: COPY cannot share a pipeline. */
export const unpipelined = (pool: Pool): Pool => connect({ ...pool.options, pipeline: false, max: 1 })

/** What a rebuild writes goes to the disk bit by bit: piled up until a checkpoint, it would let all who commit meanwhile wait. */
const BULK_GOES_TO_THE_DISK = 'backend_flush_after=1MB'

/** Connections that may do what the portal may do, and nothing more: the log can be read and appended to, not rewritten. `hurried`: commits do not wait for the disk, for what is begun anew when it is interrupted. */
export const connectAsPortal = (
  url: string,
  {
    hurried = false,
    ...config
  }: Omit<PoolConfig, 'connectionString' | 'options'> & { readonly hurried?: boolean } = {},
): Pool => {
  // What the address itself asks for comes first: a role in it would be taken for the portal's.
  const at = new URL(url)
  const asked = at.searchParams.get('options') ?? ''
  at.searchParams.delete('options')
  const settings = ['role=partnercare_app', BULK_GOES_TO_THE_DISK, ...(hurried ? ['synchronous_commit=off'] : [])]
  const options = [asked, ...settings.map((it) => `-c ${it}`)].join(' ').trim()
  return connect({ ...config, connectionString: at.href, options })
}
