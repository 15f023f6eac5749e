import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { setDatabaseClock, startClock } from './clock.ts'

let database: TestDatabase
let owner: Pool
let portal: Pool

beforeAll(async () => {
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 2 })
  portal = connectAsPortal(database.url, { max: 2 })
})
afterAll(async () => {
  await Promise.all([owner.end(), portal.end()])
  await database.drop()
})

const databaseNow = async () => (await portal.query<{ now: Date }>('select es.now() as now')).rows[0]!.now.getTime()
const CLOSE_MS = 10_000 // clocks are moved by days here, and a busy machine may pause

test('a node follows the database’s clock, wherever that is set', async () => {
  const clock = await startClock(portal)
  expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(CLOSE_MS)

  await setDatabaseClock(owner, new Date('2024-02-29T12:00:00Z'))
  await clock.follow()
  expect(Math.abs(clock.now().getTime() - Date.parse('2024-02-29T12:00:00Z'))).toBeLessThan(CLOSE_MS)
  expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(CLOSE_MS)

  await setDatabaseClock(owner, null)
  await clock.follow()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(CLOSE_MS)
  clock.stop()
})

test('the real time stays where it is when the clock is moved, whatever the machine’s own says', async () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(0)
  const clock = await startClock(portal)
  await setDatabaseClock(owner, new Date('2024-02-29T12:00:00Z'))
  await clock.follow()
  const real = clock.real().getTime()
  await clock.follow(new Date('2030-01-01T00:00:00Z'))
  const later = clock.real().getTime()
  wall.mockRestore()
  expect(Math.abs(real - Date.now())).toBeLessThan(CLOSE_MS)
  expect(Math.abs(later - Date.now())).toBeLessThan(CLOSE_MS)
  await setDatabaseClock(owner, null)
  clock.stop()
})

test('a look that was on its way while the clock was moved takes neither the time nor the real time elsewhere', async () => {
  const clock = await startClock(portal)
  for (let day = 1; day <= 28; day++) {
    const to = new Date(`2024-02-${String(day).padStart(2, '0')}T12:00:00Z`)
    const looking = Promise.all([clock.follow(), clock.follow()])
    await setDatabaseClock(owner, to)
    await clock.follow(to)
    await looking
    expect(Math.abs(clock.now().getTime() - to.getTime())).toBeLessThan(CLOSE_MS)
    await Promise.all([clock.follow(), setDatabaseClock(owner, new Date(to.getTime() + 3_600_000)), clock.follow()])
    expect(Math.abs(clock.real().getTime() - Date.now())).toBeLessThan(CLOSE_MS)
  }
  await setDatabaseClock(owner, null)
  clock.stop()
})

test('the portal itself cannot move the clock', async () => {
  await expect(setDatabaseClock(portal, new Date('2024-02-29T12:00:00Z'))).rejects.toThrow('permission denied')
})
