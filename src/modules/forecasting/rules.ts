import { millisecondsInDay } from 'date-fns/constants'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

import { keyOf, type Month } from './months.ts'

/** Lead times in days of a product in a country for which nothing else was said: two rules a month. */
export const DEFAULT_LEAD_TIMES: readonly number[] = [60, 90]

export const REMINDED_DAYS_BEFORE = 7

const MIDDLE_OF_THE_MONTH = 15

/** One rule of a month: ordered after `maximumOrderDate`, goods that take `delay` days arrive too late for it. */
export type Rule = Month & { readonly delay: number; readonly maximumOrderDate: Day }

/** The 15th of the month less the delay. */
export const maximumOrderDate = ({ year, month }: Month, delay: number): Day =>
  utcDay(new Date(Date.UTC(year, month - 1, MIDDLE_OF_THE_MONTH - delay)))

export const rulesOf = (months: readonly Month[], leadTimes: readonly number[]): Rule[] =>
  months
    .flatMap(({ year, month }) =>
      leadTimes.map((delay) => ({ year, month, delay, maximumOrderDate: maximumOrderDate({ year, month }, delay) })),
    )
    .sort((a, b) => compareTexts(`${a.maximumOrderDate}${keyOf(a)}`, `${b.maximumOrderDate}${keyOf(b)}`))

export const rulesFrom = (today: Day, months: readonly Month[], leadTimes: readonly number[]): Rule[] =>
  rulesOf(months, leadTimes).filter((rule) => rule.maximumOrderDate >= today)

/** When the reminder of a rule goes out: at the beginning of that day, UTC. */
export const remindedAt = ({ maximumOrderDate }: Pick<Rule, 'maximumOrderDate'>): Date =>
  new Date(Date.parse(`${maximumOrderDate}T00:00:00.000Z`) - REMINDED_DAYS_BEFORE * millisecondsInDay)

/** The first reminder that goes out after `now`; null: none does. */
export const nextReminder = (rules: readonly Rule[], now: Date): Date | null =>
  rules.map(remindedAt).find((at) => at > now) ?? null
