import { expect, test } from 'vitest'
import type { CartLine } from '#modules/ordering/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { differences, newPriceOf } from './new-price.ts'

const line = (productId: string, totalEffectivePrice: number) =>
  unchecked<CartLine>({ productId, name: `Product ${productId}`, totalEffectivePrice })
const now = (productId: string, total: number) => ({ productId, name: `Product ${productId}`, quantity: 1, total })

test('only lines whose total changed are named, with both totals', () => {
  const shown = [line('a', 100), line('b', 200)]
  expect(differences(shown, { lines: [now('a', 100), now('b', 250)] })).toEqual([
    { name: 'Product b', before: 200, now: 250 },
  ])
})

test('a line that is only on one side has nothing on the other', () => {
  expect(differences([line('a', 100)], { lines: [now('b', 50)] })).toEqual([
    { name: 'Product b', before: null, now: 50 },
    { name: 'Product a', before: 100, now: null },
  ])
})

test('a conflict about something else is no new price', () => {
  const figures = { total: 5, careCoinsUsed: 0, lines: [] }
  expect(newPriceOf({ status: 409, members: figures })).toEqual(figures)
  expect(newPriceOf({ status: 409, members: { error: 'The key was used before' } })).toBeNull()
  expect(newPriceOf({ status: 422, members: figures })).toBeNull()
})
