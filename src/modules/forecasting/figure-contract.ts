import { type RawBuilder, sql } from 'kysely'

import type { Day, Moment } from '#platform/event.ts'
import { allOf } from '#platform/projection.ts'

/** Which figures: of one company or all, of these products or all, and as of which day. Months are keys, YYYYMM. */
export type SalesScope = {
  readonly distributorId?: string | undefined
  readonly productIds?: readonly string[] | undefined
  readonly countryId?: string | undefined
  readonly from?: string | undefined
  readonly upto?: string | undefined
  readonly asOf?: Day | undefined
}

const ofProducts = (productIds: SalesScope['productIds'], product: string) =>
  productIds && sql`${sql.ref(product)} = any (${productIds})`

const inMonths = ({ from, upto }: SalesScope, month: RawBuilder<unknown>) =>
  allOf([from !== undefined && sql`${month} >= ${from}`, upto !== undefined && sql`${month} <= ${upto}`])

/** The same as a condition for both read models of sales: on their rows `t` and the changes `c` of these. */
export const within = (scope: SalesScope, { product, month }: { readonly product: string; readonly month: string }) =>
  allOf([inRows(scope, { month, day: 'c.day' }), ofProducts(scope.productIds, product)])

/** On rows `t` alone. `day`: of the first change. */
export const inRows = (scope: SalesScope, { month, day }: { readonly month: string; readonly day: string }) => {
  const { distributorId, countryId, asOf } = scope
  return allOf([
    distributorId !== undefined && sql`t.distributor_id = ${distributorId}`,
    countryId !== undefined && sql`t.country_id = ${countryId}`,
    inMonths(scope, sql.raw(month)),
    asOf !== undefined && sql`${sql.raw(day)} <= ${asOf}`,
  ])
}

/** The place in the log of a row's first change. */
export const FIRST_CHANGE = "((changes -> 0 ->> 'position')::bigint)"

/** On what is kept by month, `s`: of one company or, as '', of all. `product`: its column, where there is one. */
export const summed = (scope: SalesScope, product?: string) => {
  const { distributorId = '', countryId, productIds } = scope
  return allOf([
    sql`s.company = ${distributorId}`,
    countryId !== undefined && sql`s.country_id = ${countryId}`,
    inMonths(scope, sql.raw('s.month')),
    product !== undefined && ofProducts(productIds, product),
  ])
}

export type Figure = {
  readonly product: string
  readonly countryId: string
  readonly month: string
  readonly orders: number
  readonly units: number
}

export type OrderedFigure = Figure & { readonly value: number }

/** What is planned for a month, and what was when it began; null: it was not planned by then. */
export type PlannedFigure = Figure & { readonly unitsBefore: number | null }

/** One change of a figure. Of an order: `type` is the event's. Of a plan: `filing` says which, null deleted it. */
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
  /** YYYYMM: of an order the one in which it was placed, of a plan the one that is planned. */
  readonly month: string
  readonly orders: number
  readonly units: number
  /** Cents; of a plan 0: it has no price. */
  readonly value: number
}

/** What one event made of one month's plan. As of any day a plan is the sum of its changes until then. */
export type PlanChange = {
  readonly day: Day
  readonly at: Moment
  readonly position: number
  readonly filing: number | null
  readonly month: string
  /** Signed; of a filing that says the same again both are 0. */
  readonly orders: number
  readonly units: number
}

export type Plan = Readonly<Record<string, { readonly orders: number; readonly units: number }>>

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
  /** null while it is current. A deleted one is kept: what was forecast once stays comparable with what was ordered. */
  readonly deletedAt: Moment | null
  readonly plan: Plan
  readonly changes: readonly PlanChange[]
  readonly reminders: readonly {
    readonly at: Moment
    readonly year: number
    readonly month: number
    readonly delay: number
    readonly maximumOrderDate: Day
  }[]
}
