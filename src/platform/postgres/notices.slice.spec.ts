import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { freshDatabase, type TestDatabase } from '#tests/database.ts'

import { COUNT_LISTENERS, noticesOn } from './notices.ts'
import { connect, connectAsPortal } from './pool.ts'

let database: TestDatabase
let owner: Pool
let pool: Pool
beforeAll(async () => {
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 1 })
})
beforeEach(() => {
  pool = connectAsPortal(database.url, { max: 3 })
})
afterEach(() => pool.end())
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const listeners = async () => Number((await owner.query<{ count: number }>(COUNT_LISTENERS)).rows[0]!.count)
const notify = (channel: string, payload: string) => owner.query('select pg_notify($1, $2)', [channel, payload])
const cutOff = () =>
  owner.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and (classid, objid) = (20261, 50)
    and database = (select oid from pg_database where datname = current_database())`)

test('all who listen on a node share one connection, which ends with the last of them', async () => {
  const [first, second] = [await noticesOn(pool, ['first']), await noticesOn(pool, ['second', 'first'])]
  const got: string[] = []
  first.on(
    'first',
    (payload) => got.push(`1 ${payload}`),
    () => {},
  )
  second.on(
    'second',
    (payload) => got.push(`2 ${payload}`),
    () => {},
  )
  expect(await listeners()).toBe(1)
  await notify('first', 'a')
  await notify('second', 'b')
  await vi.waitFor(() => expect(got).toEqual(['1 a', '2 b']))

  await first.stop()
  await notify('second', 'c')
  await vi.waitFor(() => expect(got.at(-1)).toBe('2 c'))
  await second.stop()
  await vi.waitFor(async () => expect(await listeners()).toBe(0))
})

test('another node is another listener', async () => {
  const other = connectAsPortal(database.url, { max: 1 })
  const [here, there] = [await noticesOn(pool, ['first']), await noticesOn(other, ['first'])]
  expect(await listeners()).toBe(2)
  await Promise.all([here.stop(), there.stop()])
  await other.end()
})

test('after a lost connection it listens again to every channel, and says that notices may be missing', async () => {
  const [first, second] = [await noticesOn(pool, ['first']), await noticesOn(pool, ['second'])]
  const got: string[] = []
  first.on(
    'first',
    (payload) => got.push(payload),
    () => got.push('gap of 1'),
  )
  second.on(
    'second',
    (payload) => got.push(payload),
    () => got.push('gap of 2'),
  )
  await cutOff()
  await vi.waitFor(() => expect(got).toEqual(['gap of 1', 'gap of 2']), 30_000)
  expect(await listeners()).toBe(1)
  await notify('first', 'a')
  await notify('second', 'b')
  await vi.waitFor(() => expect(got.slice(2)).toEqual(['a', 'b']))
  await Promise.all([first.stop(), second.stop()])
})
