import { afterEach, expect, test, vi } from 'vitest'
import { dropReads, keepReads, takeRead } from './reads-ahead.ts'

afterEach(() => {
  vi.useRealTimers()
  dropReads()
})

const orders = { path: '/order?page=1', asOf: 12, answer: { rows: [] } }

test('an answer that came ahead is taken once, with the position that it includes', async () => {
  keepReads([orders])
  expect(takeRead('/order?page=2')).toBeUndefined()
  const taken = takeRead(orders.path)
  expect(await taken?.json()).toEqual({ rows: [] })
  expect(taken?.headers.get('x-as-of')).toBe('12')
  expect(takeRead(orders.path)).toBeUndefined()
})

test('it is not shown after a change, nor long after it came', () => {
  keepReads([orders])
  dropReads()
  expect(takeRead(orders.path)).toBeUndefined()
  vi.useFakeTimers()
  keepReads([orders])
  vi.advanceTimersByTime(21_000)
  expect(takeRead(orders.path)).toBeUndefined()
})
