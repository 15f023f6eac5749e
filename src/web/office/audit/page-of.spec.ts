import { expect, test } from 'vitest'

import { pageOf } from './page-of.ts'

test('a stream leads to the page about what it tells of, if the office has one', () => {
  expect(pageOf('order', 'a1')?.to).toBe('/office/orders/a1')
  expect(pageOf('distributor', 'a1')?.to).toBe('/office/orders?company=a1')
  expect(pageOf('promo-code', 'WINTER-10')?.to).toBe('/office/promo-codes/WINTER-10')
  expect(pageOf('log-watch', 'log')).toBeNull()
  expect(pageOf('constructor', 'log')).toBeNull()
})
