import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, NullOr, Struct } = Schema

const Standing = Struct({
  /** The last position of the log. */
  head: Int,
  invariants: List(
    Struct({
      name: Schema.String,
      /** The rule as a sentence. */
      says: Schema.String,
      kinds: List(Schema.String),
      /** How many streams, or members of a series, were looked at since it began anew. */
      lookedAt: Int,
      /** Up to here the log was checked. */
      position: Int,
      checkedAt: NullOr(Moment),
      violations: Int,
      /** The newest of them. */
      breaches: List(
        Struct({
          kind: Schema.String,
          key: Schema.String,
          /** An order's number, a company's name; null: it has none, or nobody knows it. */
          called: NullOr(Schema.String),
          says: Schema.String,
          position: Int,
          foundAt: Moment,
        }),
      ),
    }),
  ),
})

export const listInvariants = endpoint('GET /office/invariants', {
  may: 'office.audit.read',
  does: 'What must be true of the log whatever happened, how far it was checked, and where it does not hold.',
  answer: Standing,
})

export const checkInvariants = endpoint('POST /office/invariants/check', {
  may: 'office.audit.check',
  does: 'Checks the whole log anew, from its beginning, in the background.',
  answer: Standing,
})
