import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'

export type Schedule = {
  readonly everyMonths: 1 | 2 | 3
  /** 1 to 28 */
  readonly day: number
  /** YYYYMM; null: no end. */
  readonly until: string | null
}

const within = ({ until }: Schedule, day: Day): Day | null =>
  until === null || day.slice(0, 7).replace('-', '') <= until ? day : null

const inMonth = (month: Day, { day }: Schedule, ahead: number): Day =>
  utcDay(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + ahead, day)))

/** The first day of a schedule after `today`; null: its last month is over by then. */
export const firstDay = (schedule: Schedule, today: Day): Day | null => {
  const ofMonth = inMonth(today, schedule, 0)
  return within(schedule, ofMonth > today ? ofMonth : inMonth(today, schedule, 1))
}

/** The first day after `today` in the rhythm that `from` is in; null: the last month is over by then. */
export const nextDay = (schedule: Schedule, from: Day, today: Day): Day | null => {
  const later = inMonth(from, schedule, schedule.everyMonths)
  return later > today ? within(schedule, later) : nextDay(schedule, later, today)
}
