import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

import type { EventLog } from '#platform/log/event-log.ts'
import { unpipelined } from '#platform/postgres/pool.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import type { Projection } from '#platform/projection.ts'
import { advance, fillWith, type Target, targetOf, type Window, windowAfter } from './batch.ts'
import { advanceCarefully, halt, isTransient } from './poison.ts'
import { type Registered, register, registered, unregister } from './registry.ts'
import { shadowDifference } from './shadow.ts'
import { accessTo, createIndexes, createTable, dropTable, vacuum } from './table.ts'

const CHUNK = 10_000
const CLOSE_ENOUGH = 200
const LOCK = 20_262 // with the read model's name: one node builds it at a time
const LOCK_NOT_AVAILABLE = '55P03'

/** Somebody cancelled the rebuild: its table is gone. */
export class Cancelled extends Error {}

export type RebuildOptions = {
  /** Positions in a batch. */
  readonly chunk?: number
  /** Rows compared with a fold of their own before the cut-over; 0 leaves it out. */
  readonly sample?: number
  readonly tell?: (progress: { position: number; target: number }) => void
  /** Aborted: stops where it is, to be taken up again. */
  readonly signal?: AbortSignal
}

/** One node at a time; who comes second waits, and finds the work done. The lock goes with its connection. */
const alone = async <T>(pool: Pool, name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  const holder = await pool.connect()
  try {
    while (!(await isLocked(holder, name))) await sleep(200, undefined, { signal })
    const result = await work()
    await holder.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK, name])
    holder.release()
    return result
  } catch (error) {
    holder.release(true)
    throw error
  }
}

const isLocked = async (holder: PoolClient, name: string): Promise<boolean> => {
  const { rows } = await holder.query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [
    LOCK,
    name,
  ])
  return rows[0]!.locked
}

export const openTarget = async (pool: Pool, projection: Projection, version: number): Promise<Target> =>
  targetOf({ projection, version }, await accessTo(pool, { projection, version }))

/** Makes and registers the next table of a read model in one transaction. Alone, or under `alone`. */
const begin = (pool: Pool, projection: Projection, state: 'building' | 'live'): Promise<number> =>
  inTransaction(pool, async (tx) => {
    await dropUnfinished(tx, projection.name)
    const versions = (await registered(tx)).filter((it) => it.name === projection.name).map((it) => it.version)
    const version = Math.max(0, ...versions) + 1
    await createTable(tx, { projection, version })
    await register(tx, { name: projection.name, version, fold: projection.version, state })
    if (state === 'live') await createIndexes(tx, { projection, version })
    return version
  })

/** On an empty log there is nothing to build: a read model without a table goes live at once. True when it did. */
export const beginLive = (log: EventLog, projection: Projection): Promise<boolean> =>
  alone(log.pool, projection.name, async () => {
    const isThere = (await registered(log.pool)).some((it) => it.name === projection.name)
    if (isThere || (await log.seal()) > 0) return false
    await begin(log.pool, projection, 'live')
    return true
  })

/**
 * Builds a table beside the live one, compares it, and cuts over. It is a follower with a big window on a table without
 * indexes: killed anywhere, it goes on from its checkpoint when called again. `again` builds one although this
 * code's is there. Answers with the version that is ready, and how long readers and followers were held up.
 */
export const rebuild = (
  log: EventLog,
  projection: Projection,
  again: boolean,
  options: RebuildOptions = {},
): Promise<{ version: number; cutOverMs: number }> =>
  alone(
    log.pool,
    projection.name,
    async () => {
      const mine = (await registered(log.pool)).filter(
        (it) => it.name === projection.name && it.fold === projection.version,
      )
      const ready = mine.findLast((it) => it.state !== 'building')
      const unfinished = mine.find((it) => it.state === 'building')
      if (ready && !unfinished && !again) return { version: ready.version, cutOverMs: 0 }
      const version = unfinished?.version ?? (await begin(log.pool, projection, 'building'))
      const it = await openTarget(log.pool, projection, version)
      await build(log, it, options)
      await Promise.all([createIndexes(log.pool, it), check(log.pool, it, options.sample ?? 500)])
      await vacuum(log.pool, it)
      const cutOverMs = await goLive(log, it)
      await dropOldStandbys(log.pool, projection.name)
      return { version, cutOverMs }
    },
    options.signal,
  )

