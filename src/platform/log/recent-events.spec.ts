import { expect, test } from 'vitest'
import { unchecked } from '#platform/typed.ts'

import type { RecordedTuple } from './reading.ts'
import { recentEvents, within } from './recent-events.ts'

const events = (from: number, upto: number) =>
  Array.from({ length: upto - from + 1 }, (_, i) => unchecked<RecordedTuple>([from + i]))
const read = (after: number, upto: number) => ({ after, upto, events: events(after + 1, upto) })
const positions = (stretch: readonly RecordedTuple[]) => stretch.map(([position]) => position)

test('what one reads is there for the next, who reads on from its end', () => {
  const recent = recentEvents()
  recent.readOn(recent.current(), read(10, 13))
  const before = recent.current()
  const all = recent.readOn(before, read(13, 15))
  expect(positions(within(all, 11, 15))).toEqual([12, 13, 14, 15])
  expect(recent.current()).toMatchObject({ after: 10, upto: 15 })
})

test('without new events the stretch stays as it was', () => {
  const recent = recentEvents()
  recent.readOn(recent.current(), read(10, 20))
  const all = recent.readOn(recent.current(), { after: 15, upto: 15, events: [] })
  expect(positions(within(all, 12, 15))).toEqual([13, 14, 15])
  expect(recent.current().upto).toBe(20)
})

test('what lies behind is handed over and not kept, what lies beyond a gap takes the place of what was kept', () => {
  const recent = recentEvents()
  recent.readOn(recent.current(), read(100, 110))
  expect(positions(recent.readOn(recent.current(), read(5, 8)).events)).toEqual([6, 7, 8])
  expect(recent.current()).toMatchObject({ after: 100, upto: 110 })
  recent.readOn(recent.current(), read(200, 203))
  expect(recent.current()).toMatchObject({ after: 200, upto: 203 })
})

test('of two that read at the same time, both have all of it', () => {
  const recent = recentEvents()
  recent.readOn(recent.current(), read(0, 4))
  const before = recent.current()
  recent.readOn(before, read(4, 6))
  expect(positions(within(recent.readOn(before, read(4, 9)), 3, 9))).toEqual([4, 5, 6, 7, 8, 9])
  expect(positions(within(recent.current(), 0, 9))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('an end that was taken apart is gone through event by event', () => {
  const stretch = { after: 0, upto: 6, events: [...events(1, 2), ...events(5, 6)] }
  expect(positions(within(stretch, 1, 6))).toEqual([2, 5, 6])
})

test('no more is kept than subscriptions at the end of the log need', () => {
  const recent = recentEvents()
  for (let after = 0; after < 5000; after += 500) recent.readOn(recent.current(), read(after, after + 500))
  const { after, upto, events: kept } = recent.current()
  expect(upto).toBe(5000)
  expect(kept.length).toBe(upto - after)
  expect(kept.length).toBeLessThanOrEqual(2000)
})
