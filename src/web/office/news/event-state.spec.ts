import { expect, test } from 'vitest'
import type { Day } from '#platform/event.ts'
import { eventState } from './event-state.ts'

const now = new Date('2026-11-27T15:00:00Z')
const of = (date: string, endDate?: string, cancelled = false) =>
  eventState({ date: date as Day, ...(endDate && { endDate: endDate as Day }), cancelled }, now)

test('an event is planned until its last day is over, unless it is cancelled', () => {
  expect([of('2026-11-26'), of('2026-11-27'), of('2026-11-28')]).toEqual(['PAST', 'PLANNED', 'PLANNED'])
  expect([of('2026-11-24', '2026-11-27'), of('2026-11-24', '2026-11-26')]).toEqual(['PLANNED', 'PAST'])
  expect([of('2026-11-26', undefined, true), of('2027-01-01', undefined, true)]).toEqual(['CANCELLED', 'CANCELLED'])
})
