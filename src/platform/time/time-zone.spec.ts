import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayIn, endOfDay, isTimeZone, offsetName, startOfDay } from './time-zone.ts'

const zones = [
  'UTC',
  'America/Bogota',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Europe/Zurich',
  'America/Santiago',
  'Africa/Cairo',
  'America/Havana',
]
const zone = fc.constantFrom(...zones)
const at = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

test('a moment lies within its day, and the next millisecond after a day is another one', () =>
  fc.assert(
    fc.property(zone, at, (there, moment) => {
      const day = dayIn(moment, there)
      const [from, until] = [startOfDay(day, there), endOfDay(day, there)]
      expect(from <= moment && moment <= until).toBe(true)
      expect([dayIn(from, there), dayIn(until, there)]).toEqual([day, day])
      expect(dayIn(new Date(from.getTime() - 1), there) < day).toBe(true)
      expect(dayIn(new Date(until.getTime() + 1), there) > day).toBe(true)
    }),
    { numRuns: 500 },
  ))

test('around midnight the companies of two zones have different days', () => {
  const late = '2026-11-13T02:30:00.000Z'
  expect(zones.slice(0, 3).map((there) => dayIn(late, there))).toEqual(['2026-11-13', '2026-11-12', '2026-11-13'])
  expect(dayIn('2026-11-12T11:30:00.000Z', 'Pacific/Auckland')).toBe('2026-11-13')
})

test('the ends of the calendar are days like others', () => {
  for (const there of zones)
    for (const day of ['0001-01-01', '9999-12-31'])
      expect(startOfDay(day, there).getTime()).toBeLessThan(endOfDay(day, there).getTime())
})

test.each([
  ['America/Bogota', 'UTC-5'],
  ['Pacific/Auckland', 'UTC+13'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['UTC', 'UTC'],
])('%s is called %s', (there, name) => expect(offsetName('2026-11-12T00:00:00Z', there)).toBe(name))

test('names that no machine knows are none', () => {
  expect(['Europe/Zurich', 'UTC', 'Mars/Olympus', '+02:00', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
