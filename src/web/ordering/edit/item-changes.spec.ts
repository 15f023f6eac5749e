import { expect, test } from 'vitest'

import { item } from '#tests/sample-item.ts'

import { withItemChanges } from './item-changes.ts'

test('items are counted at today’s prices, with the CareCoins that the new total allows', () => {
  expect(withItemChanges([item()], new Map(), 100)).toMatchObject({ total: 39_000, coinsBack: 0, isChanged: false })
  const fewer = new Map([['order.1', { quantity: 10, packagingId: 'box' }]])
  expect(withItemChanges([item()], fewer, 3_000)).toMatchObject({ total: 0, coinsBack: 1_000, isChanged: true })
})

test('a choice that is not possible says why, and nothing can be saved', () => {
  const choice = (quantity: number, packagingId: string | null) => new Map([['order.1', { quantity, packagingId }]])
  expect(withItemChanges([item()], choice(12, 'box'), 0)).toMatchObject({
    canBeSaved: false,
    items: [{ problem: 'Please order in steps of 5: 10, 15, 20 …' }],
  })
  expect(withItemChanges([item()], choice(10, null), 0).items[0]?.problem).toBe('Please select packaging')
})

test('what is not available any more keeps its price and stops saving', () => {
  const gone = item({ now: null, problem: 'Not available in your region' })
  expect(withItemChanges([gone, item({ id: 'order.2' })], new Map(), 0)).toMatchObject({
    total: 62_500,
    canBeSaved: false,
  })
})

test('a change of an item that another user removed is forgotten', () =>
  expect(withItemChanges([item()], new Map([['order.9', { quantity: 10, packagingId: null }]]), 0).isChanged).toBe(
    false,
  ))
