import { expect, test } from 'vitest'

import { selectedRows, withoutRows } from './selection.ts'

type Row = { readonly id: string; readonly status: string }
const row = (id: string, status = 'CONFIRMED'): Row => ({ id, status })
const idOf = ({ id }: Row) => id
const seen = (...rows: Row[]) => new Map(rows.map((it) => [it.id, it]))

test('rows of one page stay chosen on the next, in the order in which they were chosen', () => {
  const chosen = { b: true, a: true, z: true } as const
  const rows = selectedRows(chosen, [row('x'), row('y')], seen(row('a'), row('b'), row('z'), row('c')), idOf)
  expect(rows.map(({ id }) => id)).toEqual(['b', 'a', 'z'])
})

test('a chosen row that is in sight is as it is now, one that is not as it was seen last', () =>
  expect(selectedRows({ a: true, b: true }, [row('b', 'IN_PRODUCTION')], seen(row('a'), row('b')), idOf)).toEqual([
    row('a'),
    row('b', 'IN_PRODUCTION'),
  ]))

test('rows are let go one by one', () => expect(withoutRows({ a: true, b: true }, ['a', 'c'])).toEqual({ b: true }))
