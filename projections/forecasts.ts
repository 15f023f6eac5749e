import { forecastStream, type PlannedMonth } from '#modules/forecasting/events.ts'
import { keyOf, monthOf } from '#modules/forecasting/months.ts'
import type { Day, Moment } from '#platform/event.ts'
import { type Envelope, projection, type ReadModels, rows } from '#platform/projection.ts'

/** What one event made of one month's plan. As of any day a plan is the sum of its changes until then. */
export type PlanChange = {
  readonly day: Day
  readonly at: Moment
  readonly position: number
  /** Which filing this is, from 1; null: the forecast was deleted. */
  readonly filing: number | null
  /** YYYYMM */
  readonly month: string
  /** Signed; of a filing that says the same again both are 0. */
  readonly orders: number
  readonly units: number
}

export type Reminded = {
  readonly at: Moment
  readonly year: number
  readonly month: number
  readonly delay: number
  readonly maximumOrderDate: Day
}

export type ForecastRow = {
  readonly id: string
  readonly distributorId: string
  readonly productId: string
  readonly productName: string
  readonly countryId: string
  readonly countryName: string
  readonly currentInventoryLevel: number
  readonly stockTickingDate: Day
  readonly leadTimes: readonly number[]
  readonly filedAt: Moment
  readonly version: number
  /** null while it stands. A deleted one is kept: what was forecast once stays comparable with what was ordered. */
  readonly deletedAt: Moment | null
  /** The plan by month, YYYYMM, earlier months included. */
  readonly plan: Readonly<Record<string, { readonly orders: number; readonly units: number }>>
  readonly changes: readonly PlanChange[]
  readonly reminders: readonly Reminded[]
}

type Plan = ForecastRow['plan']
const nothing = { orders: 0, units: 0 }

const changesTo = (
  before: Plan,
  after: Plan,
  filing: number | null,
  { at, position }: Envelope,
): readonly PlanChange[] =>
  Object.entries(after).map(([month, { orders, units }]) => {
    const { orders: ordersBefore, units: unitsBefore } = before[month] ?? nothing
    const day = at.slice(0, 10) as Day
    return { day, at, position, filing, month, orders: orders - ordersBefore, units: units - unitsBefore }
  })

/** Plans by month, as rows keep them. */
export const planOf = (months: readonly PlannedMonth[]): Plan =>
  Object.fromEntries(months.map((it) => [keyOf(it), { orders: it.orderCount, units: it.orderQuantity }]))

const filed = (row: ForecastRow | undefined): ForecastRow => {
  if (!row) throw new Error('The forecast was not filed')
  return row
}

/** One row per company, product and country that was ever forecast, with every version of its plan. */
export const forecasts = projection<ForecastRow>()({
  name: 'forecasts',
  version: 1,
  of: [forecastStream],
  table: `
    id text primary key, distributor_id text not null, product_id text not null, product_name text not null,
    country_id text not null, country_name text not null, current_inventory_level bigint not null,
    stock_ticking_date date not null, lead_times jsonb not null, filed_at timestamptz not null, version int not null,
    deleted_at timestamptz, plan jsonb not null, changes jsonb not null, reminders jsonb not null`,
  indexes: ['(distributor_id, product_name, id)'],
  key: ({ forecastId }) => forecastId,
  when: {
    ForecastFiled: (row, { forecastId: id, months, nextReminderAt: _next, ...it }, envelope) => {
      const version = (row?.version ?? 0) + 1
      const plan = planOf(months)
      return {
        id,
        ...it,
        filedAt: envelope.at,
        version,
        deletedAt: null,
        plan: { ...row?.plan, ...plan },
        changes: [...(row?.changes ?? []), ...changesTo(row?.plan ?? {}, plan, version, envelope)],
        reminders: row?.reminders ?? [],
      }
    },
    ForecastReminded: (row, { reminders }, { at }) => ({
      ...filed(row),
      reminders: [...filed(row).reminders, ...reminders.map((reminder) => ({ at, ...reminder }))],
    }),
    ForecastDeleted: (row, _, envelope) => {
      const before = filed(row)
      const thisMonth = keyOf(monthOf(envelope.at))
      const months = Object.keys(before.plan).filter((month) => month >= thisMonth)
      const plan = Object.fromEntries(months.map((month) => [month, nothing]))
      return {
        ...before,
        deletedAt: envelope.at,
        plan: { ...before.plan, ...plan },
        changes: [...before.changes, ...changesTo(before.plan, plan, null, envelope)],
      }
    },
  },
  topics: ({ distributorId }) => [`sales:${distributorId}`, 'office:sales'],
  onPoison: 'park',
})

/** The forecasts of a company that stand, by product and country. */
export const forecastsOf = (db: ReadModels, distributorId: string): Promise<ForecastRow[]> =>
  rows(db, forecasts)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .where('deletedAt', 'is', null)
    .orderBy('productName')
    .orderBy('countryName')
    .orderBy('id')
    .execute()

/** One of a company's forecasts; undefined: it has none of that id, or not any more. */
export const forecastOf = (db: ReadModels, distributorId: string, id: string): Promise<ForecastRow | undefined> =>
  rows(db, forecasts)
    .selectAll()
    .where('id', '=', id)
    .where('distributorId', '=', distributorId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
