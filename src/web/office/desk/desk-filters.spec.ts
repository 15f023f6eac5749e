import { expect, test } from 'vitest'

import { type DeskFiltersTyped, deskFilterNames, deskQuestion, isNarrowed, sensible } from './desk-filters.ts'

const typed = (some: Partial<DeskFiltersTyped> = {}): DeskFiltersTyped => ({
  ...(Object.fromEntries(deskFilterNames.map((name) => [name, null])) as DeskFiltersTyped),
  ...some,
})

test('an address without filters asks for the newest of all', () => {
  expect(deskQuestion(typed())).toEqual({ sort: 'newest' })
  expect(isNarrowed(deskQuestion(typed({ sort: 'total' })))).toBe(false)
})

test('every filter of the address is asked for by its name', () =>
  expect(
    deskQuestion(
      typed({
        status: 'SHIPPED',
        search: 'folic',
        company: 'c1',
        destination: 'co',
        product: 'p1',
        needs: 'review',
        from: '2026-01-01',
        to: '2026-12-31',
        sort: 'due',
      }),
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
    sort: 'due',
  }))

test('what makes no sense is left out, and stands in no chip', () => {
  const senseless = typed({ status: 'LOST', needs: 'love', from: '01/01/2026', to: '2026-99-99', sort: 'up' })
  expect(deskQuestion(senseless)).toEqual({ sort: 'newest' })
  expect(sensible(senseless)).toEqual(typed({ sort: 'up' }))
  expect(sensible(typed({ needs: 'review', search: 'folic' }))).toEqual(typed({ needs: 'review', search: 'folic' }))
})
