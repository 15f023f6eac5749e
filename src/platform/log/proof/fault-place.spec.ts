import { expect, test } from 'vitest'

import { placeOf } from './fault-place.ts'

test('a fault is reported with its position, or that it lies outside the log', () => {
  expect(placeOf({ what: 'edited', position: 9_134 }, 8_925)).toBe('at position 9 134')
  expect(placeOf({ what: 'inserted', position: null }, 8_925)).toBe('outside the log')
})

test('where hashes were rewritten nothing need have changed at the position: the stretch is reported in which it lies', () => {
  const fault = { what: 're-hashed', position: 9_134 }
  expect(placeOf(fault, 8_925)).toBe('somewhere after position 8 925, up to position 9 134')
  expect(placeOf(fault, 0)).toBe('somewhere up to position 9 134')
  expect(placeOf(fault)).toBe('somewhere up to position 9 134')
})
