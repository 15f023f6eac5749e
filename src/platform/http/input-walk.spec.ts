import { expect, test } from 'vitest'

import { MOST, tooMuchOf, walked } from './input-walk.ts'

const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
const fields = (count: number) => Object.fromEntries(times(count, (i) => [`field${i}`, i]))
const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) })

test('what a contract could take passes, and every value is counted once', () => {
  const given = { lines: times(MOST.entries, (quantity) => ({ quantity })), note: 'x'.repeat(MOST.textLength) }
  expect(walked(given)).toEqual({ values: 3 + 2 * MOST.entries, fault: null })
  expect(walked(deep(MOST.levels)).fault).toBeNull()
})

test.each([
  ['entries of a list', { lines: times(MOST.entries + 1, () => 1) }, 'lines'],
  ['fields', { inner: fields(MOST.fields + 1) }, 'inner'],
  ['letters of a text', { note: 'x'.repeat(MOST.textLength + 1) }, 'note'],
  ['letters of a name', { ['x'.repeat(MOST.fieldName + 1)]: 1 }, 'body'],
  ['levels', { outer: deep(MOST.levels + 1) }, 'outer'],
  ['values in all', { lines: times(100, () => times(100, () => 1)) }, 'lines'],
])('too many %s are named where they stand', (_, given, field) => {
  const { fault, values } = walked(given)
  expect(fault).toMatchObject({ field: expect.stringMatching(new RegExp(`^${field}`)), reason: expect.any(String) })
  expect(values).toBeLessThanOrEqual(MOST.values + 1)
})

test('a text that holds too many values is not even parsed; what is in quotes is none', () => {
  expect(tooMuchOf(JSON.stringify(fields(MOST.values - 1)))).toBeNull()
  expect(tooMuchOf(JSON.stringify(fields(MOST.values + 1)))).toMatch('more than can be sent')
  expect(tooMuchOf('['.repeat(MOST.values + 1))).toMatch('more than can be sent')
  expect(tooMuchOf(JSON.stringify({ note: '\\",[{'.repeat(MOST.values) }))).toBeNull()
  expect(tooMuchOf(JSON.stringify({ note: '\\', list: times(MOST.values, () => 0) }))).toMatch('more than')
})
