import { type Decision, decider, type RecordedBy, refused } from '#platform/decision.ts'
import {
  DepartureOrdered,
  DepartureRefusalSeen,
  DepartureRefused,
  DepartureReleased,
  type DepartureState,
  DepartureTakenBack,
  departureStream,
  isReleased,
} from './events.ts'

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
