import { type EventType, upcast } from '#platform/event.ts'
import { envelopeOf, type RecordedTuple } from '#platform/log/reading.ts'
import type { Reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'

/** An event as a reaction gets it. `commit` groups those that were recorded together. */
export type ReactionEvent = {
  readonly data: unknown
  readonly envelope: Envelope
  readonly schemaVersion: number
  readonly correlation: string
  readonly commit: number
}

/** What was read of the log, as reactions get it. */
export const asReactionEvent = (event: RecordedTuple): ReactionEvent => {
  const [, , , , , schemaVersion, data, , , , , , , correlation, commit] = event
  return { data, envelope: envelopeOf(event), schemaVersion, correlation, commit }
}

/** Written by a newer program than this one: another node will know it, or this one once it is updated. */
export class UnknownEvent extends Error {}

/** The event types a reaction follows, by stream kind and name. */
export const typesOf = (reaction: Reaction): ReadonlyMap<string, EventType> =>
  new Map(
    reaction.of.flatMap(({ kind, events }) =>
      events.map((type): [string, EventType] => [`${kind}/${type.type}`, type]),
    ),
  )

/** The data in today's shape. */
export const dataOf = (
  types: ReadonlyMap<string, EventType>,
  { envelope, schemaVersion, data }: ReactionEvent,
): unknown => {
  const type = types.get(`${envelope.kind}/${envelope.type}`)
  if (!type || schemaVersion > type.schemaVersion)
    throw new UnknownEvent(`${envelope.type} of ${envelope.kind} is not known here`)
  return upcast(type, schemaVersion, data)
}

/** In their order, those that were recorded together in one list. */
export const byCommit = (heard: readonly ReactionEvent[]): ReactionEvent[][] => [
  ...Map.groupBy(heard, ({ commit }) => commit).values(),
]

/** The stream that an event belongs to, as 'kind/key'. */
export const streamOf = ({ envelope: { kind, key } }: ReactionEvent): string => `${kind}/${key}`

const AT_ONCE = 16

/** Commits in their order, in groups in which no two are of the same stream. */
export const sideBySide = (commits: readonly (readonly ReactionEvent[])[]): (readonly ReactionEvent[])[][] => {
  const groups: (readonly ReactionEvent[])[][] = []
  let taken = new Set<string>()
  for (const commit of commits) {
    const streams = commit.map(streamOf)
    const last = groups.at(-1)
    if (!last || last.length === AT_ONCE || streams.some((stream) => taken.has(stream))) {
      groups.push([commit])
      taken = new Set(streams)
    } else {
      last.push(commit)
      for (const stream of streams) taken.add(stream)
    }
  }
  return groups
}
