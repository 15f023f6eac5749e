import { expect, test } from 'vitest'

import { cents, percent } from '#platform/money.ts'
import { item } from '#tests/sample-item.ts'

import { chosenLines, differencesOf, firstChoice, type ReorderLine } from './choices.ts'

const line = (change: Partial<ReorderLine> = {}): ReorderLine => ({
  ...item(),
  now: {
    registrationId: 'co',
    unitPrice: cents(2_000),
    discount: percent(0),
    price: cents(2_000),
    effectivePrice: cents(2_000),
    total: cents(60_000),
    quantity: 30,
    packagingId: null,
    packagings: [{ id: 'carton', name: 'Carton', units: 10 }],
    minimumOrderQuantity: 30,
    orderQuantityStep: 5,
  },
  problem: 'The minimum order quantity is 30',
  inCart: null,
  ...change,
})
const gone = line({ id: 'order.2', now: null, problem: 'Not available in your region' })

test('every line that can be ordered is chosen at first, in today’s quantity; what is in the cart is not', () => {
  expect(firstChoice(line())).toEqual({ isChosen: true, quantity: 30, packagingId: null })
  expect(firstChoice(line({ inCart: 10 })).isChosen).toBe(false)
  expect(firstChoice(gone).isChosen).toBe(false)
})

test('what is different today is listed one by one', () => {
  expect(differencesOf(line())).toEqual({ price: 875, discount: true, quantity: true, packaging: true })
  expect(differencesOf(gone)).toBeNull()
})

test('a packaging that is gone must be chosen again before anything goes into the cart', () => {
  expect(chosenLines([line(), gone], new Map())).toMatchObject({
    canBeSent: false,
    all: [{ problem: 'Please select packaging' }, { problem: null }],
  })
  const choices = new Map([['order.1', { isChosen: true, quantity: 30, packagingId: 'carton' }]])
  expect(chosenLines([line(), gone], choices)).toMatchObject({ canBeSent: true, total: 60_000 })
})

test('with nothing to choose from it says whether all of it waits in the cart', () => {
  const closed = (...lines: ReorderLine[]) => chosenLines(lines, new Map()).closed
  expect([closed(line(), gone), closed(line({ inCart: 10 }), gone), closed(gone)]).toEqual([
    null,
    'in the cart',
    'gone',
  ])
})

test('nothing chosen is nothing to send', () =>
  expect(chosenLines([gone], new Map())).toMatchObject({ chosen: [], total: 0, canBeSent: false }))
