import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, NullOr, Struct } = Schema

const InvariantStatus = Struct({
  /** The last position of the log. */
  head: Int,
  invariants: List(
    Struct({
      name: Schema.String,
      says: Schema.String,
      kinds: List(Schema.String),
      /** How many streams, or members of a series, were looked at since it began again. */
      lookedAt: Int,
      position: Int,
      checkedAt: NullOr(Moment),
      violations: Int,
      streams: Int,
      /** When the first of them was found; null: it holds. */
      brokenSince: NullOr(Moment),
    }),
  ),
})

const BrokenStream = Struct({
  kind: Schema.String,
  key: Schema.String,
  /** An order's number, a company's name; null: it has none, or it is unknown. */
  called: NullOr(Schema.String),
  violations: Int,
  /** The newest few of them, a sentence each. */
  says: List(Schema.String),
  /** Of the newest event that one was seen at. */
  position: Int,
  foundAt: Moment,
})

export const BROKEN_STREAMS_PER_PAGE = 20

export const listInvariants = endpoint('GET /office/invariants', {
  may: 'office.audit.read',
  does: 'What must be true of the log whatever happened, how far it was checked, and where it does not hold.',
  answer: InvariantStatus,
})

export const checkInvariants = endpoint('CheckInvariants POST /office/invariants/check', {
  may: 'office.audit.check',
  does: 'Checks the whole log anew, from its beginning, in the background.',
  answer: InvariantStatus,
})

export const listBrokenStreams = endpoint('GET /office/invariants/:invariant/streams', {
  may: 'office.audit.read',
  does: 'The streams in which a rule does not hold, the newest first, in pages.',
  params: { invariant: Schema.String.check(Schema.isMaxLength(100)) },
  query: {
    page: Schema.optionalKey(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 })),
    ),
  },
  answer: Struct({ total: Int, streams: List(BrokenStream) }),
})
