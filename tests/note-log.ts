import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'

import type { About, ExpectedVersion } from '#platform/log/append.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

/** Who appends and why. */
export const about = (more: Partial<About> = {}): About => ({
  command: 'test',
  actor: randomUUID(),
  role: 'SALES',
  origin: { session: 's' },
  correlation: randomUUID(),
  ...more,
})
/** One event of a note. */
export const noted = (n: number) => ({ type: 'Noted', schemaVersion: 1, data: { n } })
/** So many events for one note. */
export const on = (key: string, expected: ExpectedVersion, n = 1) => ({
  kind: 'note',
  key,
  expected,
  events: Array.from({ length: n }, (_, i) => noted(i)),
})

/** A log of notes in a database of its own, from the first test of a file to its last. `admin`: its owner. */
export const noteLog = () => {
  const it = {} as { admin: Pool; pool: Pool; log: EventLog }
  let database: TestDatabase

  beforeAll(async () => {
    database = await freshDatabase()
    it.admin = connect({ connectionString: database.url, max: 4 })
    it.pool = connectAsPortal(database.url, { max: 24 })
    it.log = eventLog(it.pool)
  })
  afterAll(async () => {
    await it.pool.end()
    await it.admin.end()
    await database.drop()
  })
  return it
}
