import { randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { logProof } from './log-proof.ts'
import { adoptHead, keptHeads, startSigning, thinned } from './signed-heads.ts'
import { isGenuine } from './signing-key.ts'
import { verifyLog } from './verification.ts'

let database: TestDatabase
let admin: Pool
let pool: Pool
let log: EventLog
let folder: string
let now = new Date('2026-11-20T12:00:00.000Z')
const troubles: Error[] = []

beforeEach(async () => {
  database = await freshDatabase()
  admin = connect({ connectionString: database.url, max: 2 })
  pool = connectAsPortal(database.url, { max: 4 })
  log = eventLog(pool)
  folder = mkdtempSync(join(tmpdir(), 'heads-'))
  now = new Date('2026-11-20T12:00:00.000Z')
  troubles.length = 0
})
afterEach(async () => {
  await pool.end()
  await admin.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const append = async (events: number) => {
  const noted = Array.from({ length: events }, (_, n) => ({ type: 'Noted', schemaVersion: 1, data: { n } }))
  await log.append([{ kind: 'note', key: randomUUID(), expected: 'none', events: noted }], {
    command: 'note',
    actor: randomUUID(),
    role: 'SALES',
    origin: {},
    correlation: randomUUID(),
  })
  return log.seal()
}
const signing = (key: string | null = null) =>
  startSigning({ log, folder, key, now: () => now, onTrouble: (error) => troubles.push(error as Error) })
const verdict = () => verifyLog(pool, folder)
const rewrite = async (sql: string) => {
  for (const table of ['event', 'log', 'commit']) await admin.query(`alter table es.${table} disable trigger refuse`)
  await admin.query(sql)
}
const forgedChain = `
  update es.event set data = '{"n": -1}' where commit_id = (select commit_id from es.log order by position limit 1) and ordinal = 0;
  update es.log l set body_hash = c.body_hash from es.content c where c.commit_id = l.commit_id;
  update es.log l set chain = r.chain from
    (select position, es.chain('', position, n, body_hash) over (order by position) as chain from es.log) r where r.position = l.position`

const positions = async () =>
  (await pool.query('select position from es.signed_head order by 1')).rows.map(({ position }) => position)
const keptPositions = () => keptHeads(folder).map(({ position }) => position)
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
test('the head is signed within a minute of every commit, and kept outside', async () => {
  const signer = signing()
  await append(2)
  await expect.poll(keptPositions).toEqual([2])
  await append(3)
  minutesLater(1)
  await expect.poll(keptPositions).toEqual([2, 5])
  minutesLater(30)
  await append(1)
  await expect.poll(keptPositions).toEqual([2, 5, 6])
  await signer.stop()
  expect(keptHeads(folder).map(({ at }) => at.slice(11, 16))).toEqual(['12:00', '12:01', '12:31'])
  expect(await positions(), 'inside only at every thousand and at midnight').toEqual([])
  expect(await verdict()).toMatchObject({ signedUpTo: 6, signatures: 3, fault: null })
})

test('the head is signed as soon as a hundred events are in no signature', async () => {
  const signer = signing()
  await append(1)
  await expect.poll(keptPositions).toEqual([1])
  await append(60)
  await append(60)
  await expect.poll(keptPositions).toEqual([1, 121])
  await append(250)
  await expect.poll(keptPositions).toEqual([1, 121, 371])
  await signer.stop()
  expect(await positions(), 'inside only at every thousand and at midnight').toEqual([])
})

test('of a busy hour one head of each minute stays', () => {
  const head = (seconds: number) => ({
    ...{ position: seconds, chain: '', keyId: '', signature: '' },
    at: new Date(now.getTime() - (600 - seconds) * 1000).toISOString(),
  })
  const heads = Array.from({ length: 600 }, (_, seconds) => head(seconds))
  expect(thinned(heads, now).map(({ position }) => position)).toEqual([59, 119, 179, 239, 299, 359, 419, 479, 539, 599])
})

test('the head is signed every thousand positions and at midnight, and kept outside and inside', async () => {
  const signer = signing()
  await append(999)
  await expect.poll(keptPositions).toEqual([999])
  await append(1)
  await expect.poll(keptPositions).toEqual([999, 1000])
  await append(5)
  now = new Date('2026-11-21T00:00:00.000Z')
  await expect.poll(keptPositions).toEqual([999, 1000, 1005])
  await signer.stop()
  const heads = keptHeads(folder)
  expect(heads).toMatchObject([{}, { position: 1000, at: '2026-11-20T12:00:00.000Z' }, { position: 1005 }])
  expect(heads.every((head) => isGenuine(folder, head))).toBe(true)
  expect(await positions()).toEqual([1000, 1005])
  expect(await verdict()).toEqual({
    commits: 3,
    sealedUpTo: 1005,
    unsealed: 0,
    signedUpTo: 1005,
    signatures: 3,
    unknownHeads: 0,
    fault: null,
  })
})

test('a log whose last hour was cut off is found, also by a node that runs', async () => {
  const signer = signing()
  await append(4)
  await expect.poll(keptPositions).toEqual([4])
  for (const position of [6, 8, 10]) {
    minutesLater(20)
    await append(2)
    await expect.poll(() => keptPositions().at(-1)).toBe(position)
  }
  await rewrite('delete from es.log where position > 4')
  expect(await signer.contradicted()).toMatchObject({ position: 10 })
  expect((await verdict()).fault).toEqual({ what: 'cut off', position: 5 })
  await signer.stop()
})

test('of what is kept outside the last hour stays, and one head of each day before', async () => {
  const signer = signing()
  const days = 3
  for (let n = 0; n < 70; n++) {
    await append(1)
    await signer.signNow()
    minutesLater(n < 30 ? (days * 24 * 60) / 30 : 1)
  }
  await signer.stop()
  const heads = keptHeads(folder)
  const last = Date.parse(heads.at(-1)!.at)
  const old = heads.filter(({ at }) => last - Date.parse(at) > 3_600_000).map(({ at }) => at.slice(0, 10))
  expect(heads.length).toBeLessThan(70)
  expect(new Set(old).size, 'one for each day').toBe(old.length)
  expect(heads.map(({ position }) => position).slice(-40)).toEqual(Array.from({ length: 40 }, (_, n) => 31 + n))
  expect((await verdict()).fault).toBeNull()
})

test('the key is made once, for its owner’s eyes; one from the configuration is used instead', async () => {
  await signing().stop()
  const key = join(folder, 'signing-key.pem')
  const before = readFileSync(key, 'utf8')
  expect(statSync(key).mode & 0o777).toBe(0o600)
  await signing().stop()
  expect(readFileSync(key, 'utf8')).toBe(before)
  await signing(randomBytes(32).toString('base64')).stop()
  expect(readdirSync(folder).filter((name) => name.endsWith('.public.pem'))).toHaveLength(2)
})

const signedLog = async () => {
  await append(10)
  await append(1000)
  const signer = signing()
  await log.seal()
  await expect.poll(() => keptHeads(folder).length).toBe(1)
  return signer
}

test('a log rewritten from its beginning, hashes and chain and all, contradicts what was signed', async () => {
  const signer = await signedLog()
  await rewrite(forgedChain)
  expect((await verdict()).fault).toEqual({ what: 're-hashed', position: 1010 })
  await append(1000)
  await expect.poll(() => troubles[0]?.message).toContain('not the one that was signed up to position 1 010')
  await signer.stop()
  expect(keptHeads(folder)).toHaveLength(1)
})

test('so does one that was cut off, even when the database’s own heads went with it', async () => {
  await (await signedLog()).stop()
  await rewrite(
    `delete from es.log where position > 10; alter table es.signed_head disable trigger refuse; delete from es.signed_head`,
  )
  expect((await verdict()).fault).toEqual({ what: 'cut off', position: 11 })
})

test('a head that the log contradicts is known at once, also to a node that only starts', async () => {
  const before = await signedLog()
  expect(await before.contradicted()).toBeNull()
  await before.stop()
  await rewrite('delete from es.log where position > 10')
  const after = signing()
  expect(await after.contradicted()).toMatchObject({ position: 1010 })
  await after.stop()
})

test('what a single walk finds is named with its position', async () => {
  await (await signedLog()).stop()
  await rewrite(
    `update es.event set data = '{"n": -1}' where ordinal = 0 and commit_id = (select max(commit_id) from es.log)`,
  )
  expect(await verdict()).toMatchObject({ fault: { what: 'edited', position: 11 }, signedUpTo: 0 })
})

test('a head that another wrote is found; a torn line is not', async () => {
  await (await signedLog()).stop()
  const [head] = keptHeads(folder)
  appendFileSync(join(folder, 'signed-heads.jsonl'), '\n{"position": 10')
  expect((await verdict()).fault).toBeNull()
  writeFileSync(join(folder, 'signed-heads.jsonl'), JSON.stringify({ ...head, at: '2026-11-19T12:00:00.000Z' }))
  expect((await verdict()).fault).toEqual({ what: 'forged', position: 1010 })
})

test('so is one that was changed in the database; one whose key is not known here proves nothing, and is counted', async () => {
  await (await signedLog()).stop()
  await admin.query('alter table es.signed_head disable trigger refuse')
  await admin.query(`update es.signed_head set signature = decode(repeat('00', 64), 'hex')`)
  expect((await verdict()).fault).toEqual({ what: 'forged', position: 1010 })
  await admin.query(`update es.signed_head set key_id = '0123456789abcdef'`)
  expect(await verdict()).toMatchObject({ fault: null, signatures: 1, unknownHeads: 1 })
  rmSync(join(folder, 'signed-heads.jsonl'))
  expect(await verdict()).toMatchObject({ fault: null, signatures: 0, unknownHeads: 1 })
  expect(await logProof(pool, folder, new AbortController().signal).standing()).toMatchObject({ unknownHeads: 1 })
})

test('the log is signed as far as the newest kept head: one that came with a backup is in the file alone', async () => {
  const standing = logProof(pool, folder, new AbortController().signal).standing
  await append(3)
  expect(await standing()).toMatchObject({ sealedUpTo: 3, signedUpTo: 0, signedAt: null })
  const node = signing()
  await node.signNow()
  await node.stop()
  expect(await standing()).toMatchObject({ signedUpTo: 3, signedAt: now.toISOString() })
  const [head] = keptHeads(folder)
  await append(2)
  adoptHead(folder, { ...head!, position: 5, at: '2026-11-20T13:00:00.000Z' })
  expect(await standing()).toMatchObject({ sealedUpTo: 5, signedUpTo: 5, signedAt: '2026-11-20T13:00:00.000Z' })
})
