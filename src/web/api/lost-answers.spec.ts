import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Problem } from '#web/problem.ts'
import { askLostNow, untilAnswered } from './lost-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers these in turn; a number is the status of a problem. */
const answering = (...answers: readonly (number | string)[]) => {
  let count = 0
  const ask = async () => {
    const answer = answers[count++]
    if (typeof answer === 'number') throw new Problem(answer, 'A problem')
    return answer
  }
  return { ask, asked: () => count }
}

test('what nobody answers is asked for until somebody does', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(0, 502, 503, 504), { maxLength: 30 }), async (lost) => {
      const { ask, asked } = answering(...lost, 'done')
      const answered = untilAnswered(ask)
      await vi.runAllTimersAsync()
      expect(await answered).toBe('done')
      expect(asked()).toBe(lost.length + 1)
    }),
  ))

test.each([400, 401, 404, 409, 422, 429, 500])(
  'a %i is an answer, at first and after others were lost',
  async (status) => {
    const { ask, asked } = answering(status, 0, status)
    await expect(untilAnswered(ask)).rejects.toMatchObject({ status })
    expect(asked()).toBe(1)
    const later = expect(untilAnswered(ask)).rejects.toMatchObject({ status })
    await vi.runAllTimersAsync()
    await later
    expect(asked()).toBe(3)
  },
)

test('is asked for at once when the line is back', async () => {
  const { ask, asked } = answering(0, 'done')
  const answered = untilAnswered(ask)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(1)
  askLostNow()
  expect(await answered).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
