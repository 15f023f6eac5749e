import { type Decision, decider } from '#platform/decision.ts'
import type { HappenedOf, Moment } from '#platform/event.ts'

import { InvariantBroken, InvariantHoldsAgain, invariantStream } from './events.ts'

type Recorded = HappenedOf<typeof invariantStream.events>

/** What was said of a rule: broken, and nothing more until it is whole. */
export type ToldInvariant = { readonly name: string; readonly broken: boolean }

/** All that is known of where a rule does not hold. */
export type Outbreak = {
  readonly streams: number
  readonly violations: number
  /** When the first of them was found. */
  readonly since: Moment
  /** The first of them in the log. */
  readonly first: { readonly streamKind: string; readonly streamKey: string; readonly breach: string }
}

/** How a rule stands after a look. */
export type Standing = {
  /** The rule as a sentence. */
  readonly rule: string
  /** Null: no breach of it is known. */
  readonly outbreak: Outbreak | null
  /** All of the log was looked at. */
  readonly atEnd: boolean
  readonly now: Date
}

export const invariant = decider<ToldInvariant>()({
  stream: invariantStream,
  implicit: true,
  initial: (name) => ({ name, broken: false }),
  owner: () => ({}),
  evolve: {
    InvariantBroken: (it) => ({ ...it, broken: true }),
    InvariantHoldsAgain: (it) => ({ ...it, broken: false }),
  },
})

/** One cause breaks a rule in many streams: they are counted so long before they are told, if the log is that long. */
const COUNTED_FOR_MS = 5 * 60_000

/** However many streams a rule is broken in, that it broke is told once, and once more after it was whole. */
export const tellStanding =
  ({ rule, outbreak, atEnd, now }: Standing): Decision<ToldInvariant, Recorded> =>
  ({ name, broken }) => {
    if (outbreak === null) return broken && atEnd ? [InvariantHoldsAgain.make({ invariant: name, rule })] : []
    const { streams, violations, since, first } = outbreak
    if (broken || !(atEnd || now.getTime() - Date.parse(since) >= COUNTED_FOR_MS)) return []
    return [InvariantBroken.make({ invariant: name, rule, ...first, streams, violations, soFar: !atEnd })]
  }
