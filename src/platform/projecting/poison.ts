import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { type RecordedTuple, readStream } from '#platform/log/reading.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { count } from '#platform/text/formats.ts'
import { folded, type Target, take } from './batch.ts'
import { FoldFailed } from './fold.ts'

/** Connections, deadlocks, resources, shutdowns: worth a retry. All else is a fault of code or data. */
const TRANSIENT_CLASSES = new Set(['08', '25', '40', '53', '55', '57', '58'])
const PAGE = 500
const LOST_CONNECTION = /\bconnection\b|ECONN|EPIPE|\btimeout\b|\bended\b/i

export const isTransient = (error: unknown): boolean => {
  if (error instanceof DatabaseError) return TRANSIENT_CLASSES.has(error.code?.slice(0, 2) ?? '')
  const { code, message, cause } = error as { code?: unknown; message?: string; cause?: unknown }
  return (
    cause === undefined &&
    (typeof code === 'string' || message !== undefined) &&
    LOST_CONNECTION.test(`${code ?? ''} ${message ?? ''}`)
  )
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 2000)

const saidAt = (position: number, error: unknown): string =>
  error instanceof FoldFailed ? said(error) : `At ${count(position)}: ${said(error)}`

/** In a savepoint of its own; returns the error. */
const applied = async (tx: PoolClient, target: Target, event: RecordedTuple, upto: number): Promise<unknown> => {
  await tx.query('savepoint event')
  try {
    await target.access.save(tx, await folded(tx, target, [event]), { upto })
    await tx.query('release savepoint event')
    return undefined
  } catch (error) {
    if (isTransient(error)) throw error
    await tx.query('rollback to savepoint event')
    return error
  }
}

const park = async (
  tx: PoolClient,
  target: Target,
  [position, kind, key, , type]: RecordedTuple,
  error: unknown,
): Promise<void> => {
  await tx.query(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (projection, version, stream_kind, stream_key) do update set error = excluded.error, at = es.now()`,
    [target.projection.name, target.version, kind, key, position, type, said(error)],
  )
}

class HaltedError extends Error {}

/** Event by event: a poison one halts the read model or parks its stream. Undefined: another node has the lock. */
export const advanceCarefully = async (
  pool: Pool,
  target: Target,
  seen: number,
): Promise<{ halted: boolean; upto: number } | undefined> => {
  try {
    return await inTransaction(pool, async (tx) => {
      const turn = await take(tx, target, { seen, size: 1 })
      if (!turn) return undefined
      const parked = new Set<string>()
      for (const event of turn.events) {
        const [position, kind, key] = event
        const stream = `${kind}/${key}`
        if (parked.has(stream)) continue
        const error = await applied(tx, target, event, turn.upto)
        if (error === undefined) continue
        if (target.projection.onPoison === 'halt') throw new HaltedError(saidAt(position, error))
        await park(tx, target, event, error)
        parked.add(stream)
      }
      if (turn.upto > turn.place) await target.access.checkpoint(tx, turn.upto)
      return { halted: false, upto: turn.upto }
    })
  } catch (error) {
    if (!(error instanceof HaltedError)) throw error
    await halt(pool, target, error.message)
    return { halted: true, upto: seen }
  }
}

export const halt = async (
  db: Pool | PoolClient,
  target: Pick<Target, 'projection' | 'version'>,
  why: string,
): Promise<void> => {
  await db.query(
    'update es.projection set error = $3, halted_at = coalesce(halted_at, position) where name = $1 and version = $2',
    [target.projection.name, target.version, why],
  )
}

export type StreamOf = { readonly kind: string; readonly key: string }

/** All or the named ones, a transaction each. Returns how many run again in all tables, and how many do not. */
export const retryParked = async (
  pool: Pool,
  tables: readonly Target[],
  only?: StreamOf,
): Promise<{ freed: number; left: number }> => {
  const { rows: parked } = await pool.query<StreamOf>(
    `select stream_kind as kind, stream_key as key from es.parked where projection = $1 and version = any ($2)
       and ($3::text is null or (stream_kind = $3 and stream_key = $4)) group by 1, 2 order by min(position)`,
    [tables[0]?.projection.name, tables.map(({ version }) => version), only?.kind ?? null, only?.key ?? null],
  )
  let freed = 0
  for (const stream of parked) {
    let isFree = true
    for (const it of tables) isFree = (await inTransaction(pool, (tx) => takeUp(tx, it, stream))) && isFree
    if (isFree) freed++
  }
  return { freed, left: parked.length - freed }
}

/** All of a stream's missed events or none, while the projector waits. */
const takeUp = async (tx: PoolClient, target: Target, stream: StreamOf): Promise<boolean> => {
  const mine = [target.projection.name, target.version, stream.kind, stream.key]
  const { rows } = await tx.query<{ place: number; since: number | null }>(
    `select p.position as place, (select k.position from es.parked k
       where k.projection = $1 and k.version = $2 and k.stream_kind = $3 and k.stream_key = $4) as since
     from es.projection p where p.name = $1 and p.version = $2 for update of p`,
    mine,
  )
  const mark = rows[0]
  if (!mark || mark.since === null) return true // another node was faster
  await tx.query('savepoint stream')
  for (let last = 0; ; ) {
    const events = await readStream(tx, stream, { from: mark.since, upto: mark.place, after: last, most: PAGE })
    for (const event of events) {
      const error = await applied(tx, target, event, mark.place)
      if (error === undefined) continue
      await tx.query('rollback to savepoint stream')
      await park(tx, target, event, error)
      return false
    }
    if (events.length < PAGE) break
    last = events.at(-1)![3]
  }
  await tx.query(
    'delete from es.parked where projection = $1 and version = $2 and stream_kind = $3 and stream_key = $4',
    mine,
  )
  return true
}