/** Reads the next chunk while it folds and writes this one. */
const build = async (log: EventLog, it: Target, { chunk = CHUNK, tell, signal }: RebuildOptions): Promise<void> => {
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
        if (target - (place ?? 0) <= CLOSE_ENOUGH) return
        size = chunk
      } catch (error) {
        if (isTransient(error) || error instanceof Cancelled) throw error
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

/** Its checkpoint is locked, or it was cancelled. */
const waitForTurn = async (pool: Pool, { projection: { name }, version }: Target): Promise<void> => {
  const isThere = (await registered(pool)).some((it) => it.name === name && it.version === version)
  if (!isThere) throw new Cancelled(`The rebuild of ${name} was cancelled`)
  await sleep(50)
}

const check = async (pool: Pool, it: Target, sample: number): Promise<void> => {
  const difference = sample > 0 ? await shadowDifference(pool, it, sample) : null
  if (difference === null) return
  await halt(pool, it, difference)
  throw new Error(difference)
}

/**
 * The new table applies what is left while both are locked, and one row changes hands. The old one follows on as
 * standby. Code older than what is live gets its table, but does not take over.
 */
const goLive = async (log: EventLog, it: Target): Promise<number> => {
  const { name } = it.projection
  for (;;) {
    const turn = await inTransaction(log.pool, (tx) => advance(tx, it, { seen: 0, size: 1000 }))
    if (!turn) await waitForTurn(log.pool, it)
    if (!turn || (await log.seal()) - turn.upto > CLOSE_ENOUGH) continue // the rest must be small before anybody is locked
    const began = performance.now()
    try {
      await inTransaction(log.pool, async (tx) => {
        await tx.query(`set local lock_timeout = '200ms'`)
        const live = await lockedLive(tx, name, it.version)
        for (let at = -1; at < (live?.position ?? 0); ) at = (await advance(tx, it, { seen: 0, size: 1000 }))!.upto
        const takesOver = !live || live.fold <= it.projection.version
        if (takesOver)
          await tx.query(`update es.projection set state = 'standby' where name = $1 and state = 'live'`, [name])
        await tx.query('update es.projection set state = $3 where name = $1 and version = $2', [
          name,
          it.version,
          takesOver ? 'live' : 'standby',
        ])
      })
      return performance.now() - began
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}

const lockedLive = async (tx: PoolClient, name: string, version: number): Promise<Registered | undefined> => {
  const { rows } = await tx.query<Registered>(
    `select version, fold, state, position from es.projection where name = $1 and (state = 'live' or version = $2) order by version for update`,
    [name, version],
  )
  if (!rows.some((row) => row.version === version)) throw new Cancelled(`Version ${version} of ${name} is gone`)
  return rows.find((row) => row.state === 'live')
}

/** Makes another table live that is ready: back to the standby. */
export const makeLive = (log: EventLog, projection: Projection, version: number): Promise<number> =>
  alone(log.pool, projection.name, async () => {
    const wanted = (await registered(log.pool)).find((it) => it.name === projection.name && it.version === version)
    if (!wanted || wanted.state === 'building')
      throw new Error(`${projection.name} has no version ${version} to go back to`)
    if (wanted.fold !== projection.version)
      throw new Error(`Version ${version} of ${projection.name} is filled by other code than this program's`)
    return goLive(log, await openTarget(log.pool, projection, version))
  })

/** Leaves nothing of an unfinished rebuild, and never touches a table that has been live. True when there was one. */
export const cancel = (pool: Pool, name: string): Promise<boolean> =>
  inTransaction(pool, (tx) => dropUnfinished(tx, name))

const dropUnfinished = async (tx: PoolClient, name: string): Promise<boolean> => {
  const unfinished = (await registered(tx)).filter((it) => it.name === name && it.state === 'building')
  for (const { version } of unfinished) {
    await unregister(tx, name, version)
    await dropTable(tx, name, version)
  }
  return unfinished.length > 0
}

/** One standby is kept to go back to: the table that was live last. */
const dropOldStandbys = (pool: Pool, name: string): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const standbys = (await registered(tx)).filter((it) => it.name === name && it.state === 'standby')
    for (const { version } of standbys.slice(0, -1)) {
      await unregister(tx, name, version)
      await dropTable(tx, name, version)
    }
  })
