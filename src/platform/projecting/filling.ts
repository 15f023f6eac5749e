import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient, QueryResult } from 'pg'
import type { EventLog } from '#platform/log/event-log.ts'
import { type RecordedTuple, readStored } from '#platform/log/reading.ts'
import { unchecked } from '#platform/typed.ts'
import { type Target, withoutParked } from './batch.ts'
import { type Changes, foldOnto, keysToLoad, type Row, type TouchingEvent, touched } from './fold.ts'

const AT_A_TIME = 25 // a millisecond of work at most
const LONGEST_REST_MS = 8

/** Yields to the event loop after each part, so that callers are answered; rests briefly while `isBusy`. */
async function* pausing<T>(items: readonly T[], isBusy: () => boolean): AsyncGenerator<readonly T[]> {
  for (let index = 0; index < items.length; index += AT_A_TIME) {
    yield items.slice(index, index + AT_A_TIME)
    await nextTurn()
    for (let rested = 0; rested < LONGEST_REST_MS && isBusy(); rested++) await sleep(1)
  }
}

/** Parts that a window is read in: each is parsed in one go. */
const PARTS = 4

/** Whole commits in (after, upto], read without a lock. */
export type Window = { readonly after: number; readonly upto: number; readonly events: readonly RecordedTuple[] }

export const windowAfter = async (pool: Pool, target: Target, after: number, size: number): Promise<Window> => {
  const { rows } = await pool.query<{ upto: number }>(
    'select l.position + l.n - 1 as upto from es.log l where l.position <= $1 order by l.position desc limit 1',
    [after + size],
  )
  const upto = Math.max(after, rows[0]?.upto ?? 0)
  const events: RecordedTuple[] = []
  const part = Math.ceil(size / PARTS)
  for (let from = after; from < upto; from += part)
    events.push(...(await readStored(pool, target.kinds, from, Math.min(upto, from + part))))
  return { after, upto, events }
}

/** Folded without a lock. `parked`: streams left out. `saved`: in COPY's format. */
export type FoldedWindow = {
  readonly window: Window
  readonly parked: string
  readonly changes: Changes
  readonly saved: string
}

const PARKED = `array(select k.stream_kind || '/' || k.stream_key from es.parked k
  where k.projection = p.name and k.version = p.version order by 1)`

const rowsOnto = async (
  pool: Pool,
  target: Target,
  keys: readonly string[],
  before: readonly Changes[],
): Promise<Row[]> => {
  const coming = new Map<string, Row | null>()
  for (const { saved, deleted } of before) {
    for (const row of saved) coming.set(row.id, row)
    for (const id of deleted) coming.set(id, null)
  }
  const stored = await target.access.load(
    pool,
    keys.filter((key) => !coming.has(key)),
  )
  return [...stored, ...keys.flatMap((key) => coming.get(key) ?? [])]
}

/** `before`: windows still being written, oldest first; all earlier ones are written. */
export const foldWindow = async (
  { pool, isAppending }: EventLog,
  target: Target,
  window: Window,
  before: readonly Changes[],
): Promise<FoldedWindow> => {
  const { rows } = await pool.query<{ parked: string[] }>(
    `select ${PARKED} as parked from es.projection p where p.name = $1 and p.version = $2`,
    [target.projection.name, target.version],
  )
  const events = withoutParked(window.events, rows[0]?.parked ?? [])
  const touching: TouchingEvent[] = []
  for await (const part of pausing(events, isAppending))
    touching.push(...touched(target.projection, part.map(target.lift)))
  const keys = keysToLoad(target.projection, touching)
  const folding = foldOnto(target.projection, await rowsOnto(pool, target, keys, before))
  for await (const part of pausing(touching, isAppending)) folding.add(part)
  const changes = folding.changes()
  let saved = ''
  for await (const part of pausing(changes.saved, isAppending)) saved += target.access.copyText(part)
  return { window, parked: String(rows[0]?.parked), changes, saved }
}

/** The checkpoint after it; undefined: locked, paused or gone. Asynchronous: a crash loses rows and checkpoint. */
export const fill = async (writer: Pool, target: Target, folded: FoldedWindow): Promise<number | undefined> => {
  const tx = await writer.connect()
  let broken = true
  try {
    const place = await filled(tx, target, folded)
    broken = false
    return place
  } finally {
    tx.release(broken) // and with it what it began
  }
}

/** Pipelined: folding goes on meanwhile, and each round trip waits for a part of it. */
const filled = async (
  tx: PoolClient,
  target: Target,
  { window, parked, changes, saved }: FoldedWindow,
): Promise<number | undefined> => {
  const mark = await lockedMark(tx, target)
  const fits = mark?.position === window.after && String(mark.parked) === parked
  if (fits) await target.access.fill(tx, saved, changes)
  await tx.query(fits ? `${target.access.moveTo(window.upto)}; commit` : 'rollback')
  return fits ? window.upto : mark?.position
}

type Mark = { readonly position: number; readonly parked: string[] }

const lockedMark = async (tx: PoolClient, { projection: { name }, version }: Target): Promise<Mark | undefined> => {
  const answers = await tx.query(`begin; set local synchronous_commit = off;
    select p.position, ${PARKED} as parked from es.projection p
    where p.name = '${name}' and p.version = ${version} and not p.paused for update skip locked`)
  return unchecked<QueryResult<Mark>[]>(answers).at(-1)!.rows[0]
}
