import * as Schema from 'effect/Schema'

import { event, stream } from '#platform/event.ts'

const text = (most: number) => Schema.String.check(Schema.isBetweenLength(1, most))

/** A rule about the log was found not to hold: of which stream, and why, in a sentence. */
export const InvariantBroken = event('InvariantBroken', {
  invariant: text(100),
  /** The rule as a sentence. */
  rule: text(500),
  streamKind: text(60),
  streamKey: text(200),
  breach: text(1_000),
})

/** Key: the rule's name. */
export const invariantStream = stream('invariant', [InvariantBroken])
