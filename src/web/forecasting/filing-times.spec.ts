import { expect, test } from 'vitest'

import type { ForecastVintage } from '#modules/forecasting/contract.ts'
import { filingTimes, isAhead } from './filing-times.ts'

const filed = (filing: number, at: string, orderQuantity: number) =>
  ({ filing, at, orderCount: 1, orderQuantity }) as ForecastVintage['filings'][number]
const toldOf = (...filings: ForecastVintage['filings']) =>
  filingTimes(filings).map(({ orderQuantity, when }) => [orderQuantity, when])

test('filings that changed nothing for a month are left out; one that brings a figure back is shown', () => {
  expect(
    toldOf(
      filed(1, '2026-01-05T10:00:00.000Z', 500),
      filed(2, '2026-03-05T10:00:00.000Z', 500),
      filed(3, '2026-05-05T10:00:00.000Z', 0),
      filed(4, '2026-06-05T10:00:00.000Z', 500),
    ),
  ).toEqual([
    [500, '05/01/2026'],
    [0, '05/05/2026'],
    [500, '05/06/2026'],
  ])
})

test('several of one day are named by their time', () => {
  const [first, second, later] = toldOf(
    filed(1, '2026-01-05T10:00:00.000Z', 500),
    filed(2, '2026-01-05T12:30:00.000Z', 700),
    filed(3, '2026-02-05T12:30:00.000Z', 800),
  )
  expect(first?.[1]).toMatch(/^05\/01\/2026 \d\d:00$/)
  expect(second?.[1]).toMatch(/^05\/01\/2026 \d\d:30$/)
  expect(later).toEqual([800, '05/02/2026'])
})

test.each([
  [{ year: 2026, month: 11 }, false],
  [{ year: 2026, month: 12 }, true],
  [{ year: 2027, month: 1 }, true],
])('%j lies ahead of the end of November: %s', (month, ahead) => {
  expect(isAhead(month, new Date('2026-11-30T23:59:00Z'))).toBe(ahead)
})
