import type { Forecast } from '#modules/forecasting/contract.ts'
import type { PlannedMonth } from '#modules/forecasting/events.ts'
import {
  FORECAST_MONTHS,
  keyOf,
  lacksOrders,
  MAXIMUM_FORECAST,
  monthOf,
  monthsFrom,
} from '#modules/forecasting/months.ts'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { companyDay, day } from '#web/ui/figures/format.ts'

/** A month's two fields as they are typed. */
export type MonthFields = {
  readonly year: number
  readonly month: number
  readonly orders: string
  readonly quantity: string
}
export const monthColumns = ['orders', 'quantity'] as const
export type MonthColumn = (typeof monthColumns)[number]

/** All fields, as typed. */
export type ForecastForm = {
  readonly productId: string | null
  readonly countryId: string | null
  readonly stock: string
  readonly stockDate: string
  readonly months: readonly MonthFields[]
}

const shown = (value: number): string => (value === 0 ? '' : String(value))

export const emptyForm = (now: Date): ForecastForm => ({
  productId: null,
  countryId: null,
  stock: '',
  stockDate: day(companyDay(now)),
  months: monthsFrom(monthOf(companyDay(now)), FORECAST_MONTHS).map((it) => ({ ...it, orders: '', quantity: '' })),
})

export const formOf = ({
  productId,
  country,
  currentInventoryLevel,
  stockTickingDate,
  forecastMonths,
}: Forecast): ForecastForm => ({
  productId,
  countryId: country.id,
  stock: String(currentInventoryLevel),
  stockDate: day(stockTickingDate),
  months: forecastMonths.map(({ year, month, orderCount, orderQuantity }) => ({
    year,
    month,
    orders: shown(orderCount),
    quantity: shown(orderQuantity),
  })),
})

/** '1 200', '1,200' and '1200' are the same number, '1,5' is none; nothing is 0; null is no whole number from 0 on. */
export const readWhole = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return 0
  const isWhole = /^(\d{1,10}|\d{1,3}([\s,']\d{3})+)$/.test(text)
  const value = isWhole ? Number(text.replaceAll(/\D/g, '')) : Number.NaN
  return value <= MAXIMUM_FORECAST ? value : null
}

/** What came from a spreadsheet, lines of cells: written down from this month and column on, as far as there is room. */
export const pasteInto = (
  months: readonly MonthFields[],
  pasted: string,
  at: { readonly row: number; readonly column: MonthColumn },
): MonthFields[] => {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/)
  const from = monthColumns.indexOf(at.column)
  return months.map((month, row) => {
    const cells = lines[row - at.row]?.split('\t')
    if (row < at.row || !cells) return month
    const filled = cells.flatMap((cell, place) => {
      const column = monthColumns[from + place]
      return column ? [[column, cell.trim()] as const] : []
    })
    return { ...month, ...Object.fromEntries(filled) }
  })
}

/** Several cells, not a single value: those are pasted as ever. */
export const isTable = (pasted: string): boolean => /[\n\t]/.test(pasted.trim())

export type FormReading = {
  readonly errors: Readonly<Record<string, string>>
  readonly stock: number
  readonly stockDate: string
  readonly months: readonly PlannedMonth[]
}

/** The name of a month's field among the errors. */
export const fieldOf = (month: { readonly year: number; readonly month: number }, column: MonthColumn): string =>
  `${keyOf(month)} ${column}`

/** What was typed as values, and why not, by field. */
export const readForm = ({ productId, countryId, stock, stockDate, months }: ForecastForm): FormReading => {
  const errors: Record<string, string> = {}
  const whole = (typed: string, field: string): number => {
    const value = readWhole(typed)
    if (value === null) errors[field] = texts.whole
    return value ?? 0
  }
  const planned = months.map((it) => {
    const month = {
      year: it.year,
      month: it.month,
      orderCount: whole(it.orders, fieldOf(it, 'orders')),
      orderQuantity: whole(it.quantity, fieldOf(it, 'quantity')),
    }
    if (lacksOrders(month)) errors[fieldOf(it, 'orders')] ??= texts.atLeastOne(month.orderQuantity)
    return month
  })
  if (!productId) errors['productId'] = texts.chooseProduct
  else if (!countryId) errors['countryId'] = texts.chooseCountry
  if (stock.trim() === '') errors['currentInventoryLevel'] = texts.whole
  const counted = readDay(stockDate)
  if (!counted) errors['stockTickingDate'] = texts.day
  return {
    stock: whole(stock, 'currentInventoryLevel'),
    stockDate: counted ?? '',
    months: planned,
    errors,
  }
}
