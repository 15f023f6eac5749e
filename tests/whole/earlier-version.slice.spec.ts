import { execFile } from 'node:child_process'
import { hash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { openAccess } from '#platform/access/access.ts'
import { ERASED, type Sealed } from '#platform/access/personal-data.ts'
import type { BackupHeader } from '#platform/backup/backup-format.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { startProjections } from '#platform/projecting/projections.ts'
import { projections } from '#portal'
import { linesOf } from '#tests/backups.ts'
import { freshDatabase } from '#tests/database.ts'
import { copyOf, type DatabaseCopy } from '#tests/database-copy.ts'
import { program } from '#tests/faults/program.ts'
import { PASSWORD } from '#tests/people.ts'

/**
 * Recorded at commit ea9689a9, the last with the earlier migrations: `startWhole()` with a second factor, a draft and an
 * erased person, then `npm run log -- export FILE --files`. expected.json: what that portal's own tables said.
 */
const recorded = join(import.meta.dirname, 'earlier-version')
const backup = join(recorded, 'portal.ndjson.zst')

type Row = Readonly<Record<string, unknown>>
type Expected = {
  readonly events: number
  readonly head: { readonly position: number; readonly chain: string }
  readonly orders: readonly Row[]
  readonly distributors: readonly Row[]
  readonly users: readonly (Row & { readonly id: string; readonly firstname: Sealed; readonly active: boolean })[]
  /** People and a file of theirs. */
  readonly buyer: string
  readonly file: string
}

let expected: Expected
let database: DatabaseCopy
let folder: string
let owner: Pool
let printed: string

const typed = async (...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: folder }
  const cwd = join(import.meta.dirname, '../..')
  return (await promisify(execFile)(process.execPath, ['scripts/log.ts', ...args], { cwd, env })).stdout
}

beforeAll(async () => {
  expected = JSON.parse(await readFile(join(recorded, 'expected.json'), 'utf8'))
  database = await copyOf('template0', inject('postgres').adminUrl)
  folder = await mkdtemp(join(tmpdir(), 'earlier-'))
  printed = await typed('import', backup)
  owner = connect({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const headerOf = (lines: readonly string[]): BackupHeader => JSON.parse(lines[0]!)

/** The rows of each section by its name, as objects of the columns that the backup of the earlier version has. */
const contentOf = (lines: readonly string[], { tables }: BackupHeader): Record<string, string[]> => {
  const content: Record<string, string[]> = {}
  const ownTables = headerOf(lines).tables
  let rows: string[] = []
  for (const line of lines.slice(1)) {
    const value = JSON.parse(line)
    if (value.end === undefined) {
      rows.push(line)
      continue
    }
    const own = ownTables.find(({ name }) => name === value.end)
    const columns = tables.find(({ name }) => name === value.end)?.columns
    const isNew = own !== undefined && columns === undefined
    if (isNew) {
      expect(rows, `${value.end}, which the earlier version did not have`).toEqual([])
      continue
    }
    content[value.end] =
      own && columns
        ? rows
            .map((row) => JSON.parse(row))
            .map((row) => JSON.stringify(columns.map((column) => row[own.columns.indexOf(column)])))
            .toSorted()
        : rows
    rows = []
  }
  return content
}

test('a backup of the version before is brought in whole: a backup of it now has the same rows, commits and files', async () => {
  expect(printed).toContain('up to position 174')
  const again = join(folder, 'again.zst')
  await typed('export', again, '--files')
  const [before, now] = [linesOf(backup), linesOf(again)]
  expect(contentOf(now, headerOf(before))).toEqual(contentOf(before, headerOf(before)))
})

test('the log is proven: every event is there, and the chain ends in the same head', async () => {
  expect(await typed('verify')).toContain('no event was changed, removed, added or reordered')
  const { rows } = await owner.query(
    `select (select count(*)::int from es.event) as events, encode(chain, 'hex') as chain, position + n - 1 as position
     from es.log order by es.log.position desc limit 1`,
  )
  expect(rows).toEqual([{ events: expected.events, ...expected.head }])
})

test('read models are rebuilt with the rows that they had', async () => {
  const log = eventLog(connectAsPortal(database.url))
  const failures: unknown[] = []
  const readModels = await startProjections({ log, projections, onTrouble: (error) => failures.push(error) })
  await readModels.waitFor([...readModels.positions().keys()], expected.head.position, 60_000)
  for (const [name, order] of [
    ['orders', 'num'],
    ['distributors', 'organization_name'],
    ['users', 'id'],
  ] as const) {
    const columns = Object.keys(expected[name][0]!).join(', ')
    const { rows } = await owner.query(`select ${columns} from rm_${name}_v1.${name} order by ${order}`)
    expect(rows).toEqual(expected[name])
  }
  expect(failures).toEqual([])
  await readModels.stop()
  await log.pool.end()
})

test('what is sealed opens, passwords and second factors count, and a file has its bytes', async () => {
  const pool = connectAsPortal(database.url)
  const access = await openAccess(pool, readConfiguration('test', {}), { newId: randomUUID, policy: accessPolicy })
  const { personal, accounts, secondFactors, drafts } = access
  const [buyer, erased] = [
    expected.users.find(({ id }) => id === expected.buyer)!,
    expected.users.find(({ active }) => !active)!,
  ]
  expect(await personal.open(buyer.firstname)).toBe('Ann of Quetzalia')
  expect(await personal.open(erased.firstname)).toBe(ERASED)
  expect(await accounts.isPasswordOf(buyer.id, PASSWORD)).toBe(true)
  expect(await personal.open((await drafts.read(buyer.id, 'ticket'))!)).toBe('Written and not sent yet')
  const sales = expected.users.find(({ role }) => role === 'SALES')!
  expect([await secondFactors.isOn(sales.id), await secondFactors.codesLeft(sales.id)]).toEqual([true, 10])
  await access.stop()
  await pool.end()

  const bytes = await readFile(join(folder, 'files', expected.file))
  expect(bytes.toString()).toMatch(/^%PDF-/)
  const { rows } = await owner.query<{ sha256: string }>('select sha256 from files.file where path = $1', [
    expected.file,
  ])
  expect(hash('sha256', bytes)).toBe(rows[0]!.sha256)
})

/** As the version before left it: it is known by the migrations that it recorded. */
const earlierDatabase = async (migrations: BackupHeader['migrations']) => {
  const earlier = await freshDatabase()
  const client = connect({ connectionString: earlier.url, max: 1 })
  await client.query('delete from public.migration')
  await client.query(
    'insert into public.migration (name, sha256) select name, sha256 from jsonb_to_recordset($1) as m (name text, sha256 text)',
    [JSON.stringify(migrations)],
  )
  await client.end()
  return earlier
}

test('the portal does not start on a database of the version before, and says what to do', async () => {
  const earlier = await earlierDatabase(headerOf(linesOf(backup)).migrations)
  const { host, pathname } = new URL(earlier.url)
  const { said, ended } = program('test', { DATABASE_URL: earlier.url, DATA_DIR: folder, PORT: '0' })
  expect(await ended).toBe(1)
  expect(said().trim()).toBe(
    `The database ${host}${pathname} was made by an earlier PartnerCare: run npm run log -- export FILE with the version before, then npm run log -- import FILE with this one, into an empty database.`,
  )
  await expect(installDatabase(earlier.url, { dataDir: '/srv/portal' })).rejects.toThrow(
    'The data folder /srv/portal was made by an earlier PartnerCare: run npm run log -- export FILE --files with the version before, then npm run log -- import FILE with this one, into an empty data folder.',
  )
  await earlier.drop()
})
