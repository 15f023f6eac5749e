import fc from 'fast-check'
import { expect, test } from 'vitest'

import { step } from './counted.ts'

const figure = fc.integer({ min: -1_000_000, max: 1_000_000 })

test('every way ends at its value after at most a second of frames', () =>
  fc.assert(
    fc.property(figure, figure, (from, to) => {
      let shown = from
      for (let steps = 0; steps < 61; steps++) shown = step(shown, to)
      expect(shown).toBe(to)
    }),
  ))

test('a balance moves by 15 at most, up and down', () => {
  expect(step(1_270, 1_284)).toBe(1_284)
  expect(step(1_200, 1_284)).toBe(1_215)
  expect(step(1_284, 1_200)).toBe(1_269)
})
