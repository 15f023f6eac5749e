import { sql } from 'kysely'

import type { Day, Moment } from '#platform/event.ts'

/** Which figures: of one company or all, of these products or all, and as of which day. Months are keys, YYYYMM. */
export type SalesScope = {
  readonly distributorId?: string | undefined
  readonly productIds?: readonly string[] | undefined
  readonly countryId?: string | undefined
  readonly from?: string | undefined
  readonly upto?: string | undefined
  readonly asOf?: Day | undefined
}

type ScopeQuery = { readonly [Part in keyof SalesScope]: SalesScope[Part] | null }

/** The same as a condition for both read models of sales: on their rows `t` and the changes `c` of these. */
export const within = (scope: ScopeQuery, { product, month }: { readonly product: string; readonly month: string }) => {
  const { productIds = null } = scope
  return sql`${inRows(scope, { month, day: 'c.day' })}
    and (${productIds}::text[] is null or ${sql.ref(product)} = any (${productIds}))`
}

/** On rows `t` alone. `day`: of the first change. */
export const inRows = (
  { distributorId = null, countryId = null, from = null, upto = null, asOf = null }: ScopeQuery,
  { month, day }: { readonly month: string; readonly day: string },
) => {
  const [its, first] = [sql.raw(month), sql.raw(day)]
  return sql`
  (${distributorId}::text is null or t.distributor_id = ${distributorId})
  and (${countryId}::text is null or t.country_id = ${countryId})
  and (${from}::text is null or ${its} >= ${from}) and (${upto}::text is null or ${its} <= ${upto})
  and (${asOf}::text is null or ${first} <= ${asOf})`
}

/** The place in the log of a row's first change. */
export const FIRST_CHANGE = "((changes -> 0 ->> 'position')::bigint)"

/** On what is kept by month, `s`: of one company or, as '', of all. `product`: its column, where there is one. */
export const summed = (
  { distributorId = '', countryId = null, productIds = null, from = null, upto = null }: ScopeQuery,
  product?: string,
) => sql`
  s.company = ${distributorId}
  and (${countryId}::text is null or s.country_id = ${countryId})
  and (${from}::text is null or s.month >= ${from}) and (${upto}::text is null or s.month <= ${upto})
  ${product ? sql`and (${productIds}::text[] is null or ${sql.ref(product)} = any (${productIds}))` : sql``}`

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
