import { expect, test } from 'vitest'

import { orderSorts } from '#modules/ordering/contract.ts'

import { given, readFilters } from '#web/ui/lists/filters.ts'
import { orderFilters, orderingBy, orderView } from './OrderFilters.tsx'

const queryOf = (address: string) => {
  const search = new URLSearchParams(address)
  return [given(readFilters(orderFilters, search)), readFilters(orderView, search)]
}

test('an empty address is an empty query', () => expect(queryOf('')).toEqual([{}, { sort: null, size: null }]))

test('its filters are in the query', () =>
  expect(queryOf('status=SHIPPED&search=folic&destination=co&sort=needs&size=25')).toEqual([
    { status: 'SHIPPED', search: 'folic', destination: 'co' },
    { sort: 'needs', size: 25 },
  ]))

test('what makes no sense is not', () =>
  expect(queryOf('status=LOST&sort=up&size=1000')).toEqual([{}, { sort: null, size: null }]))

test('the order of a column’s head is the one that the table then shows', () => {
  for (const sort of orderSorts) {
    const queries: unknown[] = []
    const { by } = orderingBy(sort, () => {})
    if (by) orderingBy('needs', (next) => queries.push(next)).onOrder(by)
    expect(queries).toEqual(sort === 'needs' ? [] : [sort])
  }
})
