import type { Pool, PoolClient } from 'pg'
import type { RecordedTuple } from '#platform/log/reading.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { spread } from '#platform/spread.ts'
import { unchecked } from '#platform/typed.ts'
import type { Target } from './batch.ts'
import { RebuildCancelled } from './building.ts'
import { fold, type Row, type TouchingEvent, touched } from './fold.ts'
import { nameOf } from './table.ts'

const PAGE = 20_000

/** null: no difference; else a sentence for staff. `leftOut`: parked streams, which are not compared. */
type Shadow = { readonly difference: string | null; readonly leftOut: number }

/** Folds a sample from the streams, event by event, in one snapshot, independent of the rebuild's reader. */
export const shadowDifference = (pool: Pool, target: Target, sample: number): Promise<Shadow> =>
  inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read; set local statement_timeout = 0')
    const { rows: marks } = await tx.query<{ position: number }>(
      'select position from es.projection where name = $1 and version = $2',
      [target.projection.name, target.version],
    )
    if (!marks[0]) throw new RebuildCancelled(`Version ${target.version} of ${target.projection.name} is gone`)
    const { rows: counted } = await tx.query<{ n: number }>(`select count(*) as n from ${nameOf(target)}`)
    const every = Math.max(1, Math.floor(counted[0]!.n / sample))
    const take = target.projection.key === 'stream' ? sampleOfStreams : sampleOfRows
    const { events, isSampled, ids } = await take(tx, target, marks[0].position, every)
    const parked = await parkedStreams(tx, target)
    const difference = await compare(tx, target, await folded(target, events, isSampled, parked), ids)
    return { difference, leftOut: parked.size }
  })

type Sample = {
  readonly events: AsyncIterable<RecordedTuple> | Iterable<RecordedTuple>
  readonly isSampled: (id: string) => boolean
  readonly ids: readonly string[]
}

const everyOne = () => true
const SAMPLED = (column: string) => `(hashtext(${column}) & 2147483647) % $1 = 0`

/** One row per stream: samples streams and reads only these. */
const sampleOfStreams = async (tx: PoolClient, target: Target, upto: number, every: number): Promise<Sample> => {
  const { rows } = await tx.query({
    rowMode: 'array',
    text: `select ${EVENT} from (select * from es.stream s where s.kind = any ($2) and ${SAMPLED('s.key')} offset 0) s
      join es.event e on e.stream_id = s.id join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
      where l.position + e.ordinal <= $3 order by 1`,
    values: [every, target.kinds, upto],
  })
  const ids = await tx.query<{ id: string }>(`select id from ${nameOf(target)} where ${SAMPLED('id')}`, [every])
  return { events: unchecked<RecordedTuple[]>(rows), isSampled: everyOne, ids: ids.rows.map(({ id }) => id) }
}

/** Otherwise reads the whole log: only the read model knows which rows an event touches. */
const sampleOfRows = async (tx: PoolClient, target: Target, upto: number, every: number): Promise<Sample> => {
  const isSampled = (id: string) => spread(id) % every === 0
  const { rows } = await tx.query<{ id: string }>(`select id from ${nameOf(target)}`)
  return { events: pages(tx, target.kinds, upto), isSampled, ids: rows.map(({ id }) => id).filter(isSampled) }
}

async function* pages(tx: PoolClient, kinds: readonly string[], upto: number): AsyncGenerator<RecordedTuple> {
  for (let after = 0; after < upto; after += PAGE) yield* await page(tx, kinds, after, Math.min(after + PAGE, upto))
}

const folded = async (
  target: Target,
  events: Sample['events'],
  isSampled: Sample['isSampled'],
  parked: ReadonlyMap<string, number>,
): Promise<Row[]> => {
  const rows = new Map<string, Row>()
  for await (const tuple of events) {
    const [position, kind, key] = tuple
    if (position >= (parked.get(`${kind}/${key}`) ?? Number.POSITIVE_INFINITY)) continue
    for (const touching of touched(target.projection, [target.lift(tuple)])) apply(target, rows, touching, isSampled)
  }
  return [...rows.values()]
}

const apply = (
  target: Target,
  rows: Map<string, Row>,
  event: TouchingEvent,
  isSampled: (id: string) => boolean,
): void => {
  const keys = event.keys.filter(isSampled)
  const before = keys.flatMap((key) => rows.get(key) ?? [])
  const { saved, deleted } = fold(target.projection, before, [{ ...event, keys }])
  for (const row of saved) rows.set(row.id, row)
  for (const id of deleted) rows.delete(id)
}

const EVENT = `l.position + e.ordinal, s.kind, s.key, e.version, e.type, e.schema_version, e.data,
  to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), c.actor, c.role, c.on_behalf_of, c.command, c.reason`

/** From streams and commits; the log only gives the order. */
const page = async (
  tx: PoolClient,
  kinds: readonly string[],
  after: number,
  upto: number,
): Promise<RecordedTuple[]> => {
  const { rows } = await tx.query({
    rowMode: 'array',
    text: `select ${EVENT}
      from es.event e join es.stream s on s.id = e.stream_id join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
      where s.kind = any ($1) and l.position + e.ordinal > $2 and l.position + e.ordinal <= $3 order by 1`,
    values: [kinds, after, upto],
  })
  return unchecked<RecordedTuple[]>(rows)
}

const parkedStreams = async (tx: PoolClient, target: Target): Promise<Map<string, number>> => {
  const { rows } = await tx.query<{ stream: string; position: number }>(
    `select stream_kind || '/' || stream_key as stream, position from es.parked where projection = $1 and version = $2`,
    [target.projection.name, target.version],
  )
  return new Map(rows.map(({ stream, position }) => [stream, position]))
}

const compare = async (
  tx: PoolClient,
  target: Target,
  expected: readonly Row[],
  ids: readonly string[],
): Promise<string | null> => {
  await tx.query({
    text: `create temporary table expected on commit drop as select * from ${nameOf(target)} where false`,
  })
  await tx.query(`insert into expected ${target.access.fromJson}`, [JSON.stringify(expected)])
  const { rows } = await tx.query<{ id: string }>(
    `with expected as (select ${target.access.comparable} from expected),
      stored as (select ${target.access.comparable} from ${nameOf(target)} where id = any ($1))
     (select id from (table expected except table stored) missing)
     union (select id from (table stored except table expected) surplus) order by 1 limit 3`,
    [ids],
  )
  if (rows.length === 0) return null
  return `Does not match the log: ${rows.length === 1 ? 'row' : 'rows'} ${rows.map(({ id }) => id).join(', ')}`
}
