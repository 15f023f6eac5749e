import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { event, stream } from '#platform/event.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { projection, rows } from '#platform/projection.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { projectionDesk } from './desk.ts'
import { type Projections, startProjections } from './projections.ts'
import { rebuild } from './rebuild.ts'

const Counted = event('Counted', { by: Schema.Int })
let refuses = -1
const tallies = projection<{ id: string; total: number }>()({
  name: 'tallies',
  version: 1,
  of: [stream('tally', [Counted])],
  table: 'id text primary key, total bigint not null',
  indexes: ['(total)'],
  key: (_, { key }) => key,
  when: {
    Counted: (row, { by }, _, id) => {
      if (by === refuses) throw new Error('not that one')
      return { id, total: (row?.total ?? 0) + by }
    },
  },
  onPoison: 'park',
})

let database: TestDatabase
let owner: Pool
let pool: Pool
let log: ReturnType<typeof eventLog>
let node: Projections | null = null
const EVENTS = 300

const about = { command: 'count', actor: randomUUID(), role: 'SYSTEM', origin: {}, correlation: randomUUID() }
const count = (key: string, ...by: number[]) =>
  log.append([{ kind: 'tally', key, expected: 'any', events: by.map((it) => Counted.make({ by: it })) }], about)
const startNode = async () => {
  node = await startProjections({ log, projections: [tallies], onTrouble: () => {} })
  await node.ready()
  return node
}
const stopNode = async () => {
  await node?.stop()
  node = null
}
/** What the command line has: the desk alone, without a builder. */
const desk = () => projectionDesk({ log, projections: [tallies], changed: async () => {} })
const entry = async () => (await desk().list())[0]!
const until = (isSo: () => Promise<boolean>) => expect.poll(isSo).toBe(true)
const read = () => rows(node!.db, tallies).select('total').where('id', '=', 'k0').executeTakeFirst()

beforeEach(async () => {
  refuses = -1
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 2 })
  pool = connectAsPortal(database.url, { max: 10 })
  log = eventLog(pool)
  await startNode()
  for (let i = 0; i < 10; i++) await count(`k${i}`, ...Array<number>(EVENTS / 10).fill(1))
  await node!.waitFor(['tallies'], await log.seal(), 60_000)
})
afterEach(async () => {
  await stopNode()
  await Promise.all([pool.end(), owner.end()])
  await database.drop()
})

test('the list says version, state, position, size and lag of every table', async () => {
  const { target, tables, parkedCount } = await entry()
  expect(target).toBe(EVENTS)
  expect(tables).toHaveLength(1)
  expect(tables[0]).toMatchObject({ version: 1, fold: 1, state: 'live', error: null, checkedAt: null })
  expect(tables[0]!.bytes).toBeGreaterThan(8000)
  expect(parkedCount).toBe(0)
})

test('a rebuild is paused, resumed, finished and gone back from, and readers always see all of it', async () => {
  await stopNode()
  expect(await desk().rebuild('tallies')).toBeNull()
  expect(await desk().rebuild('tallies')).toMatchObject({ status: 409 })
  expect(await desk().pause('tallies')).toBeNull()

  await startNode()
  await node!.waitFor(['tallies'], EVENTS, 60_000)
  expect((await entry()).tables.map(({ state, version }) => [state, version])).toEqual([
    ['live', 1],
    ['paused', 2],
  ])
  expect(await read()).toEqual({ total: EVENTS / 10 })

  expect(await node!.desk.resume('tallies')).toBeNull()
  await until(async () => (await entry()).tables[0]!.version === 2)
  expect(await read()).toEqual({ total: EVENTS / 10 })
  expect((await entry()).tables[0]).toMatchObject({ state: 'live', position: EVENTS, checkFound: null })

  expect(await node!.desk.back('tallies')).toBeNull()
  expect((await entry()).tables.map(({ state, version }) => [state, version])).toEqual([
    ['live', 1],
    ['standby', 2],
  ])
  expect(await read()).toEqual({ total: EVENTS / 10 })
})

