import { afterAll, beforeAll, expect, test } from 'vitest'

import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { connectAsPortal } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('options in the address of the database apply, and take no right back that the portal gave up', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c statement_timeout=7s -c role=none')
  const pool = connectAsPortal(url.href, { max: 1 })
  const { rows } = await pool.query(
    `select current_user as role, current_setting('statement_timeout') as timeout,
       current_setting('backend_flush_after') as flush`,
  )
  await pool.end()
  expect(rows).toEqual([{ role: 'partnercare_app', timeout: '7s', flush: '1MB' }])
})
