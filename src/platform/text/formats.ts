/** For screens, documents, mails and notifications. Safe in a browser. */

import { dayIn, offsetName, type TimeZone, wallTime } from '#platform/time/time-zone.ts'

const MINUS = '−'

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ' ')

/** Also logged, so that its cause can be found. */
const noNumber = (value: unknown): string => {
  console.error(`Not a finite number: ${String(value)}`)
  return 'ERROR'
}

/** '$1 234.50'; 'ERROR' for no finite number. */
export const dollars = (cents: number): string => {
  if (!Number.isFinite(cents)) return noNumber(cents)
  const whole = Math.round(Math.abs(cents))
  const [units, rest] = [Math.floor(whole / 100), String(whole % 100).padStart(2, '0')]
  return `${cents < 0 && whole > 0 ? MINUS : ''}$${grouped(String(units))}.${rest}`
}

/** '1 500', '12.5'; 'ERROR' for no finite number (specification 2, section 5). */
export const count = (value: number): string => {
  if (!Number.isFinite(value)) return noNumber(value)
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  return `${value < 0 ? MINUS : ''}${grouped(whole)}${fraction ? `.${fraction}` : ''}`
}

/** '1 product', '1 500 products'. `many`: an irregular plural. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

export const atMost99 = (value: number): string => (value > 99 ? '99+' : String(value))

export const percentage = (value: number): string =>
  Number.isFinite(value) ? `${Number(value.toFixed(2))}%` : noNumber(value)

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/** 'DD/MM/YYYY' in the zone; a 'YYYY-MM-DD' is that day everywhere. */
export const dayOf = (iso: string, zone: TimeZone): string =>
  (CALENDAR_DAY.test(iso) ? iso : dayIn(iso, zone)).split('-').reverse().join('/')

/** '12/11/2026 (UTC-5)'. */
export const dayWithZone = (iso: string, zone: TimeZone): string =>
  CALENDAR_DAY.test(iso) ? dayOf(iso, zone) : `${dayOf(iso, zone)} (${offsetName(iso, zone)})`

export const dayWritten = (day: string): string => day.split('-').reverse().join('/')

/** '12/11/2026 09:12 UTC', '12/11/2026 04:12 UTC-5'. */
export const minuteOf = (at: string, zone: TimeZone = 'UTC'): string =>
  `${dayOf(at, zone)} ${wallTime(at, zone).toISOString().slice(11, 16)} ${offsetName(at, zone)}`
