import type { Evidence } from '#platform/invariant.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { Trail, TrailEvent } from '#platform/log/trail.ts'
import type { ReadModels } from '#platform/projection.ts'
import { deadlinesOfStreams, streamsGoingOn } from './streams-at.ts'

export type Stretch = { readonly events: readonly TrailEvent[]; readonly upto: number; readonly head: number }
export type TouchedStream = StreamName & { readonly position: number }

export const touchedIn = ({ events }: Stretch, kinds: readonly string[]): readonly TouchedStream[] => {
  const last = new Map<string, TouchedStream>()
  for (const { envelope } of events)
    if (kinds.includes(envelope.kind)) last.set(`${envelope.kind}/${envelope.key}`, envelope)
  return [...last.values()]
}

/** A stream that goes on beyond the stretch is checked where it ends: halfway it may break what it mends later. */
export const evidenceOf = async (
  { db, trail }: { readonly db: ReadModels; readonly trail: Trail },
  kind: string,
  stretch: Stretch,
): Promise<readonly (Evidence & TouchedStream)[]> => {
  const streams = touchedIn(stretch, [kind])
  if (streams.length === 0) return []
  const keysOf = (some: readonly TouchedStream[]) => some.map(({ key }) => key)
  const goingOn = await streamsGoingOn(db.kysely, kind, keysOf(streams), { after: stretch.upto, head: stretch.head })
  const ended = streams.filter(({ key }) => !goingOn.has(key))
  const here = Map.groupBy(
    stretch.events.filter(({ envelope }) => envelope.kind === kind),
    ({ envelope }) => envelope.key,
  )
  const begunBefore = ended.filter(({ key }) => here.get(key)![0]!.envelope.version !== 1)
  const [before, deadlines] = await Promise.all([
    begunBefore.length > 0 ? trail.ofStreams(kind, keysOf(begunBefore), stretch.upto) : [],
    ended.length > 0 ? deadlinesOfStreams(db.kysely, kind, keysOf(ended)) : new Map<string, Set<string>>(),
  ])
  const whole = new Map([...here, ...Map.groupBy(before, ({ envelope }) => envelope.key)])
  return ended.map(({ key, position }) => ({
    ...{ kind, key, position },
    events: whole.get(key)!,
    deadlines: deadlines.get(key) ?? new Set<string>(),
  }))
}
