import type { RecordedEvent } from '#platform/log/reading.ts'
import type { Envelope, Projection } from '#platform/projection.ts'
import { count } from '#platform/text/formats.ts'

export type TouchingEvent = RecordedEvent & { readonly keys: readonly string[] }

export type Row = { readonly id: string }

export type Changes = {
  readonly saved: readonly Row[]
  readonly deleted: readonly string[]
  readonly replaced: readonly string[]
}

/** The read model's code threw: never a transient error. */
export class FoldFailed extends Error {
  constructor(name: string, { type, kind, key, position }: Envelope, cause: unknown) {
    super(
      `${name} cannot fold ${type} of ${kind}/${key} at ${count(position)}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

type Fold = (row: Row | undefined, data: unknown, envelope: Envelope, key: string) => Row | null

export const foldFor = ({ when }: Projection, type: string): Fold | undefined =>
  typeof when === 'function' ? (when as Fold) : (when as Readonly<Record<string, Fold | undefined>>)[type]

/** A projection's own fold, for another that has its row as a part. */
export const foldOf = <R extends Row>(projection: Projection<R, any>, type: string) =>
  foldFor(projection, type) as
    | ((row: R | undefined, data: unknown, envelope: Envelope, key: string) => R | null)
    | undefined

export const touched = (projection: Projection, events: readonly RecordedEvent[]): TouchingEvent[] =>
  events.flatMap((event) => {
    try {
      if (!foldFor(projection, event.envelope.type)) return []
      const keys = projection.key === 'stream' ? event.envelope.key : projection.key(event.data, event.envelope)
      return [{ ...event, keys: typeof keys === 'string' ? [keys] : keys }]
    } catch (error) {
      throw new FoldFailed(projection.name, event.envelope, error)
    }
  })

const beginsItsRow = ({ key, onlyAdds }: Projection, { version }: Envelope): boolean =>
  onlyAdds === true || (key === 'stream' && version === 1)

export const keysToLoad = (projection: Projection, touching: readonly TouchingEvent[]): string[] => {
  const mayBeThere = new Map<string, boolean>()
  for (const { envelope, keys } of touching)
    for (const key of keys) if (!mayBeThere.has(key)) mayBeThere.set(key, !beginsItsRow(projection, envelope))
  return [...mayBeThere.keys()].filter((key) => mayBeThere.get(key))
}

export const fold = (projection: Projection, before: Iterable<Row>, events: readonly TouchingEvent[]): Changes => {
  const folding = foldOnto(projection, before)
  folding.add(events)
  return folding.changes()
}

export const foldOnto = (projection: Projection, before: Iterable<Row>) => {
  const rows = new Map<string, Row | null>()
  for (const row of before) rows.set(row.id, row)
  const there = new Set(rows.keys())
  const changed = new Set<string>()

  const addOne = ({ envelope, data, keys }: TouchingEvent): void => {
    for (const key of keys) {
      const row = rows.get(key) ?? undefined
      const after = foldOne(projection, row, data, envelope, key)
      if (after === (row ?? null)) continue
      rows.set(key, after)
      changed.add(key)
    }
  }

  return {
    add: (events: readonly TouchingEvent[]): void => events.forEach(addOne),
    changes: (): Changes => {
      const saved: Row[] = []
      const deleted: string[] = []
      for (const key of changed) {
        const row = rows.get(key)
        if (row) saved.push(row)
        else deleted.push(key)
      }
      return { saved, deleted, replaced: [...changed].filter((key) => there.has(key) && rows.get(key)) }
    },
  }
}

export const rowsAfter = <R extends Row>(
  projection: Projection<R, any>,
  events: readonly RecordedEvent[],
): readonly R[] => fold(projection, [], touched(projection, events)).saved as readonly R[]

export const rowAfter = <R extends Row>(projection: Projection<R, any>, events: readonly RecordedEvent[]): R | null => {
  const saved = rowsAfter(projection, events)
  if (saved.length > 1) throw new Error(`${projection.name} keeps ${saved.length} rows of one stream`)
  return saved[0] ?? null
}

/** The rows before and after each event; the same list where nothing changed. The first `skipped` count as before. */
export function* rowsAlong<R extends Row>(
  projection: Projection<R, any>,
  events: readonly RecordedEvent[],
  skipped = 0,
): Generator<readonly R[]> {
  const folding = foldOnto(projection, [])
  folding.add(touched(projection, events.slice(0, skipped)))
  let rows = folding.changes().saved as readonly R[]
  yield rows
  for (const event of events.slice(skipped)) {
    const touching = touched(projection, [event])
    folding.add(touching)
    if (touching.length > 0) rows = folding.changes().saved as readonly R[]
    yield rows
  }
}

const foldOne = (
  projection: Projection,
  row: Row | undefined,
  data: unknown,
  envelope: Envelope,
  key: string,
): Row | null => {
  try {
    const after = foldFor(projection, envelope.type)?.(row, data, envelope, key) ?? null
    if (after && after.id !== key) throw new Error(`the row is called ${after.id}, its key is ${key}`)
    return after
  } catch (error) {
    throw new FoldFailed(projection.name, envelope, error)
  }
}
