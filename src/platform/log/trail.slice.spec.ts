import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { event, stream } from '#platform/event.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { type EventLog, eventLog } from './event-log.ts'
import { type Trail, trails } from './trail.ts'

const Noted = event('Noted', { n: Schema.Int })
const notes = stream('note', [Noted])
const [andina, nordmed, ines] = [randomUUID(), randomUUID(), randomUUID()]

let database: TestDatabase
let admin: Pool
let pool: Pool
let log: EventLog
let all: Trail
let trailOf: (tenant: string | null) => Trail

beforeAll(async () => {
  database = await freshDatabase()
  admin = connect({ connectionString: database.url, max: 2 })
  pool = connectAsPortal(database.url, { max: 4 })
  log = eventLog(pool)
  trailOf = trails(pool, [notes])
  all = trailOf(null)
  const days = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-03', '2026-03-05'] // the clock once ran back
  for (const [n, day] of days.entries()) {
    await setDatabaseClock(admin, new Date(`${day}T12:00:00Z`))
    await noted('ours', andina, ines, n * 10, n * 10 + 1)
    await noted('theirs', nordmed, randomUUID(), n)
  }
})
afterAll(async () => {
  await pool.end()
  await admin.end()
  await database.drop()
})

const noted = (key: string, onBehalfOf: string, actor: string, ...numbers: number[]) =>
  log.append([{ kind: 'note', key, expected: 'any', events: numbers.map((n) => Noted.make({ n })) }], {
    command: `PUT /notes/${key}`,
    actor,
    role: 'SALES',
    onBehalfOf,
    origin: { session: 's', device: 'Firefox on Linux' },
    correlation: randomUUID(),
    causation: 7,
  })

const ours = { kind: 'note', key: 'ours' }
const numbers = (events: readonly { data: { n?: unknown } }[]) => events.map(({ data }) => data.n)

test('a stream is read in its order, with all that the log knows of each event', async () => {
  const events = await all.ofStream(ours)
  expect(numbers(events)).toEqual([0, 1, 10, 11, 20, 21, 30, 31, 40, 41])
  expect(events[2]).toMatchObject({
    envelope: {
      position: 4,
      version: 3,
      type: 'Noted',
      actor: ines,
      distributorId: andina,
      command: 'PUT /notes/ours',
    },
    origin: { session: 's', device: 'Firefox on Linux' },
    causation: 7,
  })
})

test('it is read up to one of its events, or up to a place in the log', async () => {
  expect(numbers(await all.ofStream(ours, { version: 3 }))).toEqual([0, 1, 10])
  expect(numbers(await all.ofStream(ours, { position: 4 }))).toEqual([0, 1, 10])
  expect(await all.ofStream(ours, { position: 0 })).toEqual([])
})

test('a long stream is read to its end, whichever way the pages fall', async () => {
  const whole = numbers(await all.ofStream(ours))
  for (const size of [1, 3, 5, 10]) {
    const paged = trails(pool, [notes], size)(null)
    expect(numbers(await paged.ofStream(ours)), `pages of ${size}`).toEqual(whole)
    expect(numbers(await paged.ofStream(ours, { version: 7 }))).toEqual(whole.slice(0, 7))
    expect(numbers(await paged.ofStream(ours, { position: 4 }))).toEqual([0, 1, 10])
  }
})

test('a company reads its own part of the log, and finds nothing of another', async () => {
  expect(await trailOf(andina).ofStream(ours)).toHaveLength(10)
  expect(await trailOf(nordmed).ofStream(ours)).toEqual([])
  const { events } = await trailOf(nordmed).search({}, { before: null, limit: 50 })
  expect(new Set(events.map(({ envelope }) => envelope.key))).toEqual(new Set(['theirs']))
})

test('a search goes back page by page, and misses nothing where a page ends inside a commit', async () => {
  const found: unknown[] = []
  let before: number | null = null
  do {
    const page = await all.search({ key: 'ours' }, { before, limit: 3 })
    found.push(...numbers(page.events))
    before = page.next
  } while (before !== null)
  expect(found).toEqual([41, 40, 31, 30, 21, 20, 11, 10, 1, 0])
})

test.each([
  [{ actors: [ines], type: 'Noted' }, 10],
  [{ command: 'notes/THEIRS' }, 5],
  [{ command: 'theirs, note' }, 5],
  [{ command: 'Théirs notes' }, 5],
  [{ actors: [ines], type: 'no-ted' }, 10],
  [{ type: 'noted again' }, 0],
  [{ command: '%' }, 0],
  [{ from: '2026-03-03T00:00:00Z', until: '2026-03-04T00:00:00Z' }, 3],
  [{ kind: 'another' }, 0],
])('%o finds %i events', async (filter, count) => {
  expect((await all.search(filter, { before: null, limit: 50 })).events).toHaveLength(count)
})

test('a moment is a place in the log, also where the clock ran back', async () => {
  const positionAt = (day: string) => all.positionAt(`${day}T13:00:00Z`)
  expect(await positionAt('2026-02-28')).toBe(0)
  expect(await positionAt('2026-03-01')).toBe(3)
  expect(await positionAt('2026-03-02')).toBe(6)
  // Recorded on the 3rd, after what was recorded on the 4th: both are in.
  expect(await positionAt('2026-03-03')).toBe(12)
  expect(await positionAt('2026-03-04')).toBe(12)
  expect(await positionAt('2030-01-01')).toBe(15)
})

test('a moment is found wherever it lies in a longer log', async () => {
  for (let n = 0; n < 40; n++) {
    await setDatabaseClock(admin, new Date(Date.UTC(2027, 0, 1 + n)))
    await noted('many', andina, ines, ...Array.from({ length: 1 + (n % 3) }, (_, i) => i))
  }
  const { rows } = await admin.query<{ day: Date; last: number }>(
    `select c.at as day, l.position + l.n - 1 as last from es.log l join es.commit c on c.id = l.commit_id where c.at > '2027-01-01' order by 1`,
  )
  for (const { day, last } of rows)
    expect(await all.positionAt(new Date(day.getTime() + 1000).toISOString())).toBe(last)
})

test('the last event of each type before a version is found, of those that name a thing only those', async () => {
  const question = { kind: 'note', key: 'ours', types: ['Noted'], naming: null }
  const found = await all.earlier([
    { ...question, version: 3 },
    { ...question, version: 1 },
    { ...question, version: 9, types: ['Another', 'Noted'] },
    { ...question, version: 9, naming: '30' }, // a number is no text
    { ...question, key: 'nothing', version: 9 },
  ])
  expect(found.map((it) => it?.data['n'])).toEqual([1, undefined, 31, undefined, undefined])
  expect(await trailOf(nordmed).earlier([{ ...question, version: 3 }])).toEqual([undefined])
  expect(await all.earlier([])).toEqual([])
})
