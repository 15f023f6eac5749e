import { expect, test } from 'vitest'
import type { ForecastVintage } from '#modules/forecasting/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { vintagesModel } from './vintages-model.ts'

const filing = (filed: number, orderQuantity: number) => ({
  filing: filed,
  at: '2026-01-01',
  orderCount: 1,
  orderQuantity,
})
const vintage = (month: number, actual: number, forecast: number | null): ForecastVintage =>
  unchecked<ForecastVintage>({
    key: `2026 ${month}`,
    year: 2026,
    month,
    filings: [filing(1, 10), filing(2, 20)],
    forecast,
    actual,
    passed: month < 6,
    accuracy: null,
  })

test('months go on from the first, without a gap, with what came, what was filed first, and what was or is current', () => {
  const model = vintagesModel([vintage(7, 0, null), vintage(5, 8, 10)], new Date('2026-06-15T00:00:00Z'))
  expect(model.keys).toEqual(['202605', '202606', '202607'])
  expect(model.series.map(({ kind, values }) => [kind, values])).toEqual([
    ['bar', [8, null, null]],
    ['plan', [10, null, 10]],
    ['plan', [10, null, 20]],
  ])
})
