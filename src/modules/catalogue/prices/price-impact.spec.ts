import { expect, test } from 'vitest'

import { cents } from '#platform/money.ts'

import { concerned, unitKey } from './price-impact.ts'

const line = (distributorId: string, productId: string, quantity: number, more = {}) => ({
  ...{ distributorId, productId, quantity },
  countryId: 'co',
  ...more,
})

test('what a change concerns is added up by company, by name', () => {
  const changes = new Map([
    [unitKey('folic', 'co'), { before: cents(100), after: cents(120) }],
    [unitKey('iron', 'co'), { before: cents(50), after: cents(50) }],
  ])
  const units = [
    line('b', 'folic', 10),
    line('a', 'folic', 5),
    line('a', 'folic', 2, { fixed: 180 }),
    line('a', 'iron', 5),
    line('a', 'zinc', 5),
    line('a', 'folic', 0),
    line('c', 'folic', 9, { countryId: 'pe' }),
  ]
  expect(concerned(units, changes, (id) => ({ a: 'Andina', b: 'Bayu' })[id] ?? '—')).toEqual([
    { distributorId: 'a', distributor: 'Andina', lines: 2, before: 680, after: 840 },
    { distributorId: 'b', distributor: 'Bayu', lines: 1, before: 1000, after: 1200 },
  ])
})
