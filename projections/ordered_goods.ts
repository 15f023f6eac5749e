import { sql } from 'kysely'
import {
  FIRST_CHANGE,
  type FigureChange,
  inRows,
  type OrderedFigure,
  type SalesScope,
  summed,
  within,
} from '#modules/forecasting/figure-contract.ts'
import { orderStream } from '#modules/ordering/events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'
import { type Envelope, projection, type ReadModels, sumsIn, tableIn } from '#platform/projection.ts'

type Goods = readonly {
  readonly product: string
  readonly name: string
  readonly units: number
  /** Cents, as ordered: what a quote adjusts later is not in it. */
  readonly value: number
}[]

/** What one event made of the quantity of one product in an order. As of any day it is the sum of its changes until then. */
export type GoodsChange = {
  readonly day: Day
  readonly at: Moment
  readonly position: number
  readonly type: string
  readonly product: string
  readonly name: string
  /** Signed: 1 where the product came into the order, −1 where it left it. */
  readonly orders: number
  readonly units: number
  readonly value: number
}

export type OrderedGoodsRow = {
  readonly id: string
  readonly num: string
  readonly distributorId: string
  readonly countryId: string
  readonly countryName: string
  /** YYYYMM in which it was placed: all that happens to it later counts in this month. */
  readonly month: string
  readonly placedOn: Day
  readonly goods: Goods
  readonly changes: readonly GoodsChange[]
}

/** Units by product: an order may hold one in several packagings. */
const goodsOf = (lines: readonly { productId: string; name: string; quantity: number; total: number }[]): Goods => {
  const byProduct = new Map<string, Goods[number]>()
  for (const { productId: product, name, quantity, total } of lines) {
    const { units, value } = byProduct.get(product) ?? { units: 0, value: 0 }
    byProduct.set(product, { product, name, units: units + quantity, value: value + total })
  }
  return [...byProduct.values()]
}

const changesBetween = (before: Goods, after: Goods, { at, position, type }: Envelope): readonly GoodsChange[] => {
  const was = new Map(before.map((it) => [it.product, it]))
  const is = new Map(after.map((it) => [it.product, it]))
  const named = new Map([...before, ...after].map(({ product, name }) => [product, name]))
  return [...named].flatMap(([product, name]) => {
    const units = (is.get(product)?.units ?? 0) - (was.get(product)?.units ?? 0)
    const value = (is.get(product)?.value ?? 0) - (was.get(product)?.value ?? 0)
    const orders = Number(is.has(product)) - Number(was.has(product))
    return units === 0 && orders === 0 && value === 0
      ? []
      : [{ day: utcDay(at), at, position, type, product, name, orders, units, value }]
  })
}

const becomes = (row: OrderedGoodsRow | undefined, goods: Goods, envelope: Envelope): OrderedGoodsRow => {
  if (!row) throw new Error('The order was not placed')
  return { ...row, goods, changes: [...row.changes, ...changesBetween(row.goods, goods, envelope)] }
}

const ended = (row: OrderedGoodsRow | undefined, _: unknown, envelope: Envelope) => becomes(row, [], envelope)

/** Per order, not per month: the events that end an order name neither its products nor its month. */
export const orderedGoods = projection<OrderedGoodsRow>()({
  name: 'ordered_goods',
  version: 4,
  of: [orderStream],
  table: `
    id text primary key, num text not null, distributor_id text not null, country_id text not null,
    country_name text not null, month text not null, placed_on date not null, goods jsonb not null,
    changes jsonb not null`,
  indexes: ['(distributor_id, month)', `(month, (${FIRST_CHANGE}))`],
  sums: [
    {
      name: 'product_months',
      by: 'company text, month text, country_id text, product text',
      of: 'orders bigint, units bigint, value bigint, changes bigint',
      from: `select w.company, r.month, r.country_id, c.product, c.orders, c.units, c.value,
          (c.orders <> 0 or c.units <> 0 or c.value <> 0)::int
        from changed r cross join lateral (values (''), (r.distributor_id)) w (company)
          cross join lateral jsonb_to_recordset(r.changes) c (product text, orders bigint, units bigint, value bigint)`,
    },
    {
      name: 'order_months',
      by: 'company text, month text, country_id text',
      of: 'orders bigint, units bigint',
      from: `select w.company, r.month, r.country_id, 1, g.units
        from changed r cross join lateral (values (''), (r.distributor_id)) w (company)
          cross join lateral (select sum(units) as units from jsonb_to_recordset(r.changes) c (units bigint)) g
        where g.units > 0`,
    },
  ],
  key: 'stream',
  ignores: 'others',
  when: {
    OrderPlaced: (_, { orderId: id, num, distributorId, countryId, countryName, lines }, envelope) => {
      const placedOn = utcDay(envelope.at)
      const month = placedOn.slice(0, 7).replace('-', '')
      const placed = { id, num, distributorId, countryId, countryName, month, placedOn, goods: [], changes: [] }
      return becomes(placed, goodsOf(lines), envelope)
    },
    OrderItemsChanged: (row, { lines }, envelope) => becomes(row, goodsOf(lines), envelope),
    QuoteRejected: ended,
    QuoteExpired: ended,
    OrderCancelled: ended,
  },
  topics: (_, { distributorId }) => [`sales:${distributorId}`, 'office:sales'],
  onPoison: 'halt',
})

