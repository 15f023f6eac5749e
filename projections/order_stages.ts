import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import {
  type OrderStage,
  type StageTime,
  orderStages as stageNames,
} from '#modules/ordering/desk/stage-times-contract.ts'
import { orderStream } from '#modules/ordering/events.ts'
import type { Moment } from '#platform/event.ts'
import { allOf, type Envelope, knownRow, projection, type ReadModels, rows, sumsIn } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { present } from '#platform/typed.ts'

/** What an order took for one of its stages: from the first of an event to the first of another, or the last quote. */
export type OrderStageRow = {
  readonly id: string
  readonly stage: OrderStage
  readonly orderId: string
  readonly distributorId: string
  readonly num: string
  readonly destination: string
  readonly method: string
  readonly placed: Moment
  /** In which it was placed, of UTC. */
  readonly year: number
  readonly began: Moment | null
  readonly ended: Moment | null
  /** null: it has not ended. */
  readonly days: number | null
}

const stagesOf: Readonly<Record<string, readonly OrderStage[]>> = {
  QuoteIssued: ['QUOTE', 'DECISION'],
  QuoteApproved: ['DECISION', 'PREPARATION'],
  ProductionStarted: ['PREPARATION', 'PRODUCTION'],
  OrderShipped: ['PRODUCTION', 'TRANSPORT'],
  OrderDelivered: ['TRANSPORT', 'WHOLE'],
}

const known = knownRow('The order was not placed')

const lasting = (row: OrderStageRow): OrderStageRow => {
  const { began, ended } = row
  return { ...row, days: began && ended && (Date.parse(ended) - Date.parse(began)) / millisecondsInDay }
}

const begins = (row: OrderStageRow, at: Moment) => lasting({ ...row, began: row.began ?? at })
const ends = (row: OrderStageRow, at: Moment) => lasting({ ...row, ended: row.ended ?? at })

/** The end of the first of its stages, the beginning of the second. */
const passes =
  (first: OrderStage) =>
  (row: OrderStageRow | undefined, _: unknown, { at }: Envelope): OrderStageRow =>
    known(row).stage === first ? ends(known(row), at) : begins(known(row), at)

export const orderStages = projection<OrderStageRow>()({
  name: 'order_stages',
  version: 1,
  of: [orderStream],
  table: `
    id text primary key, stage text not null, order_id text not null, distributor_id text not null, num text not null,
    destination text not null, method text not null, placed timestamptz not null, year int not null,
    began timestamptz, ended timestamptz, days float8`,
  indexes: [
    '(stage, days desc, num) where days is not null',
    '(stage, destination, days desc, num) where days is not null',
  ],
  sums: [
    {
      name: 'stage_hours',
      by: 'destination text, method text, stage text, year int, hours int',
      of: 'orders bigint, milliseconds bigint',
      from: `select destination, method, stage, year, floor(days * 24)::int, 1, round(days * ${millisecondsInDay})::bigint
        from changed where days is not null`,
    },
    {
      name: 'order_places',
      by: 'destination text, year int',
      of: 'orders bigint',
      from: `select destination, year, 1 from changed where stage = 'WHOLE'`,
    },
  ],
  key: (_, { key, type }) => (stagesOf[type] ?? stageNames).map((stage) => `${key}:${stage}`),
  ignores: 'others',
  when: {
    OrderPlaced: (_, { orderId, distributorId, num, countryName, shipping }, { at }, id) => {
      const stage = present(stageNames.find((name) => id.endsWith(`:${name}`)))
      const isFirst = stage === 'QUOTE' || stage === 'WHOLE'
      return {
        ...{ id, stage, orderId, distributorId, num, destination: countryName, method: shipping.method },
        ...{ placed: at, year: new Date(at).getUTCFullYear(), began: isFirst ? at : null, ended: null, days: null },
      }
    },
    OrderShippingChanged: (row, { shipping }) => ({ ...known(row), method: shipping.method }),
    QuoteIssued: (row, _, { at }) =>
      known(row).stage === 'QUOTE' ? ends(known(row), at) : lasting({ ...known(row), began: at }),
    QuoteApproved: passes('DECISION'),
    ProductionStarted: passes('PREPARATION'),
    OrderShipped: passes('PRODUCTION'),
    OrderDelivered: (row, _, { at }) => ends(known(row), at),
  },
  onPoison: 'park',
})

export type StageFilter = {
  readonly destination?: string | null
  readonly method?: string | null
  readonly year?: number | null
}

const within = ({ destination = null, method = null, year = null }: StageFilter) =>
  allOf([
    destination !== null && sql`destination = ${destination}`,
    method !== null && sql`method = ${method}`,
    year !== null && sql`year = ${year}`,
  ])

export type StageHours = {
  readonly destination: string
  readonly method: StageTime['method']
  readonly stage: OrderStage
  readonly hours: number
  readonly orders: number
  readonly milliseconds: number
}

/** How many orders took how many whole hours, and their time in all, the fastest first. */
export const hoursOfStages = async (db: ReadModels, filter: StageFilter): Promise<readonly StageHours[]> => {
  const { rows: found } = await sql<StageHours>`
    select destination, method, stage, hours, sum(orders)::bigint as orders, sum(milliseconds)::bigint as milliseconds
    from ${sumsIn(db, orderStages, 'stage_hours')} where ${within(filter)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db.kysely)
  return found
}

/** The orders behind such a time, the slowest first. */
export const ordersOfStage = (
  db: ReadModels,
  stage: OrderStage,
  filter: StageFilter & { readonly distributorId?: string | undefined },
  limit: number,
) =>
  rows(db, orderStages)
    .selectAll()
    .where('stage', '=', stage)
    .where('days', 'is not', null)
    .where(within(filter))
    .$if(filter.distributorId !== undefined, (all) => all.where('distributorId', '=', present(filter.distributorId)))
    .orderBy('days', 'desc')
    .orderBy('num')
    .limit(limit)
    .execute()

export const placesAndYears = async (db: ReadModels) => {
  const { rows: found } = await sql<{ destination: string; year: number }>`
    select destination, year from ${sumsIn(db, orderStages, 'order_places')}`.execute(db.kysely)
  return {
    destinations: [...new Set(found.map(({ destination }) => destination))].toSorted(compareTexts),
    years: [...new Set(found.map(({ year }) => year))].toSorted((a, b) => b - a),
  }
}
