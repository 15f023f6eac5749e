import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Day } from '#platform/event.ts'

import { firstDayOf, keyOf, monthAfter, monthOf, monthOfKey, monthsAhead, monthsFrom } from './months.ts'
import { DEFAULT_LEAD_TIMES, maximumOrderDate, nextReminder, remindedAt, rulesFrom, rulesOf } from './rules.ts'

test.each([
  [{ year: 2027, month: 3 }, 60, '2027-01-14'],
  [{ year: 2027, month: 3 }, 90, '2026-12-15'],
  [{ year: 2028, month: 3 }, 15, '2028-02-29'],
  [{ year: 2027, month: 1 }, 0, '2027-01-15'],
])('the 15th of %o less %i days is %s', (month, delay, day) => {
  expect(maximumOrderDate(month, delay)).toBe(day)
})

test('there are two rules a month by default, and those of the past are not shown', () => {
  const months = [{ year: 2027, month: 3 }]
  expect(rulesFrom('2026-12-15' as Day, months, DEFAULT_LEAD_TIMES).map(({ delay }) => delay)).toEqual([90, 60])
  expect(rulesFrom('2026-12-16' as Day, months, DEFAULT_LEAD_TIMES).map(({ delay }) => delay)).toEqual([60])
  expect(rulesFrom('2027-01-15' as Day, months, DEFAULT_LEAD_TIMES)).toEqual([])
})

test('a reminder goes out 7 days before, and the next one is the first after now', () => {
  const rules = rulesOf([{ year: 2027, month: 3 }], DEFAULT_LEAD_TIMES)
  expect(nextReminder(rules, new Date('2026-11-21T10:00:00Z'))?.toISOString()).toBe('2026-12-08T00:00:00.000Z')
  expect(nextReminder(rules, new Date('2026-12-08T00:00:00Z'))?.toISOString()).toBe('2027-01-07T00:00:00.000Z')
  expect(nextReminder(rules, new Date('2027-01-07T00:00:00Z'))).toBeNull()
})

const months = fc.record({ year: fc.integer({ min: 2000, max: 2190 }), month: fc.integer({ min: 1, max: 12 }) })

test('months count on and back, and their keys say which', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: -60, max: 60 }), (month, by) => {
      const other = monthAfter(month, by)
      expect(monthsAhead(other, month)).toBe(by)
      expect(monthAfter(other, -by)).toEqual(month)
      expect(monthOfKey(keyOf(other))).toEqual(other)
      expect(monthOf(firstDayOf(other))).toEqual(other)
      expect(keyOf(other) > keyOf(month)).toBe(by > 0)
    }),
  )
})

test('a rule’s date lies exactly its delay before the 15th, and its reminder a week before that', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 0, max: 365 }), (month, delay) => {
      const day = maximumOrderDate(month, delay)
      const middle = Date.parse(`${firstDayOf(month).slice(0, 8)}15T00:00:00Z`)
      expect((middle - Date.parse(`${day}T00:00:00Z`)) / 86_400_000).toBe(delay)
      expect((Date.parse(`${day}T00:00:00Z`) - remindedAt({ maximumOrderDate: day }).getTime()) / 86_400_000).toBe(7)
    }),
  )
})

test('what is shown is what lies ahead, the most urgent first, none twice', () => {
  fc.assert(
    fc.property(
      months,
      fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 4 }),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2190-01-01'), noInvalidDate: true }),
      (first, leadTimes, at) => {
        const today = at.toISOString().slice(0, 10) as Day
        const twelve = monthsFrom(first, 12)
        const shown = rulesFrom(today, twelve, leadTimes)
        const dates = shown.map((rule) => rule.maximumOrderDate)
        expect(dates).toEqual(dates.toSorted())
        expect(dates.every((date) => date >= today)).toBe(true)
        const all = twelve.flatMap((month) => leadTimes.map((delay) => maximumOrderDate(month, delay)))
        expect(shown).toHaveLength(all.filter((date) => date >= today).length)
      },
    ),
  )
})
