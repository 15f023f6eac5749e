import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '#platform/event.ts'
import { firstDay, nextDay, type Schedule } from './standing-days.ts'

const monthly = { everyMonths: 1, day: 28, until: null } as const
const day = (text: string) => text as Day

test.each([
  ['2027-01-29', '2027-02-28'],
  ['2027-02-27', '2027-02-28'],
  ['2027-02-28', '2027-03-28'],
  ['2028-02-29', '2028-03-28'],
  ['2027-12-31', '2028-01-28'],
])('after %s the 28th comes on %s', (today, first) => expect(firstDay(monthly, day(today))).toBe(first))

test('its last month is in it', () => {
  const until = { ...monthly, until: '202702' }
  expect(nextDay(until, day('2027-01-28'), day('2027-01-28'))).toBe('2027-02-28')
  expect(nextDay(until, day('2027-02-28'), day('2027-02-28'))).toBe(null)
  expect(firstDay(until, day('2027-02-28'))).toBe(null)
})

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))
const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  everyMonths: fc.constantFrom(1 as const, 2 as const, 3 as const),
  day: fc.integer({ min: 1, max: 28 }),
  until: fc.constant(null),
})
const monthsOf = (of: Day) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))

test('the first day is the nearest one after today', () =>
  fc.assert(
    fc.property(anySchedule, anyDay, (schedule, today) => {
      const first = firstDay(schedule, today)!
      expect(first > today).toBe(true)
      expect(Number(first.slice(8))).toBe(schedule.day)
      expect(monthsOf(first) - monthsOf(today)).toBeLessThanOrEqual(1)
    }),
  ))

test('the next day is in its rhythm, after today, and none before it was left out', () =>
  fc.assert(
    fc.property(anySchedule, anyDay, fc.integer({ min: 0, max: 1_500 }), (schedule, begun, late) => {
      const from = firstDay(schedule, begun)!
      const today = day(new Date(Date.parse(from) + late * 86_400_000).toISOString().slice(0, 10))
      const next = nextDay(schedule, from, today)!
      expect(next > today).toBe(true)
      expect(Number(next.slice(8))).toBe(schedule.day)
      const ahead = monthsOf(next) - monthsOf(from)
      expect(ahead % schedule.everyMonths).toBe(0)
      expect(ahead).toBeGreaterThan(0)
      if (ahead > schedule.everyMonths)
        expect(monthsOf(today)).toBeGreaterThanOrEqual(monthsOf(next) - schedule.everyMonths)
    }),
  ))
