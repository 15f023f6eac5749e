import { expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'

import { accuracyShown, monthsBetween, plannedNext, seriesOf } from './chart-series.ts'

const row = (product: string, key: string, orderQuantity: number, forecastOrderQuantity = 0): SalesRow => ({
  category_id: 'c',
  category_name: 'C',
  subCategory_id: 's',
  subCategory_name: 'S',
  product_id: product,
  product_name: product.toUpperCase(),
  country_id: 'co',
  country_name: 'Colombia',
  year: Number(key.slice(0, 4)),
  key,
  orderCount: 1,
  orderQuantity,
  forecastOrderCount: 0,
  forecastOrderQuantity,
})

test('a product is a series over all its countries, the most ordered first', () => {
  const [first, second] = seriesOf([row('a', '202601', 10), row('b', '202601', 30), row('b', '202601', 5, 7)], 'Other')
  expect([first?.name, first?.tone, first?.ordered.get('202601'), first?.forecast.get('202601')]).toEqual([
    'B',
    1,
    35,
    7,
  ])
  expect([second?.name, second?.tone]).toEqual(['A', 2])
})

test('beyond eight, products share a colour and nothing is lost', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row(`p${at}`, '202601', 100 - at))
  const all = seriesOf(rows, 'Other')
  expect(all).toHaveLength(8)
  expect(all.at(-1)).toMatchObject({ id: null, name: 'Other', tone: 8 })
  const sum = all.reduce((total, { ordered }) => total + (ordered.get('202601') ?? 0), 0)
  expect(sum).toBe(rows.reduce((total, { orderQuantity }) => total + orderQuantity, 0))
})

test('months without rows keep their place', () => {
  expect(monthsBetween([row('a', '202611', 1), row('a', '202702', 1)])).toEqual([
    '202611',
    '202612',
    '202701',
    '202702',
  ])
  expect(monthsBetween([])).toEqual([])
})

test('the next 3 months are this one and two more', () => {
  const rows = ['202610', '202611', '202701', '202702'].map((key, at) => row('a', key, 0, 10 ** at))
  expect(plannedNext(rows, '202611')).toEqual([{ id: 'a', name: 'A', orders: 0, units: 110 }])
})

test('accuracy is of months that have passed and were forecast', () => {
  expect(
    accuracyShown([row('a', '202610', 80, 100), row('a', '202611', 1, 100), row('a', '202609', 5)], '202611'),
  ).toBeCloseTo(0.8)
  expect(accuracyShown([row('a', '202611', 1, 100)], '202611')).toBeNull()
})
