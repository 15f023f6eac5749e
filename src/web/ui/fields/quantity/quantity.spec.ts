import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { listedQuantities, readQuantity, steppedQuantity } from './quantity.ts'

describe('what is typed', () => {
  test.each([
    ['120', [120]],
    ['1 500', [1500]],
    ['1,500', [1500]],
    ['1.500', [1500]],
    ['', [0]],
    ['3', [3]],
    ['-4', [-4]],
    ['999999', [999_999]],
    ['12.9', [12]],
    ['1.000', [1000, 1]],
    ['100,000', [100_000, 100]],
    ['12,5', []],
    ['1,50', []],
    ['a dozen', []],
    ['1e3', []],
    ['12a', []],
  ])('%j reads as %j', (typed, values) => expect(readQuantity(typed)).toEqual(values))

  test('is never moved into what may be ordered', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 10_000_000 }), (typed) => {
        expect(readQuantity(String(typed))).toEqual([typed])
      }),
    ))
})

test('the list starts at the minimum and goes by the step', () => {
  expect(listedQuantities({ min: 100, step: 50 }, 10)).toEqual([100, 150, 200, 250, 300, 350, 400, 450, 500, 550])
  expect(listedQuantities({ min: 1, max: 3 }, 10)).toEqual([1, 2, 3])
})

test('a step always lands on the grid, within the bounds', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.nat(50), fc.integer({ min: 1, max: 60 }), (value, min, step) => {
      for (const direction of [1, -1] as const) {
        const next = steppedQuantity(value, direction, { min, step })
        expect(next).toBeGreaterThanOrEqual(min)
        expect((next - min) % step).toBe(0)
      }
    }),
  ))
