import type { Pool, PoolClient, QueryArrayConfig } from 'pg'

import { type EventType, type StreamType, upcast } from '#platform/event.ts'
import type { Envelope } from '#platform/projection.ts'

/** An event as it stands in the log, its data lifted to today's shape. */
export type Recorded = { readonly envelope: Envelope; readonly data: unknown }

/** An event as es.take hands it over: a list, because thousands of them travel at once. */
export type RecordedTuple = readonly [
  position: number,
  kind: string,
  key: string,
  version: number,
  type: string,
  schemaVersion: number,
  data: unknown,
  at: string,
  actor: string,
  role: string,
  onBehalfOf: string | null,
  command: string,
  reason: string | null,
]

export type Lift = (event: RecordedTuple) => Recorded

/** Lifts what is stored for these streams to today's shape. An unknown type is never skipped: it throws. */
export const lifting = (streams: readonly StreamType[]): Lift => {
  const declared = new Map(
    streams.map(({ kind, events }) => [kind, new Map(events.map((it): [string, EventType] => [it.type, it]))]),
  )
  return ([
    position,
    kind,
    key,
    version,
    type,
    schemaVersion,
    data,
    at,
    actor,
    role,
    distributorId,
    command,
    reason,
  ]) => {
    const known = declared.get(kind)?.get(type)
    if (!known) throw new Error(`Nobody here knows ${type} of ${kind}`)
    return {
      envelope: {
        position,
        kind,
        key,
        version,
        type,
        at: at as Envelope['at'],
        actor,
        role,
        distributorId,
        command,
        reason,
      },
      data: schemaVersion === known.schemaVersion ? data : upcast(known, schemaVersion, data),
    }
  }
}

/** The events of these kinds in the commits that begin in (after, upto], in the order of the log, as they are stored. */
export const readStored = async (
  db: Pool | PoolClient,
  kinds: readonly string[],
  after: number,
  upto: number,
): Promise<RecordedTuple[]> => {
  const query: QueryArrayConfig = {
    name: 'read-log',
    rowMode: 'array',
    text: `select "position", kind, key, version, type, schema_version, data, at, actor, role, on_behalf_of, command, reason
      from es.read($1, $2, $3)`,
    values: [after, upto, kinds],
  }
  const { rows } = await db.query(query)
  return rows as unknown as RecordedTuple[]
}

export const kindsOf = (streams: readonly StreamType[]): string[] => [...new Set(streams.map(({ kind }) => kind))]
