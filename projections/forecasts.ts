import { sql } from 'kysely'
import { forecastStream, keyOf, monthOf, type PlannedMonth } from '#modules/forecasting/events.ts'
import {
  FIRST_CHANGE,
  type FigureChange,
  type ForecastRow,
  inRows,
  type Plan,
  type PlanChange,
  type PlannedFigure,
  type SalesScope,
  summed,
  within,
} from '#modules/forecasting/figure-contract.ts'
import { utcDay } from '#platform/moment.ts'
import { allOf, type Envelope, projection, type ReadModels, rows, sumsIn, tableIn } from '#platform/projection.ts'
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
  version: 3,
  of: [forecastStream],
  table: `
    id text primary key, distributor_id text not null, product_id text not null, product_name text not null,
    country_id text not null, country_name text not null, current_inventory_level bigint not null,
    stock_ticking_date date not null, lead_times jsonb not null, filed_at timestamptz not null, version int not null,
    deleted_at timestamptz, plan jsonb not null, changes jsonb not null, reminders jsonb not null`,
  indexes: ['(distributor_id, product_name, id)', `(${FIRST_CHANGE})`],
  sums: [
    {
      name: 'plan_months',
      by: 'company text, month text, country_id text, product text',
      of: 'orders bigint, units bigint, units_before bigint, changes_before bigint, changes bigint',
      from: `select w.company, c.month, r.country_id, r.product_id, c.orders, c.units,
          case when b.before then c.units else 0 end, b.before::int, (c.orders <> 0 or c.units <> 0)::int
        from changed r cross join lateral (values (''), (r.distributor_id)) w (company)
          cross join lateral jsonb_to_recordset(r.changes) c (day text, month text, orders bigint, units bigint)
          cross join lateral (values (c.day < left(c.month, 4) || '-' || right(c.month, 2) || '-01')) b (before)`,
    },
    {
      name: 'reminded_months',
      by: 'company text, at text, due text, forecast_id text, month text, country_id text, product text',
      of: 'reminders bigint',
      from: `select w.company, m.at, m."maximumOrderDate", r.id, m.year || lpad(m.month::text, 2, '0'), r.country_id, r.product_id, 1
        from changed r cross join lateral (values (''), (r.distributor_id)) w (company)
          cross join lateral jsonb_to_recordset(r.reminders) m (at text, "maximumOrderDate" text, year int, month int)
        where r.deleted_at is null`,
    },
  ],
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

const inOrder = (db: ReadModels) =>
  rows(db, forecasts)
    .selectAll()
    .orderBy('productName', alphabetical)
    .orderBy('countryName', alphabetical)
    .orderBy('id')

/** The current forecasts of a company, or of all, by product and country. */
export const forecastsOf = (db: ReadModels, distributorId?: string): Promise<ForecastRow[]> =>
  inOrder(db)
    .$call((all) => (distributorId === undefined ? all : all.where('distributorId', '=', distributorId)))
    .where('deletedAt', 'is', null)
    .execute()

/** Those of a company that were deleted too. */
export const everyForecastOf = (db: ReadModels, distributorId: string): Promise<ForecastRow[]> =>
  inOrder(db).where('distributorId', '=', distributorId).execute()

/** The forecasts that have the latest reminders of a scope: of so many. */
export const forecastsReminded = async (db: ReadModels, scope: SalesScope, most: number): Promise<ForecastRow[]> => {
  const { asOf } = scope
  const { rows: latest } = await sql<{ forecastId: string }>`
    select s.forecast_id from ${sumsIn(db, forecasts, 'reminded_months')} s
    where ${allOf([summed(scope, 's.product'), asOf !== undefined && sql`left(s.at, 10) <= ${asOf}`])}
    order by s.at desc, s.due limit ${most}`.execute(db.kysely)
  return inOrder(db)
    .where('id', 'in', ['', ...latest.map(({ forecastId }) => forecastId)])
    .execute()
}

/** One of a company's forecasts; undefined: it has none of that id, or not any more. */
export const forecastOf = (db: ReadModels, distributorId: string, id: string): Promise<ForecastRow | undefined> =>
  rows(db, forecasts)
    .selectAll()
    .where('id', '=', id)
    .where('distributorId', '=', distributorId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

const changes = (db: ReadModels, scope: SalesScope, filed = tableIn(db, forecasts)) => sql`
  from ${filed} t, jsonb_to_recordset(t.changes) c
    (day text, at text, "position" bigint, filing int, month text, orders bigint, units bigint)
  where ${within(scope, { product: 't.product_id', month: 'c.month' })}`

/** What is kept by month. As of a day, it is added up from every filing until then. */
const sums = (db: ReadModels, scope: SalesScope) =>
  sql`from ${sumsIn(db, forecasts, 'plan_months')} s where ${summed(scope, 's.product')}`

/** What was forecast: the fold of the filings until that day, by product, country and month. */
export const plannedIn = async (db: ReadModels, scope: SalesScope): Promise<PlannedFigure[]> => {
  const before = sql`filter (where c.day < format('%s-%s-01', left(c.month, 4), right(c.month, 2)))`
  const found = await (scope.asOf === undefined
    ? sql<PlannedFigure>`
        select product, country_id, month, orders, units, case when changes_before > 0 then units_before end as units_before
        ${sums(db, scope)} and (units <> 0 or orders <> 0 or units_before <> 0)`
    : sql<PlannedFigure>`
        select t.product_id as product, t.country_id, c.month, sum(c.orders)::bigint as orders,
          sum(c.units)::bigint as units, (sum(c.units) ${before})::bigint as units_before
        ${changes(db, scope)} group by 1, 2, 3
        having sum(c.units) <> 0 or sum(c.orders) <> 0 or sum(c.units) ${before} <> 0`
  ).execute(db.kysely)
  return found.rows
}

const IS_CHANGE = sql`(c.orders <> 0 or c.units <> 0)`

export const planChangeCountIn = async (db: ReadModels, scope: SalesScope): Promise<number> => {
  const { rows: found } = await (scope.asOf === undefined
    ? sql<{ n: number | null }>`select sum(changes)::bigint as n ${sums(db, scope)}`
    : sql<{ n: number }>`select count(*) as n ${changes(db, scope)} and ${IS_CHANGE}`
  ).execute(db.kysely)
  return found[0]?.n ?? 0
}

/** The forecasts that have the first changes of a scope: each has one at its first place. Of some months, all. */
const firstFiled = (db: ReadModels, { from, upto, productIds, ...scope }: SalesScope, limit: number) => sql`(
  select * from ${tableIn(db, forecasts)} t where ${inRows(scope, { month: "''", day: "t.changes -> 0 ->> 'day'" })}
    ${productIds ? sql`and t.product_id = any (${productIds})` : sql``}
  order by ${sql.raw(FIRST_CHANGE)} limit ${from === undefined && upto === undefined ? limit : null})`

/** The changes that the figures of a scope are the sum of, the first one first and its months in turn. A filing that repeats itself is none. */
export const planChangesIn = async (db: ReadModels, scope: SalesScope, limit: number): Promise<FigureChange[]> => {
  const found = await sql<FigureChange>`
    select c.position, c.at, null as type, c.filing, null as order_id, null as num, t.id as forecast_id,
      t.distributor_id, t.product_id as product, t.product_name, t.country_id, t.country_name, c.month, c.orders, c.units,
      0 as value
    ${changes(db, scope, firstFiled(db, scope, limit))} and ${IS_CHANGE}
    order by c.position, t.product_id, c.month limit ${limit}`.execute(db.kysely)
  return found.rows
}
