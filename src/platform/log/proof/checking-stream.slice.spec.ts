import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { streamChecker } from './checking-stream.ts'
import { type HeadSigning, startSigning } from './signed-heads.ts'

let database: TestDatabase
let pool: Pool
let owner: Pool
let log: EventLog
let folder: string
let signing: HeadSigning

const append = (...keys: string[]) =>
  log.append(
    keys.map((key, n) => ({
      kind: 'note',
      key,
      expected: 'any' as const,
      events: [{ type: 'Noted', schemaVersion: 1, data: { n } }],
    })),
    { command: 'note', actor: randomUUID(), role: 'SALES', origin: {}, correlation: randomUUID() },
  )
const check = (key = 'ours') => streamChecker(pool, folder)({ kind: 'note', key })

beforeAll(async () => {
  database = await freshDatabase()
  pool = connectAsPortal(database.url, { max: 4 })
  owner = new Pool({ connectionString: database.url, max: 1 })
  log = eventLog(pool)
  folder = mkdtempSync(join(tmpdir(), 'stream-'))
  const onTrouble = (error: unknown) => {
    throw error
  }
  signing = startSigning({ log, folder, key: null, now: () => new Date(), onTrouble })
  await append('before') // 1
  await append('ours') // 2
  await append('between') // 3
  await append('with us', 'ours') // 4, 5
  await signing.signNow()
  await append('later') // 6
  await append('ours') // 7
  await append('after') // 8
  for (const table of ['event', 'log']) await owner.query(`alter table es.${table} disable trigger refuse`)
  await owner.query(
    'create table public.events as select * from es.event; create table public.kept as select * from es.log',
  )
})
afterAll(async () => {
  await signing.stop()
  await Promise.all([pool.end(), owner.end()])
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Does it, looks, and takes it back. */
const after = async (tamper: string, undo: string, key?: string) => {
  await owner.query(tamper)
  const verdict = await check(key)
  await owner.query(undo)
  return verdict?.fault
}
const at = (position: number) => `(select commit_id from es.log where position = ${position})`

test('an untouched stream is what was recorded, and it is said how far that is signed', async () => {
  expect(await check()).toEqual({ versions: 3, signedUpTo: 2, fault: null })
  expect(await check('before')).toEqual({ versions: 1, signedUpTo: 1, fault: null })
  expect(await check('later')).toEqual({ versions: 1, signedUpTo: 0, fault: null })
  expect(await check('unknown')).toBeNull()
})

test('an event that was edited is named, signed or not, and also when another event of its commit was', async () => {
  const edited = (position: number, n: number) =>
    after(
      `update es.event set data = '{"n": 9}' where commit_id = ${at(position)} and ordinal = ${n}`,
      'update es.event e set data = k.data from public.events k where k.commit_id = e.commit_id and k.ordinal = e.ordinal',
    )
  expect(await edited(2, 0)).toEqual({ what: 'edited', version: 1, position: 2 })
  expect(await edited(7, 0)).toEqual({ what: 'edited', version: 3, position: 7 })
  expect(await edited(4, 0)).toEqual({ what: 'edited', version: 2, position: 5 })
  expect(await edited(3, 0)).toBeNull()
})

test('a hash that was rewritten to fit breaks the chain, of streams behind it too', async () => {
  const rehash = (to: string) => `update es.log set body_hash = ${to} where position = 3`
  const kept = '(select k.body_hash from public.kept k where k.position = 3)'
  expect(await after(rehash(`sha256('x')`), rehash(kept))).toEqual({ what: 'broken chain', version: 1, position: 2 })
  const links = `update es.log l set chain = k.chain from public.kept k where k.position = l.position and l.position > 5`
  const rewritten = `update es.log set chain = sha256('x') where position = 7`
  expect(await after(rewritten, links)).toEqual({ what: 'broken chain', version: 3, position: 7 })
})

test('an event that is gone is missed, the last one too', async () => {
  const gone = (position: number) =>
    after(
      `create table public.gone as select * from es.event where commit_id = ${at(position)};
        delete from es.event where commit_id = ${at(position)}`,
      'insert into es.event select * from public.gone; drop table public.gone',
    )
  expect(await gone(2)).toEqual({ what: 'missing event', version: 1, position: null })
  expect(await gone(7)).toEqual({ what: 'missing event', version: 3, position: null })
})

test('where no signed head is known, the chain is followed from its beginning', async () => {
  const file = join(folder, 'signed-heads.jsonl')
  const heads = readFileSync(file, 'utf8')
  writeFileSync(file, '')
  await owner.query(`alter table es.signed_head disable trigger user; create table public.heads as select * from es.signed_head;
    delete from es.signed_head`)
  expect(await check()).toEqual({ versions: 3, signedUpTo: 0, fault: null })
  await owner.query('insert into es.signed_head select * from public.heads')
  writeFileSync(file, heads)
  expect(await check()).toEqual({ versions: 3, signedUpTo: 2, fault: null })
})
