import type { Pool, PoolClient } from 'pg'

import type { StatementPart } from '#platform/mail/outbox.ts'
import type { Reaction } from '#platform/module.ts'
import { backoffAt } from './backoff.ts'
import { errorSentence } from './error-sentence.ts'

const LONGEST_WAIT_SECONDS = 60

/** New ones begin at the head, with `fromStart` at the beginning. Returns their positions. */
export const register = async (pool: Pool, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, number>> => {
  const given = JSON.stringify(reactions.map(({ name, fromStart = false }) => ({ name, fromStart })))
  await pool.query(
    `insert into es.reaction (name, position)
     select name, case when "fromStart" then 0 else coalesce((select l.position + l.n - 1 from es.log l order by l.position desc limit 1), 0) end
     from jsonb_to_recordset($1) as g (name text, "fromStart" boolean)
     on conflict do nothing`,
    [given],
  )
  const { rows } = await pool.query<{ name: string; position: number }>('select name, position from es.reaction')
  return new Map(rows.map(({ name, position }) => [name, position]))
}

/** Takes the lock of its turns for the session. Returns its position. */
export const waitForTurn = async (session: PoolClient, name: string): Promise<number> => {
  const [, { rows }] = await Promise.all([
    session.query('select pg_advisory_lock(20262, hashtext($1))', [name]),
    session.query<{ position: number }>('select position from es.reaction where name = $1', [name]),
  ])
  return rows[0]!.position
}

export type Move = { readonly name: string; readonly place: number; readonly position: number }

/** From `place`, where it still is, unless it is further: a node notes that nothing concerns it (`es.pass`). */
export const moveOf = (moved: readonly Move[]): StatementPart => ({
  sql: `update es.reaction r set position = m.position, attempts = 0, retry_at = null, error = null
    from jsonb_to_recordset($) as m (name text, place bigint, position bigint)
    where r.name = m.name and r.position between m.place and m.position`,
  given: JSON.stringify(moved),
})

export const moveTo = async (session: PoolClient, moved: readonly Move[]): Promise<void> => {
  if (moved.length === 0) return
  const { sql, given } = moveOf(moved)
  await session.query({ name: 'move-reactions', text: sql.replace('$', '$1'), values: [given] })
}

/** Retries after 1 s, 2 s, 4 s … at most a minute. */
export const waitAt = async (
  tx: PoolClient,
  name: string,
  position: number,
  attempts: number,
  error: Error,
): Promise<void> => {
  await tx.query(
    `update es.reaction set position = $2, attempts = $3, error = $4,
       retry_at = ${backoffAt('$3 - 1', LONGEST_WAIT_SECONDS)}
     where name = $1`,
    [name, position, attempts, errorSentence(error)],
  )
}
