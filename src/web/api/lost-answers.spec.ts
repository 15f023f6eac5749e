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
  return { ask, attempts: () => count }
}

test('what is not answered is repeated until it is', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(0, 502, 503, 504), { maxLength: 30 }), async (lost) => {
      const { ask, attempts } = answering(...lost, 'done')
      const answered = untilAnswered(ask)
      await vi.runAllTimersAsync()
      expect(await answered).toBe('done')
      expect(attempts()).toBe(lost.length + 1)
    }),
  ))

test.each([400, 401, 404, 409, 422, 429, 500])(
  'a %i is an answer, at first and after others were lost',
  async (status) => {
    const { ask, attempts } = answering(status, 0, status)
    await expect(untilAnswered(ask)).rejects.toMatchObject({ status })
    expect(attempts()).toBe(1)
    const later = expect(untilAnswered(ask)).rejects.toMatchObject({ status })
    await vi.runAllTimersAsync()
    await later
    expect(attempts()).toBe(3)
  },
)

test('is repeated at once when the connection is back', async () => {
  const { ask, attempts } = answering(0, 'done')
  const answered = untilAnswered(ask)
  await vi.advanceTimersByTimeAsync(0)
  expect(attempts()).toBe(1)
  askLostNow()
  expect(await answered).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
