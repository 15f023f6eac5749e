import { expect, test } from 'vitest'

import { recentProducts } from './recent-products.ts'

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
  { id: string },
]
const views = (...products: { id: string }[]) => products.map((product) => ({ product }))

test('what was looked at twice is shown once, where it was looked at last', () =>
  expect(recentProducts(views(b, a, b, c, d, e), [], 4)).toEqual([b, a, c, d]))

test('the shop fills up what is missing, without what is there already', () =>
  expect(recentProducts(views(c), [a, c, b, d, e], 4)).toEqual([c, a, b, d]))

test('a user who looked at nothing sees the beginning of the shop', () =>
  expect(recentProducts([], [a, b], 4)).toEqual([a, b]))
