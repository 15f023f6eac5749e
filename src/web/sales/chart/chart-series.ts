import { accuracyOf } from '#modules/forecasting/accuracy.ts'
import { keyOf, monthAfter, monthOf, monthOfKey, monthsAhead, monthsFrom } from '#modules/forecasting/months.ts'
import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'

/** One product's figures, by month (YYYYMM). `tone`: its place among the chart's colours, from 1. */
export type Series = {
  /** null: the products that do not get a colour of their own. */
  readonly id: string | null
  readonly name: string
  readonly tone: number
  readonly ordered: ReadonlyMap<string, number>
  readonly forecast: ReadonlyMap<string, number>
  readonly value: ReadonlyMap<string, number>
  /** Of the products without a colour of their own: each by itself. */
  readonly parts?: readonly Series[]
  /** Those that share it come to more than all that are named: it is drawn on request only. */
  readonly outweighs?: boolean
}

export const measures = ['units', 'value'] as const
export type Measure = (typeof measures)[number]

const MOST_SERIES = 8

const sumBy = (rows: readonly SalesRow[], of: (row: SalesRow) => number): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const row of rows) if (of(row) > 0) sums.set(row.key, (sums.get(row.key) ?? 0) + of(row))
  return sums
}

/** In the address: the products that do not get a colour of their own. */
export const OTHER = 'other'

/** Whether a product belongs to the bar that is named in the address; null names all of them. */
export const isBehind = (of: string | null, all: readonly Series[]): ((productId: string) => boolean) => {
  if (of !== OTHER) return (productId) => of === null || productId === of
  const shared = new Set(all.flatMap(({ parts = [] }) => parts.map(({ id }) => id)))
  return (productId) => shared.has(productId)
}

const series = (id: string | null, name: string, tone: number, rows: readonly SalesRow[]): Series => ({
  id,
  name,
  tone,
  ordered: sumBy(rows, ({ orderQuantity }) => orderQuantity),
  forecast: sumBy(rows, ({ forecastOrderQuantity }) => forecastOrderQuantity),
  value: sumBy(rows, ({ orderValue }) => orderValue),
})

/** How far back an order weighs when products are ranked: the chart opens on these months. */
const RANKED_MONTHS = 12

type RankedSeries = {
  readonly id: string
  readonly of: SalesRow[]
  readonly lately: number
  readonly ever: number
  readonly bars: number
}

const ranked = (rows: readonly SalesRow[], now: string, measure: Measure): RankedSeries[] => {
  const since = keyOf(monthAfter(monthOfKey(now), 1 - RANKED_MONTHS))
  const ordered = (of: readonly SalesRow[]) =>
    of.reduce((sum, row) => sum + (measure === 'units' ? row.orderQuantity : row.orderValue), 0)
  const forecast = (of: readonly SalesRow[]) =>
    measure === 'units' ? of.reduce((sum, row) => sum + row.forecastOrderQuantity, 0) : 0
  const weight = (of: readonly SalesRow[]) => ordered(of) + forecast(of)
  return [...Map.groupBy(rows, ({ product_id }) => product_id)]
    .map(([id, of]) => {
      const recent = of.filter(({ key }) => key >= since)
      return { id, of, lately: weight(recent), ever: weight(of), bars: ordered(recent) }
    })
    .sort((a, b) => b.lately - a.lately || b.ever - a.ever)
}

const sumOf = (all: readonly RankedSeries[], of: 'lately' | 'ever' | 'bars'): number =>
  all.reduce((sum, it) => sum + it[of], 0)

/** The largest of late first; one more for all beyond the eighth. `now`: month key. `opened`: times it was opened. */
export const seriesOf = (
  rows: readonly SalesRow[],
  other: string,
  now: string,
  opened = 0,
  measure: Measure = 'units',
): Series[] => {
  const products = ranked(rows, now, measure).slice(opened * (MOST_SERIES - 1))
  const own = products.length > MOST_SERIES ? products.slice(0, MOST_SERIES - 1) : products
  const rest = products.slice(own.length)
  const by = products.some(({ lately }) => lately > 0) ? 'lately' : 'ever'
  const ofProduct = ({ id, of }: RankedSeries, tone: number) => series(id, of[0]?.product_name ?? '', tone, of)
  const shared = () => ({
    ...series(
      null,
      other,
      MOST_SERIES,
      rest.flatMap(({ of }) => of),
    ),
    parts: rest.map((it) => ofProduct(it, MOST_SERIES)),
    outweighs: sumOf(rest, by) > sumOf(own, by) || sumOf(rest, 'bars') > sumOf(own, 'bars'),
  })
  return [...own.map((it, at) => ofProduct(it, at + 1)), ...(rest.length > 0 ? [shared()] : [])]
}

