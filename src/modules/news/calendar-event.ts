import { type Decision, decider, invalid, type Refusal, refused } from '#platform/decision.ts'
import { outsideCalendar } from '#platform/time/near-days.ts'
import {
  CalendarEventCancelled,
  CalendarEventChanged,
  type CalendarEventId,
  CalendarEventPlanned,
  CalendarEventRestored,
  type CalendarStreamEvent,
  calendarEventStream,
} from './events.ts'

export type CalendarEvent = { readonly id: CalendarEventId; readonly planned: boolean; readonly cancelled: boolean }
export type CalendarEventFacts = Omit<Parameters<typeof CalendarEventPlanned.make>[0], 'eventId'>

type Change = Decision<CalendarEvent, CalendarStreamEvent>

export const calendarEvent = decider<CalendarEvent>()({
  stream: calendarEventStream,
  owner: () => ({}),
  initial: (key) => ({ id: key as CalendarEventId, planned: false, cancelled: false }),
  evolve: {
    CalendarEventPlanned: (it) => ({ ...it, planned: true }),
    CalendarEventChanged: (it) => it,
    CalendarEventCancelled: (it) => ({ ...it, cancelled: true }),
    CalendarEventRestored: (it) => ({ ...it, cancelled: false }),
  },
})

const factsOf = ({ startsOn, endsOn, title, description, location }: CalendarEventFacts) => ({
  ...{ title, description, location },
  date: startsOn,
  endDate: endsOn,
})

/** What its events say of the form that plans it. */
export const calendarEventForm = { CalendarEventPlanned: factsOf, CalendarEventChanged: factsOf }

const wrongDays = ({ startsOn, endsOn }: CalendarEventFacts): Refusal | null =>
  outsideCalendar('date', startsOn) ??
  outsideCalendar('endDate', endsOn) ??
  (endsOn !== null && endsOn < startsOn ? invalid({ endsOn: 'The last day lies before the first one' }) : null)

export const plan =
  (facts: CalendarEventFacts): Change =>
  ({ id }) =>
    wrongDays(facts) ?? [CalendarEventPlanned.make({ eventId: id, ...facts })]

export const change =
  (facts: CalendarEventFacts): Change =>
  ({ id, cancelled }) =>
    wrongDays(facts) ??
    (cancelled
      ? refused('This event is cancelled. Please plan a new one')
      : [CalendarEventChanged.make({ eventId: id, ...facts })])

export const cancel: Change = ({ id, cancelled }) => (cancelled ? [] : [CalendarEventCancelled.make({ eventId: id })])

/** Undoes a cancellation: it takes place as it was planned last. */
export const restore: Change = ({ id, cancelled }) => (cancelled ? [CalendarEventRestored.make({ eventId: id })] : [])
