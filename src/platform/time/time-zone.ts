import { tzOffset } from '@date-fns/tz/tzOffset'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'

/** IANA name, 'America/Bogota'. Safe in a browser. */
export type TimeZone = string

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The range of both Postgres and four-digit ISO 8601. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')] as const

const offsetAt = (at: number, zone: TimeZone): number => Math.round(tzOffset(zone, new Date(at))) * MINUTE

export const wallTime = (at: Date | string, zone: TimeZone): Date => {
  const moment = new Date(at).getTime()
  return new Date(moment + offsetAt(moment, zone))
}

export const dayIn = (at: Date | string, zone: TimeZone): Day => utcDay(wallTime(at, zone))

export const daysIn = (at: Date | string, zones: readonly TimeZone[]): Day[] => zones.map((zone) => dayIn(at, zone))

/** The later one of two, where clocks are put back. */
export const momentAt = (wallClock: Date, zone: TimeZone): Date => {
  const wall = wallClock.getTime()
  // Near a clock change, the offset of the day before or after applies.
  const ends = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near, zone))
  const end = Math.max(...ends.filter((it) => wallTime(new Date(it), zone).getTime() === wall), Math.min(...ends))
  return new Date(Math.min(Math.max(end, FIRST), LAST))
}

export const endOfDay = (day: string, zone: TimeZone): Date => momentAt(new Date(`${day}T23:59:59.999Z`), zone)

export const startOfDay = (day: string, zone: TimeZone): Date => {
  const before = new Date(Date.parse(`${day}T00:00:00.000Z`) - DAY).toISOString().slice(0, 10)
  return new Date(endOfDay(before, zone).getTime() + 1)
}

/** 'UTC', 'UTC-5', 'UTC+5:30'. */
export const offsetName = (at: Date | string, zone: TimeZone): string => {
  const minutes = offsetAt(new Date(at).getTime(), zone) / MINUTE
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
