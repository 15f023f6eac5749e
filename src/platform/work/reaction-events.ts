import { type EventType, upcast } from '#platform/event.ts'
import { envelopeOf, type RecordedTuple } from '#platform/log/reading.ts'
import type { Reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'

export type ReactionEvent = {
  readonly data: unknown
  readonly envelope: Envelope
  readonly schemaVersion: number
  readonly correlation: string
  readonly commit: number
}

export const asReactionEvent = (event: RecordedTuple): ReactionEvent => {
  const [, , , , , schemaVersion, data, , , , , , , correlation, commit] = event
  return { data, envelope: envelopeOf(event), schemaVersion, correlation, commit }
}

export class UnknownEvent extends Error {}

/** By 'kind' and type. */
export const typesOf = (reaction: Reaction): ReadonlyMap<string, EventType> =>
  new Map(
    reaction.of.flatMap(({ kind, events }) =>
      events.map((type): [string, EventType] => [`${kind}/${type.type}`, type]),
    ),
  )

export const dataOf = (
  types: ReadonlyMap<string, EventType>,
  { envelope, schemaVersion, data }: ReactionEvent,
): unknown => {
  const type = types.get(`${envelope.kind}/${envelope.type}`)
  if (!type || schemaVersion > type.schemaVersion)
    throw new UnknownEvent(`${envelope.type} of ${envelope.kind} is not known here`)
  return upcast(type, schemaVersion, data)
}

export const byCommit = (heard: readonly ReactionEvent[]): ReactionEvent[][] => [
  ...Map.groupBy(heard, ({ commit }) => commit).values(),
]

export const streamOf = ({ envelope: { kind, key } }: ReactionEvent): string => `${kind}/${key}`

const AT_ONCE = 16

/** In order; no two of a group share a stream. */
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
