import type { Pool, PoolClient } from 'pg'

import { type RecordedTuple, readStored } from '#platform/log/reading.ts'
import { type Target, withoutParked } from './batch.ts'
import { type Changes, foldOnto, keysOf, type Row, type Touching, touched } from './fold.ts'
import { pausing } from './pausing.ts'

/** The whole commits after `after`, up to `upto`, as they are stored: read without a lock. */
export type Window = { readonly after: number; readonly upto: number; readonly events: readonly RecordedTuple[] }

export const windowAfter = async (pool: Pool, it: Target, after: number, size: number): Promise<Window> => {
  const { rows } = await pool.query<{ upto: number }>(
    'select l.position + l.n - 1 as upto from es.log l where l.position <= $1 order by l.position desc limit 1',
    [after + size],
  )
  const upto = Math.max(after, rows[0]?.upto ?? 0)
  return { after, upto, events: upto > after ? await readStored(pool, it.kinds, after, upto) : [] }
}

/** What a window makes of the table, worked out without a lock; `parked`: the streams that were left out. */
export type FoldedWindow = { readonly window: Window; readonly parked: string; readonly changes: Changes }

/** Of a read model's table, as an array of one column. */
const PARKED = `array(select k.stream_kind || '/' || k.stream_key from es.parked k
  where k.projection = p.name and k.version = p.version order by 1)`

/** The rows with these keys as they are once `before`, which is on its way, is written. */
const rowsOnto = async (pool: Pool, it: Target, keys: readonly string[], before: Changes | null): Promise<Row[]> => {
  const coming = new Map<string, Row | null>()
  for (const row of before?.saved ?? []) coming.set(row.id, row)
  for (const id of before?.deleted ?? []) coming.set(id, null)
  const stored = await it.access.load(
    pool,
    keys.filter((key) => !coming.has(key)),
  )
  return [...stored, ...keys.flatMap((key) => coming.get(key) ?? [])]
}

/**
 * Folds a window, in small parts, onto the table and what the window before it changes: `before` may be written while
 * this goes on, all that came before that is written.
 */
export const foldWindow = async (
  pool: Pool,
  it: Target,
  window: Window,
  before: Changes | null,
): Promise<FoldedWindow> => {
  const { rows } = await pool.query<{ parked: string[] }>(
    `select ${PARKED} as parked from es.projection p where p.name = $1 and p.version = $2`,
    [it.projection.name, it.version],
  )
  const events = withoutParked(window.events, rows[0]?.parked ?? [])
  const touching: Touching[] = []
  for await (const part of pausing(events)) touching.push(...touched(it.projection, part.map(it.lift)))
  const folding = foldOnto(it.projection, await rowsOnto(pool, it, keysOf(touching), before))
  for await (const part of pausing(touching)) folding.add(part)
  return { window, parked: String(rows[0]?.parked), changes: folding.changes() }
}

/**
 * Writes a folded window in the caller's unpipelined transaction. Answers where the checkpoint stands then: elsewhere
 * than at the window's end, where the window did not begin at it or streams were parked meanwhile. Undefined: another
 * node is at it, it was paused, or the table is gone. The commit does not wait for the disk: what a crash takes back,
 * rows and checkpoint alike, is filled again.
 */
export const fill = async (tx: PoolClient, it: Target, folded: FoldedWindow): Promise<number | undefined> => {
  const { rows } = await tx.query<{ position: number; parked: string[] }>(
    `select p.position, ${PARKED} as parked, set_config('synchronous_commit', 'off', true)
     from es.projection p where p.name = $1 and p.version = $2 and not p.paused for update skip locked`,
    [it.projection.name, it.version],
  )
  const mark = rows[0]
  const { window, parked, changes } = folded
  if (mark?.position !== window.after || String(mark.parked) !== parked) return mark?.position
  await it.access.fill(tx, changes, window.upto)
  return window.upto
}
