import * as Schema from 'effect/Schema'

import { staffRoles } from '#modules/permissions/roles.ts'
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