/** How often what is beyond the eighth was opened, as in the address: no more often than there is something beyond. */
export const openedIn = (rows: readonly SalesRow[], requested: string | null): number => {
  const beyond = new Set(rows.map(({ product_id }) => product_id)).size - MOST_SERIES
  const most = Math.max(0, Math.ceil(beyond / (MOST_SERIES - 1)))
  return /^\d{1,3}$/.test(requested ?? '') ? Math.min(most, Number(requested)) : 0
}

/** What a series shows in a month: in units, and what was ordered in cents. */
export const figuresIn = ({ ordered, forecast, value }: Series, month: string) => ({
  ordered: ordered.get(month) ?? 0,
  forecast: forecast.get(month) ?? 0,
  value: value.get(month) ?? 0,
})

/** What a month's bar is made of, the largest first: of the products without a colour of their own, else nothing. */
export const partsIn = ({ parts = [] }: Series, month: string, measure: Measure = 'units') =>
  parts
    .map((part) => ({ name: part.name, ...figuresIn(part, month) }))
    .filter(({ ordered, forecast }) => ordered > 0 || forecast > 0)
    .sort((a, b) => (measure === 'value' ? b.value - a.value : 0) || b.ordered - a.ordered || b.forecast - a.forecast)

export const monthsBetween = (rows: readonly SalesRow[]): string[] => {
  const keys = rows.map(({ key }) => key).sort()
  const [first, last] = [keys[0], keys.at(-1)]
  if (!first || !last) return []
  const many = monthsAhead(monthOfKey(last), monthOfKey(first)) + 1
  return monthsFrom(monthOfKey(first), many).map(keyOf)
}

/** The months up to this one, the latest first, and those after it, the nearest first. */
export const fromNow = (months: readonly string[], now: string) => ({
  past: months.filter((month) => month <= now).toReversed(),
  coming: months.filter((month) => month > now),
})

type Period = { readonly year: string | null; readonly from: string | null; readonly until: string | null }

/** Twelve months up to this one, or the last of the period, since the first order; those without orders included, the latest first. */
export const lastTwelve = (months: readonly MonthOfOrders[], thisMonth: string, { year, from, until }: Period) => {
  const first = months[0]?.key
  const known = new Map(months.map((it) => [it.key, it]))
  const ends = [thisMonth, ...(year ? [`${year}12`] : []), ...(until ? [keyOf(monthOf(until))] : [])]
  const last = ends.sort()[0] ?? thisMonth
  const begin = from && keyOf(monthOf(from))
  return monthsFrom(monthAfter(monthOfKey(last), -11), 12)
    .map(keyOf)
    .filter((key) => first !== undefined && key >= first && (!year || key.startsWith(year)) && (!begin || key >= begin))
    .map((key) => known.get(key) ?? { key, orderCount: 0, orderQuantity: 0 })
    .reverse()
}

export const monthNow = (asOf: string | null): string => keyOf(monthOf(asOf ?? new Date().toISOString()))

/** How many months 'the next 3 months' reach: fewer than 3 ahead of the current one. */
const isOfNextMonths = (key: string, thisMonth: string): boolean =>
  key >= thisMonth && key < keyOf(monthAfter(monthOfKey(thisMonth), 3))

/** What is planned for the next 3 months, by product, the most first. */
export const plannedNext = (rows: readonly SalesRow[], thisMonth: string) => {
  const products = new Map<string, { id: string; name: string; orders: number; units: number }>()
  for (const row of rows) {
    if (row.forecastOrderQuantity === 0 || !isOfNextMonths(row.key, thisMonth)) continue
    const { orders, units } = products.get(row.product_id) ?? { orders: 0, units: 0 }
    products.set(row.product_id, {
      id: row.product_id,
      name: row.product_name,
      orders: orders + row.forecastOrderCount,
      units: units + row.forecastOrderQuantity,
    })
  }
  return [...products.values()].sort((a, b) => b.units - a.units)
}

/** How near the forecasts of the months that have passed came as they stood when each began, by product and country. */
export const accuracyShown = (rows: readonly SalesRow[], thisMonth: string): number | null =>
  accuracyOf(
    rows.flatMap(({ key, orderQuantity: actual, forecastQuantityBefore: forecast }) =>
      key < thisMonth && forecast !== null ? [{ actual, forecast }] : [],
    ),
  )
