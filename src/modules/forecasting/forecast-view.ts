import { addDays } from 'date-fns/addDays'
import { countryNamed } from '#modules/catalogue/events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

import { accuracyOf } from './accuracy.ts'
import type {
  FiledForecast,
  Forecast,
  ForecastMonth,
  ForecastReminder,
  ForecastVintage,
  NextOrder,
} from './contract.ts'
import type { ForecastRow, SalesScope } from './figure-contract.ts'
import { FORECAST_MONTHS, firstDayOf, keyOf, monthOf, monthOfKey, monthsFrom } from './months.ts'
import { rulesFrom } from './rules.ts'

/** Fewer than that many months ahead of the current one: specification 3 §5. */
const NEXT_MONTHS = 3

/** An order is urgent when its last safe day is at most so many days away. */
const URGENT_DAYS = 30

export type Actuals = ReadonlyMap<string, number>

export type FiledRow = Omit<ForecastRow, 'distributorId' | 'deletedAt' | 'changes' | 'reminders'>

const of = ({ productId, productName, countryId, countryName }: FiledRow) => ({
  product: { id: productId, name: productName },
  country: { id: countryId, name: countryNamed(countryId, countryName) },
})

const monthsOf = ({ plan }: Pick<ForecastRow, 'plan'>, today: Day): ForecastMonth[] =>
  monthsFrom(monthOf(today), FORECAST_MONTHS).map((month) => {
    const { orders = 0, units = 0 } = plan[keyOf(month)] ?? {}
    return { id: keyOf(month), ...month, orderCount: orders, orderQuantity: units }
  })

const rulesOfMonths = (months: readonly ForecastMonth[], leadTimes: readonly number[], today: Day) =>
  rulesFrom(today, months, leadTimes).map(({ delay, maximumOrderDate, ...month }) => ({
    forecastMonthId: keyOf(month),
    delay,
    maximumOrderDate,
  }))

export const filedForecast = (row: FiledRow, today: Day): FiledForecast => {
  const forecastMonths = monthsOf(row, today)
  return {
    id: row.id,
    ...of(row),
    productId: row.productId,
    productName: row.productName,
    currentInventoryLevel: row.currentInventoryLevel,
    stockTickingDate: row.stockTickingDate,
    forecastMonths,
    rules: rulesOfMonths(forecastMonths, row.leadTimes, today),
    date: row.filedAt,
    ordersInNext3Months: forecastMonths.slice(0, NEXT_MONTHS).reduce((sum, { orderCount }) => sum + orderCount, 0),
    quantity: forecastMonths.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0),
    version: row.version,
  }
}

export const forecastAnswer = (row: ForecastRow, actuals: Actuals, today: Day): Forecast => ({
  ...filedForecast(row, today),
  accuracy: accuracyOf(compared(vintagesOf(row, actuals, today))),
})

const ordersOf = (
  all: readonly ForecastRow[],
  today: Day,
  isMeant: (row: ForecastRow, month: ForecastMonth) => boolean,
): NextOrder[] =>
  all
    .flatMap((row) => {
      const months = monthsOf(row, today).filter((month) => isMeant(row, month))
      const rules = rulesOfMonths(months, row.leadTimes, today)
      return months.flatMap((month) => {
        const ofMonth = rules.filter(({ forecastMonthId }) => forecastMonthId === month.id)
        const orderBy = ofMonth.at(-1)?.maximumOrderDate
        if (orderBy === undefined) return []
        const urgent = orderBy <= utcDay(addDays(new Date(today), URGENT_DAYS))
        return [{ forecastId: row.id, ...of(row), month, rules: ofMonth, orderBy, urgent }]
      })
    })
    .sort((a, b) => compareTexts(firstDate(a), firstDate(b)))

const isPlanned = ({ orderCount, orderQuantity }: ForecastMonth): boolean => orderCount > 0 || orderQuantity > 0

/** What is planned and can still arrive in time, the most urgent first. */
export const nextOrdersOf = (all: readonly ForecastRow[], today: Day): NextOrder[] =>
  ordersOf(all, today, (_, month) => isPlanned(month))

/** What was planned once and is not any more, of deleted forecasts too. */
export const givenUpOrdersOf = (all: readonly ForecastRow[], today: Day): NextOrder[] =>
  ordersOf(
    all,
    today,
    ({ changes }, month) =>
      !isPlanned(month) &&
      changes.some((change) => change.month === month.id && (change.orders > 0 || change.units > 0)),
  )

const firstDate = ({ rules: [first] }: NextOrder): string => first?.maximumOrderDate ?? ''

/** The latest first; of the products, the country and the months of a scope, and of those up to its day. */
export const remindersOf = (
  all: readonly ForecastRow[],
  most: number,
  { productIds, countryId, from, upto, asOf }: SalesScope,
): ForecastReminder[] =>
  all
    .filter((row) => productIds?.includes(row.productId) ?? true)
    .filter((row) => countryId === undefined || row.countryId === countryId)
    .flatMap((row) => row.reminders.map(({ delay: _, ...it }) => ({ forecastId: row.id, ...of(row), ...it })))
    .filter((it) => (from === undefined || keyOf(it) >= from) && (upto === undefined || keyOf(it) <= upto))
    .filter(({ at }) => asOf === undefined || at.slice(0, 10) <= asOf)
    .sort((a, b) => compareTexts(b.at, a.at) || compareTexts(a.maximumOrderDate, b.maximumOrderDate))
    .slice(0, most)

type Plan = { readonly at: Moment; readonly filing: number | null; orderCount: number; orderQuantity: number }

const planAfterEach = ({ changes }: ForecastRow, month: string): Plan[] => {
  let [orderCount, orderQuantity] = [0, 0]
  return changes
    .filter((change) => change.month === month)
    .map(({ at, filing, orders, units }) => {
      orderCount += orders
      orderQuantity += units
      return { at, filing, orderCount, orderQuantity }
    })
}

export const vintagesOf = (row: ForecastRow, actuals: Actuals, today: Day): ForecastVintage[] =>
  [...new Set(row.changes.map(({ month }) => month))].sort().map((key) => {
    const month = monthOfKey(key)
    const plans = planAfterEach(row, key)
    const before = plans.filter(({ at }) => at.slice(0, 10) < firstDayOf(month)).at(-1)
    const forecast = before?.orderQuantity ?? null
    const actual = actuals.get(key) ?? 0
    const passed = key < keyOf(monthOf(today))
    return {
      key,
      ...month,
      filings: plans.flatMap(({ filing, ...it }) => (filing === null ? [] : [{ filing, ...it }])),
      forecast,
      actual,
      passed,
      accuracy: passed && forecast !== null ? accuracyOf([{ forecast, actual }]) : null,
    }
  })

/** The months whose accuracy is known: they have passed, and were forecast before they began. */
export const compared = (vintages: readonly ForecastVintage[]) =>
  vintages.flatMap(({ passed, forecast, actual }) => (passed && forecast !== null ? [{ forecast, actual }] : []))
