import { expect, test } from 'vitest'

import { type Still, stand } from './still-orders.ts'

type Row = { readonly id: string; readonly creationDate: string; readonly status: string }

/** An order's letter is its day: 'z' was placed last. */
const rows = (ids: string, status = 'old'): Row[] => [...ids].map((id) => ({ id, creationDate: id, status }))
const shown = (ids: string): Still<Row> => ({ rows: rows(ids), waiting: 0, orMore: false })
const said = ({ rows: all, waiting, orMore }: Still<Row>) => [
  all.map(({ id, status }) => (status === 'new' ? id.toUpperCase() : id)).join(''),
  waiting,
  orMore,
]
const after = (before: Still<Row>, page: string, elsewhere?: string) =>
  stand(before, rows(page, 'new'), elsewhere === undefined ? undefined : rows(elsewhere, 'new'))

test('what changes changes in its place', () => {
  expect(said(after(shown('dcba'), 'dcba'))).toEqual(['DCBA', 0, false])
  expect(said(after(shown('dcba'), 'abcd'))).toEqual(['DCBA', 0, false])
})

test('what arrives waits, at the top or between, and pushes nothing off the screen', () => {
  expect(said(after(shown('fdb'), 'zfd', 'fdb'))).toEqual(['FDB', 1, false])
  expect(said(after(shown('fdb'), 'fed', 'fdb'))).toEqual(['FDB', 1, false])
})

test('until the list has said how a row is that was pushed away, it stays as it was', () =>
  expect(said(after(shown('fdb'), 'zfd'))).toEqual(['FDb', 1, false]))

test('arrivals go on being counted, beyond a whole page as far as they are known', () => {
  let standing = after(shown('cba'), 'xcb', 'cba')
  standing = after(standing, 'yxc', 'cba')
  expect(said(standing)).toEqual(['CBA', 2, false])
  const unsure = after(standing, 'zyx')
  expect(said(unsure)).toEqual(['CBA', 2, false])
  expect(said(after(unsure, 'zyx', 'cba'))).toEqual(['CBA', 3, true])
})

test('what left the list goes, and what follows takes its place', () => {
  expect(said(after(shown('fed'), 'fdc'))).toEqual(['FDC', 0, false])
  expect(said(after(shown('fed'), 'zfd', 'fd'))).toEqual(['FD', 1, false])
  expect(said(after(shown('fed'), 'zdc', 'd'))).toEqual(['DC', 1, false])
})

test('when all have left, the page is shown as it is', () => {
  expect(said(after(shown('fed'), 'cba', ''))).toEqual(['CBA', 0, false])
  expect(said(after(shown('fed'), 'zyx', ''))).toEqual(['ZYX', 0, false])
  expect(said(after(shown('fed'), ''))).toEqual(['', 0, false])
})

test('a page whose rows moved to earlier ones shows what followed them, and calls none of it new', () =>
  expect(said(after(shown('fed'), 'cba', 'fed'))).toEqual(['CBA', 0, false]))

test('an empty list holds nothing back', () => expect(said(after(shown(''), 'ba'))).toEqual(['BA', 0, false]))

test('what stands so goes on standing so', () => {
  for (const [page, elsewhere] of [
    ['zfd', 'fdb'],
    ['zyx', 'fdb'],
    ['fdc', undefined],
    ['zdc', 'd'],
  ] as const) {
    const once = after(shown('fdb'), page, elsewhere)
    expect(said(after(once, page, elsewhere))).toEqual(said(once))
  }
})
