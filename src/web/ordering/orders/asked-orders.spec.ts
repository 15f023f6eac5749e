import { expect, test } from 'vitest'

import { orderSorts } from '#modules/ordering/contract.ts'

import { askedOrders, type OrderFiltersTyped, orderFilterNames, orderingBy } from './asked-orders.ts'

const typed = (some: Partial<OrderFiltersTyped> = {}): OrderFiltersTyped => ({
  ...(Object.fromEntries(orderFilterNames.map((name) => [name, null])) as OrderFiltersTyped),
  ...some,
})

test('an address that says nothing asks for the newest seven', () =>
  expect(askedOrders(typed(), { sort: null, size: null })).toEqual({ filters: {}, sort: '-date', pageSize: 7 }))

test('what it says is asked for', () => {
  const filters = { status: 'SHIPPED', search: 'folic', destination: 'co' } as const
  expect(askedOrders(typed(filters), { sort: 'needs', size: '25' })).toEqual({ filters, sort: 'needs', pageSize: 25 })
})

test('what makes no sense is not', () =>
  expect(askedOrders(typed({ status: 'LOST' }), { sort: 'up', size: '1000' })).toEqual({
    filters: {},
    sort: '-date',
    pageSize: 7,
  }))

test('what the head of a column asks for is the order that the table then shows', () => {
  for (const sort of orderSorts) {
    const asked: unknown[] = []
    const { by } = orderingBy(sort, () => {})
    if (by) orderingBy('needs', (next) => asked.push(next)).onOrder(by)
    expect(asked).toEqual(sort === 'needs' ? [] : [sort])
  }
})
