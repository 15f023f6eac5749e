import type { Day } from '#platform/event.ts'

/** A calendar month in UTC; `month` counts from 1. Browser-safe. */
export type Month = { readonly year: number; readonly month: number }

/** A forecast covers so many months: specification 3 §9. */
export const FORECAST_MONTHS = 12

/** What one month can hold at most: no figure of a real company comes near it, and sums stay exact. */
export const MAXIMUM_FORECAST = 1_000_000_000

/** What is planned for a month comes in one order at least. */
export const lacksOrders = (plan: { readonly orderCount: number; readonly orderQuantity: number }): boolean =>
  plan.orderQuantity > 0 && plan.orderCount === 0

/** YYYYMM: how a month is named in rows and addresses. Keys compare as months do. */
export const keyOf = ({ year, month }: Month): string => `${year}${String(month).padStart(2, '0')}`

/** The way back from a key that `keyOf` wrote. */
export const monthOfKey = (key: string): Month => ({ year: Number(key.slice(0, 4)), month: Number(key.slice(4)) })

/** The month of a day or a moment, ISO 8601 in UTC. */
export const monthOf = (at: string): Month => ({ year: Number(at.slice(0, 4)), month: Number(at.slice(5, 7)) })

/** So many months later, or earlier where `by` is negative. */
export const monthAfter = ({ year, month }: Month, by: number): Month => {
  const months = year * 12 + month - 1 + by
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
}

/** `from` and those after it. */
export const monthsFrom = (from: Month, many: number): Month[] =>
  Array.from({ length: many }, (_, by) => monthAfter(from, by))

/** How many months `month` lies after `other`; negative before it. */
export const monthsAhead = (month: Month, other: Month): number =>
  (month.year - other.year) * 12 + month.month - other.month

/** Its first day. */
export const firstDayOf = ({ year, month }: Month): Day => `${year}-${String(month).padStart(2, '0')}-01` as Day
