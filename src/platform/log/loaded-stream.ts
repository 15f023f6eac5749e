import type { Pool } from 'pg'

import { type Decider, evolved, type Stamp } from '#platform/decision.ts'
import { type EventType, upcast } from '#platform/event.ts'
import type { StreamName } from './append.ts'

/** Version 0: not begun. */
export type LoadedStream = {
  readonly decider: Decider
  readonly key: string
  readonly version: number
  readonly state: any
}

export const nameOf = ({ decider, key }: { decider: Decider; key: string }): StreamName => ({
  kind: decider.stream.kind,
  key,
})

export const isNamed = (stream: { decider: Decider; key: string }, { kind, key }: StreamName): boolean =>
  stream.decider.stream.kind === kind && stream.key === key

type StoredEvent = Stamp & { readonly type: string; readonly schemaVersion: number; readonly data: unknown }

export const unread = (decider: Decider, key: string): LoadedStream => ({
  decider,
  key,
  version: 0,
  state: decider.initial(key),
})

const declarations = new WeakMap<Decider, ReadonlyMap<string, EventType>>()

const declaredIn = (decider: Decider): ReadonlyMap<string, EventType> => {
  let byType = declarations.get(decider)
  if (!byType) {
    byType = new Map(decider.stream.events.map((event: EventType) => [event.type, event]))
    declarations.set(decider, byType)
  }
  return byType
}

/** Upcast. An unknown type throws. */
const lifted = (decider: Decider, { schemaVersion, data, ...envelope }: StoredEvent) => {
  const { type } = envelope
  const declared = declaredIn(decider).get(type)
  if (!declared) throw new Error(`${decider.stream.kind} does not know ${type}`)
  return { envelope, data: schemaVersion === declared.schemaVersion ? data : upcast(declared, schemaVersion, data) }
}

type Wanted = StreamName & { readonly after: number }
type Row = { readonly version: number; readonly events: StoredEvent[] }
type Batch = { readonly wanted: Wanted[]; readonly rows: Promise<Row[]> }

const batches = new WeakMap<Pool, Batch>()

/** What is wanted in one turn of the event loop is read in one statement. */
const batchOn = (pool: Pool): Batch => {
  const known = batches.get(pool)
  if (known) return known
  const wanted: Wanted[] = []
  const read = async () => {
    await new Promise<void>(process.nextTick)
    batches.delete(pool)
    const text = 'select version, events from es.load($1)'
    return (await pool.query<Row>({ name: 'load', text, values: [JSON.stringify(wanted)] })).rows
  }
  const batch = { wanted, rows: read() }
  batches.set(pool, batch)
  return batch
}

const load = async (pool: Pool, wanted: readonly Wanted[]): Promise<Row[]> => {
  const batch = batchOn(pool)
  const end = batch.wanted.push(...wanted)
  return (await batch.rows).slice(end - wanted.length, end)
}

/** One statement, newer events only. A restored, shorter log is read from the beginning. */
export const caughtUp = async (pool: Pool, streams: readonly LoadedStream[]): Promise<LoadedStream[]> => {
  if (streams.length === 0) return []
  const wanted = streams.map(({ decider, key, version }) => ({ kind: decider.stream.kind, key, after: version }))
  const rows = await load(pool, wanted)
  const wentBack = (loaded: LoadedStream, i: number) => rows[i]!.version < loaded.version
  if (streams.some(wentBack))
    return caughtUp(
      pool,
      streams.map(({ decider, key }) => unread(decider, key)),
    )
  return streams.map((loaded, i) => {
    const { version, events } = rows[i]!
    const happened = events.map((event) => lifted(loaded.decider, event))
    return { ...loaded, version, state: evolved(loaded.decider, loaded.state, happened) }
  })
}
