import * as Schema from 'effect/Schema'

import { staffRoles } from '#modules/permissions/roles.ts'
import { type Decision, decider, type RecordedBy, refused } from '#platform/decision.ts'
import { event, Moment, stream } from '#platform/event.ts'

const text = (most: number) => Schema.String.check(Schema.isBetweenLength(1, most))
const StaffRole = Schema.Literals(staffRoles)

/** A command that sends something out, executed at `leavesAt` unless taken back. */
export const DepartureOrdered = event('DepartureOrdered', {
  command: text(120),
  label: text(300),
  input: Schema.Record(Schema.String, Schema.Unknown),
  role: StaffRole,
  sessionId: text(64),
  leavesAt: Moment,
})
export const DepartureTakenBack = event('DepartureTakenBack', {})
export const DepartureReleased = event('DepartureReleased', {})
export const DepartureRefused = event('DepartureRefused', { error: text(1_000) })
export const DepartureRefusalSeen = event('DepartureRefusalSeen', {})

export const departureStream = stream('departure', [
  DepartureOrdered,
  DepartureTakenBack,
  DepartureReleased,
  DepartureRefused,
  DepartureRefusalSeen,
])

export const departureStates = ['WAITING', 'TAKEN_BACK', 'RELEASED', 'REFUSED', 'SEEN'] as const
export type DepartureState = (typeof departureStates)[number]
export const isReleased = (state: DepartureState) => state === 'RELEASED'
/** Can be taken back, or has an unread refusal. */
export const pendingStates = ['WAITING', 'REFUSED'] as const satisfies readonly DepartureState[]

export type Departure = {
  readonly state: DepartureState
  readonly orderedBy: string
  readonly order: Parameters<typeof DepartureOrdered.make>[0] | null
}
type Change = Decision<Departure, RecordedBy<typeof departure>>

export const leaves = 'departure.leaves'

export const departure = decider<Departure>()({
  stream: departureStream,
  owner: () => ({}),
  initial: () => ({ state: 'WAITING', orderedBy: '', order: null }),
  evolve: {
    DepartureOrdered: (it, order, { actor }) => ({ ...it, orderedBy: actor, order }),
    DepartureTakenBack: (it) => ({ ...it, state: 'TAKEN_BACK' }),
    DepartureReleased: (it) => ({ ...it, state: 'RELEASED' }),
    DepartureRefused: (it) => ({ ...it, state: 'REFUSED' }),
    DepartureRefusalSeen: (it) => ({ ...it, state: 'SEEN' }),
  },
  deadlines: {
    DepartureOrdered: ({ leavesAt }) => [{ kind: leaves, at: new Date(leavesAt) }],
  },
})

export const orderDeparture =
  (order: NonNullable<Departure['order']>): Change =>
  () => [DepartureOrdered.make(order)]

export const takeBack: Change = ({ state }) => {
  if (state === 'WAITING') return [DepartureTakenBack.make({})]
  return state === 'TAKEN_BACK' ? [] : refused('This has left already and cannot be taken back')
}

/** Of taking back and releasing, the later one is refused. */
export const release: Change = ({ state }) => (state === 'WAITING' ? [DepartureReleased.make({})] : [])

export const refuseDeparture =
  (error: string): Change =>
  ({ state }) =>
    isReleased(state) ? [DepartureRefused.make({ error: error.slice(0, 1_000) })] : []

export const seeRefusal: Change = ({ state }) => (state === 'REFUSED' ? [DepartureRefusalSeen.make({})] : [])
