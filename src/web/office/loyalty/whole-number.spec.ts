import { expect, test } from 'vitest'

import { wholeNumber } from './whole-number.ts'

test.each([
  ['120', 120],
  [' 1 200 ', 1_200],
  ['-20', -20],
  ['−20', -20],
  ['+5', 5],
  ['0', 0],
  ['', null],
  ['1.5', null],
  ['12e3', null],
  ['-', null],
  ['1234567890', null],
])('%j is %j', (typed, value) => {
  expect(wholeNumber(typed)).toBe(value)
})
