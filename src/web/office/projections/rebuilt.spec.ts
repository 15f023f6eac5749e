import { expect, test } from 'vitest'
import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { rebuiltSince } from './rebuilt.ts'

const orders = (...tables: [version: number, state: ReadModelTable['state']][]) => [
  unchecked<ReadModel>({ name: 'orders', tables: tables.map(([version, state]) => ({ version, state })) }),
]

test.each([
  ['a rebuild goes on', orders([1, 'live']), orders([1, 'live'], [2, 'building']), []],
  ['one is done', orders([1, 'live'], [2, 'building']), orders([2, 'live'], [1, 'standby']), ['orders']],
  ['one that was not seen before is done', orders([1, 'live']), orders([2, 'live'], [1, 'standby']), ['orders']],
  ['one is cancelled', orders([1, 'live'], [2, 'building']), orders([1, 'live']), []],
  ['one is gone back from', orders([2, 'live'], [1, 'standby']), orders([1, 'live'], [2, 'standby']), []],
  ['a read model is new', [], orders([1, 'live']), []],
])('%s', (_, before, now, expected) => {
  expect(rebuiltSince(before, now).map(({ name }) => name)).toEqual(expected)
})
