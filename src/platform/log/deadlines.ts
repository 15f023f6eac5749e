import { derivedId } from '#platform/derived-id.ts'
import type { NewEvent } from '#platform/event.ts'
import type { DeadlineRow } from './append.ts'
import type { LoadedStream } from './loaded-stream.ts'

/** Derived ids. `version`: the stream's before these events. */
export const deadlinesOf = (
  { decider, key, version }: LoadedStream,
  events: readonly NewEvent[],
  now: Date,
): DeadlineRow[] =>
  events.flatMap(({ type, data }, i) => {
    const stream = { streamKind: decider.stream.kind, streamKey: key, version: version + i + 1 }
    const promised = decider.deadlines
    const all = promised?.[type]?.(data, now) ?? []
    return all.map(({ kind, at }, place) => ({
      // Several of a kind: the first keeps the plain id.
      id: derivedId(
        ...['deadline', stream.streamKind, key, stream.version, kind],
        ...(all.findIndex((it) => it.kind === kind) === place ? [] : [at.toISOString()]),
      ),
      kind,
      ...stream,
      dueAt: at.toISOString(),
    }))
  })
