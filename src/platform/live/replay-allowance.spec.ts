import { expect, test } from 'vitest'

import { replayAllowance } from './replay-allowance.ts'

const times = (count: number, once: () => boolean) => Array.from({ length: count }, once).filter((it) => it).length

test('what is missed is read again for windows that come back, and not without end; others are not held up by it', () => {
  let now = 0
  const allowance = replayAllowance(() => now)
  expect(times(200, () => allowance.takes('lucia', 10))).toBe(200)
  expect(times(1000, () => allowance.takes('lucia', 5000))).toBeLessThan(20)
  expect(allowance.takes('diego', 5000)).toBe(true)
  now = 60_001
  expect(allowance.takes('lucia', 5000)).toBe(true)
})

test('asking where nothing is missed has an end too', () => {
  const allowance = replayAllowance(() => 0)
  expect(times(10_000, () => allowance.takes('lucia', 0))).toBe(500)
})
