import { millisecondsInHour } from 'date-fns/constants'
import { type Deadline, decider, invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { counted, dayWritten } from '#platform/text/formats.ts'

import {
  ForecastDeleted,
  type ForecastEvent,
  ForecastFiled,
  ForecastReminded,
  forecastStream,
  type PlannedMonth,
} from './events.ts'
import { FORECAST_MONTHS, firstDayOf, lacksOrders, monthOf, monthsAhead } from './months.ts'
import { NOT_SAVED } from './not-saved.ts'
import { nextReminder, remindedAt, rulesOf } from './rules.ts'

export const forecastReminder = 'forecasting.reminder'

export type ForecastOf = { readonly distributorId: string; readonly productId: string; readonly countryId: string }

/** One forecast for each company, product and country: together they are its id, as it is in addresses. */
export const forecastIdOf = ({ distributorId, productId, countryId }: ForecastOf): string =>
  [distributorId, productId, countryId].join('_')

const ofId = (id: string): ForecastOf => {
  const [distributorId = '', productId = '', countryId = ''] = id.split('_')
  return { distributorId, productId, countryId }
}

export type Forecast = {
  readonly id: string
  /** false before the first filing, and again once it was deleted. */
  readonly isFiled: boolean
  /** How often it was filed, to see that two people do not overwrite each other. */
  readonly version: number
  readonly productName: string
  readonly months: readonly PlannedMonth[]
  readonly leadTimes: readonly number[]
  readonly nextReminderAt: Moment | null
}

const remindAt = (at: Moment | null): readonly Deadline[] => (at ? [{ kind: forecastReminder, at: new Date(at) }] : [])

export const forecast = decider<Forecast>()({
  stream: forecastStream,
  implicit: true,
  initial: (id) => ({
    id,
    isFiled: false,
    version: 0,
    productName: '',
    months: [],
    leadTimes: [],
    nextReminderAt: null,
  }),
  owner: (_, id) => ({ distributorId: ofId(id).distributorId }),
  evolve: {
    ForecastFiled: (before, { productName, months, leadTimes, nextReminderAt }) => ({
      ...before,
      isFiled: true,
      version: before.version + 1,
      productName,
      months,
      leadTimes,
      nextReminderAt,
    }),
    ForecastReminded: (before, { nextReminderAt }) => ({ ...before, nextReminderAt }),
    ForecastDeleted: (before) => ({ ...before, isFiled: false, nextReminderAt: null }),
  },
  deadlines: {
    ForecastFiled: ({ nextReminderAt }) => remindAt(nextReminderAt),
    ForecastReminded: ({ nextReminderAt }) => remindAt(nextReminderAt),
  },
})

export type Filing = {
  readonly productName: string
  readonly countryName: string
  readonly currentInventoryLevel: number
  readonly stockTickingDate: Day
  readonly forecastMonths: readonly PlannedMonth[]
  readonly leadTimes: readonly number[]
  /** The version that was on screen, 0 where none stood; without it the last one wins. */
  readonly expectedVersion?: number | undefined
  readonly now: Date
  readonly today: Day
}

const planned = (months: readonly PlannedMonth[]) =>
  months.filter(({ orderCount, orderQuantity }) => orderCount > 0 || orderQuantity > 0)

export const fileForecast =
  ({ now, today, expectedVersion, forecastMonths, leadTimes, ...filing }: Filing) =>
  ({ id, isFiled, version }: Forecast): readonly ForecastEvent[] | Refusal => {
    const errors = { ...wrongMonths(forecastMonths, today), ...wrongDay(filing.stockTickingDate, now) }
    if (Object.keys(errors).length > 0) return invalid(errors, NOT_SAVED)
    if (expectedVersion !== undefined && expectedVersion !== (isFiled ? version : 0))
      return refused('Someone else has changed this forecast', { members: { version } })
    const reminder = nextReminder(rulesOf(planned(forecastMonths), leadTimes), now)
    return [
      ForecastFiled.make({
        forecastId: id,
        ...ofId(id),
        ...filing,
        months: forecastMonths,
        leadTimes,
        nextReminderAt: reminder && moment(reminder),
      }),
    ]
  }

/** Twelve that follow each other from this month on; a form that was opened before the month turned still counts. */
const wrongMonths = (months: readonly PlannedMonth[], today: Day): Record<string, string> => {
  const [first] = months
  if (!first || months.length !== FORECAST_MONTHS) return { forecastMonths: 'A forecast covers 12 months' }
  const thisMonth = monthOf(today)
  if (![0, -1].includes(monthsAhead(first, thisMonth)))
    return { forecastMonths: 'The 12 months begin with the current month' }
  const follow = months.every((month, at) => monthsAhead(month, first) === at)
  return follow ? withoutOrders(months) : { forecastMonths: 'The 12 months must follow each other' }
}

const withoutOrders = (months: readonly PlannedMonth[]): Record<string, string> =>
  Object.fromEntries(
    months.flatMap((planned, index) => {
      if (!lacksOrders(planned)) return []
      const units = counted(planned.orderQuantity, 'unit')
      const month = dayWritten(firstDayOf(planned)).slice(3)
      return [[`forecastMonths.${index}.orderCount`, `${month}: ${units} need at least 1 order`]]
    }),
  )

/** Stock that was counted longer ago says nothing of today: the year is mistyped. */
const OLDEST_STOCK_YEARS = 2

/** A day that has begun somewhere on earth. */
const wrongDay = (day: Day, now: Date): Record<string, string> => {
  const at = new Date(`${day}T00:00:00.000Z`)
  if (at.getTime() > now.getTime() + 14 * millisecondsInHour)
    return { stockTickingDate: 'The stock-ticking date cannot lie in the future' }
  return at.getTime() < new Date(now).setUTCFullYear(now.getUTCFullYear() - OLDEST_STOCK_YEARS)
    ? { stockTickingDate: `The stock-ticking date cannot lie more than ${OLDEST_STOCK_YEARS} years back` }
    : {}
}

export const deleteForecast = ({ id, isFiled }: Forecast): readonly ForecastEvent[] | Refusal =>
  isFiled ? [ForecastDeleted.make({ forecastId: id, ...ofId(id) })] : notFound('Forecast not found')

/** Reminds of what became due since the last time. Late, early or twice changes nothing. */
export const remind =
  (now: Date) =>
  ({ id, isFiled, productName, months, leadTimes, nextReminderAt }: Forecast): readonly ForecastEvent[] => {
    if (!isFiled || !nextReminderAt || now < new Date(nextReminderAt)) return []
    const today = moment(now).slice(0, 10)
    const rules = rulesOf(planned(months), leadTimes)
    const due = rules.filter((rule) => {
      const at = remindedAt(rule)
      return at >= new Date(nextReminderAt) && at <= now && rule.maximumOrderDate >= today
    })
    const next = nextReminder(rules, now)
    return [
      ForecastReminded.make({
        forecastId: id,
        ...ofId(id),
        productName,
        reminders: due,
        nextReminderAt: next && moment(next),
      }),
    ]
  }
