import { kyselyOver } from '#platform/postgres/kysely.ts'
import { connect } from '#platform/postgres/pool.ts'
import { sumsNextTo } from '#platform/projecting/sums.ts'
import { type ReadModels, schemaOf, tableOf } from '#platform/projection.ts'

import type { TableRows } from './subject.ts'

/** So that an answer that goes by the server's own zone is seen: its day is another one than that of UTC. */
const SERVER_ZONE = '-c TimeZone=Pacific/Tongatapu'

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const inColumns = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value]))

/**
 * Read models with these rows, in the tables that their projections declare, but that columns may be empty. The rows lie in
 * the table as they are given, so that an answer without an order shows it.
 */
export const filledReadModels = async (
  databaseUrl: string,
  tables: readonly TableRows[],
): Promise<{ readonly db: ReadModels; readonly close: () => Promise<void> }> => {
  const pool = connect({ connectionString: databaseUrl, options: SERVER_ZONE, max: 4 })
  for (const { projection, rows } of tables) {
    const table = tableOf(projection)
    await pool.query(`create schema ${schemaOf(projection)};
      create table ${table} (${projection.table.replaceAll(' not null', '')});
      ${sumsNextTo({ projection, version: projection.version })}`)
    await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows.map(inColumns)),
    ])
  }
  const versions = new Map(tables.map(({ projection: { name, version } }) => [name, version]))
  const liveVersion = (name: string): number => {
    const version = versions.get(name)
    if (version === undefined) throw new Error(`No rows are given for ${name}`)
    return version
  }
  return { db: { kysely: kyselyOver(pool), liveVersion }, close: () => pool.end() }
}
