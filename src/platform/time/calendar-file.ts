import { addDays } from 'date-fns/addDays'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Day, Moment } from '#platform/event.ts'

export type CalendarEntry = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly startsOn: Day
  readonly endsOn: Day | null
  readonly location?: string
  readonly cancelled: boolean
  readonly sequence: number
  readonly changedAt: Moment
  /** Default: the calendar's page. */
  readonly url?: string
}

/** RFC 5545: whole days; changes raise SEQUENCE under the same UID. */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  about: { readonly name: string; readonly product: string; readonly domain: string; readonly url: string },
): Buffer => {
  const { name, product, domain } = about
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: name, product } })
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id}@${domain}`,
      sequence: entry.sequence,
      summary: entry.title,
      description: entry.description,
      location: entry.location ?? null,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      start: new Date(`${entry.startsOn}T00:00:00Z`),
      end: addDays(new Date(`${entry.endsOn ?? entry.startsOn}T00:00:00Z`), 1),
      timezone: 'UTC',
      stamp: new Date(entry.changedAt),
      lastModified: new Date(entry.changedAt),
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: entry.url ?? about.url,
    })
  return Buffer.from(`${calendar.toString()}\r\n`)
}
