import { expect, test } from 'vitest'

import { readFilters } from '#web/ui/lists/filters.ts'
import { deskFilters, deskQuestion, isNarrowed } from './DeskFilters.tsx'

const filtersIn = (address: string) => readFilters(deskFilters, new URLSearchParams(address))
const queryOf = (address: string) => deskQuestion(filtersIn(address))

test('an address without filters means the newest of all', () => {
  expect(queryOf('')).toEqual({ sort: '-ordered' })
  expect(isNarrowed(queryOf('sort=-total'))).toBe(false)
})

test('every filter of the address is in the query by its name', () =>
  expect(
    queryOf(
      'status=SHIPPED&search=folic&company=c1&destination=co&product=p1&needs=review&from=2026-01-01&to=2026-12-31&sort=deadline',
    ),
  ).toEqual({
    status: 'SHIPPED',
    search: 'folic',
    distributorId: 'c1',
    destination: 'co',
    product: 'p1',
    needs: 'review',
    from: '2026-01-01',
    to: '2026-12-31',
    sort: 'deadline',
  }))

test('what makes no sense is left out, and is in no chip', () => {
  const senseless = 'status=LOST&needs=love&from=01/01/2026&to=2026-99-99&sort=up'
  expect(queryOf(senseless)).toEqual({ sort: '-ordered' })
  expect(Object.values(filtersIn(senseless)).every((value) => value === null)).toBe(true)
  expect(filtersIn('needs=review&search=folic')).toMatchObject({ needs: 'review', search: 'folic' })
})
