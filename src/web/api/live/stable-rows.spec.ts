import { describe, expect, test } from 'vitest'

import { asItComes, followPage, keepPlaces, type StableRows } from './stable-rows.ts'

type Row = { readonly id: string; readonly creationDate: string; readonly status: string }

/** An order's letter is its day: 'z' was placed last. */
const rows = (ids: string, status = 'old'): Row[] => [...ids].map((id) => ({ id, creationDate: id, status }))
const shown = (ids: string): StableRows<Row> => asItComes(rows(ids))
const said = ({ rows: all, arrived, orMore }: StableRows<Row>) => [
  all.map(({ id, status }) => (status === 'new' ? id.toUpperCase() : id)).join(''),
  arrived.length,
  orMore,
]
const next = (before: StableRows<Row>, page: string, elsewhere?: string) =>
  followPage(before, rows(page, 'new'), elsewhere === undefined ? undefined : rows(elsewhere, 'new'))

describe('a page', () => {
  test('what changes changes in its place', () => {
    expect(said(next(shown('dcba'), 'dcba'))).toEqual(['DCBA', 0, false])
    expect(said(next(shown('dcba'), 'abcd'))).toEqual(['DCBA', 0, false])
  })

  test('what arrives waits, at the top or between, and pushes nothing off the screen', () => {
    expect(said(next(shown('fdb'), 'zfd', 'fdb'))).toEqual(['FDB', 1, false])
    expect(said(next(shown('fdb'), 'fed', 'fdb'))).toEqual(['FDB', 1, false])
  })

  test('until the list has said how a row is that was pushed away, it stays as it was', () =>
    expect(said(next(shown('fdb'), 'zfd'))).toEqual(['FDb', 1, false]))

  test('arrivals go on being counted, beyond a whole page as far as they are known', () => {
    let standing = next(shown('cba'), 'xcb', 'cba')
    standing = next(standing, 'yxc', 'cba')
    expect(said(standing)).toEqual(['CBA', 2, false])
    const unsure = next(standing, 'zyx')
    expect(said(unsure)).toEqual(['CBA', 2, false])
    expect(said(next(unsure, 'zyx', 'cba'))).toEqual(['CBA', 3, true])
  })

  test('what left the list goes, and what follows takes its place', () => {
    expect(said(next(shown('fed'), 'fdc'))).toEqual(['FDC', 0, false])
    expect(said(next(shown('fed'), 'zfd', 'fd'))).toEqual(['FD', 1, false])
    expect(said(next(shown('fed'), 'zdc', 'd'))).toEqual(['DC', 1, false])
  })

  test('when all have left, the page is shown as it is', () => {
    expect(said(next(shown('fed'), 'cba', ''))).toEqual(['CBA', 0, false])
    expect(said(next(shown('fed'), 'zyx', ''))).toEqual(['ZYX', 0, false])
    expect(said(next(shown('fed'), ''))).toEqual(['', 0, false])
  })

  test('a page whose rows moved to earlier ones shows what followed them, and calls none of it new', () =>
    expect(said(next(shown('fed'), 'cba', 'fed'))).toEqual(['CBA', 0, false]))

  test('an empty list holds nothing back', () => expect(said(next(shown(''), 'ba'))).toEqual(['BA', 0, false]))

  test('rows that are in order stay in order', () => {
    for (const [page, elsewhere] of [
      ['zfd', 'fdb'],
      ['zyx', 'fdb'],
      ['fdc', undefined],
      ['zdc', 'd'],
    ] as const) {
      const once = next(shown('fdb'), page, elsewhere)
      expect(said(next(once, page, elsewhere))).toEqual(said(once))
    }
  })
})

describe('a queue', () => {
  const row = (id: string, total = 1) => ({ id, total })
  const kept = asItComes([row('a'), row('b'), row('c')])

  test('what changes changes in its place', () => {
    const { rows, gone, arrived } = keepPlaces(kept, [row('c'), row('b', 9), row('a')])
    expect(rows.map(({ id, total }) => [id, total, gone.has(id)])).toEqual([
      ['a', 1, false],
      ['b', 9, false],
      ['c', 1, false],
    ])
    expect(arrived).toEqual([])
  })

  test('what arrives waits, wherever it belongs', () => {
    const { rows, arrived } = keepPlaces(kept, [row('x'), row('a'), row('b'), row('y'), row('c')])
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(arrived.map(({ id }) => id)).toEqual(['x', 'y'])
  })

  test('what leaves keeps its place and its last text', () => {
    const changed = keepPlaces(kept, [row('a'), row('b', 9), row('c')])
    const { rows, gone } = keepPlaces(changed, [row('a'), row('c')])
    expect(rows[1]).toEqual(row('b', 9))
    expect([...gone]).toEqual(['b'])
  })
})
