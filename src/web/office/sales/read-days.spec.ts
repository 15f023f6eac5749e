import { expect, test } from 'vitest'

import { inDays } from './in-days.ts'
import { readDays } from './read-days.ts'

test.each([
  ['60, 90', [60, 90]],
  ['90 60;60', [60, 90]],
  ['0', [0]],
  ['365', [365]],
  ['1,2,3,4,5', null],
  ['366', null],
  ['-3', null],
  ['sixty', null],
  ['', null],
])('%j is %j', (typed, days) => {
  expect(readDays(typed)).toEqual(days)
})

test.each([
  [0.04, '0'],
  [1.26, '1.3'],
  [9.96, '10'],
  [41.4, '41'],
])('%s days are said as %s', (days, said) => {
  expect(inDays(days)).toBe(said)
})
