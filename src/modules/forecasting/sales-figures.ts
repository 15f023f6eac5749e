import { type RawBuilder, sql } from 'kysely'

import type { Day, Moment } from '#platform/event.ts'
import { type Projection, type ReadModels, tableOf } from '#platform/projection.ts'
import { forecasts } from '#projections/forecasts.ts'
import { orderedGoods } from '#projections/ordered_goods.ts'

/** Which figures: of one company or all, of these products or all, and as of which day. Months are keys, YYYYMM. */
export type SalesScope = {
  readonly distributorId?: string | undefined
  readonly productIds?: readonly string[] | undefined
  readonly countryId?: string | undefined
  readonly from?: string | undefined
  readonly upto?: string | undefined
  readonly asOf?: Day | undefined
}

/** The sum of one product in one country in one month. */
export type Figure = {
  readonly product: string
  readonly countryId: string
  readonly month: string
  readonly orders: number
  readonly units: number
}

const live = (db: ReadModels, it: Projection) => sql.table(tableOf({ name: it.name, version: db.liveVersion(it.name) }))

const only = (wanted: string | undefined, column: RawBuilder<unknown>) =>
  wanted === undefined ? sql`true` : sql`${column} = ${wanted}`

const among = (wanted: readonly string[] | undefined, column: RawBuilder<unknown>) =>
  wanted === undefined ? sql`true` : sql`${column} = any (${wanted})`

const within = ({ from, upto }: SalesScope, month: RawBuilder<unknown>) =>
  sql`${from ? sql`${month} >= ${from}` : sql`true`} and ${upto ? sql`${month} <= ${upto}` : sql`true`}`

const until = (asOf: Day | undefined) => (asOf ? sql`c.day <= ${asOf}` : sql`true`)

/** Every change of what is ordered that lies in the scope. */
const orderChanges = (db: ReadModels, scope: SalesScope) => sql`
  from ${live(db, orderedGoods)} t,
    jsonb_to_recordset(t.changes) c (day text, at text, "position" bigint, type text, product text, name text, orders int, units bigint)
  where ${only(scope.distributorId, sql`t.distributor_id`)} and ${only(scope.countryId, sql`t.country_id`)}
    and ${within(scope, sql`t.month`)} and ${among(scope.productIds, sql`c.product`)} and ${until(scope.asOf)}`

/** Every change of what is planned that lies in the scope. */
const planChanges = (db: ReadModels, scope: SalesScope) => sql`
  from ${live(db, forecasts)} t,
    jsonb_to_recordset(t.changes) c (day text, at text, "position" bigint, filing int, month text, orders bigint, units bigint)
  where ${only(scope.distributorId, sql`t.distributor_id`)} and ${only(scope.countryId, sql`t.country_id`)}
    and ${within(scope, sql`c.month`)} and ${among(scope.productIds, sql`t.product_id`)} and ${until(scope.asOf)}`

/** What was ordered: the fold of the orders' events until that day, by product, country and month. */
export const orderedIn = async (db: ReadModels, scope: SalesScope): Promise<Figure[]> => {
  const { rows } = await sql<Figure>`
    select c.product, t.country_id, t.month, sum(c.orders)::bigint as orders, sum(c.units)::bigint as units
    ${orderChanges(db, scope)} group by 1, 2, 3 having sum(c.units) <> 0`.execute(db.kysely)
  return rows
}

/** What was forecast, the same way. */
export const plannedIn = async (db: ReadModels, scope: SalesScope): Promise<Figure[]> => {
  const { rows } = await sql<Figure>`
    select t.product_id as product, t.country_id, c.month, sum(c.orders)::bigint as orders, sum(c.units)::bigint as units
    ${planChanges(db, scope)} group by 1, 2, 3 having sum(c.units) <> 0 or sum(c.orders) <> 0`.execute(db.kysely)
  return rows
}

/** Orders that hold something of the scope, by month: each counts once. */
export const monthsOfOrders = async (
  db: ReadModels,
  scope: SalesScope,
): Promise<{ month: string; orders: number; units: number }[]> => {
  const { rows } = await sql<{ month: string; orders: number; units: number }>`
    select o.month, count(*) as orders, sum(o.units)::bigint as units
    from (select t.id, t.month, sum(c.units) as units ${orderChanges(db, scope)} group by 1, 2 having sum(c.units) > 0) o
    group by 1 order by 1`.execute(db.kysely)
  return rows
}

/** One change, with what it is of. `orderId` or `forecastId`; `filing` null there: deleted. */
export type FigureChange = {
  readonly position: number
  readonly at: Moment
  readonly type: string | null
  readonly filing: number | null
  readonly orderId: string | null
  readonly num: string | null
  readonly forecastId: string | null
  readonly distributorId: string
  readonly product: string
  readonly productName: string
  readonly countryId: string
  readonly countryName: string
  readonly orders: number
  readonly units: number
  readonly total: number
}

/** The changes that the figures of a scope are the sum of, the first one first. A filing that repeats itself is none. */
export const changesIn = async (db: ReadModels, scope: SalesScope, limit: number): Promise<FigureChange[]> => {
  const { rows } = await sql<FigureChange>`
    select *, count(*) over () as total from (
      select c.position, c.at, c.type, null::int as filing, t.id as order_id, t.num, null as forecast_id, t.distributor_id,
        c.product, c.name as product_name, t.country_id, t.country_name, c.orders::bigint as orders, c.units
      ${orderChanges(db, scope)}
      union all
      select c.position, c.at, null, c.filing, null, null, t.id, t.distributor_id,
        t.product_id, t.product_name, t.country_id, t.country_name, c.orders, c.units
      ${planChanges(db, scope)} and (c.orders <> 0 or c.units <> 0)
    ) it order by position, product limit ${limit}`.execute(db.kysely)
  return rows
}
