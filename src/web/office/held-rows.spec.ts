import { expect, test } from 'vitest'

import { hold } from './held-rows.ts'

const row = (id: string, total = 1) => ({ id, total })
const kept = [row('a'), row('b'), row('c')]

test('what changes changes in its place', () => {
  const { rows, fresh } = hold(kept, [row('c'), row('b', 9), row('a')])
  expect(rows.map((it) => [it.row.id, it.row.total, it.gone])).toEqual([
    ['a', 1, false],
    ['b', 9, false],
    ['c', 1, false],
  ])
  expect(fresh).toEqual([])
})

test('what arrives waits, wherever it belongs', () => {
  const { rows, fresh } = hold(kept, [row('x'), row('a'), row('b'), row('y'), row('c')])
  expect(rows.map((it) => it.row.id)).toEqual(['a', 'b', 'c'])
  expect(fresh.map(({ id }) => id)).toEqual(['x', 'y'])
})

test('what leaves keeps its place and its last words', () => {
  const { rows } = hold(kept, [row('a'), row('c')])
  expect(rows[1]).toEqual({ row: row('b'), gone: true })
})
