import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { periodTexts } from '#texts/office-figures.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { figuresIn, type Measure, OTHER, type Series } from '#web/sales/chart/chart-series.ts'
import type { ChartModel, ChartSeries } from '#web/ui/charts/chart-model.ts'
import { shortMoney } from '#web/ui/charts/short-money.ts'
import { count } from '#web/ui/figures/format.ts'

/** How the products of a month are drawn: stacked, side by side, or as one. */
export const layouts = ['stacked', 'beside', 'total'] as const
export type SalesLayout = (typeof layouts)[number]
export type ChartView = { readonly layout: SalesLayout; readonly measure: Measure }

const TOTAL = 'total'

/** A bar of the chart by its address: the product's id, the one of those that share a colour; null: all of the month. */
export const addressOf = ({ id }: Pick<Series, 'id'>): string => id ?? OTHER

/** `switched`: those turned over. The bar of all the rest starts off where it would dwarf the others. */
export const isOn = (series: Series, layout: SalesLayout, switched: ReadonlySet<string>): boolean =>
  (series.id !== null || (layout !== 'beside' && !series.outweighs)) !== switched.has(addressOf(series))

export const turnedOver = (switched: ReadonlySet<string>, address: string): ReadonlySet<string> =>
  switched.has(address) ? new Set([...switched].filter((it) => it !== address)) : new Set([...switched, address])

const sumOf = (all: readonly Series[], of: 'ordered' | 'forecast' | 'value'): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const series of all) for (const [month, it] of series[of]) sums.set(month, (sums.get(month) ?? 0) + it)
  return sums
}

const total = (all: readonly Series[]): Series => ({
  id: TOTAL,
  name: texts.total,
  tone: 1,
  ordered: sumOf(all, 'ordered'),
  forecast: sumOf(all, 'forecast'),
  value: sumOf(all, 'value'),
})

export const drawn = (all: readonly Series[], { layout }: ChartView, switched: ReadonlySet<string>): Series[] =>
  layout === 'total' ? [total(all)] : all.filter((it) => isOn(it, layout, switched))

/** What is drawn of a series: its bars, and the steps of its forecast; a forecast has no price. */
const partsOf = (it: Series, months: readonly string[], { layout, measure }: ChartView): ChartSeries[] => {
  const of = { id: addressOf(it), tone: it.tone, stack: layout === 'stacked' ? 'month' : undefined }
  const bars = measure === 'units' ? it.ordered : it.value
  const isPlanned = measure === 'units' && it.forecast.size > 0
  return [
    { ...of, kind: 'bar', name: it.name, values: months.map((month) => bars.get(month) ?? null) },
    ...(isPlanned
      ? [
          {
            ...of,
            kind: 'plan',
            name: texts.forecast,
            values: months.map((month) => it.forecast.get(month) ?? null),
          } as const,
        ]
      : []),
  ]
}

const lineOf = (before: readonly SalesRow[], months: readonly string[], { measure }: ChartView): ChartSeries => {
  const of = Map.groupBy(before, ({ key }) => key)
  const value = (row: SalesRow) => (measure === 'units' ? row.orderQuantity : row.orderValue)
  return {
    id: 'before',
    kind: 'line',
    name: periodTexts.before,
    tone: 8,
    values: months.map((month) => of.get(month)?.reduce((sum, row) => sum + value(row), 0) ?? null),
  }
}

/** The chart of these series. `mark`: the day that one looks from, at its month. */
export const salesModel = (
  series: readonly Series[],
  months: readonly string[],
  shown: ChartView,
  mark: { readonly month: string; readonly label: string },
  before: readonly SalesRow[] | null = null,
): ChartModel => ({
  keys: months,
  label: texts.monthBelow,
  series: [...series.flatMap((it) => partsOf(it, months, shown)), ...(before ? [lineOf(before, months, shown)] : [])],
  format: shown.measure === 'units' ? count : shortMoney,
  mark: months.includes(mark.month) ? { at: months.indexOf(mark.month), label: mark.label } : undefined,
})

/** What can be reached by keys: a product in a month in which it was ordered or forecast. */
export type Bar = { readonly at: number; readonly series: Series }

/** By month, and in it by series, those passed over that have nothing there. */
export const barsOf = (series: readonly Series[], months: readonly string[], measure: Measure): Bar[] =>
  months.flatMap((month, at) =>
    series.flatMap((it) => {
      const { ordered, forecast, value } = figuresIn(it, month)
      const isThere = measure === 'units' ? ordered > 0 || forecast > 0 : value > 0
      return isThere ? [{ at, series: it }] : []
    }),
  )

/** The place of the same product's next bar, or of the one before, among `bars`; where there is none, its own. */
export const neighbourBar = (bars: readonly Bar[], at: number, by: 1 | -1): number => {
  const from = bars[at]
  if (!from) return at
  const isNext = (it: Bar) => it.series.id === from.series.id && Math.sign(it.at - from.at) === by
  const found = by === 1 ? bars.findIndex(isNext) : bars.findLastIndex(isNext)
  return found === -1 ? at : found
}
