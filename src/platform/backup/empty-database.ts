import { Client } from 'pg'

import { CannotStart } from '#platform/cannot-start.ts'
import { keptTables } from './kept-tables.ts'

/** What a portal writes that was started on an empty database: nothing of it is anybody's. */
const ofAnyStart = ['es.reaction', 'es.parked']

/** Refuses, in a sentence, a database that holds something or that a portal runs on. Reads only. */
export const refuseOccupied = async (client: Client): Promise<void> => {
  const { rows: connected } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename = session_user and leader_pid is null`,
  )
  if (connected[0]!.count > 0)
    throw new CannotStart('A portal runs on this database, or somebody else is connected to it: stop that first.')
  const tables = ['es.commit', ...keptTables.map(({ name }) => name).filter((name) => !ofAnyStart.includes(name))]
  const { rows: there } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as k (name) where to_regclass(name) is not null',
    [tables],
  )
  for (const { name } of there) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) throw new CannotStart(`This database is not empty (${name} has rows): import into an empty one.`)
  }
}

/** The same on a connection of its own, before anything is changed. */
export const refuseOccupiedAt = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await refuseOccupied(client).finally(() => client.end())
}

/** Takes away what a start on the empty database left behind: read models of nothing, reactions that heard nothing. */
export const clearStart = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ schema: string }>(
    `select 'rm_' || name || '_v' || version as schema from es.projection`,
  )
  for (const { schema } of rows) await client.query(`drop schema if exists ${client.escapeIdentifier(schema)} cascade`)
  for (const table of ['es.projection', ...ofAnyStart]) await client.query(`delete from ${table}`)
}
