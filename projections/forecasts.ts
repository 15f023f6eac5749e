import { sql } from 'kysely'
import { forecastStream, keyOf, monthOf, type PlannedMonth } from '#modules/forecasting/events.ts'
import {
  type FigureChange,
  type ForecastRow,
  type Plan,
  type PlanChange,
  type PlannedFigure,
  type SalesScope,
  within,
} from '#modules/forecasting/figure-contract.ts'
import { utcDay } from '#platform/moment.ts'
import { type Envelope, projection, type ReadModels, rows, tableOf } from '#platform/projection.ts'
import { alphabetical } from '#platform/text/alphabet.ts'

const nothing = { orders: 0, units: 0 }

const changesTo = (
  before: Plan,
  after: Plan,
  filing: number | null,
  { at, position }: Envelope,
): readonly PlanChange[] =>
  Object.entries(after).map(([month, { orders, units }]) => {
    const { orders: ordersBefore, units: unitsBefore } = before[month] ?? nothing
    const day = utcDay(at)
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
  key: 'stream',
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
  topics: (_, { distributorId }) => [`sales:${distributorId}`, 'office:sales'],
  onPoison: 'park',
})

/** The current forecasts of a company, or of all, by product and country. */
export const forecastsOf = (db: ReadModels, distributorId?: string): Promise<ForecastRow[]> =>
  rows(db, forecasts)
    .selectAll()
    .$if(distributorId !== undefined, (all) => all.where('distributorId', '=', distributorId as string))
    .where('deletedAt', 'is', null)
    .orderBy('productName', alphabetical)
    .orderBy('countryName', alphabetical)
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

const changes = (db: ReadModels, scope: SalesScope) => sql`
  from ${sql.table(tableOf({ name: forecasts.name, version: db.liveVersion(forecasts.name) }))} t,
    jsonb_to_recordset(t.changes) c
      (day text, at text, "position" bigint, filing int, month text, orders bigint, units bigint)
  where ${within(scope, { product: 't.product_id', month: 'c.month' })}`

/** What was forecast: the fold of the filings until that day, by product, country and month. */
export const plannedIn = async (db: ReadModels, scope: SalesScope): Promise<PlannedFigure[]> => {
  const before = sql`filter (where c.day < format('%s-%s-01', left(c.month, 4), right(c.month, 2)))`
  const found = await sql<PlannedFigure>`
    select t.product_id as product, t.country_id, c.month, sum(c.orders)::bigint as orders, sum(c.units)::bigint as units,
      (sum(c.units) ${before})::bigint as units_before
    ${changes(db, scope)} group by 1, 2, 3
    having sum(c.units) <> 0 or sum(c.orders) <> 0 or sum(c.units) ${before} <> 0`.execute(db.kysely)
  return found.rows
}

/** The changes that the figures of a scope are the sum of, the first one first and its months in turn. A filing that repeats itself is none. */
export const planChangesIn = async (db: ReadModels, scope: SalesScope, limit: number): Promise<FigureChange[]> => {
  const found = await sql<FigureChange>`
    select c.position, c.at, null as type, c.filing, null as order_id, null as num, t.id as forecast_id,
      t.distributor_id, t.product_id as product, t.product_name, t.country_id, t.country_name, c.month, c.orders, c.units,
      0 as value, count(*) over () as total
    ${changes(db, scope)} and (c.orders <> 0 or c.units <> 0)
    order by c.position, t.product_id, c.month limit ${limit}`.execute(db.kysely)
  return found.rows
}
