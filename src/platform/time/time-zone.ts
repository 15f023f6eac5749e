import { tzOffset } from '@date-fns/tz/tzOffset'

import type { Day } from '#platform/event.ts'

/** An IANA name, such as 'America/Bogota'. Browser-safe. */
export type TimeZone = string

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** What Postgres and ISO 8601 in four digits can both say. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')] as const

const offsetAt = (at: number, zone: TimeZone): number => Math.round(tzOffset(zone, new Date(at))) * MINUTE

/** What a clock on the wall shows there, read by the UTC parts of the result. */
export const wallTime = (at: Date | string, zone: TimeZone): Date => {
  const moment = new Date(at).getTime()
  return new Date(moment + offsetAt(moment, zone))
}

/** The day that a moment belongs to there. */
export const dayIn = (at: Date | string, zone: TimeZone): Day => wallTime(at, zone).toISOString().slice(0, 10) as Day

/** What day it is in each of these. */
export const daysIn = (at: Date | string, zones: readonly TimeZone[]): Day[] => zones.map((zone) => dayIn(at, zone))

/** The moment at which a clock on the wall there shows this; the later one of two, where it is put back. */
export const momentAt = (wallClock: Date, zone: TimeZone): Date => {
  const wall = wallClock.getTime()
  // Around a change of the clock, the offset of the day before or after is the right one.
  const ends = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near, zone))
  const end = Math.max(...ends.filter((it) => wallTime(new Date(it), zone).getTime() === wall), Math.min(...ends))
  return new Date(Math.min(Math.max(end, FIRST), LAST))
}

/** The last millisecond of a day there, which ends with the clock on the wall, however long it is. */
export const endOfDay = (day: string, zone: TimeZone): Date => momentAt(new Date(`${day}T23:59:59.999Z`), zone)

/** The first millisecond of a day there. */
export const startOfDay = (day: string, zone: TimeZone): Date => {
  const before = new Date(Date.parse(`${day}T00:00:00.000Z`) - DAY).toISOString().slice(0, 10)
  return new Date(endOfDay(before, zone).getTime() + 1)
}

/** 'UTC', 'UTC-5', 'UTC+5:30': how far a zone is from UTC at that moment. */
export const offsetName = (at: Date | string, zone: TimeZone): string => {
  const minutes = offsetAt(new Date(at).getTime(), zone) / MINUTE
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** Whether Node, the browsers and Postgres know it. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
