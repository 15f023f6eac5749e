import { type RawBuilder, sql } from 'kysely'
import { calendarEventStream } from '#modules/news/events.ts'
import { type EventState, type eventColumns, eventStates } from '#modules/news/news-states.ts'
import type { Day, Moment } from '#platform/event.ts'
import { byText, byValue, listPage, type PageQuery } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { searchKeys } from '#platform/text/search.ts'

export type CalendarEventRow = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly startsOn: Day
  readonly endsOn: Day | null
  readonly location: string
  readonly searchKey: string
  readonly cancelled: boolean
  /** The version of its stream: calendars take a higher one for newer. */
  readonly sequence: number
  readonly changedAt: Moment
}

const known = knownRow('The event was not planned')

const keyOf = ({
  title,
  description,
  location,
}: Pick<CalendarEventRow, 'title' | 'description' | 'location'>): string => searchKeys([title, description, location])

/** One row per event of the public calendar; cancelled ones stay. */
export const calendarEvents = projection<CalendarEventRow>()({
  name: 'calendar_events',
  version: 4,
  of: [calendarEventStream],
  table: `
    id text primary key, title text not null, description text not null, starts_on text not null, ends_on text,
    location text not null, search_key text not null, cancelled boolean not null, sequence int not null, changed_at text not null`,
  indexes: [
    '(starts_on desc, id)',
    '(cancelled, starts_on, ends_on)', // counts by state read nothing else
    '((coalesce(ends_on, starts_on)))', // Postgres then knows how many are past
    '(location)',
  ],
  key: 'stream',
  when: {
    CalendarEventPlanned: (_, { eventId: id, ...facts }, { at, version }) => ({
      id,
      ...facts,
      searchKey: keyOf(facts),
      cancelled: false,
      sequence: version - 1,
      changedAt: at,
    }),
    CalendarEventChanged: (row, { eventId: _id, ...facts }, { at, version }) => ({
      ...known(row),
      ...facts,
      searchKey: keyOf(facts),
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

/** Conditions of which Postgres knows how many rows fulfil them. */
const isOn = (today: Day): Readonly<Record<EventState, RawBuilder<boolean>>> => ({
  CANCELLED: sql`cancelled`,
  PAST: sql`not cancelled and coalesce(ends_on, starts_on) < ${today}`,
  PLANNED: sql`not cancelled and coalesce(ends_on, starts_on) >= ${today}`,
})

const stateOn = (today: Day) => {
  const { CANCELLED, PAST } = isOn(today)
  return sql`case when ${CANCELLED} then 'CANCELLED' when ${PAST} then 'PAST' else 'PLANNED' end`
}

type EventFilters = { readonly state?: EventState | undefined; readonly location?: string | undefined }

/** Every event, the newest first, for the content team. `today`: an event is past from the day after its last one. */
export const calendarEventsListed = (
  db: ReadModels,
  today: Day,
  { state, location, ...page }: EventFilters & PageQuery<(typeof eventColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, calendarEvents).$if(location !== undefined, (all) => all.where('location', '=', location!)),
      named: (all) => all,
      state: { of: stateOn(today), is: state, where: state && isOn(today)[state] },
      keys: ['searchKey'],
      sorts: {
        title: byText('title'),
        state: sql`array_position(${eventStates}::text[], ${stateOn(today)})`,
        date: byValue('startsOn'),
        location: byText('location'),
      },
      usual: [
        [byValue('startsOn'), 'desc'],
        [byValue('id'), 'asc'],
      ],
    },
    page,
  )

const MOST_LOCATIONS = 100

/** Where events take place. */
export const eventLocations = async (db: ReadModels): Promise<string[]> => {
  const found = rows(db, calendarEvents)
    .select('location')
    .groupBy('location')
    .orderBy('location')
    .limit(MOST_LOCATIONS)
  return (await found.execute()).map(({ location }) => location)
}
