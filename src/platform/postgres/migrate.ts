import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

import { CannotStart } from '#platform/cannot-start.ts'

type Migration = { readonly name: string; readonly sha256: string; readonly sql: string }
/** A migration by its file's name and content. */
export type MigrationName = { readonly name: string; readonly sha256: string }

const LOCK = 7_205_759 // any number that nothing else locks

const migrationsIn = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })

/** What is left to do; refuses when the past in the database is not the past in the folder. */
const outstanding = (there: Migration[], done: readonly { name: string; sha256: string }[]): Migration[] => {
  for (const { name, sha256 } of done) {
    const file = there.find((migration) => migration.name === name)
    if (!file)
      throw new CannotStart(
        `The database was migrated by a newer PartnerCare (${name} is unknown here): start that one.`,
      )
    if (file.sha256 !== sha256) {
      throw new CannotStart(
        `migrations/${name} has changed since it was applied: put it back and write a new migration instead.`,
      )
    }
  }
  const last = done.at(-1)?.name ?? ''
  const left = there.filter(({ name }) => !done.some((it) => it.name === name))
  const late = left.find(({ name }) => name < last)
  if (late)
    throw new CannotStart(
      `migrations/${late.name} comes before ${last}, which is applied already: give it a higher number.`,
    )
  return left
}

/** Of the folder, those that another database had; refuses where the folder's past is not that one's. */
const asThere = (there: Migration[], wanted: readonly MigrationName[]): Migration[] =>
  wanted.map(({ name, sha256 }) => {
    const file = there.find((migration) => migration.name === name)
    if (!file) throw new CannotStart(`This was made by a newer PartnerCare (${name} is unknown here): use that one.`)
    if (file.sha256 !== sha256)
      throw new CannotStart(`This was made with another migrations/${name}: use the PartnerCare that made it.`)
    return file
  })

const apply = async (client: Client, { name, sha256, sql }: Migration): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('reset role; reset all')
    await client.query('insert into public.migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`migrations/${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Brings a database up to date, forward only: each new file of the folder in a transaction of its own, in the order
 * of their names. Nodes that start together take turns. `url` must be the owner's. `asOf`: no further than these.
 * Answers with what it applied.
 */
export const migrate = async (url: string, folder: string, asOf?: readonly MigrationName[]): Promise<string[]> => {
  const files = migrationsIn(folder)
  const wanted = asOf ? asThere(files, asOf) : files
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists public.migration (
      name text primary key, sha256 text not null, at timestamptz not null default clock_timestamp())`)
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from public.migration order by name collate "C"',
    )
    const left = outstanding(wanted, rows)
    for (const migration of left) await apply(client, migration)
    return left.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
