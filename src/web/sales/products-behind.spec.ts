import { expect, test } from 'vitest'

import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'

import { productsBehind } from './products-behind.ts'

const event = (kind: SalesEvent['kind'], product: string, quantity: number): SalesEvent =>
  ({ kind, product: { id: product, name: product.toUpperCase() }, quantity }) as SalesEvent

test('what is behind a bar adds up by product: plans apart from orders, the most ordered first', () => {
  expect(
    productsBehind([
      event('ORDERED', 'a', 10),
      event('FORECAST', 'b', 30),
      event('ORDERED', 'b', 25),
      event('CHANGED', 'a', 5),
      event('ENDED', 'b', -5),
      event('FORECAST_DELETED', 'b', -30),
      event('FORECAST', 'c', 8),
    ]),
  ).toEqual([
    { id: 'b', name: 'B', ordered: 20, forecast: 0 },
    { id: 'a', name: 'A', ordered: 15, forecast: 0 },
    { id: 'c', name: 'C', ordered: 0, forecast: 8 },
  ])
  expect(productsBehind([])).toEqual([])
})
