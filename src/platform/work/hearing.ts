import type { Pool, PoolClient } from 'pg'

import { type EventType, type Moment, upcast } from '#platform/event.ts'
import type { Reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'

type Recorded = {
  position: number
  kind: string
  key: string
  version: number
  type: string
  schema_version: number
  data: unknown
  at: Moment
  actor: string
  role: string
  on_behalf_of: string | null
  command: string
  reason: string | null
  correlation: string
  commit_id: number
}

/** An event as a reaction hears it. `commit` groups those that were recorded together. */
export type Heard = {
  readonly data: unknown
  readonly envelope: Envelope
  readonly schemaVersion: number
  readonly correlation: string
  readonly commit: number
}

/** Events of these kinds in the commits that begin in (after, upto]. */
export const hear = async (
  db: Pool | PoolClient,
  after: number,
  upto: number,
  kinds: readonly string[],
): Promise<Heard[]> => {
  const { rows } = await db.query<Recorded>({
    name: 'hear',
    text: 'select * from es.read($1, $2, $3)',
    values: [after, upto, kinds],
  })
  return rows.map(({ data, schema_version, on_behalf_of, correlation, commit_id, ...it }) => ({
    data,
    envelope: { ...it, distributorId: on_behalf_of },
    schemaVersion: schema_version,
    correlation,
    commit: commit_id,
  }))
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
export const dataOf = (types: ReadonlyMap<string, EventType>, { envelope, schemaVersion, data }: Heard): unknown => {
  const type = types.get(`${envelope.kind}/${envelope.type}`)
  if (!type || schemaVersion > type.schemaVersion)
    throw new UnknownEvent(`${envelope.type} of ${envelope.kind} is not known here`)
  return upcast(type, schemaVersion, data)
}

/** In their order, those that were recorded together in one list. */
export const byCommit = (heard: readonly Heard[]): Heard[][] => [...Map.groupBy(heard, ({ commit }) => commit).values()]
