import { expect, test } from 'vitest'

import { lotsError, lotsOf } from './lots.ts'

test('lot numbers are parted by commas, semicolons or lines; each counts once, and lines without any are left out', () =>
  expect(lotsOf({ a: ' L-1, L-2;L-1\nL-3 ', b: ' , ' })).toEqual([{ lineId: 'a', numbers: ['L-1', 'L-2', 'L-3'] }]))

test('a lot number has at most 60 characters, and a line at most 50 of them', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `L-${index}`).join(',')
  expect([lotsError({ a: 'L'.repeat(60) }), lotsError({ a: many(50) })]).toEqual([null, null])
  expect(lotsError({ a: 'L'.repeat(61) })).toBe('A lot number has at most 60 characters')
  expect(lotsError({ a: many(51) })).toBe('Enter at most 50 lot numbers for one product')
})
