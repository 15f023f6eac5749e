import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Day } from '#platform/event.ts'
import { everyHour, reminderAt, type WorkingHours } from './working-hours.ts'

const zurich: WorkingHours = {
  from: '08:00',
  to: '18:00',
  weekdays: [1, 2, 3, 4, 5],
  closed: ['2026-12-25' as Day],
}
const at = (planned: string, deadline: string, workingHours = zurich, officeTimeZone = 'Europe/Zurich') =>
  reminderAt(new Date(planned), new Date(deadline), { workingHours, officeTimeZone }).toISOString()

describe('a reminder to staff', () => {
  test.each([
    [
      'while someone works, as planned',
      '2026-11-26T10:00:00.000Z',
      '2026-11-27T10:00:00.000Z',
      '2026-11-26T10:00:00.000Z',
    ],
    ['at night, when work begins', '2026-11-26T22:00:00.000Z', '2026-11-27T22:00:00.000Z', '2026-11-27T07:00:00.000Z'],
    ['before work, when it begins', '2026-11-26T04:30:00.000Z', '2026-11-27T04:30:00.000Z', '2026-11-26T07:00:00.000Z'],
    [
      'at the end of work, the next morning',
      '2026-11-26T17:00:00.000Z',
      '2026-11-27T17:00:00.000Z',
      '2026-11-27T07:00:00.000Z',
    ],
    [
      'on a weekend whose end is too late, at once',
      '2026-11-27T19:00:00.000Z',
      '2026-11-28T19:00:00.000Z',
      '2026-11-27T19:00:00.000Z',
    ],
    ['over a weekend, on Monday', '2026-11-28T09:00:00.000Z', '2026-11-30T09:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    ['over a holiday, after it', '2026-12-24T18:00:00.000Z', '2026-12-28T18:00:00.000Z', '2026-12-28T07:00:00.000Z'],
    [
      'where work begins with the deadline, at once',
      '2026-11-26T22:00:00.000Z',
      '2026-11-27T07:00:00.000Z',
      '2026-11-26T22:00:00.000Z',
    ],
    [
      'in summer, by the clock on the wall',
      '2026-07-01T22:00:00.000Z',
      '2026-07-02T22:00:00.000Z',
      '2026-07-02T06:00:00.000Z',
    ],
  ])('%s', (_, planned, deadline, comes) => expect(at(planned, deadline)).toBe(comes))

  test('waits for nothing where every hour is worked', () =>
    expect(at('2026-11-29T03:00:00.000Z', '2026-11-30T03:00:00.000Z', everyHour)).toBe('2026-11-29T03:00:00.000Z'))
})

const zones = [
  'UTC',
  'Europe/Zurich',
  'America/Bogota',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/St_Johns',
]
const shown = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
const wallClocks: Readonly<Record<string, Intl.DateTimeFormat>> = Object.fromEntries(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...shown })]),
)

/** By what the wall clock shows, computed by another library than the one under test. */
const isWorked = (moment: number, { from, to, weekdays, closed }: WorkingHours, zone: string): boolean => {
  const parts = Object.fromEntries(wallClocks[zone]!.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = `${parts['year']}-${parts['month']}-${parts['day']}` as Day
  const clock = `${parts['hour']}:${parts['minute']}`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return weekdays.includes(weekday) && !closed.includes(day) && clock >= from && clock < to
}

const MINUTE = 60_000
const clockTime = fc.integer({ min: 4 * 60, max: 23 * 60 }).map((minute) => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
})
const days = fc
  .integer({ min: 0, max: 800 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) as Day)
const hours: fc.Arbitrary<WorkingHours> = fc
  .record({
    clocks: fc.tuple(clockTime, clockTime).filter(([one, other]) => one !== other),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    closed: fc.uniqueArray(days, { maxLength: 40 }),
  })
  .map(({ clocks, ...it }) => {
    const [from, to] = clocks.toSorted() as [string, string]
    return { from, to, ...it }
  })

test('a reminder never comes outside working hours nor after the deadline, unless no working hour is left: then at once', () => {
  const planned = fc.integer({ min: 0, max: 800 * 24 * 60 }).map((minute) => Date.UTC(2026, 0, 1) + minute * MINUTE)
  fc.assert(
    fc.property(
      planned,
      fc.integer({ min: 1, max: 5 * 24 * 60 }),
      hours,
      fc.constantFrom(...zones),
      (from, left, workingHours, officeTimeZone) => {
        const until = from + left * MINUTE
        const comes = reminderAt(new Date(from), new Date(until), { workingHours, officeTimeZone }).getTime()
        expect(comes).toBeGreaterThanOrEqual(from)
        expect(comes).toBeLessThan(until)
        // No one worked before it comes, and someone does then, or no one does before the deadline.
        const worked = Array.from({ length: left }, (_, minute) => from + minute * MINUTE).find((minute) =>
          isWorked(minute, workingHours, officeTimeZone),
        )
        expect(comes).toBe(worked ?? from)
      },
    ),
    { numRuns: 150 },
  )
})
