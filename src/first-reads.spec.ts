import { expect, test } from 'vitest'
import { paths } from '#paths'
import { everyEndpoint } from '#tests/whole/every-endpoint.ts'
import { firstReadsOf } from './first-reads.ts'

const pages = [
  paths.home(),
  paths.orders(),
  paths.order({ id: '7' }),
  paths.shop(),
  paths.cart(),
  paths.office(),
  paths.officeOrders(),
  paths.officeOrder({ id: '7' }),
  paths.officeQuotes(),
  paths.officeRequests(),
]
const readsOf = (path: string) => firstReadsOf(new URL(path, 'http://portal'))

const gets = everyEndpoint
  .filter(({ method }) => method === 'GET')
  .map(({ path, query }) => ({ pattern: new URLPattern({ pathname: path }), query: Object.keys(query ?? {}) }))

test.each(pages)('%s begins with calls that there are', (page) => {
  for (const read of readsOf(page)) {
    const { pathname, searchParams } = new URL(read, 'http://portal')
    const fitting = gets.filter(({ pattern }) => pattern.test({ pathname }))
    expect(
      fitting.some(({ query }) => [...searchParams.keys()].every((name) => query.includes(name))),
      read,
    ).toBe(true)
  }
})

test('an address with filters, and one without calls of its own, brings what every page has', () => {
  const everyone = readsOf('/404')
  expect(everyone).toContain('/users/me')
  expect(readsOf(paths.orders({}, { status: 'QUOTED' }))).toEqual(everyone)
})
