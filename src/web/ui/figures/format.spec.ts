import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atMost99 } from '#platform/text/formats.ts'

import {
  ago,
  careCoins,
  count,
  day,
  dayTime,
  discount,
  fileSize,
  lastDay,
  longDay,
  money,
  moneyExclVat,
  monthYear,
  readIn,
  timeLeft,
  unbroken,
  zonedTime,
} from './format.ts'

describe('money', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123450, '$1 234.50'],
    [100000000000, '$1 000 000 000.00'],
    [-12840, '−$128.40'],
    [Number.NaN, 'ERROR'],
    [Number.POSITIVE_INFINITY, 'ERROR'],
  ])('%d cents are %s', (cents, shown) => expect(money(cents)).toBe(shown))

  test('says when VAT is not in it', () => expect(moneyExclVat(2411840)).toBe('$24 118.40 (excl. VAT)'))

  test('shows every cent of every amount', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const read = money(cents).replace('−', '-').replaceAll(/[$ ]/g, '')
        expect(Math.round(Number(read) * 100)).toBe(cents === 0 ? 0 : cents)
      }),
    ))
})

test.each([
  [1500, '1 500'],
  [-1500, '−1 500'],
  [12.5, '12.5'],
  [Number.NaN, 'ERROR'],
])('count %d is %s', (value, shown) => expect(count(value)).toBe(shown))

test('CareCoins are counted with their unit', () => {
  expect(careCoins(1284)).toBe('1 284 CareCoins')
  expect(careCoins(1)).toBe('1 CareCoin')
})

test('a discount tag has a hyphen', () => expect(discount(12)).toBe('-12%'))

describe('dates', () => {
  const at = new Date('2026-12-08T14:05:00Z')
  beforeAll(() => readIn('America/Bogota'))
  afterAll(() => readIn('UTC'))

  test('are shown in the fixed formats', () => {
    expect(day(at)).toBe('08/12/2026')
    expect(dayTime(at)).toBe('08/12/2026 09:05')
    expect(longDay(at)).toBe('December 8 2026')
    expect(monthYear(at)).toBe('December 2026')
    expect(zonedTime(at)).toBe('08/12/2026 09:05 (UTC-5)')
  })

  test('a calendar day never moves with the time zone', () => expect(day('2026-03-01')).toBe('01/03/2026'))
  test('what is not a date says so', () => expect(day('soon')).toBe('ERROR'))
})

describe('time left', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  test.each([
    ['2026-12-11T12:00:00Z', '21 days left'],
    ['2026-11-22T12:00:00Z', '48 h left'],
    ['2026-11-20T18:30:00Z', '6 h left'],
    ['2026-11-20T12:40:00Z', '40 min left'],
    ['2026-11-20T09:00:00Z', 'Overdue by 3 h'],
    ['2026-11-23T12:00:40Z', '72 h left'],
    ['2026-11-23T12:00:00Z', '72 h left'],
    ['2026-11-23T13:00:00Z', '3 days left'],
  ])('until %s: %s', (until, shown) => expect(timeLeft(until, now)).toBe(shown))

  test('and time gone', () => {
    expect(ago('2026-11-20T11:59:40Z', now)).toBe('just now')
    expect(ago('2026-11-20T10:00:00Z', now)).toBe('2 hours ago')
    expect(ago('2026-11-19T10:00:00Z', now)).toBe('1 day ago')
  })
})

test.each([
  [900, '900 B'],
  [214_000, '214 kB'],
  [2_140_000, '2.1 MB'],
])('%d bytes are %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown))

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d on a badge is %s', (value, shown) => expect(atMost99(value)).toBe(shown))

test('an amount inside a sentence is not broken by the end of a line', () => {
  expect(unbroken('2 options, from $1 858.00, 1 234 567 units until 21/12/2026 23:59')).toBe(
    '2 options, from $1\u00a0858.00, 1\u00a0234\u00a0567 units until 21/12/2026 23:59',
  )
})

describe('the last day of a quote, which ends where the company is', () => {
  const until = '2026-12-21T04:59:59.999Z'
  test.each([
    ['2026-12-19T23:59:00.000Z', '20/12/2026 (UTC-5)'],
    ['2026-12-20T06:00:00.000Z', '20/12/2026 23:59 (UTC-5)'],
    ['2026-12-21T06:00:00.000Z', '20/12/2026 (UTC-5)'],
  ])('at %s reads %s', (now, shown) => expect(lastDay(until, new Date(now), 'America/Bogota')).toBe(shown))

  test('is read in the zone of the signed-in user, whatever the machine has', () => {
    readIn('Pacific/Auckland')
    expect(lastDay(until, new Date('2026-12-01T12:00:00.000Z'))).toBe('21/12/2026 (UTC+13)')
    expect(day(until)).toBe('21/12/2026')
    readIn('UTC')
  })
})
