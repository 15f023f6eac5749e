import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { signIn } from '#modules/identity/contract.ts'
import { decideQuote } from '#modules/ordering/contract.ts'
import { keptTables, logTables } from '#platform/backup/kept-tables.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { type PortalNode, startNode } from '#platform/node/node.ts'
import { connect } from '#platform/postgres/pool.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { modules, projections, rules } from '#portal'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { PASSWORD } from '#tests/people.ts'
import { settled } from '#tests/portal.ts'
import { startWhole, type Whole } from './two-companies.ts'

const DAY = 86_400_000
const root = join(import.meta.dirname, '../..')

let whole: Whole
let restored: TestDatabase
let folder: string
let file: string
let owner: Pool
let node: PortalNode
let printed: string

/** What an operator types. */
const typed = async (where: { url: string; dataDir: string }, ...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, DATABASE_URL: where.url, DATA_DIR: where.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/log.ts', ...args], { cwd: root, env })
  return stdout
}

/** The rows of each table, in an order of their own. */
const rowsOf = async (pool: Pool, tables: readonly string[]): Promise<Record<string, string[]>> => {
  const rows = await Promise.all(
    tables.map((table) => pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`)),
  )
  return Object.fromEntries(tables.map((table, at) => [table, rows[at]!.rows.map(({ row }) => row)]))
}
const kept = [...logTables, ...keptTables.map(({ name }) => name)]

/** Every read model by its name, whatever version of its table is read. */
const readModels = async (pool: Pool): Promise<Record<string, string[]>> => {
  const { rows } = await pool.query<{ name: string; version: number }>(
    `select name, version from es.projection where state = 'live' order by name`,
  )
  const tables = rows.map(({ name, version }) => `rm_${name}_v${version}.${name}`)
  const content = await rowsOf(pool, tables)
  return Object.fromEntries(rows.map(({ name }, at) => [name, content[tables[at]!]!]))
}

/** Every notification is sent and nothing is left to do: the portal is idle. */
const atRest = async ({ node: original, owner: db }: Whole['portal']): Promise<void> => {
  await original.work.reactions.quiet(60_000)
  await vi.waitFor(
    async () => {
      const { rows } = await db.query<{ n: string }>(`select count(*) as n from mail.outbox where state = 'QUEUED'`)
      expect(Number(rows[0]!.n)).toBe(0)
    },
    { timeout: 60_000, interval: 100 },
  )
}

beforeAll(async () => {
  whole = await startWhole()
  await atRest(whole.portal)
  restored = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'drill-'))
  file = join(folder, 'portal.ndjson.zst')
  const { configuration } = whole.portal
  printed = await typed({ url: configuration.databaseUrl!, dataDir: configuration.dataDir }, 'export', file, '--files')
  printed += await typed({ url: restored.url, dataDir: folder }, 'import', file)
  owner = connect({ connectionString: restored.url, max: 2, idleTimeoutMillis: 0 })
})
afterAll(async () => {
  await node?.stop()
  await owner.end()
  await restored.drop()
  await whole.portal.stop()
  await rm(folder, { recursive: true, force: true })
})

const seen = async () => {
  const { rows } = await owner.query<{ id: string; status: string }>('select id, status from rm_orders_v1.orders')
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}
test('the log, what belongs to it, and its proof are the same', async () => {
  expect(printed).toContain('read back and checked')
  expect(printed).toContain('with the bytes of files')
  expect(await rowsOf(owner, kept)).toEqual(await rowsOf(whole.portal.owner, kept))
  const verdict = await verifyLog(owner, join(folder, 'log'))
  expect(verdict).toMatchObject({ fault: null, signedUpTo: verdict.sealedUpTo, unsealed: 0 })
  expect(await typed({ url: restored.url, dataDir: folder }, 'check-backup', file)).toContain(
    'nothing was changed since it was signed',
  )
  const elsewhere = { url: restored.url, dataDir: folder }
  await expect(typed(elsewhere, 'check-backup', file, '--key', '0123456789abcdef')).rejects.toThrow(
    'FAULT in the last line: this was not signed by a key that is known',
  )
  await expect(typed(elsewhere, 'import', file)).rejects.toThrow('stop that first')
  await expect(typed(elsewhere, 'verify', 'extra')).rejects.toThrow('That is too much: extra.')
})

test('a node starts on it: every read model is built and equal, and no one is notified of anything twice', async () => {
  const before = await rowsOf(owner, kept)
  const configuration = { ...whole.portal.configuration, databaseUrl: restored.url, dataDir: folder }
  const parts = { configuration, databaseUrl: restored.url, modules, projections, ...rules }
  node = await startNode({ ...parts, addressOf: async () => null, webApp: null })
  await settled(node)
  expect(await readModels(owner)).toEqual(await readModels(whole.portal.owner))
  const unchanged = kept.filter((table) => table !== 'es.reaction')
  expect(await rowsOf(owner, unchanged)).toEqual(Object.fromEntries(unchanged.map((table) => [table, before[table]])))
})

test('people sign in with their old passwords, read their papers, and orders go on', async () => {
  const login = { email: 'quetzalia@buyer.example', password: PASSWORD }
  const { body, status } = await whole.portal.call(signIn, login, { node })
  expect(status).toBe(200)
  const { rows } = await owner.query<{ path: string }>(
    `select path from files.file where attached_at is not null and distributor_id = $1 and path like 'orders/%'`,
    [whole.andina.distributorId],
  )
  const paper = await node.app.inject({
    url: `/api/files/${rows[0]!.path}`,
    headers: { authorization: `Bearer ${body.jwt}` },
  })
  expect([paper.statusCode, paper.body.slice(0, 5)]).toEqual([200, '%PDF-'])

  const order = { orderId: whole.andina.quotedOrderId as never, status: 'CONFIRMED' } as const
  expect((await whole.portal.call(decideQuote, order, { node, jwt: body.jwt })).status).toBe(200)
  await settled(node)
  expect((await seen())[order.orderId]).toBe('CONFIRMED')
  expect((await verifyLog(owner, join(folder, 'log'))).fault).toBeNull()
})

test('promises about time are kept', async () => {
  const { quotedOrderId } = whole.nordmed
  const before = (await seen())[quotedOrderId]
  await setDatabaseClock(owner, new Date(Date.now() + 31 * DAY))
  await node.clock.follow()
  await settled(node)
  expect((await seen())[quotedOrderId]).not.toBe(before)
  const { rows } = await owner.query(`select from es.deadline where stream_key = $1 and state = 'fired'`, [
    quotedOrderId,
  ])
  expect(rows.length).toBeGreaterThan(0)
})
