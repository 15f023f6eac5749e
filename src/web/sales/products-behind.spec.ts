import { expect, test } from 'vitest'

import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'

import { ordersBehind } from './orders-behind.ts'
import { eventsIn, productsBehind } from './products-behind.ts'

const event = (kind: SalesEvent['kind'], product: string, quantity: number, value = 0): SalesEvent =>
  ({ kind, product: { id: product, name: product.toUpperCase() }, orders: 0, quantity, value }) as SalesEvent

const events = [
  event('ORDERED', 'a', 10, 5_000),
  event('FORECAST', 'b', 30),
  event('ORDERED', 'b', 25, 1_000),
  event('CHANGED', 'a', 5, 2_500),
  event('CHANGED', 'a', 0, -500),
  event('ENDED', 'b', -5, -200),
  event('FORECAST_DELETED', 'b', -30),
  event('FORECAST', 'c', 8),
]

test('what is behind a bar adds up by product: plans apart from orders, the most ordered first', () => {
  expect(productsBehind(events, 'units')).toEqual([
    { id: 'b', name: 'B', ordered: 20, forecast: 0 },
    { id: 'a', name: 'A', ordered: 15, forecast: 0 },
    { id: 'c', name: 'C', ordered: 0, forecast: 8 },
  ])
  expect(productsBehind([], 'units')).toEqual([])
})

test('in dollars it is the orders alone, by what they are worth', () => {
  expect(productsBehind(eventsIn(events, 'value'), 'value')).toEqual([
    { id: 'a', name: 'A', ordered: 7_000, forecast: 0 },
    { id: 'b', name: 'B', ordered: 800, forecast: 0 },
  ])
  const order = { id: 'o1', num: '2026-000001' }
  const one = [
    { ...event('ORDERED', 'a', 10, 5_000), order },
    { ...event('CHANGED', 'a', 5, 2_500), order },
  ]
  expect(ordersBehind(one, 'value')).toMatchObject([{ amount: 7_500 }])
  expect(ordersBehind(one, 'units')).toMatchObject([{ amount: 15 }])
})

test('an event that changes a price alone counts in dollars, not in units', () => {
  expect(eventsIn(events, 'units')).toHaveLength(events.length - 1)
  expect(eventsIn(events, 'value').map(({ kind }) => kind)).toEqual([
    'ORDERED',
    'ORDERED',
    'CHANGED',
    'CHANGED',
    'ENDED',
  ])
})
