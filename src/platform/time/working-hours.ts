import { millisecondsInDay } from 'date-fns/constants'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'
import { dayIn, momentAt, type TimeZone } from './time-zone.ts'

export type WorkingHours = {
  readonly from: string
  /** '24:00' at the latest. */
  readonly to: string
  /** 1: Monday, 7: Sunday. */
  readonly weekdays: readonly number[]
  readonly closed: readonly Day[]
}

export const everyHour: WorkingHours = { from: '00:00', to: '24:00', weekdays: [1, 2, 3, 4, 5, 6, 7], closed: [] }

const midnight = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)
const dayAfter = (day: Day): Day => utcDay(new Date(midnight(day) + millisecondsInDay))

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const momentOf = (day: Day, clock: string, zone: TimeZone): Date =>
  momentAt(new Date(midnight(day) + minutes(clock) * 60_000), zone)

const isWorkday = (day: Day, { weekdays, closed }: WorkingHours): boolean =>
  weekdays.includes(new Date(midnight(day)).getUTCDay() || 7) && !closed.includes(day)

const nextWorkingMoment = (at: Date, until: Date, hours: WorkingHours, zone: TimeZone): Date | null => {
  const last = dayIn(until, zone)
  for (let day = dayIn(at, zone); day <= last; day = dayAfter(day)) {
    if (!isWorkday(day, hours)) continue
    const opens = momentOf(day, hours.from, zone)
    const first = opens > at ? opens : at
    if (first < momentOf(day, hours.to, zone)) return first < until ? first : null
  }
  return null
}

/** `planned` if then is working time, else the next working moment, or at once if none is left before `deadline`. */
export const reminderAt = (
  planned: Date,
  deadline: Date,
  { workingHours, officeTimeZone }: { readonly workingHours: WorkingHours; readonly officeTimeZone: TimeZone },
): Date => nextWorkingMoment(planned, deadline, workingHours, officeTimeZone) ?? planned
