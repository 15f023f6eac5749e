import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freshDatabase, type TestDatabase } from './database.ts'

let one: TestDatabase
let other: TestDatabase

beforeAll(async () => {
  ;[one, other] = await Promise.all([freshDatabase(), freshDatabase()])
})
afterAll(() => Promise.all([one.drop(), other.drop()]))

const query = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query(statement).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  )
}

test('every test file has a migrated database of its own', async () => {
  await query(one.url, 'create table mine (id int)')

  await expect(query(other.url, 'select * from mine')).rejects.toThrow('"mine" does not exist')
  expect(await query(other.url, `select to_regclass('public.migration') is not null as migrated`)).toEqual([
    { migrated: true },
  ])
})
