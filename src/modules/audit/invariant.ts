import { type Decision, decider } from '#platform/decision.ts'
import type { EventOf, Moment } from '#platform/event.ts'

import { InvariantBroken, InvariantHoldsAgain, invariantStream } from './events.ts'

type InvariantEvent = EventOf<typeof invariantStream.events>

/** Whether a rule was reported as broken; nothing more is reported until it holds again. */
export type ReportedInvariant = { readonly name: string; readonly broken: boolean }

export type Outbreak = {
  readonly streams: number
  readonly violations: number
  /** When the first of them was found. */
  readonly since: Moment
  readonly first: { readonly streamKind: string; readonly streamKey: string; readonly breach: string }
}

export type InvariantCheck = {
  readonly rule: string
  /** Null: no breach of it is known. */
  readonly outbreak: Outbreak | null
  /** All of the log was looked at. */
  readonly atEnd: boolean
  readonly now: Date
}

export const invariant = decider<ReportedInvariant>()({
  stream: invariantStream,
  implicit: true,
  initial: (name) => ({ name, broken: false }),
  owner: () => ({}),
  evolve: {
    InvariantBroken: (it) => ({ ...it, broken: true }),
    InvariantHoldsAgain: (it) => ({ ...it, broken: false }),
  },
})

/** One cause breaks a rule in many streams: they are counted for so long before the report, if the log is that long. */
const COUNTED_FOR_MS = 5 * 60_000

/** A broken rule is reported once, however many streams it broke in, and again only after it was whole. */
export const reportCheck =
  ({ rule, outbreak, atEnd, now }: InvariantCheck): Decision<ReportedInvariant, InvariantEvent> =>
  ({ name, broken }) => {
    if (outbreak === null) return broken && atEnd ? [InvariantHoldsAgain.make({ invariant: name, rule })] : []
    const { streams, violations, since, first } = outbreak
    if (broken || !(atEnd || now.getTime() - Date.parse(since) >= COUNTED_FOR_MS)) return []
    return [InvariantBroken.make({ invariant: name, rule, ...first, streams, violations, soFar: !atEnd })]
  }
