import { expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { meaningless, narrowingsOf, type SalesFilters, salesFilterNames } from './sales-filters.ts'

const address = (written: Partial<SalesFilters>) =>
  ({ ...Object.fromEntries(salesFilterNames.map((name) => [name, null])), ...written }) as SalesFilters

test.each([
  ['nothing', {}, []],
  ['a month', { month: '202612' }, []],
  ['all of them', { month: 'all' }, []],
  ['a thirteenth month', { month: '202613' }, ['month']],
  ['a month without a year', { month: '13' }, ['month']],
  ['a year', { year: '2025' }, []],
  ['a text', { year: 'last' }, ['year']],
  ['a year too far', { year: '2999' }, ['year']],
  ['a day that has passed', { asOf: '2025-02-28' }, []],
  ['a day that never was', { asOf: '2025-02-30' }, ['asOf']],
  ['a day to come', { asOf: '2190-01-01' }, ['asOf']],
  ['a bar of a month', { month: '202612', of: 'other' }, []],
  ['a bar of no month', { of: 'other' }, ['of']],
  ['a bar of a month that is none', { month: '202613', of: 'other' }, ['month', 'of']],
  ['all three, and an unknown id', { year: '', asOf: 'x', month: '0', product: 'nope' }, ['year', 'asOf', 'month']],
] as const)('of %s', (_, written, wrong) => {
  expect(meaningless(address(written))).toEqual(wrong)
})

test('what is chosen reads by its name, also where the other filters leave it out; an unknown id as unknown', () => {
  const row = (product: string, category: string) =>
    ({
      category_id: category,
      category_name: category.toUpperCase(),
      product_id: product,
      product_name: product.toUpperCase(),
    }) as SalesRow
  const rows = [row('p', 'c'), row('q', 'd')]
  const said = (written: Partial<SalesFilters>) => narrowingsOf(rows, address(written)).map(({ label }) => label)
  expect(said({ category: 'c', product: 'q' })).toEqual(['C', 'Q'])
  expect(said({ category: 'nope', year: '2031' })).toEqual(['unknown', '2031'])
})
