import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

import type { EventLog } from '#platform/log/event-log.ts'
import { unpipelined } from '#platform/postgres/pool.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { fillWith, type Target, type Window, windowAfter } from './batch.ts'
import { advanceCarefully, isTransient } from './poison.ts'
import { registered } from './registry.ts'

/** Positions in a chunk: few enough that commands which this program answers meanwhile hardly notice. */
const CHUNK = 1000
/** Events that are left for the moment in which others are locked. */
export const CLOSE_ENOUGH = 200

/** Somebody cancelled the rebuild: its table is gone. */
export class Cancelled extends Error {}

/** Somebody paused the rebuild: its table waits where it is. */
export class Paused extends Error {}

export type RebuildOptions = {
  /** Positions in a batch. */
  readonly chunk?: number
  /** Rows compared with a fold of their own before the cut-over; 0 leaves it out. */
  readonly sample?: number
  readonly tell?: (progress: { position: number; target: number }) => void
  /** Aborted: stops where it is, to be taken up again. */
  readonly signal?: AbortSignal
}

/** Brings a table without indexes up to the head of the log, in chunks: it reads the next one while it folds and writes this one. */
export const build = async (
  log: EventLog,
  it: Target,
  { chunk = CHUNK, tell, signal }: RebuildOptions,
): Promise<void> => {
  await log.pool.query(
    `update es.projection set running_since = clock_timestamp(), running_from = position where name = $1 and version = $2`,
    [it.projection.name, it.version],
  )
  const writer = unpipelined(log.pool)
  let size = chunk
  const readAfter = (place: number): Promise<Window> => {
    const reading = windowAfter(log.pool, it, place, size)
    reading.catch(() => {}) // heard when it is awaited
    return reading
  }
  let ahead = readAfter(await placeOf(log.pool, it))
  try {
    for (;;) {
      signal?.throwIfAborted()
      try {
        const window = await ahead
        ahead = readAfter(window.upto)
        const place = await inTransaction(writer, (tx) => fillWith(tx, it, window))
        if (place === undefined) await waitForTurn(log.pool, it)
        if (place !== window.upto) ahead = readAfter(place ?? window.after)
        const target = await log.seal()
        tell?.({ position: place ?? window.after, target })
        if (place !== undefined && target - place <= CLOSE_ENOUGH) return
        size = chunk
      } catch (error) {
        if (isTransient(error) || error instanceof Cancelled || error instanceof Paused) throw error
        if (size > 1) size = Math.ceil(size / 2)
        else if ((await advanceCarefully(log.pool, it, 0))?.halted) throw error
        ahead = readAfter(await placeOf(log.pool, it))
      }
    }
  } finally {
    await writer.end()
  }
}

const placeOf = async (pool: Pool, { projection: { name }, version }: Target): Promise<number> =>
  (await registered(pool)).find((it) => it.name === name && it.version === version)?.position ?? 0

/** Its checkpoint is locked, or it was cancelled or paused. */
export const waitForTurn = async (pool: Pool, { projection: { name }, version }: Target): Promise<void> => {
  const it = (await registered(pool)).find((table) => table.name === name && table.version === version)
  if (!it) throw new Cancelled(`The rebuild of ${name} was cancelled`)
  if (it.paused) throw new Paused(`The rebuild of ${name} was paused`)
  await sleep(50)
}
