import { expect, test } from 'vitest'

import { meaningless, type SalesFilters, salesFilterNames } from './sales-filters.ts'

const address = (written: Partial<SalesFilters>) =>
  ({ ...Object.fromEntries(salesFilterNames.map((name) => [name, null])), ...written }) as SalesFilters

test.each([
  ['nothing', {}, []],
  ['a month', { month: '202612' }, []],
  ['all of them', { month: 'all' }, []],
  ['a thirteenth month', { month: '202613' }, ['month']],
  ['a month without a year', { month: '13' }, ['month']],
  ['a year', { year: '2025' }, []],
  ['a word', { year: 'last' }, ['year']],
  ['a year too far', { year: '2999' }, ['year']],
  ['a day that has passed', { asOf: '2025-02-28' }, []],
  ['a day that never was', { asOf: '2025-02-30' }, ['asOf']],
  ['a day to come', { asOf: '2190-01-01' }, ['asOf']],
  [
    'all three, and an id that nobody knows',
    { year: '', asOf: 'x', month: '0', product: 'nope' },
    ['year', 'asOf', 'month'],
  ],
] as const)('of %s', (_, written, wrong) => {
  expect(meaningless(address(written))).toEqual(wrong)
})
