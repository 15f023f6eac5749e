import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { isWhole } from '#tests/seed.ts'
import { type EventLog, eventLog } from './event-log.ts'
import { walkLog } from './walk.ts'

/** How many events each commit has: some are longer than a stretch. */
const SIZES = [1, 1, 3, 1, 9, 2, 1, 1, 4, 1, 12, 1, 2, 1, 1, 5, 1]
const HEAD = SIZES.reduce((sum, n) => sum + n, 0)
const noHeads = join(tmpdir(), 'no-heads-were-signed')

let database: TestDatabase
let admin: Pool
let log: EventLog
let commits: Commit[]

beforeAll(async () => {
  database = await freshDatabase()
  admin = connect({ connectionString: database.url, max: 2 })
  log = eventLog(connectAsPortal(database.url, { max: 4 }))
  const about = { command: 'note', actor: randomUUID(), role: 'SALES', origin: {}, correlation: randomUUID() }
  for (const [index, n] of SIZES.entries()) {
    const events = Array.from({ length: n }, (_, i) => ({ type: 'Noted', schemaVersion: 1, data: { at: index, i } }))
    // Two streams in some commits: their kinds are compared with the log's, too.
    const streams = n > 3 ? [events.slice(0, 2), events.slice(2)] : [events]
    await log.append(
      streams.map((own, i) => ({ kind: ['note', 'memo'][i]!, key: randomUUID(), expected: 'none', events: own })),
      about,
    )
  }
  await log.seal()
  commits = (await admin.query('select position, n, commit_id from es.log order by position')).rows
})
afterAll(async () => {
  await log.pool.end()
  await admin.end()
  await database.drop()
})

type Commit = { readonly position: number; readonly n: number; readonly commit_id: number }

const edit = (c: Commit): string =>
  `update es.event set data = '{"forged": 1}' where commit_id = ${c.commit_id} and ordinal = 0`

/** Ways to change a log, each on one commit. */
const ways = {
  edit,
  remove: (c) => `delete from es.event where commit_id = ${c.commit_id} and ordinal = ${c.n - 1}`,
  'remove all of it': (c) => `delete from es.event where commit_id = ${c.commit_id};
    delete from es.commit where id = ${c.commit_id}; delete from es.log where commit_id = ${c.commit_id}`,
  insert: (c) => `insert into es.event select stream_id, 1000000, commit_id, ${c.n}, type, 1, data from es.event
    where commit_id = ${c.commit_id} and ordinal = 0`,
  rehash: (c) => `${edit(c)}; update es.log l set body_hash = c.body_hash from es.content c
    where c.commit_id = l.commit_id and l.commit_id = ${c.commit_id}`,
  relink: (c) => `update es.log set chain = sha256(chain) where commit_id = ${c.commit_id}`,
  'change who': (c) => `update es.commit set actor = uuidv7() where id = ${c.commit_id}`,
  'change a kind': (c) => `update es.log set kinds = '{other}' where commit_id = ${c.commit_id}`,
  misplace: (c) =>
    `update es.event set ordinal = ordinal + 1 where commit_id = ${c.commit_id} and ordinal = ${c.n - 1}`,
  'move on': (c) => `update es.log set position = -position where position >= ${c.position};
    update es.log set position = 1 - position where position < 0`,
} as const satisfies Record<string, (c: Commit) => string>

const rolledBack = async (work: (db: PoolClient) => Promise<void>): Promise<void> => {
  const db = await admin.connect()
  try {
    await db.query('begin')
    await work(db)
  } finally {
    await db.query('rollback')
    db.release()
  }
}

/** Makes the changes; one that the first has made impossible is left out. */
const change = async (db: PoolClient, changes: readonly (readonly [keyof typeof ways, number])[]): Promise<void> => {
  for (const table of ['event', 'commit', 'log', 'stream'])
    await db.query(`alter table es.${table} disable trigger refuse`)
  for (const [how, index] of changes) {
    await db.query('savepoint before')
    await db.query(ways[how](commits[index]!)).catch(() => db.query('rollback to before'))
  }
}

test('whatever is changed, in whatever stretches: it is named as a walk commit by commit names it', async () => {
  const way = fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[]))
  const changes = fc.array(fc.tuple(way, fc.nat(SIZES.length - 1)), { minLength: 1, maxLength: 2 })
  const stretches = fc.integer({ min: 1, max: 20 })
  let faults = 0
  const named = fc.asyncProperty(changes, stretches, (made, stretch) =>
    rolledBack(async (db) => {
      await change(db, made)
      const { rows } = await db.query('select fault as what, place as position from es.verify()')
      const { fault } = await verifyLog(db, noHeads, { stretch, lanes: 1 })
      expect(fault ?? { what: null, position: null }).toEqual(rows[0])
      if (fault) faults++
    }),
  )
  const numRuns = isWhole ? 150 : 50
  await fc.assert(named, { numRuns })
  expect(faults).toBeGreaterThan(0.8 * numRuns)
})

test('a commit whose hash was rewritten is named itself, whatever is gone behind it; with the rest moved up, it is missing', async () => {
  const [index, behind] = [4, 9]
  const movedUp = (c: Commit) => `${ways['remove all of it'](c)};
    update es.log set position = -position where position > ${c.position};
    update es.log set position = -position - ${c.n} where position < 0`
  const cutOff = `delete from es.event where commit_id > ${commits[behind]!.commit_id};
    delete from es.log where position > ${commits[behind]!.position}`
  const named = async (...made: readonly string[]) => {
    let fault: unknown
    await rolledBack(async (db) => {
      await change(db, [])
      for (const sql of made) await db.query(sql)
      fault = (await verifyLog(db, noHeads)).fault
    })
    return fault
  }
  const { position } = commits[index]!
  const rehash = ways.rehash(commits[index]!)
  expect(await named(rehash)).toEqual({ what: 're-hashed', position })
  expect(await named(rehash, ways.remove(commits[behind]!))).toEqual({ what: 're-hashed', position })
  expect(await named(rehash, ways['remove all of it'](commits[behind]!))).toEqual({ what: 're-hashed', position })
  expect(await named(rehash, movedUp(commits[behind]!))).toEqual({ what: 're-hashed', position })
  expect(await named(rehash, cutOff)).toEqual({ what: 're-hashed', position })
  expect(await named(movedUp(commits[index]!))).toEqual({ what: 'missing', position })
  expect(await named(movedUp(commits[index]!), ways.rehash(commits[behind]!))).toEqual({ what: 'missing', position })
})

test('an unchanged log is whole in any stretches, and the walk says how far it is', async () => {
  for (const stretch of [1, 2, 7, 1000]) {
    const said: number[] = []
    const walked = await walkLog(log.pool, HEAD, { stretch, lanes: 3, onProgress: (done) => said.push(done) })
    expect(walked).toEqual({ commits: SIZES.length, broken: null })
    expect(said).toHaveLength(Math.ceil(HEAD / stretch))
    expect(said).toEqual(said.toSorted((a, b) => a - b))
    expect(said.at(-1)).toBe(HEAD)
  }
})

test('a walk that is called off ends at the next stretch, with the reason', async () => {
  const off = new AbortController()
  let stretches = 0
  const walking = walkLog(log.pool, HEAD, {
    stretch: 1,
    lanes: 2,
    signal: off.signal,
    onProgress: () => {
      if (++stretches === 3) off.abort(new Error('the node stops'))
    },
  })
  await expect(walking).rejects.toThrow('the node stops')
  expect(stretches).toBeLessThan(6)
})
