import { sql } from 'kysely'
import type { OrderStage, StageTime } from '#modules/ordering/desk/stage-times-contract.ts'
import { orderStream } from '#modules/ordering/events.ts'
import type { Moment } from '#platform/event.ts'
import { type Envelope, projection, type ReadModels, rows, tableOf } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

/** One event of an order, as the log has it. `data` is what was stored, personal data sealed. */
export type OrderHistoryRow = {
  /** The event's position, with leading zeros. */
  readonly id: string
  readonly orderId: string
  readonly distributorId: string
  readonly position: number
  readonly version: number
  readonly at: Moment
  readonly actor: string
  readonly role: string
  readonly type: string
  readonly command: string
  readonly reason: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const entry = (
  _: OrderHistoryRow | undefined,
  data: OrderHistoryRow['data'],
  envelope: Envelope,
  id: string,
): OrderHistoryRow => ({
  id,
  orderId: envelope.key,
  distributorId: envelope.distributorId ?? '',
  position: envelope.position,
  version: envelope.version,
  at: envelope.at,
  actor: envelope.actor,
  role: envelope.role,
  type: envelope.type,
  command: envelope.command,
  reason: envelope.reason,
  data,
})

export const orderHistory = projection<OrderHistoryRow>()({
  name: 'order_history',
  version: 4,
  of: [orderStream],
  table: `
    id text primary key, order_id text not null, distributor_id text not null, position bigint not null, version int not null,
    at timestamptz not null, actor text not null, role text not null, type text not null, command text not null,
    reason text, data jsonb not null`,
  indexes: ['(order_id, position desc)'],
  key: (_, { position }) => String(position).padStart(12, '0'),
  onlyAdds: true,
  when: entry,
  /** What staff note among themselves is no news for the distributor. */
  topics: (_, { key, type }) => (type === 'NoteWritten' ? ['office:orders'] : [`order:${key}`]),
  onPoison: 'park',
})

/** An order's history, newest first; the caller has checked whose order it is. */
export const historyOf = (db: ReadModels, orderId: string): Promise<OrderHistoryRow[]> =>
  rows(db, orderHistory).selectAll().where('orderId', '=', orderId).orderBy('position', 'desc').execute()

/** Between which events a stage of an order lies: from the first of the one to the first of the other, or the last quote. */
const stages = {
  QUOTE: ['placed', 'quoted'],
  DECISION: ['last_quoted', 'approved'],
  PREPARATION: ['approved', 'started'],
  PRODUCTION: ['started', 'shipped'],
  TRANSPORT: ['shipped', 'delivered'],
  WHOLE: ['placed', 'delivered'],
} as const satisfies Readonly<Record<OrderStage, readonly [string, string]>>

export type StageFilter = {
  readonly destination?: string | null
  readonly method?: string | null
  readonly year?: number | null
}

const courses = (db: ReadModels) => sql`
  select order_id, distributor_id, max(data->>'num') as num,
    max(data->>'countryName') filter (where type = 'OrderPlaced') as destination,
    (array_agg(data->'shipping'->>'method' order by position desc)
      filter (where type in ('OrderPlaced', 'OrderShippingChanged')))[1] as method,
    min(at) filter (where type = 'OrderPlaced') as placed, min(at) filter (where type = 'QuoteIssued') as quoted,
    max(at) filter (where type = 'QuoteIssued') as last_quoted, min(at) filter (where type = 'QuoteApproved') as approved,
    min(at) filter (where type = 'ProductionStarted') as started, min(at) filter (where type = 'OrderShipped') as shipped,
    min(at) filter (where type = 'OrderDelivered') as delivered
  from ${sql.table(tableOf({ name: orderHistory.name, version: db.liveVersion(orderHistory.name) }))}
  where type in ('OrderPlaced', 'OrderShippingChanged', 'QuoteIssued', 'QuoteApproved', 'ProductionStarted',
    'OrderShipped', 'OrderDelivered')
  group by order_id, distributor_id`

const passed = (db: ReadModels, { destination = null, method = null, year = null }: StageFilter) => sql`
  select o.order_id, o.distributor_id, o.num, o.placed, o.destination, o.method, s.stage, s.began, s.ended,
    extract(epoch from s.ended - s.began)::float8 / 86400 as days
  from (${courses(db)}) o cross join lateral (values ${sql.join(
    Object.entries(stages).map(
      ([stage, [from, until]]) => sql`(${stage}, ${sql.ref(`o.${from}`)}, ${sql.ref(`o.${until}`)})`,
    ),
  )}) s (stage, began, ended)
  where s.ended is not null and s.began is not null
    and (${destination}::text is null or o.destination = ${destination})
    and (${method}::text is null or o.method = ${method})
    and (${year}::int is null or extract(year from o.placed at time zone 'UTC') = ${year})`

export const timesOfStages = async (db: ReadModels, filter: StageFilter): Promise<readonly StageTime[]> => {
  const { rows: found } = await sql<StageTime>`
    select destination, method, stage, count(*)::int as orders,
      percentile_cont(0.5) within group (order by days) as median,
      percentile_cont(0.9) within group (order by days) as p90
    from (${passed(db, filter)}) p group by 1, 2, 3 order by 1, 2, 3`.execute(db.kysely)
  return found
}

export type OrderOfStage = {
  readonly orderId: string
  readonly distributorId: string
  readonly num: string
  readonly placed: Date
  readonly began: Date
  readonly ended: Date
  readonly days: number
}

/** The orders behind such a time, the slowest first. */
export const ordersOfStage = async (
  db: ReadModels,
  stage: OrderStage,
  filter: StageFilter,
  limit: number,
): Promise<readonly OrderOfStage[]> => {
  const { rows: found } = await sql<OrderOfStage>`
    select order_id, distributor_id, num, placed, began, ended, days from (${passed(db, filter)}) p
    where stage = ${stage} order by days desc, num limit ${limit}`.execute(db.kysely)
  return found
}

/** A quote that was promised: when, by when, and when it came. `withdrawn`: changed or cancelled before. */
type PromisedQuote = {
  readonly position: string
  readonly orderId: string
  readonly distributorId: string
  readonly num: string
  readonly since: Date
  readonly dueAt: string
  readonly answeredAt: Date | null
  readonly withdrawn: boolean
}

/** Every promise of a quote that was ever given, by what came next: the quote, another promise, or the end of the order. */
export const promisedQuotes = async (db: ReadModels): Promise<readonly PromisedQuote[]> => {
  const { rows: found } = await sql<PromisedQuote>`
    select position, order_id, distributor_id, num, at as since, due_at,
      case when next_type = 'QuoteIssued' then next_at end as answered_at,
      coalesce(next_type <> 'QuoteIssued', false) as withdrawn
    from (
      select position, order_id, distributor_id, at, type, data->>'quoteDueAt' as due_at,
        max(data->>'num') over (partition by order_id) as num,
        lead(type) over course as next_type, lead(at) over course as next_at
      from ${sql.table(tableOf({ name: orderHistory.name, version: db.liveVersion(orderHistory.name) }))}
      where (data->>'quoteDueAt' is not null and type not in ('QuoteDueReminded', 'QuoteFellOverdue'))
        or type in ('QuoteIssued', 'OrderCancelled')
      window course as (partition by order_id order by position)
    ) e where due_at is not null and type <> 'QuoteIssued'`.execute(db.kysely)
  return found
}

export const placesAndYears = async (db: ReadModels) => {
  const { rows: found } = await sql<{ destination: string; year: number }>`
    select distinct destination, extract(year from placed at time zone 'UTC')::int as year
    from (${courses(db)}) o where placed is not null`.execute(db.kysely)
  return {
    destinations: [...new Set(found.map(({ destination }) => destination))].toSorted(compareTexts),
    years: [...new Set(found.map(({ year }) => year))].toSorted((a, b) => b - a),
  }
}
