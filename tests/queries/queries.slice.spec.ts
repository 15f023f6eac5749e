import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ReadModels } from '#platform/projection.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { subjects, tables } from './every-query.ts'
import { calledBy } from './subject.ts'
import { filledReadModels } from './tables.ts'

const PROJECTIONS = join(import.meta.dirname, '../../projections')
const QUERY = /^export const (\w+) = (?:async )?\(\s*(?:db: ReadModels|\{ db\b)/gm

let database: TestDatabase
let filled: Awaited<ReturnType<typeof filledReadModels>>
let db: ReadModels

beforeAll(async () => {
  database = await freshDatabase()
  filled = await filledReadModels(database.url, tables)
  db = filled.db
})
afterAll(async () => {
  await filled?.close()
  await database?.drop()
})

describe.each(subjects)('$file', ({ queries, cases }) => {
  test.each(Object.entries(cases))('%s', async (_, [ask, answer]) => {
    expect(await ask(queries, db)).toStrictEqual(answer)
  })
})

test('every query of a read model has a case here', async () => {
  const called = new Set<string>()
  for (const subject of subjects) for (const name of await calledBy(subject, db)) called.add(`${subject.file} ${name}`)
  const exported = readdirSync(PROJECTIONS).flatMap((name) =>
    [...readFileSync(join(PROJECTIONS, name), 'utf8').matchAll(QUERY)].map(
      ([, query]) => `projections/${name} ${query}`,
    ),
  )
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter((query) => !called.has(query))).toEqual([])
})
