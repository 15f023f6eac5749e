import type { FigureUnit } from '#platform/figure.ts'
import { median } from '#platform/median.ts'
import { present } from '#platform/typed.ts'

type Entry = { readonly month: string; readonly day: string; readonly amount: number }
type Period = { readonly from?: string | undefined; readonly until?: string | undefined }

/** No chart is longer; what is older still counts. */
const MOST_MONTHS = 60

/** The figure of these: their sum; of durations the median, and none of none. */
export const figureOf = (unit: FigureUnit, counted: readonly Pick<Entry, 'amount'>[]): number | null => {
  const amounts = counted.map(({ amount }) => amount)
  return unit === 'days' ? median(amounts) : amounts.reduce((sum, amount) => sum + amount, 0)
}

export const isWithin = ({ day }: Pick<Entry, 'day'>, { from, until }: Period): boolean =>
  (from === undefined || day >= from) && (until === undefined || day <= until)

const yearBefore = (day: string): string => {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)]
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`
}

/** The same days of the year before; null: no days are requested. */
export const periodBefore = ({ from, until }: Period): Period | null =>
  from === undefined && until === undefined
    ? null
    : { from: from && yearBefore(from), until: until && yearBefore(until) }

/** 'YYYY-MM', so many months later, or earlier where `by` is negative. */
const monthAfter = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by)).toISOString().slice(0, 7)

const monthsUpTo = (first: string, last: string): string[] => {
  const months = [last]
  while (months.length < MOST_MONTHS && present(months[0]) > first) months.unshift(monthAfter(present(months[0]), -1))
  return months
}

/** Month by month, those without events included, each next to the same month of the year before. */
export const byMonth = (unit: FigureUnit, all: readonly Entry[], period: Period) => {
  const within = all.filter((counted) => isWithin(counted, period))
  const known = within.map(({ month }) => month).toSorted()
  const [first, last] = [known[0] ?? period.from?.slice(0, 7), known.at(-1)]
  if (first === undefined || last === undefined) return []
  const earlier = periodBefore(period) ?? {}
  const ofMonth = (counted: readonly Entry[]) => {
    const months = Map.groupBy(counted, ({ month }) => month)
    return (month: string) => figureOf(unit, months.get(month) ?? [])
  }
  const [now, before] = [ofMonth(within), ofMonth(all.filter((counted) => isWithin(counted, earlier)))]
  return monthsUpTo(first, last).map((month) => ({
    month,
    amount: now(month),
    before: before(monthAfter(month, -12)),
  }))
}
