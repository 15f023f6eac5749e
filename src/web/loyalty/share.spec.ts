import fc from 'fast-check'
import { expect, test } from 'vitest'

import { share } from './share.ts'

test.each([
  [0, 4, 0],
  [1, 4, 25],
  [49_999, 50_000, 99],
  [50_000, 50_000, 100],
  [90_000, 50_000, 100],
  [0, 0, 100],
])('%d of %d is %d percent', (reached, required, percent) => {
  expect(share(reached, required)).toBe(percent)
})

test('100 percent is said only when all is reached', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (reached, required) => {
      expect(share(reached, required) === 100).toBe(reached >= required)
    }),
  )
})
