import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from '#modules/ordering/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { lineKey, refusalOf, withChanges } from './changes.ts'

const line = (productId: string, quantity: number, unitPrice: number, discount = 0) =>
  unchecked<CartLine>({ productId, countryId: 'pe', quantity, unitPrice, discount })

const cartOf = (products: CartLine[], careCoinsUsed = 0): Cart =>
  unchecked<Cart>({
    sections: [
      { sectionId: 'pe_sub', products, bonus: [], careCoinsUsed, promo: null, total: 1_000 },
      {
        sectionId: 'co_sub',
        products: [{ ...line('other', 1, 500), countryId: 'co' }],
        bonus: [],
        promo: null,
        total: 500,
      },
    ],
    careCoinsBalance: 100,
    total: 1_500,
    count: products.length + 1,
  })

const changed = (cart: Cart, quantity: number | null, product = 'a') =>
  withChanges(cart, new Map([[lineKey({ countryId: 'pe', productId: product }), quantity]]))

describe('a cart with changes that the server has not heard of yet', () => {
  test('prices the line, its section and the cart again, discount included', () => {
    const cart = changed(cartOf([line('a', 10, 1_000, 10)]), 20)
    expect(cart.sections[0]).toMatchObject({ total: 18_000, products: [{ quantity: 20, totalEffectivePrice: 18_000 }] })
    expect(cart.total).toBe(18_500)
  })

  test('never uses more CareCoins than the smaller section allows', () =>
    expect(changed(cartOf([line('a', 10, 100)], 100), 5).sections[0]).toMatchObject({ careCoinsUsed: 50, total: 0 }))

  test('a line that is taken out leaves the others; the last one takes its section along', () => {
    expect(changed(cartOf([line('a', 1, 100), line('b', 1, 200)]), null)).toMatchObject({ count: 2, total: 700 })
    expect(changed(cartOf([line('a', 1, 100)]), null).sections.map(({ sectionId }) => sectionId)).toEqual(['co_sub'])
  })

  test('sections without changes stay the very same', () => {
    const cart = cartOf([line('a', 1, 100)])
    expect(changed(cart, 3).sections[1]).toBe(cart.sections[1])
  })

  test.each([-4, -1])('%d units are no price: the line keeps its figures until the server says why', (quantity) =>
    expect(changed(cartOf([line('a', 10, 100)], 100), quantity).sections[0]).toMatchObject({
      products: [{ quantity: 10 }],
    }),
  )

  test('a line too large to be priced keeps its figures until the server says why', () =>
    expect(changed(cartOf([line('a', 1, 90_000_000)]), 90_000).sections[0]).toMatchObject({
      products: [{ quantity: 1 }],
    }))
})

describe('a change of a line that was refused', () => {
  const current = line('a', 210, 100)
  const refused = (quantity: number | null) =>
    refusalOf(current, new Map([['pe_a', { quantity, reason: 'In steps of 30' }]]))

  test.each([375, 0, null])('is shown with its reason: %s', (quantity) =>
    expect(refused(quantity)).toEqual({ quantity, reason: 'In steps of 30' }),
  )
  test('is settled once the line holds that many', () => expect(refused(210)).toBeNull())
  test('is of no other line', () => expect(refusalOf(line('b', 1, 100), new Map())).toBeNull())
})
