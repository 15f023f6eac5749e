import fc from 'fast-check'
import { expect, test } from 'vitest'

import { step } from './counted.ts'

const figure = fc.integer({ min: 0, max: 20_000 })

test('every way goes from where it was to its value, by 15 at most and never back', () =>
  fc.assert(
    fc.property(figure, figure, (from, to) => {
      let shown = from
      for (let left = Math.ceil(Math.abs(to - from) / 15); left > 0; left--) {
        const next = step(shown, to)
        expect(Math.abs(next - shown)).toBeLessThanOrEqual(15)
        expect(Math.abs(to - next)).toBeLessThan(Math.abs(to - shown))
        shown = next
      }
      expect(shown).toBe(to)
      expect(step(shown, to)).toBe(to)
    }),
    { numRuns: 50 },
  ))

test('a balance moves by 15 at most, up and down', () => {
  expect(step(1_270, 1_284)).toBe(1_284)
  expect(step(1_200, 1_284)).toBe(1_215)
  expect(step(1_284, 1_200)).toBe(1_269)
  expect(step(50_000, 20_000)).toBe(49_985)
})

test('the first time it begins a second below its value', () => {
  expect(step(null, 12_840)).toBe(12_840 - 900 + 15)
  expect(step(null, 10)).toBe(10)
  expect(step(null, 0)).toBe(0)
})
