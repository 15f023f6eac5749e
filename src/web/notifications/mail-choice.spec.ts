import { expect, test } from 'vitest'

import { choiceOf, inputOf, isPossible, isSameChoice, mailsBy } from './mail-choice.ts'

const saved = choiceOf({ modes: [{ type: 'NEW_QUOTE', mail: 'OFF' }], quiet: null })

test('what was chosen before is shown, and sent again as it was', () =>
  expect(inputOf(saved)).toEqual({ modes: [{ type: 'NEW_QUOTE', mail: 'OFF' }], quiet: null }))

test('who has no quiet hours yet is offered a night', () =>
  expect(inputOf({ ...saved, isQuiet: true }).quiet).toEqual({ from: 20, to: 7 }))

test('a type that goes at once again is not sent', () =>
  expect(inputOf({ ...saved, modes: { NEW_QUOTE: 'NOW' } }).modes).toEqual([]))

test('there is something to save where it is another choice, whatever was clicked in between', () => {
  expect(isSameChoice(saved, { ...saved, modes: { NEW_QUOTE: 'DIGEST' } })).toBe(false)
  expect(isSameChoice(saved, { ...saved, modes: { PROMO_CODE: 'NOW', NEW_QUOTE: 'OFF' } })).toBe(true)
  expect(isSameChoice(saved, { ...saved, from: 3 })).toBe(true)
  expect(isSameChoice(saved, { ...saved, isQuiet: true })).toBe(false)
})

test('quiet hours of no length are not possible', () => {
  expect(isPossible({ ...saved, isQuiet: true, from: 8, to: 8 })).toBe(false)
  expect(isPossible({ ...saved, isQuiet: false, from: 8, to: 8 })).toBe(true)
})

test('the last month is counted by what is chosen now', () => {
  const at = ['2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z']
  const lastMonth = at.map((it) => ({ type: 'NEW_QUOTE' as const, orderId: it, at: it }))
  const by = (mode: 'NOW' | 'DIGEST' | 'OFF') =>
    mailsBy({ ...saved, modes: { NEW_QUOTE: mode } }, { lastMonth, timeZone: 'America/Bogota' })
  expect([by('NOW'), by('DIGEST'), by('OFF')]).toEqual([3, 2, 0])
})
