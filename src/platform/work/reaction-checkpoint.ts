import type { Pool, PoolClient } from 'pg'

import type { Envelope } from '#platform/projection.ts'

/** Heard up to `position`; the commit after it has failed `attempts` times and waits `waitMs` for its next try. */
export type Mark = { readonly position: number; readonly attempts: number; readonly waitMs: number }

const LONGEST_WAIT_SECONDS = 60
const parkedAs = (name: string): string => `reaction:${name}`

/** A reaction that is new hears what happens from now on; one that asks for it, everything that ever did. */
export const register = async (pool: Pool, name: string, fromStart: boolean): Promise<void> => {
  await pool.query(
    `insert into es.reaction (name, position)
     values ($1, case when $2 then 0 else coalesce((select l.position + l.n - 1 from es.log l order by l.position desc limit 1), 0) end)
     on conflict do nothing`,
    [name, fromStart],
  )
}

/** Where the reaction stands, locked until the transaction ends. */
export const waitForClaim = async (tx: PoolClient, name: string): Promise<number> => {
  const { rows } = await tx.query<{ position: number }>('select position from es.reaction where name = $1 for update', [
    name,
  ])
  return rows[0]!.position
}

/** Locks the checkpoint until the transaction ends; null: another node is at it. */
export const claim = async (tx: PoolClient, name: string): Promise<Mark | null> => {
  const { rows } = await tx.query<Mark>({
    name: 'claim-reaction',
    text: `select position, attempts, greatest(0, coalesce(extract(epoch from retry_at - clock_timestamp()) * 1000, 0))::float8 as "waitMs"
      from es.reaction where name = $1 for update skip locked`,
    values: [name],
  })
  return rows[0] ?? null
}

/** The end of the last commit that begins within `window` positions after the checkpoint; 0: there is none. */
export const windowEnd = async (tx: PoolClient, name: string, window: number): Promise<number> => {
  const { rows } = await tx.query<{ upto: number }>({
    name: 'window-end',
    text: `select l.position + l.n - 1 as upto from es.log l
      where l.position <= (select r.position + $2 from es.reaction r where r.name = $1) order by l.position desc limit 1`,
    values: [name, window],
  })
  return rows[0]?.upto ?? 0
}

/** Where the commit begins that holds the event at this position. */
export const commitStart = async (tx: PoolClient, position: number): Promise<number> => {
  const { rows } = await tx.query<{ position: number }>(
    'select l.position from es.log l where l.position <= $1 order by l.position desc limit 1',
    [position],
  )
  return rows[0]?.position ?? position
}

export const moveTo = async (tx: PoolClient, name: string, position: number): Promise<void> => {
  await tx.query({
    name: 'move-reaction',
    text: 'update es.reaction set position = $2, attempts = 0, retry_at = null, error = null where name = $1',
    values: [name, position],
  })
}

/** Stays before the commit that failed and tries again later: after 1 s, 2 s, 4 s … at most a minute. */
export const waitAt = async (
  tx: PoolClient,
  name: string,
  position: number,
  attempts: number,
  error: Error,
): Promise<void> => {
  await tx.query(
    `update es.reaction set position = $2, attempts = $3, error = $4,
       retry_at = clock_timestamp() + least(${LONGEST_WAIT_SECONDS}, 2 ^ least($3 - 1, 20)) * interval '1 second'
     where name = $1`,
    [name, position, attempts, error.message.slice(0, 500)],
  )
}

/** From this event on, the reaction leaves its stream out until somebody retries it. */
export const park = async (
  tx: PoolClient,
  name: string,
  { kind, key, position, type }: Envelope,
  error: Error,
): Promise<void> => {
  await tx.query(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
     values ($1, 0, $2, $3, $4, $5, $6) on conflict do nothing`,
    [parkedAs(name), kind, key, position, type, error.message.slice(0, 500)],
  )
}

/** Parked streams as 'kind/key', with the position of the event that failed. */
export const parkedBy = async (tx: Pool | PoolClient, name: string): Promise<Map<string, number>> => {
  const { rows } = await tx.query<{ stream: string; position: number }>({
    name: 'parked-by',
    text: `select stream_kind || '/' || stream_key as stream, position from es.parked where projection = $1`,
    values: [parkedAs(name)],
  })
  return new Map(rows.map(({ stream, position }) => [stream, position]))
}

export const unpark = async (tx: PoolClient, name: string, stream: { kind: string; key: string }): Promise<void> => {
  await tx.query('delete from es.parked where projection = $1 and stream_kind = $2 and stream_key = $3', [
    parkedAs(name),
    stream.kind,
    stream.key,
  ])
}
