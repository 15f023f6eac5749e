import type { PoolClient } from 'pg'

import { CannotStart } from '#platform/node/cannot-start.ts'
import type { MigrationName } from '#platform/postgres/migrate.ts'
import { keptTables } from './kept-tables.ts'

const refuseConnected = async (client: PoolClient): Promise<void> => {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename = session_user and leader_pid is null`,
  )
  if (rowCount)
    throw new CannotStart('A portal runs on this database, or another program is connected to it: stop that first.')
}

export const refuseOccupied = async (client: PoolClient): Promise<void> => {
  await refuseConnected(client)
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as k (name) where to_regclass(name) is not null',
    [['es.commit', ...keptTables.map(({ name }) => name)]],
  )
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount)
      throw new CannotStart(
        `This database is not empty (${name} has rows): import into one that no portal was started on.`,
      )
  }
}

/** Older rows do not fit newer tables: migrate first, at the source. */
export const refuseNewer = async (client: PoolClient, migrations: readonly MigrationName[]): Promise<void> => {
  const { rows: there } = await client.query(`select where to_regclass('public.migration') is not null`)
  if (there.length === 0) return
  const { rows } = await client.query<{ name: string }>('select name from public.migration order by name')
  const beyond = rows.find(({ name }) => !migrations.some((it) => it.name === name))
  if (beyond)
    throw new CannotStart(
      `The backup is older than this database (${beyond.name}): import it into one that no portal was started on.`,
    )
}
