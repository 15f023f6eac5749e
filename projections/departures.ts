import { type DepartureState, departureStream, pendingStates } from '#modules/departures/events.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type DepartureRow = {
  readonly id: string
  readonly orderedBy: string
  readonly command: string
  readonly label: string
  readonly leavesAt: Moment
  readonly state: DepartureState
  /** Why it was refused when its time had come. */
  readonly error: string | null
}

const known = knownRow('Nothing was ordered to leave')

/** Commands that send something out after a delay, and their outcome. */
export const departures = projection<DepartureRow>()({
  name: 'departures',
  version: 1,
  of: [departureStream],
  table: `
    id text primary key, ordered_by text not null, command text not null, label text not null,
    leaves_at timestamptz not null, state text not null, error text`,
  indexes: [`(ordered_by) where state in ('WAITING', 'REFUSED')`],
  key: 'stream',
  when: {
    DepartureOrdered: (_, { command, label, leavesAt }, { key, actor }) => ({
      id: key,
      orderedBy: actor,
      command,
      label,
      leavesAt,
      state: 'WAITING',
      error: null,
    }),
    DepartureTakenBack: (row) => ({ ...known(row), state: 'TAKEN_BACK' }),
    DepartureReleased: (row) => ({ ...known(row), state: 'RELEASED' }),
    DepartureRefused: (row, { error }) => ({ ...known(row), state: 'REFUSED', error }),
    DepartureRefusalSeen: (row) => ({ ...known(row), state: 'SEEN' }),
  },
  topics: () => ['office:departures'],
  onPoison: 'park',
})

const MOST_SHOWN = 20

/** What this person ordered that waits still, or was refused and not read yet; the first to leave comes first. */
export const departuresOf = (db: ReadModels, orderedBy: string): Promise<DepartureRow[]> =>
  rows(db, departures)
    .selectAll()
    .where('orderedBy', '=', orderedBy)
    .where('state', 'in', pendingStates)
    .orderBy('leavesAt')
    .limit(MOST_SHOWN)
    .execute()
