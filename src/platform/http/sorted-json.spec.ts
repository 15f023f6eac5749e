import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sortedJson } from './sorted-json.ts'

test('the order of members makes no other text, at whatever depth', () => {
  const [one, other] = [{ b: [{ y: 1, x: null }], a: 'ä' }, JSON.parse('{"a":"ä","b":[{"x":null,"y":1}]}')]
  expect(sortedJson(one)).toBe('{"a":"ä","b":[{"x":null,"y":1}]}')
  expect(sortedJson(other)).toBe(sortedJson(one))
})

test('nothing is lost', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(sortedJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  ))
