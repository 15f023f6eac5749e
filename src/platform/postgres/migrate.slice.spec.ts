import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { freshDatabase, type TestDatabase } from '#tests/database.ts'

import { migrate, migrationsAsOf } from './migrate.ts'

let database: TestDatabase
let client: Client
let folder: string

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const columns = async (table: string) =>
  (
    await client.query(`select column_name from information_schema.columns where table_name = $1 order by 1`, [table])
  ).rows.map((row) => row.column_name)

beforeAll(async () => {
  database = await freshDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'partnercare-migrations-'))
  await client.query('delete from public.migration; drop table if exists shelf')
  write('001-shelf.sql', 'create table shelf (a int);')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files are applied once, in the order of their names', async () => {
  write('002-shelf-b.sql', 'alter table shelf add b int;')

  expect(await migrate(database.url, folder)).toEqual(['001-shelf.sql', '002-shelf-b.sql'])
  expect(await columns('shelf')).toEqual(['a', 'b'])
  expect(await migrate(database.url, folder)).toEqual([])
})

test('nodes that start together take turns', async () => {
  const applied = await Promise.all([
    migrate(database.url, folder),
    migrate(database.url, folder),
    migrate(database.url, folder),
  ])

  expect(applied.flat()).toEqual(['001-shelf.sql'])
})

test('a file that fails leaves nothing behind and names itself', async () => {
  write('002-broken.sql', 'alter table shelf add b int; select 1 / 0;')

  await expect(migrate(database.url, folder)).rejects.toThrow('migrations/002-broken.sql failed: division by zero')
  expect(await columns('shelf')).toEqual(['a'])

  write('002-broken.sql', 'alter table shelf add c int;')
  expect(await migrate(database.url, folder)).toEqual(['002-broken.sql'])
})

test('a role that a file sets ends with the file', async () => {
  await client.query(`do $$ begin create role shelf_keeper nologin; exception when duplicate_object then null; end $$`)
  write('002-as-keeper.sql', 'set role shelf_keeper;')
  write('003-as-owner.sql', 'alter table shelf add b int;')

  expect(await migrate(database.url, folder)).toHaveLength(3)
})

test('a past that was edited is refused', async () => {
  await migrate(database.url, folder)
  write('001-shelf.sql', 'create table shelf (a bigint);')

  await expect(migrate(database.url, folder)).rejects.toThrow('001-shelf.sql has changed since it was applied')
})

test('a database of a newer program is refused', async () => {
  write('002-later.sql', 'select 1;')
  await migrate(database.url, folder)
  rmSync(join(folder, '002-later.sql'))

  await expect(migrate(database.url, folder)).rejects.toThrow('newer PartnerCare (002-later.sql is unknown here)')
})

test('a file that comes too late is refused', async () => {
  write('003-third.sql', 'select 1;')
  await migrate(database.url, folder)
  write('002-second.sql', 'select 1;')

  await expect(migrate(database.url, folder)).rejects.toThrow('002-second.sql comes before 003-third.sql')
})

test('what was made by the earlier migrations, but not by all of them, is refused', () => {
  const done = [
    { name: '001-event-log.sql', sha256: 'a' },
    { name: '160-mailings.sql', sha256: 'b' },
  ]
  expect(() => migrationsAsOf(folder, done)).toThrow(
    'made by an older PartnerCare than the version before (its last migration is 160-mailings.sql)',
  )
})
