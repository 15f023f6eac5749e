import fc from 'fast-check'
import { expect, test } from 'vitest'

import { day } from '#web/ui/figures/format.ts'
import { readDay, readDayTime } from './read-day.ts'

test.each([
  ['18/12/2026', '2026-12-18'],
  [' 08/01/2027 ', '2027-01-08'],
  ['8/1/2027', '2027-01-08'],
  ['29/02/2028', '2028-02-29'],
])('%j is a day', (typed, sent) => expect(readDay(typed)).toBe(sent))

test.each([
  '',
  ' ',
  '12/18/2026',
  '31/04/2027',
  '29/02/2027',
  '00/01/2027',
  '18/12/26',
  '18-12-2026',
  '2026-12-18',
  '18/12/0050',
])('%j is none', (typed) => expect(readDay(typed)).toBeNull())

test('what the portal shows as a day can be typed in again', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (at) => day(readDay(day(at)) ?? '') === day(at),
    ),
  ))

test('with a time it is sent to the second', () => {
  expect(readDayTime('18/12/2026 14:30')).toBe('2026-12-18 14:30:00')
  expect(readDayTime(' 8/1/2027  9:05:07 ')).toBe('2027-01-08 09:05:07')
  for (const none of ['18/12/2026', '18/12/2026 24:00', '18/12/2026 12:60', '30/02/2026 12:00', '12:00'])
    expect(readDayTime(none)).toBe(null)
})
