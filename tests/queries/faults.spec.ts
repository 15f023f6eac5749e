import { expect, test } from 'vitest'

import { queryFaults, withFault } from './faults.ts'

const saysOf = (source: string): readonly string[] => queryFaults(source).map(({ says }) => says)

test('each condition and each order of a query is left out or turned round once', () => {
  const source =
    "const q = (db) => rows(db, t).where('a', '=', a).orderBy('b', 'desc').orderBy('c').limit(MOST).execute()"
  expect(saysOf(source)).toEqual([
    "without .orderBy('c')",
    ".orderBy('c') turned round",
    "without .orderBy('b', 'desc')",
    ".orderBy('b', 'desc') turned round",
    "without .where('a', '=', a)",
  ])
  const [withoutC, cTurned, , bTurned, withoutWhere] = queryFaults(source).map((fault) => withFault(source, fault))
  expect(withoutC).toBe("const q = (db) => rows(db, t).where('a', '=', a).orderBy('b', 'desc').limit(MOST).execute()")
  expect(cTurned).toContain(".orderBy('c', 'desc')")
  expect(bTurned).toContain(".orderBy('b').orderBy('c')")
  expect(withoutWhere).toContain("rows(db, t).orderBy('b', 'desc')")
})

test('a bound belongs to a comparison, or not', () => {
  expect(saysOf("const q = (db) => rows(db, t).where('day', '<=', day)")).toEqual([
    "without .where('day', '<=', day)",
    "'<' in rows(db, t).where('day', '<=', day)",
  ])
})

test('alternatives are left out one at a time', () => {
  expect(
    saysOf("const q = (db) => t(db).where(({ or, eb }) => or([eb('a', '=', 1), eb('b', '=', 2)]))").slice(1),
  ).toEqual(["without the alternative eb('a', '=', 1)", "without the alternative eb('b', '=', 2)"])
})

test('so are conditions of which only those are there that are given', () => {
  expect(saysOf('const within = (scope) => allOf([inRows(scope), scope.day && sql`day = 1`])')).toEqual([
    'without the condition inRows(scope)',
    'without the condition scope.day && sql`day = 1`',
  ])
})

test('conditions, orders, partitions and limits of a statement are found in its text', () => {
  const source = [
    'const q = (db) => sql`select sum(n) over (partition by a) from t where (x is null or x = 1) and y > ${',
    'y} group by a having sum(n) > 0 order by a desc limit 3`',
  ].join('')
  expect(saysOf(source)).toEqual([
    'without the partition',
    'without (x is null or x = 1)',
    'without x is null',
    'without x = 1',
    'without y > §§§§',
    '>= in y > §§§§',
    'without sum(n) > 0',
    '>= in sum(n) > 0',
    'without order by a desc',
    'order by a desc turned round',
    'without the limit',
  ])
  for (const fault of queryFaults(source)) expect(withFault(source, fault)).not.toBe(source)
})
