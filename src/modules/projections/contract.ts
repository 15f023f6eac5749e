import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'
import { tableRoles, tableStates } from './table-states.ts'

const { Array: List, Finite, Int, Literals, NullOr, String: Text, Struct } = Schema

const Name = Text.check(Schema.isPattern(/^[a-z][a-z0-9_]{0,59}$/))

/** One table of a read model. Positions count events; `rate` is events a second. */
const ReadModelTable = Struct({
  version: Int,
  fold: Int,
  role: Literals(tableRoles),
  state: Literals(tableStates),
  position: Int,
  lag: Int,
  rate: NullOr(Finite),
  secondsLeft: NullOr(Finite),
  error: NullOr(Text),
  bytes: Int,
  /** The last shadow check, and what it found; null: nothing differs. */
  checkedAt: NullOr(Text),
  checkFound: NullOr(Text),
  checkLeftOut: Int,
  parkedCount: Int,
})
export type ReadModelTable = typeof ReadModelTable.Type

/** `table`: the live one, or the one that is being built. */
const ParkedStream = Struct({ table: Int, kind: Text, key: Text, position: Int, type: Text, error: Text })
export type ParkedStream = typeof ParkedStream.Type

const ReadModel = Struct({
  name: Text,
  target: Int,
  /** The live one first, then what is being built, then the one to go back to. */
  tables: List(ReadModelTable),
  parkedCount: Int,
  parked: List(ParkedStream),
})
export type ReadModel = typeof ReadModel.Type

export const listReadModels = endpoint('GET /office/projections', {
  may: 'office.audit.read',
  does: 'Every read model with its tables: version, state, position, lag, rate, last error, size, last check, and what it has parked.',
  answer: List(ReadModel),
})

export const readModelActions = ['rebuild', 'pause', 'resume', 'cancel', 'back', 'check'] as const

export const actOnReadModel = endpoint('ActOnReadModel POST /office/projections/:name/:action', {
  may: 'office.projections.manage',
  does: 'Rebuilds a read model next to its live table, pauses, resumes or cancels that, goes back to the table before, or compares the live one with the streams.',
  params: { name: Name, action: Literals(readModelActions) },
  answer: List(ReadModel),
})

export const retryParked = endpoint('RetryParked PUT /office/projections/:name/parked', {
  may: 'office.projections.manage',
  does: 'Takes a parked stream up again, from the event that could not be folded; without a stream, all of them.',
  params: { name: Name },
  body: {
    stream: NullOr(
      Struct({
        kind: Text.check(Schema.isBetweenLength(1, 60)),
        key: Text.check(Schema.isBetweenLength(1, 200)),
      }),
    ),
  },
  answer: Struct({ freed: Int, left: Int }),
})
