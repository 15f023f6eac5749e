import type { Pool, PoolClient, QueryArrayConfig } from 'pg'
import { type EventType, type StreamType, upcast } from '#platform/event.ts'
import type { Envelope } from '#platform/projection.ts'
import type { TracedCommit } from '#platform/tracing/tracing.ts'
import { unchecked } from '#platform/typed.ts'

export type RecordedEvent = { readonly envelope: Envelope; readonly data: unknown }

/** A tuple, as thousands are read at once. */
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
  correlation: string,
  commit: number,
]

export const envelopeOf = ([
  position,
  kind,
  key,
  version,
  type,
  ,
  ,
  at,
  actor,
  role,
  distributorId,
  command,
  reason,
]: RecordedTuple): Envelope => ({
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
})

export const commitOf = ([, , , , , , , , , , , , , correlation, commit]: RecordedTuple): TracedCommit => ({
  correlation,
  commit,
})

export type Lift = (event: RecordedTuple) => RecordedEvent

/** An unknown type throws. */
export const lifting = (streams: readonly StreamType[]): Lift => {
  const declared = new Map(
    streams.map(({ kind, events }) => [kind, new Map(events.map((it): [string, EventType] => [it.type, it]))]),
  )
  return (event) => {
    const [, kind, , , type, schemaVersion, data] = event
    const known = declared.get(kind)?.get(type)
    if (!known) throw new Error(`No event ${type} of ${kind} is known here`)
    return {
      envelope: envelopeOf(event),
      data: schemaVersion === known.schemaVersion ? data : upcast(known, schemaVersion, data),
    }
  }
}

/** In (after, upto], in order, as stored. */
export const readStored = async (
  db: Pool | PoolClient,
  kinds: readonly string[],
  after: number,
  upto: number,
): Promise<RecordedTuple[]> => {
  const query: QueryArrayConfig = {
    name: 'read-log',
    rowMode: 'array',
    text: `select "position", kind, key, version, type, schema_version, data, at, actor, role, on_behalf_of, command, reason, correlation, commit_id
      from es.read($1, $2, $3)`,
    values: [after, upto, kinds],
  }
  const { rows } = await db.query(query)
  return unchecked<RecordedTuple[]>(rows)
}

/** For pages: positions `from` to `upto`, after `after`. */
export const readStream = async (
  db: Pool | PoolClient,
  stream: { readonly kind: string; readonly key: string },
  { from, upto, after, most }: { from: number; upto: number; after: number; most: number },
): Promise<RecordedTuple[]> => {
  const { rows } = await db.query({
    rowMode: 'array',
    text: `select l.position + e.ordinal, s.kind, s.key, e.version, e.type, e.schema_version, e.data,
        to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), c.actor, c.role, c.on_behalf_of, c.command, c.reason,
        c.correlation, c.id
      from es.stream s join es.event e on e.stream_id = s.id join es.commit c on c.id = e.commit_id
        join es.log l on l.commit_id = e.commit_id
      where s.kind = $1 and s.key = $2 and e.version > $3 and l.position + e.ordinal between $4 and $5
      order by e.version limit $6`,
    values: [stream.kind, stream.key, after, from, upto, most],
  })
  return unchecked<RecordedTuple[]>(rows)
}

export const kindsOf = (streams: readonly StreamType[]): string[] => [...new Set(streams.map(({ kind }) => kind))]
