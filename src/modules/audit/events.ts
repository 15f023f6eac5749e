import * as Schema from 'effect/Schema'

import { event, stream } from '#platform/event.ts'

const { Boolean: Bool, Int } = Schema
const text = (most: number) => Schema.String.check(Schema.isBetweenLength(1, most))

export const InvariantBroken = event(
  'InvariantBroken',
  {
    invariant: text(100),
    rule: text(500),
    streamKind: text(60),
    streamKey: text(200),
    breach: text(1_000),
    streams: Int,
    violations: Int,
    /** Both are counts so far: not all of the log had been looked at. */
    soFar: Bool,
  },
  // Version 1 was recorded for each breach by itself.
  [(alone) => ({ ...alone, streams: 1, violations: 1, soFar: true })],
)

/** All of the log was looked at, and the rule holds everywhere. If it breaks again, that is reported again. */
export const InvariantHoldsAgain = event('InvariantHoldsAgain', { invariant: text(100), rule: text(500) })

export const invariantStream = stream('invariant', [InvariantBroken, InvariantHoldsAgain])
