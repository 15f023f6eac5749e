import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { errorOf } from '#platform/typed.ts'
import { clientOf } from './primary.ts'

type Migration = { readonly name: string; readonly sha256: string; readonly sql: string }
export type MigrationName = { readonly name: string; readonly sha256: string }

const LOCK = 7_205_759 // any number that nothing else locks

/** Until November 2026; replaced by the baselines: docs/decisions/0105. */
const EARLIER_SET = {
  first: '001-event-log.sql',
  last: {
    name: '240-repeated-answers.sql',
    sha256: 'ba2026b5ad5444f0e08c7dca98b697cc4cf0ee8e3f70c8ddcbee727bd111dafa',
  },
} as const
/** Up to this one, the schema is the same as the earlier set's. */
const LAST_BASELINE = '008-mail.sql'

const isOfEarlierSet = (done: readonly MigrationName[]): boolean => done.some(({ name }) => name === EARLIER_SET.first)

const migrationsIn = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })

/** `dataDir`: null unless Postgres is embedded. */
const refuseEarlierSet = (url: string, dataDir: string | null, done: readonly MigrationName[]): void => {
  if (!isOfEarlierSet(done)) return
  const { hostname, port, pathname } = new URL(url)
  const [place, options, target] = dataDir
    ? [`The data folder ${dataDir}`, ' --files', 'data folder']
    : [`The database ${hostname}:${port || 5432}${pathname}`, '', 'database']
  throw new CannotStart(
    `${place} was made by an earlier PartnerCare: run npm run log -- export FILE${options} with the version before, then npm run log -- import FILE with this one, into an empty ${target}.`,
  )
}

const outstanding = (there: Migration[], done: readonly MigrationName[]): Migration[] => {
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

const baselines = (there: Migration[], done: readonly MigrationName[]): Migration[] => {
  const { name, sha256 } = done.at(-1)!
  if (name !== EARLIER_SET.last.name || sha256 !== EARLIER_SET.last.sha256)
    throw new CannotStart(
      `This was made by an older PartnerCare than the version before (its last migration is ${name}): import it with the version before, and export it again.`,
    )
  return there.filter((migration) => migration.name <= LAST_BASELINE)
}

const asThere = (there: Migration[], done: readonly MigrationName[]): Migration[] =>
  isOfEarlierSet(done)
    ? baselines(there, done)
    : done.map(({ name, sha256 }) => {
        const file = there.find((migration) => migration.name === name)
        if (!file)
          throw new CannotStart(`This was made by a newer PartnerCare (${name} is unknown here): use that one.`)
        if (file.sha256 !== sha256)
          throw new CannotStart(`This was made with another migrations/${name}: use the PartnerCare that made it.`)
        return file
      })

/** That make the schema of a database with the recorded ones. */
export const migrationsAsOf = (folder: string, done: readonly MigrationName[]): readonly MigrationName[] =>
  asThere(migrationsIn(folder), done)

const apply = async (client: Client, { name, sha256, sql }: Migration): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('reset role; reset all')
    await client.query('insert into public.migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`migrations/${name} failed: ${errorOf(error).message}`, { cause: error })
  }
}

export type MigrateOptions = {
  /** For rows of another database, at its migrations. */
  readonly asOf?: readonly MigrationName[]
  readonly dataDir?: string | null
}

/** Forward only, a transaction per file, by name, one node at a time. `url`: the owner's. Returns the applied. */
export const migrate = async (
  url: string,
  folder: string,
  { asOf, dataDir = null }: MigrateOptions = {},
): Promise<string[]> => {
  const files = migrationsIn(folder)
  const wanted = asOf ? asThere(files, asOf) : files
  const client = clientOf(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists public.migration (
      name text primary key, sha256 text not null, at timestamptz not null default clock_timestamp())`)
    const { rows } = await client.query<MigrationName>(
      'select name, sha256 from public.migration order by name collate "C"',
    )
    refuseEarlierSet(url, dataDir, rows)
    const left = outstanding(wanted, rows)
    for (const migration of left) await apply(client, migration)
    return left.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
