import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordAtStart } from '#founding'
import { askForUpload } from '#modules/files/contract.ts'
import { files } from '#modules/files/module.ts'
import { changePersonPicture, erasePerson, officePeople } from '#modules/identity/people/people-contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { repeatListedErasures } from '#platform/backup/repeated-erasures.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { type PortalNode, startNode } from '#platform/node/node.ts'
import { connect } from '#platform/postgres/pool.ts'
import { addressOf, modules, projections, rules } from '#portal'
import { canary, canaryLives, tracesIn } from '#tests/canary.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { samples } from '#tests/files/samples.ts'
import { startTrading } from '#tests/trading.ts'

const root = join(import.meta.dirname, '../..')

let it: Awaited<ReturnType<typeof startTrading>>
let erased: string
let picture: string
let orderId: string
let folder: string
let restored: TestDatabase
let owner: Pool
let node: PortalNode
let printed: string

/** What an operator types. */
const typed = async (url: string, dataDir: string, ...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/log.ts', ...args], { cwd: root, env })
  return stdout
}

const pictureOf = async (id: string): Promise<string> => {
  const { url } = await it.done(askForUpload, { type: 'image/png', bucket: 'pictures' }, it.world.admin)
  const headers = { 'content-type': 'image/png' }
  const sent = await it.portal.node.app.inject({
    ...{ method: 'PUT', url: `${url}&name=face.png`, headers, payload: samples.png },
  })
  const { path } = sent.json<{ path: string }>()
  await it.done(changePersonPicture, { id, file: path }, it.world.admin)
  return path
}

const keysOf = async (pool: Pool) => {
  const { rows } = await pool.query<{ person: string; wrapped: Buffer | null }>(
    'select person, wrapped from es.subject_key order by person',
  )
  return rows.filter(({ wrapped }) => wrapped === null).map(({ person }) => person)
}

beforeAll(async () => {
  it = await startTrading({ modules: [files, notificationsModule], projections, addressOf })
  const lived = await canaryLives(it)
  erased = lived.me.id
  orderId = lived.placed.orderId
  const leaver = await it.world.person('Leaver', 'SALES', null)
  picture = await pictureOf(leaver.userId)
  const { databaseUrl, dataDir } = it.portal.configuration
  folder = await mkdtemp(join(tmpdir(), 'erasures-'))
  const file = join(folder, 'portal.ndjson.zst')
  await typed(databaseUrl!, dataDir, 'export', file)

  const reason = 'They requested it by letter'
  await it.done(erasePerson, { id: erased, email: canary.newEmail, reason }, it.world.admin)
  await it.done(erasePerson, { id: leaver.userId, email: 'leaver@portal.example', reason }, it.world.admin)
  const listed = () => readdir(join(dataDir, 'files', 'erasures')).catch(() => [])
  await vi.waitFor(async () => expect((await listed()).toSorted()).toEqual(await keysOf(it.portal.owner)), 30_000)

  restored = await freshDatabase()
  await cp(join(dataDir, 'files'), join(folder, 'files'), { recursive: true })
  printed = await typed(restored.url, folder, 'import', file)
  owner = connect({ connectionString: restored.url, max: 2, idleTimeoutMillis: 0 })
})
afterAll(async () => {
  await node?.stop()
  await owner.end()
  await restored.drop()
  await it.portal.stop()
  await rm(folder, { recursive: true, force: true })
})

test('an import destroys the keys that were destroyed since the backup, and says how many', async () => {
  const keys = await keysOf(it.portal.owner)
  expect(keys).toContain(erased)
  expect(keys.length).toBeGreaterThan(1)
  expect(await keysOf(owner)).toEqual(keys)
  expect(printed).toContain(`${keys.length} keys of people, addresses or subscriptions`)
})

test('a picture whose path only the key showed is attached to no one', async () => {
  const { rows } = await owner.query('select attached_at, is_public from files.file where path = $1', [picture])
  expect(rows).toEqual([{ attached_at: null, is_public: false }])
})

test('a start destroys what the list names, where Postgres itself put the database back', async () => {
  const { userId } = it.sales
  expect(await keysOf(owner)).not.toContain(userId)
  await writeFile(join(folder, 'files', 'erasures', userId), '')
  await repeatListedErasures(owner, { ...it.portal.configuration, dataDir: folder })
  expect(await keysOf(owner)).toContain(userId)
})

test('the log of the backup does not know of it until the portal starts: it records the erasure', async () => {
  const recorded = async () => {
    const { rows } = await owner.query(
      `select c.role, c.reason from es.event e join es.commit c on c.id = e.commit_id
       where e.type = 'PersonErased' and e.data ->> 'userId' = $1`,
      [erased],
    )
    return rows
  }
  expect(await recorded()).toEqual([])
  const configuration = { ...it.portal.configuration, databaseUrl: restored.url, dataDir: folder }
  const parts = { configuration, databaseUrl: restored.url, modules, projections, ...rules, addressOf, webApp: null }
  node = await startNode(parts)
  await recordAtStart(node)
  await recordAtStart(node)
  expect(await recorded()).toEqual([
    { role: 'SYSTEM', reason: 'Erased before the portal was restored from an older backup' },
  ])
  await node.readModels.waitFor([...node.readModels.positions().keys()], await node.log.seal(), 60_000)
  expect((await verifyLog(owner, join(folder, 'log'))).fault).toBeNull()
})

test('no screen shows who they were', async () => {
  const admin = { userId: it.world.admin.userId, role: 'ADMIN', distributorId: null } as const
  const { jwt } = await node.services.sessions.open(admin, { remember: false, userAgent: '' })
  const read = async (endpoint: typeof officePeople | typeof showOfficeOrder, input: object) =>
    (await it.portal.call(endpoint, input as never, { node, jwt })).body
  const erasedPerson = { name: 'Erased person', email: '—', state: 'ERASED' }
  const people = await read(officePeople, { state: 'ERASED' })
  expect(people).toMatchObject({ total: 3, people: [erasedPerson, erasedPerson, erasedPerson] })
  expect(tracesIn(JSON.stringify([people, await read(showOfficeOrder, { id: orderId })]))).toEqual([])
})
