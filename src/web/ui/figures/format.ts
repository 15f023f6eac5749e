/** The fixed formats of the portal, the same in every language. Nothing else formats a number or a date for display. */

import { differenceInDays, differenceInHours, differenceInMinutes } from 'date-fns'
import { millisecondsInHour } from 'date-fns/constants'

import type { Day } from '#platform/event.ts'
import { count, dayWithZone, dayWritten, dollars } from '#platform/text/formats.ts'
import { dayIn, offsetName, type TimeZone, wallTime } from '#platform/time/time-zone.ts'
import { language, longDate, monthName } from '#texts/language.ts'
import { timeTexts as texts } from '#texts/time.ts'

const DAY = 24 * millisecondsInHour

const two = (value: number): string => String(value).padStart(2, '0')

export { count }

/** Integer cents: 123450 → '$1 234.50', -12840 → '−$128.40', NaN → 'ERROR'. */
export const money = dollars

/** Sentences of the server for a screen: no line ends inside '$1 234.50' or '1 500'. */
export const unbroken = (sentence: string): string => sentence.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')

export const moneyExclVat = (cents: number): string => texts.exclVat(money(cents))

/** 1284 → '1 284 CareCoins', 1 → '1 CareCoin'. */
export const careCoins = texts.careCoins

/** 20 → '20%' */
export const percent = (value: number): string => (Number.isFinite(value) ? `${count(value)}%` : count(value))

export const discount = (value: number): string => `-${percent(value)}`

/** Before the sign-in, the browser's own. */
let zone: TimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** In which days of the reader's company are, such as the last one of a quote. */
let companys: TimeZone = zone

export const readIn = (readersZone: TimeZone, companyZone: TimeZone = readersZone): void => {
  zone = readersZone
  companys = companyZone
}

export const currentZone = (): TimeZone => zone
export const currentCompanyZone = (): TimeZone => companys

/** Today of the reader's company, by which the server compares days that a company enters. */
export const companyDay = (now: Date): Day => dayIn(now, companys)

const isCalendarDay = (moment: string | Date): moment is string =>
  typeof moment === 'string' && /^\d{4}-\d\d-\d\d$/.test(moment)

/** A moment is shown in the reader's zone; a day 'YYYY-MM-DD' is that day everywhere. */
const partsOf = (moment: string | Date) => {
  if (Number.isNaN(new Date(moment).getTime())) return null
  const at = isCalendarDay(moment) ? new Date(moment) : wallTime(moment, zone)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    hours: at.getUTCHours(),
    minutes: at.getUTCMinutes(),
  }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>
const shown = (moment: string | Date, written: (parts: Parts) => string): string => {
  const parts = partsOf(moment)
  return parts ? written(parts) : 'ERROR'
}

/** '18/12/2026' */
export const day = (moment: string | Date): string =>
  shown(moment, ({ year, month, date }) => `${two(date)}/${two(month)}/${year}`)

/** '18/12/2026 09:12' */
export const dayTime = (moment: string | Date): string =>
  shown(moment, ({ hours, minutes }) => `${day(moment)} ${two(hours)}:${two(minutes)}`)

/** '09:12' */
export const clock = (moment: string | Date): string =>
  shown(moment, ({ hours, minutes }) => `${two(hours)}:${two(minutes)}`)

/** 'December 18 2026', for deliveries. */
export const longDay = (moment: string | Date): string =>
  shown(moment, ({ year, month, date }) => longDate(year, month, date))

/** 'December 2026', for agreements. */
export const monthYear = (moment: string | Date): string =>
  shown(moment, (parts) => `${monthName(parts.month)} ${parts.year}`)

/** 'YYYY-MM-DD', the way a day is sent. */
export const sentDay = (moment: string | Date): string =>
  shown(moment, ({ year, month, date }) => `${year}-${two(month)}-${two(date)}`)

const past = new Intl.RelativeTimeFormat(language)

/** '2 hours ago', an addition to the full date and never in its place. */
export const ago = (moment: string | Date, now: Date): string => {
  const at = new Date(moment)
  const [days, hours, minutes] = [differenceInDays(now, at), differenceInHours(now, at), differenceInMinutes(now, at)]
  if (minutes < 1) return texts.justNow
  return days > 0
    ? past.format(-days, 'day')
    : hours > 0
      ? past.format(-hours, 'hour')
      : past.format(-minutes, 'minute')
}

/** A promise of 72 hours is shown in hours from its first moment on, also by a clock that is a little behind. */
const TOLD_IN_HOURS = 73 * millisecondsInHour

/** '21 days left', '72 h left', '40 min left', 'Overdue by 3 h'. */
export const timeLeft = (until: string | Date, now: Date): string => {
  const left = new Date(until).getTime() - now.getTime()
  const span = Math.abs(left)
  const written =
    span >= TOLD_IN_HOURS
      ? texts.days(Math.floor(span / DAY))
      : span >= millisecondsInHour
        ? texts.hours(Math.floor(span / millisecondsInHour))
        : texts.minutes(Math.max(1, Math.floor(span / 60_000)))
  return left < 0 ? texts.overdue(written) : texts.left(written)
}

/** '18/12/2026 09:12 (UTC-5)', for readers in other time zones. A day is that day. */
export const zonedTime = (moment: string | Date): string =>
  isCalendarDay(moment) ? day(moment) : `${dayTime(moment)} (${offsetName(moment, zone)})`

/** The last day of a quote as its PDF names it, in the company's zone; on its last 24 hours with the hour that ends it. */
export const lastDay = (until: string, now: Date, there: TimeZone = companys): string => {
  const left = new Date(until).getTime() - now.getTime()
  if (left <= 0 || left >= DAY) return dayWithZone(until, there)
  const ends = wallTime(until, there).toISOString().slice(11, 16)
  return `${dayWritten(dayIn(until, there))} ${ends} (${offsetName(until, there)})`
}

/** Bytes as people read them: '214 kB', '2.1 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1_000)} kB`
      : `${Math.round(bytes / 100_000) / 10} MB`
