import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

import type { EventLog } from '#platform/log/event-log.ts'
import { unhurried } from '#platform/postgres/pool.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import type { Projection } from '#platform/projection.ts'
import { type Target, targetOf } from './batch.ts'
import { build, type RebuildOptions } from './building.ts'
import { type CutOver, goLive } from './cut-over.ts'
import { halt, retryParked } from './poison.ts'
import { type RegisteredTable, register, registered, unregister } from './registry.ts'
import { shadowDifference } from './shadow.ts'
import { accessTo, createIndexes, createTable, dropTable, vacuum } from './table.ts'

export const SAMPLE = 500
const LOCK = 20_262 // with the read model's name: one node builds it at a time
const LOOK_MS = 200

/** A second node waits, and finds the work done. The lock goes with its connection. */
const alone = async <T>(pool: Pool, name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  for (;;) {
    const holder = await lockHolder(pool, name)
    if (holder) return withLock(holder, name, work)
    await sleep(LOOK_MS, undefined, { signal })
  }
}

const withLock = async <T>(holder: PoolClient, name: string, work: () => Promise<T>): Promise<T> => {
  try {
    const result = await work()
    await holder.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK, name])
    holder.release()
    return result
  } catch (error) {
    holder.release(true)
    throw error
  }
}

/** No connection is kept where another session has the lock. */
const lockHolder = async (pool: Pool, name: string): Promise<PoolClient | null> => {
  const holder = await pool.connect()
  const locked = await isLocked(holder, name).catch((error: unknown) => {
    holder.release(true)
    throw error
  })
  if (locked) return holder
  holder.release()
  return null
}

const isLocked = async (holder: PoolClient, name: string): Promise<boolean> => {
  const { rows } = await holder.query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [
    LOCK,
    name,
  ])
  return rows[0]!.locked
}

/** Whether any session has the lock, without taking it. */
export const isWorkedOn = async (pool: Pool, name: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
     where l.locktype = 'advisory' and l.classid = $1::int::oid and l.objid = hashtext($2)::oid and l.objsubid = 2 and l.granted`,
    [LOCK, name],
  )
  return rowCount !== 0
}

export const openTarget = async (db: Pool | PoolClient, projection: Projection, version: number): Promise<Target> =>
  targetOf({ projection, version }, await accessTo(db, { projection, version }))

/** In one transaction; the caller has the lock, or no rival. */
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

/** False: one is being built already; a second request does not queue another. */
export const beginRebuild = async ({ pool }: EventLog, projection: Projection): Promise<boolean> => {
  const { name } = projection
  const tables = async () => (await registered(pool)).filter((it) => it.name === name)
  const newest = Math.max(0, ...(await tables()).filter(isReady).map(({ version }) => version))
  const isBegun = async () => (await tables()).some((it) => !isReady(it) || it.version > newest)
  for (;;) {
    if (await isBegun()) return false
    const holder = await lockHolder(pool, name)
    if (!holder) {
      await sleep(LOOK_MS)
      continue
    }
    return withLock(holder, name, async () => {
      if (await isBegun()) return false
      await begin(pool, projection, 'building')
      return true
    })
  }
}

const isReady = ({ state }: RegisteredTable): boolean => state !== 'building'

export const beginLive = (log: EventLog, projection: Projection): Promise<boolean> =>
  alone(log.pool, projection.name, async () => {
    const isThere = (await registered(log.pool)).some((it) => it.name === projection.name)
    if (isThere || (await log.seal()) > 0) return false
    await begin(log.pool, projection, 'live')
    return true
  })

/** Resumes from its checkpoint and retries what it parked. `again`: even where this code's table exists. */
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
      if (unfinished) await retryParked(log.pool, [it])
      const isAmongOthers = await build(log, it, options)
      const insist = () => insistOn(log.pool, it, options.sample ?? SAMPLE)
      if (isAmongOthers) await createIndexes(unhurried(log.pool), it, 1).then(insist)
      else await Promise.all([createIndexes(unhurried(log.pool), it, 2), insist()])
      await vacuum(log.pool, it)
      const { cutOverMs, standby } = await goLive(log, it)
      await dropOldStandbys(log.pool, projection, standby)
      return { version, cutOverMs }
    },
    options.signal,
  )

export const check = async (pool: Pool, target: Target, sample: number): Promise<string | null> => {
  const { difference, leftOut } = await shadowDifference(pool, target, sample)
  await pool.query(
    `update es.projection set checked_at = clock_timestamp(), check_found = $3, check_left_out = $4
     where name = $1 and version = $2`,
    [target.projection.name, target.version, difference, leftOut],
  )
  return difference
}

const insistOn = async (pool: Pool, target: Target, sample: number): Promise<void> => {
  const difference = sample > 0 ? await check(pool, target, sample) : null
  if (difference === null) return
  await halt(pool, target, difference)
  throw new Error(`${target.projection.name} is not read from its new table. ${difference}`)
}

/** On whichever node it runs. False: there is none. */
export const setPaused = async (pool: Pool, name: string, paused: boolean): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update es.projection set paused = $2, running_since = null, error = null, halted_at = null where name = $1 and state = 'building'`,
    [name, paused],
  )
  return rowCount !== 0
}

export const makeLive = (log: EventLog, projection: Projection, version: number): Promise<CutOver> =>
  alone(log.pool, projection.name, async () => {
    const wanted = (await registered(log.pool)).find((it) => it.name === projection.name && it.version === version)
    if (!wanted || wanted.state === 'building')
      throw new Error(`${projection.name} has no version ${version} to go back to`)
    if (wanted.fold !== projection.version)
      throw new Error(`Version ${version} of ${projection.name} is filled by other code than this program's`)
    return goLive(log, await openTarget(log.pool, projection, version))
  })

/** Never touches a table that has been live. True when there was one. */
export const cancel = (pool: Pool, name: string): Promise<boolean> =>
  inTransaction(pool, (tx) => dropUnfinished(tx, name))

const dropUnfinished = async (tx: PoolClient, name: string): Promise<boolean> => {
  const unfinished = await tx.query<{ version: number }>(
    `select version from es.projection where name = $1 and state = 'building' order by version for update`, // it may be going live
    [name],
  )
  for (const { version } of unfinished.rows) {
    await unregister(tx, name, version)
    await dropTable(tx, name, version)
  }
  return unfinished.rows.length > 0
}

/** Keeps the previous live table, and the newest of other code, whose nodes may still read it. */
const dropOldStandbys = (pool: Pool, { name, version: fold }: Projection, backTo: number | undefined): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const standbys = (await registered(tx)).filter((it) => it.name === name && it.state === 'standby')
    const kept = [backTo, standbys.findLast((it) => it.fold !== fold)?.version]
    for (const { version } of standbys) {
      if (kept.includes(version)) continue
      await unregister(tx, name, version)
      await dropTable(tx, name, version)
    }
  })
