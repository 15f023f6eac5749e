import { expect, test } from 'vitest'

import { restAfter } from './reactions.ts'

test('a reaction rests a little after each turn, so that what comes together is heard together', () => {
  expect(restAfter(2, 0)).toBe(50)
  expect(restAfter(250, 3)).toBe(50)
})

test('while people wait for answers, it takes a quarter of the time at most', () => {
  expect(restAfter(2, 8)).toBe(50)
  expect(restAfter(250, 8)).toBe(750)
})
