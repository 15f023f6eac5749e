import { calendarEventStream } from '#modules/news/events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type CalendarEventRow = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly startsOn: Day
  readonly endsOn: Day | null
  readonly location: string
  readonly cancelled: boolean
  /** The version of its stream: calendars take a higher one for newer. */
  readonly sequence: number
  readonly changedAt: Moment
}

const known = knownRow('The event was not planned')

/** One row per event of the public calendar; cancelled ones stay. */
export const calendarEvents = projection<CalendarEventRow>()({
  name: 'calendar_events',
  version: 2,
  of: [calendarEventStream],
  table: `
    id text primary key, title text not null, description text not null, starts_on text not null, ends_on text,
    location text not null, cancelled boolean not null, sequence int not null, changed_at text not null`,
  indexes: ['(starts_on desc, id)'],
  key: 'stream',
  when: {
    CalendarEventPlanned: (_, { eventId: id, ...facts }, { at, version }) => ({
      id,
      ...facts,
      cancelled: false,
      sequence: version - 1,
      changedAt: at,
    }),
    CalendarEventChanged: (row, { eventId: _id, ...facts }, { at, version }) => ({
      ...known(row),
      ...facts,
      sequence: version - 1,
      changedAt: at,
    }),
    CalendarEventRestored: (row, _, { at, version }) => ({
      ...known(row),
      cancelled: false,
      sequence: version - 1,
      changedAt: at,
    }),
    CalendarEventCancelled: (row, _, { at, version }) => ({
      ...known(row),
      cancelled: true,
      sequence: version - 1,
      changedAt: at,
    }),
  },
  topics: () => ['news', 'office:news'],
  onPoison: 'park',
})

/** Those that take place on one of these days, the newest first; cancelled ones where they are requested. */
export const calendarEventsOf = (
  db: ReadModels,
  days: { readonly from?: Day; readonly to?: Day },
  { cancelled = false } = {},
): Promise<CalendarEventRow[]> => {
  let query = rows(db, calendarEvents).selectAll()
  if (!cancelled) query = query.where('cancelled', '=', false)
  if (days.to) query = query.where('startsOn', '<=', days.to)
  const { from } = days
  if (from) query = query.where(({ eb, fn }) => eb(fn.coalesce('endsOn', 'startsOn'), '>=', from))
  return query.orderBy('startsOn', 'desc').orderBy('id').execute()
}

export const calendarEventOf = (db: ReadModels, id: string): Promise<CalendarEventRow | undefined> =>
  rows(db, calendarEvents).selectAll().where('id', '=', id).executeTakeFirst()
