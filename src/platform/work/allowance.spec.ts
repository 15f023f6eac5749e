import { expect, test } from 'vitest'

import { allowance } from './allowance.ts'

const times = (count: number, once: () => number | null) =>
  Array.from({ length: count }, once).filter((it) => it === null).length

test('each takes so much within a minute, and no one is delayed by another', () => {
  let now = 0
  const { take } = allowance(10, () => now)
  expect(times(20, () => take('lucia'))).toBe(10)
  expect(take('diego', 10)).toBeNull()
  now = 45_000
  expect(take('lucia')).toBe(15)
  now = 60_001
  expect(take('lucia', 10)).toBeNull()
})

test('what is more than all of it is never given, and costs nothing', () => {
  const { take } = allowance(10, () => 0)
  expect(take('lucia', 11)).toBe(60)
  expect(take('lucia', 10)).toBeNull()
})

test('a flood of addresses pushes out no one who has just been counted', () => {
  const { take } = allowance(1, () => 0)
  for (let i = 0; i < 10_000; i++) take(`stranger ${i}`)
  take('lucia')
  for (let i = 0; i < 9_999; i++) take(`another ${i}`)
  expect(take('lucia')).toBe(60)
})