test('of concurrent requests one begins the rebuild, and the others are refused', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => desk().rebuild('tallies')))
  expect(answers.filter((it) => it === null)).toHaveLength(1)
  for (const refusal of answers.filter((it) => it !== null))
    expect(refusal).toMatchObject({ status: 409, error: expect.stringMatching(/already|just now|has been started/) })
  await until(async () => (await entry()).tables[0]!.version === 2)
  await stopNode() // ends whatever it may still be building
  expect((await entry()).tables.map(({ version }) => version)).toEqual([2, 1])
})

test('a request during another rebuild is answered whether it is in progress, or was left', async () => {
  await stopNode()
  expect(await desk().rebuild('tallies')).toBeNull() // as if its node was killed then
  expect(await desk().rebuild('tallies')).toMatchObject({
    status: 409,
    error: 'A rebuild has been started but is not running. Resume it or cancel it.',
  })

  const writers = await owner.connect()
  await writers.query('begin; lock table rm_tallies_v2.tallies in share mode') // the builder waits
  const building = rebuild(log, tallies, false)
  await expect
    .poll(() => desk().rebuild('tallies'))
    .toMatchObject({ status: 409, error: 'A rebuild is already running. Wait for it, pause it or cancel it.' })
  await writers.query('rollback')
  writers.release()
  expect(await building).toMatchObject({ version: 2 })
})

test('what is begun elsewhere, a node that runs takes up by itself', async () => {
  expect(await desk().rebuild('tallies')).toBeNull() // as from a command line that is closed at once
  await until(async () => (await entry()).tables[0]!.version === 2)
  expect(await read()).toEqual({ total: EVENTS / 10 })
})

test('a cancelled rebuild leaves nothing behind', async () => {
  await stopNode()
  await desk().rebuild('tallies')
  expect(await desk().cancel('tallies')).toBeNull()
  expect((await entry()).tables).toHaveLength(1)
  const { rows: left } = await owner.query(`select from pg_namespace where nspname = 'rm_tallies_v2'`)
  expect(left).toEqual([])
  expect(await desk().cancel('tallies')).toMatchObject({ status: 409 })
  expect(await desk().pause('tallies')).toMatchObject({ status: 409 })
})

test('a check says since when the live table agrees with the streams, or where it does not', async () => {
  expect(await node!.desk.check('tallies')).toBeNull()
  expect((await entry()).tables[0]).toMatchObject({ checkFound: null, checkedAt: expect.any(String) })
  await owner.query(`update rm_tallies_v1.tallies set total = 7 where id = 'k3'`)
  await node!.desk.check('tallies')
  expect((await entry()).tables[0]!.checkFound).toContain('k3')
})

test('parked streams are listed with their error, and one is taken up alone', async () => {
  refuses = 66
  await count('bad', 1, 66, 2)
  await count('worse', 66)
  await until(async () => (await entry()).parkedCount === 2)
  expect((await entry()).parked).toMatchObject([
    { kind: 'tally', key: 'bad', type: 'Counted', error: expect.stringContaining('not that one') },
    { kind: 'tally', key: 'worse' },
  ])
  expect(await node!.desk.retry('tallies', { kind: 'tally', key: 'bad' })).toEqual({ freed: 0, left: 1 })
  refuses = -1
  expect(await node!.desk.retry('tallies', { kind: 'tally', key: 'bad' })).toEqual({ freed: 1, left: 0 })
  expect((await entry()).parked.map(({ key }) => key)).toEqual(['worse'])
  const { rows: found } = await owner.query(`select total::int from rm_tallies_v1.tallies where id = 'bad'`)
  expect(found).toEqual([{ total: 69 }])
})

test('what is not there is not there', async () => {
  expect(await desk().rebuild('nothing')).toMatchObject({ status: 404 })
  expect(await desk().back('tallies')).toMatchObject({ status: 409 })
})
