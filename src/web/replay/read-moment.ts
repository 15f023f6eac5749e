import { momentAt, wallTime } from '#platform/time/time-zone.ts'
import { currentZone } from '#web/ui/figures/format.ts'

/** '18/12/2026 14:30', in the reader's zone, as ISO 8601; a day alone is its end, or its start for a range that begins then. null: no moment. */
export const readMoment = (typed: string, dayAlone: 'start' | 'end' = 'end'): string | null => {
  const [, day, month, year, hours = dayAlone === 'end' ? '23' : '00', minutes = dayAlone === 'end' ? '59' : '00'] =
    /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[\s,]+(\d{1,2}):(\d{2}))?\s*$/.exec(typed) ?? []
  if (!day) return null
  const parts = [year, month, day, hours, minutes].map(Number) as [number, number, number, number, number]
  const seconds = typed.includes(':') || dayAlone === 'start' ? 0 : 59
  const at = new Date(Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], seconds, seconds ? 999 : 0))
  const isThatDay = at.getUTCMonth() === parts[1] - 1 && at.getUTCDate() === parts[2] && at.getUTCHours() === parts[3]
  return isThatDay && parts[4] < 60 ? momentAt(at, currentZone()).toISOString() : null
}

/** The same, where nothing is known of what is still to come: today alone is today until now. */
export const readSoFar = (typed: string, now: string): string | null => {
  const moment = readMoment(typed)
  const begins = readMoment(typed, 'start')
  return moment !== null && moment > now && begins !== null && begins <= now ? now : moment
}

/** The way back: '18/12/2026 14:30'. The end of a day is written as that day: with its minute it would be read as earlier. */
export const writtenMoment = (iso: string): string => writtenWall(wallTime(iso, currentZone()).toISOString())

/** What a clock shows, '2026-12-18T14:30' as calendars of browsers say it, as it is typed. */
export const writtenWall = (iso: string): string => {
  const day = `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`
  return iso.slice(11) === '23:59:59.999Z' ? day : `${day} ${iso.slice(11, 16)}`
}
