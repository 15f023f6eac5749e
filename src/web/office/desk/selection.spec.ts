import { expect, test } from 'vitest'

import { refreshed, type Selection, withoutRows, withRows } from './selection.ts'

type Row = { readonly id: string; readonly status: string }
const row = (id: string, status = 'CONFIRMED'): Row => ({ id, status })
const none: Selection<Row> = new Map()

test('rows of one page stay chosen on the next, in the order in which they were chosen', () => {
  const chosen = withRows(withRows(none, [row('b'), row('a')]), [row('z')])
  expect(refreshed(chosen, [row('x'), row('y')]).map(({ id }) => id)).toEqual(['b', 'a', 'z'])
})

test('a chosen row that is in sight is as it is now, one that is not as it was seen last', () => {
  const chosen = withRows(none, [row('a'), row('b')])
  expect(refreshed(chosen, [row('b', 'IN_PRODUCTION')])).toEqual([row('a'), row('b', 'IN_PRODUCTION')])
})

test('rows are let go one by one, and choosing one twice chooses it once', () => {
  const chosen = withRows(withRows(none, [row('a'), row('b')]), [row('a')])
  expect([...withoutRows(chosen, ['a', 'c']).keys()]).toEqual(['b'])
})