const changes = (db: ReadModels, scope: SalesScope, orders = tableIn(db, orderedGoods)) => sql`
  from ${orders} t, jsonb_to_recordset(t.changes) c
    (day text, at text, "position" bigint, type text, product text, name text, orders bigint, units bigint, value bigint)
  where ${within(scope, { product: 'c.product', month: 't.month' })}`

/** What is kept by month. As of a day, it is added up from every change until then. */
const sums = (db: ReadModels, scope: SalesScope) =>
  sql`from ${sumsIn(db, orderedGoods, 'product_months')} s where ${summed(scope, 's.product')}`

export const orderedIn = async (db: ReadModels, scope: SalesScope): Promise<OrderedFigure[]> => {
  const { rows } = await (scope.asOf === undefined
    ? sql<OrderedFigure>`select product, country_id, month, orders, units, value ${sums(db, scope)} and units <> 0`
    : sql<OrderedFigure>`
        select c.product, t.country_id, t.month, sum(c.orders)::bigint as orders, sum(c.units)::bigint as units,
          sum(c.value)::bigint as value
        ${changes(db, scope)} group by 1, 2, 3 having sum(c.units) <> 0`
  ).execute(db.kysely)
  return rows
}

export const unitsOrdered = async (db: ReadModels, distributorId: string): Promise<number> => {
  const { rows: found } = await sql<{ units: string | null }>`
    select sum(units)::bigint as units from ${sumsIn(db, orderedGoods, 'order_months')}
    where company = ${distributorId}`.execute(db.kysely)
  return Number(found[0]?.units ?? 0)
}

type MonthOfOrders = { readonly month: string; readonly orders: number; readonly units: number }

/** An order of two products counts once: what is kept by product answers for one product alone. */
const keptMonths = (db: ReadModels, scope: SalesScope) => {
  if (scope.asOf !== undefined || (scope.productIds && scope.productIds.length > 1)) return null
  return scope.productIds
    ? sums(db, scope)
    : sql`from ${sumsIn(db, orderedGoods, 'order_months')} s where ${summed(scope)}`
}

export const monthsOfOrders = async (db: ReadModels, scope: SalesScope): Promise<MonthOfOrders[]> => {
  const kept = keptMonths(db, scope)
  const { rows } = await (kept
    ? sql<MonthOfOrders>`
        select month, sum(orders)::bigint as orders, sum(units)::bigint as units ${kept} and units > 0 group by 1 order by 1`
    : sql<MonthOfOrders>`
        select o.month, count(*) as orders, sum(o.units)::bigint as units
        from (select t.id, t.month, sum(c.units) as units ${changes(db, scope)} group by 1, 2 having sum(c.units) > 0) o
        group by 1 order by 1`
  ).execute(db.kysely)
  return rows
}

const IS_CHANGE = sql`(c.orders <> 0 or c.units <> 0 or c.value <> 0)`

export const orderChangeCountIn = async (db: ReadModels, scope: SalesScope): Promise<number> => {
  const { rows } = await (scope.asOf === undefined
    ? sql<{ n: number | null }>`select sum(changes)::bigint as n ${sums(db, scope)}`
    : sql<{ n: number }>`select count(*) as n ${changes(db, scope)} and ${IS_CHANGE}`
  ).execute(db.kysely)
  return rows[0]?.n ?? 0
}

/**
 * The orders that have the first changes of a scope: each order has one at its first place. Of products, all. By the month
 * first, which is that of the first change: so those of some months are found next to each other.
 */
const firstOrders = (db: ReadModels, scope: SalesScope, limit: number) => sql`(
  select * from ${tableIn(db, orderedGoods)} t where ${inRows(scope, { month: 't.month', day: "t.changes -> 0 ->> 'day'" })}
  order by t.month, ${sql.raw(FIRST_CHANGE)} limit ${scope.productIds ? null : limit})`

/** The changes that the figures of a scope are the sum of, the first one first. */
export const orderChangesIn = async (db: ReadModels, scope: SalesScope, limit: number): Promise<FigureChange[]> => {
  const { rows } = await sql<FigureChange>`
    select c.position, c.at, c.type, null::int as filing, t.id as order_id, t.num, null as forecast_id,
      t.distributor_id, c.product, c.name as product_name, t.country_id, t.country_name, t.month, c.orders, c.units, c.value
    ${changes(db, scope, firstOrders(db, scope, limit))} and ${IS_CHANGE}
    order by c.position, c.product limit ${limit}`.execute(db.kysely)
  return rows
}
