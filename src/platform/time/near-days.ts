import { invalid, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'
import { dayWritten } from '#platform/text/formats.ts'

const YEARS = 10

const dayIn = (years: number, now: Date): Day => {
  const at = new Date(now)
  at.setUTCFullYear(now.getUTCFullYear() + years)
  return utcDay(at)
}

const [FIRST, LAST] = ['2000-01-01', '2100-12-31'] as [Day, Day]

export const outsideCalendar = (field: string, day: Day | null | undefined): Refusal | null =>
  !day || (day >= FIRST && day <= LAST)
    ? null
    : invalid({ [field]: `Must be from ${dayWritten(FIRST)} to ${dayWritten(LAST)}` })

/** Over ten years away. */
export const tooFar = (field: string, day: Day | null | undefined, now: Date): Refusal | null => {
  const [first, last] = [dayIn(-YEARS, now), dayIn(YEARS, now)]
  if (!day || (day >= first && day <= last)) return null
  return invalid({ [field]: `Must be from ${dayWritten(first)} to ${dayWritten(last)}` })
}
