import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { count, counted, dayOf, dayWithZone, dollars, minuteOf, percentage } from './formats.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123450, '$1 234.50'],
  [2411840, '$24 118.40'],
  [100000000, '$1 000 000.00'],
  [-12840, '−$128.40'],
  [Number.NaN, 'ERROR'],
  [Number.POSITIVE_INFINITY, 'ERROR'],
])('%d cents read %s', (cents, text) => expect(dollars(cents)).toBe(text))

test('no cent is lost in writing an amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      expect(Number(dollars(cents).replaceAll(/[$ .]/g, ''))).toBe(cents)
    }),
  )
})

test('what is no number is logged too', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect([dollars(Number.NaN), count(Number.POSITIVE_INFINITY), percentage(Number.NaN)]).toEqual(Array(3).fill('ERROR'))
  expect(logged.mock.calls).toEqual([
    ['Not a finite number: NaN'],
    ['Not a finite number: Infinity'],
    ['Not a finite number: NaN'],
  ])
  logged.mockRestore()
})

test('counts, percentages and days', () => {
  expect([count(1500), count(999), count(-1284), count(1500.25)]).toEqual(['1 500', '999', '−1 284', '1 500.25'])
  expect([count(Number.NaN), counted(Number.NaN, 'unit')]).toEqual(['ERROR', 'ERROR units'])
  expect([counted(1, 'country', 'countries'), counted(0, 'unit'), counted(1500, 'unit')]).toEqual([
    '1 country',
    '0 units',
    '1 500 units',
  ])
  expect([percentage(20), percentage(12.5), percentage(Number.NaN)]).toEqual(['20%', '12.5%', 'ERROR'])
  const [bogota, late] = ['America/Bogota', '2026-11-21T03:30:00.000Z'] as const
  expect([dayOf('2026-11-20', bogota), dayOf(late, bogota), dayOf(late, 'UTC')]).toEqual([
    '20/11/2026',
    '20/11/2026',
    '21/11/2026',
  ])
  expect([dayWithZone(late, bogota), dayWithZone('2026-11-20', bogota), minuteOf(late)]).toEqual([
    '20/11/2026 (UTC-5)',
    '20/11/2026',
    '21/11/2026 03:30 UTC',
  ])
})
