import type { Pool, PoolClient } from 'pg'

import type { StreamName } from '#platform/log/append.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import type { Envelope } from '#platform/projection.ts'
import { backoffAt } from './backoff.ts'
import { errorSentence } from './error-sentence.ts'

const PREFIX = 'reaction:'
const LONGEST_WAIT_SECONDS = 3600
const SHOWN = 50
const AT_A_TIME = 20
const parkedAs = (name: string): string => `${PREFIX}${name}`
const retryAt = (attempts: string) => backoffAt(`${attempts} - 1`, LONGEST_WAIT_SECONDS)

export type ParkedStream = {
  readonly reaction: string
  readonly kind: string
  readonly key: string
  readonly position: number
  readonly type: string
  readonly since: string
  readonly attempts: number
  /** Without personal data. */
  readonly error: string
}

export type ParkedByReactions = {
  readonly total: number
  readonly streams: readonly ParkedStream[]
}

export type Failure = { readonly envelope: Envelope; readonly error: Error }

export const park = async (tx: PoolClient, name: string, failures: readonly Failure[]): Promise<void> => {
  if (failures.length === 0) return
  const rows = failures.map(({ envelope: { kind, key, position, type }, error }) => ({
    ...{ kind, key, position, type },
    error: errorSentence(error),
  }))
  await tx.query(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error, retry_at)
     select $1, 0, kind, key, position, type, error, ${retryAt('1')}
     from jsonb_to_recordset($2) as f (kind text, key text, position bigint, type text, error text)
     on conflict do nothing`,
    [parkedAs(name), JSON.stringify(rows)],
  )
}

export const parkAgain = async (
  tx: PoolClient,
  name: string,
  { envelope: { kind, key, position, type }, error }: Failure,
): Promise<void> => {
  const attempts = 'case when position = $4 then attempts + 1 else 1 end'
  await tx.query(
    `update es.parked set position = $4, event_type = $5, error = $6, attempts = ${attempts}, retry_at = ${retryAt(`(${attempts})`)}
     where projection = $1 and stream_kind = $2 and stream_key = $3`,
    [parkedAs(name), kind, key, position, type, errorSentence(error)],
  )
}

/** null: not parked, or its next try is not due yet. */
export const parkedAt = async (
  tx: PoolClient,
  name: string,
  { kind, key }: StreamName,
  onlyDue = false,
): Promise<number | null> => {
  const { rows } = await tx.query<{ position: number }>(
    `select position from es.parked where projection = $1 and stream_kind = $2 and stream_key = $3
       and (not $4 or retry_at is null or retry_at <= clock_timestamp())`,
    [parkedAs(name), kind, key, onlyDue],
  )
  return rows[0]?.position ?? null
}

export const putOff = async (tx: PoolClient, name: string, { kind, key }: StreamName): Promise<void> => {
  await tx.query(
    `update es.parked set retry_at = ${retryAt('1')} where projection = $1 and stream_kind = $2 and stream_key = $3`,
    [parkedAs(name), kind, key],
  )
}

export const unpark = async (tx: PoolClient, name: string, { kind, key }: StreamName): Promise<void> => {
  await tx.query('delete from es.parked where projection = $1 and stream_kind = $2 and stream_key = $3', [
    parkedAs(name),
    kind,
    key,
  ])
}

export const noteGivenUp = async (tx: PoolClient, name: string, { kind, key }: StreamName, by: string) => {
  await tx.query(
    `insert into es.given_up (projection, stream_kind, stream_key, position, event_type, error, given_up_by)
     select projection, stream_kind, stream_key, position, event_type, error, $4 from es.parked
     where projection = $1 and stream_kind = $2 and stream_key = $3 on conflict do nothing`,
    [parkedAs(name), kind, key, by],
  )
}

/** For a reaction that this program does not have. False: not parked. */
export const giveUpAll = (pool: Pool, name: string, stream: StreamName, by: string): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    if ((await parkedAt(tx, name, stream)) === null) return false
    await noteGivenUp(tx, name, stream, by)
    await unpark(tx, name, stream)
    return true
  })

export const IS_ANY_DUE = `select exists (select from es.parked where projection like '${PREFIX}%'
  and (retry_at is null or retry_at <= clock_timestamp()))`

type TriedStream = { readonly reaction: string } & StreamName

/** Longest parked first. `fewerThan`: all with fewer attempts, due or not. */
export const toBeTried = async (
  pool: Pool,
  names: readonly string[],
  fewerThan: number | null = null,
): Promise<readonly TriedStream[]> => {
  const { rows } = await pool.query<TriedStream>(
    `select substr(projection, ${PREFIX.length + 1}) as reaction, stream_kind as kind, stream_key as key from es.parked
     where projection = any ($1) and case when $2::int is null then retry_at is null or retry_at <= clock_timestamp() else attempts < $2 end
     order by position limit ${AT_A_TIME}`,
    [names.map(parkedAs), fewerThan],
  )
  return rows
}

export const parkedByReactions = async (pool: Pool): Promise<ParkedByReactions> => {
  const { rows } = await pool.query<ParkedStream & { total: number }>(
    `select substr(projection, ${PREFIX.length + 1}) as reaction, stream_kind as kind, stream_key as key, position, event_type as type,
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since, attempts, error, (count(*) over ())::int as total
     from es.parked where projection like '${PREFIX}%' order by at, position, projection limit ${SHOWN}`,
  )
  return { total: rows[0]?.total ?? 0, streams: rows.map(({ total: _, ...stream }) => stream) }
}
