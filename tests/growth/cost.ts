import type { Pool } from 'pg'
import type { PortalNode } from '#platform/node/node.ts'

/** What a call costs, whatever the machine: rows that Postgres read for it, and bytes of its answer. */
export type Cost = { readonly rows: number; readonly bytes: number }

/** Of every table that may grow: background work reads its own (`work`, `mail`) at any moment. */
const ROWS_READ = `
  select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::float8 as rows from pg_stat_user_tables
  where schemaname not in ('work', 'mail', 'pgboss')`

/** Postgres counts for each connection, and adds up once a second or when it is made to. */
const flushOn = async (pool: Pool): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  try {
    for (const client of clients) await client.query('select pg_stat_force_next_flush()')
  } finally {
    for (const client of clients) client.release()
  }
}

/** `owner`: of the node's database. */
export const costOf = async (
  { node, owner }: { readonly node: PortalNode; readonly owner: Pool },
  call: () => Promise<{ readonly bytes: number }>,
): Promise<Cost> => {
  const read = async () => {
    await flushOn(node.log.pool)
    return (await owner.query<{ rows: number }>(ROWS_READ)).rows[0]!.rows
  }
  const before = await read()
  const { bytes } = await call()
  return { rows: (await read()) - before, bytes }
}
