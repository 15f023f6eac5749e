import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAXIMUM_QUANTITY, nearestQuantity, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { cents, percent } from '#platform/money.ts'
import { orderId, placed, product } from '#tests/sample-orders.ts'
import { chosenAgain, type ReorderFacts, wholeAgain } from './reorder.ts'
import { type MomentFacts, thenAndNow } from './then-and-now.ts'

const { lines } = placed.data
const line = lines[0]!
const facts = (changes: Partial<ReorderFacts> = {}): ReorderFacts => ({
  countryId: 'co',
  countryIds: ['co', 'pe'],
  products: [product],
  ...changes,
})
const today = (changes: Partial<MomentFacts> = {}): MomentFacts => ({
  countryId: 'co',
  countryIds: ['co', 'pe'],
  products: [product],
  promo: null,
  adjustments: [],
  ...changes,
})
const inCart = { productId: 'product-1', countryId: 'co', quantity: 20, packagingId: 'pack-30' }

describe('an order goes into the cart again', () => {
  test('whole: what cannot be ordered any more is left out by name', () => {
    expect(wholeAgain(lines, facts())).toEqual({ lines: [inCart], left: [] })
    expect(wholeAgain(lines, facts({ countryIds: ['pe'] }))).toEqual({
      lines: [],
      left: [{ name: 'Folic acid 400 µg', reason: 'Not available in your region' }],
    })
  })

  test('as it was chosen', () =>
    expect(chosenAgain(lines, [{ id: line.lineId, quantity: 35, packagingId: 'pack-90' }], facts())).toEqual({
      lines: [{ ...inCart, quantity: 35, packagingId: 'pack-90' }],
      left: [],
    }))

  test.each([
    [{ quantity: 12 }, 'lines.0.quantity', 'Please order in steps of 5: 10, 15, 20 …'],
    [{ quantity: 0 }, 'lines.0.quantity', 'Please select quantity'],
    [{ packagingId: null }, 'lines.0.packagingId', 'Please select packaging'],
  ])('but not %o', (choice, field, reason) =>
    expect(
      chosenAgain(lines, [{ id: line.lineId, quantity: 20, packagingId: 'pack-30', ...choice }], facts()),
    ).toMatchObject({ status: 422, errors: { [field]: reason } }),
  )

  test('and nothing that was not in it', () =>
    expect(chosenAgain(lines, [{ id: `${orderId}.7`, quantity: 20, packagingId: null }], facts())).toMatchObject({
      status: 404,
    }))
})

describe('then and now', () => {
  test('the same today', () =>
    expect(thenAndNow(line, today())).toMatchObject({
      registration: 'Registered',
      ordered: { unitPrice: 1_250, discount: 10, price: 1_125, quantity: 20, packaging: { name: 'Box of 30' } },
      now: { unitPrice: 1_250, discount: 10, price: 1_125, total: 22_500, quantity: 20, packagingId: 'pack-30' },
      problem: null,
    }))

  test('another price, minimum and packaging; the nearest quantity is offered', () => {
    const now = {
      ...product,
      minimumOrderQuantity: 24,
      orderQuantityStep: 12,
      packagings: [{ id: 'pack-60', name: 'Box of 60', units: 60 }],
      registrations: product.registrations.map((it) => ({ ...it, price: cents(1_400), discount: percent(0) })),
    }
    expect(thenAndNow(line, today({ products: [now] }))).toMatchObject({
      now: { price: 1_400, quantity: 24, packagingId: 'pack-60', total: 33_600 },
      problem: 'The minimum order quantity is 24',
    })
  })

  test('gone: its registration says why', () => {
    const gone = {
      ...product,
      registrations: product.registrations.map((it) => ({ ...it, status: 'EXPIRED' as const, sellable: false })),
    }
    expect(thenAndNow(line, today({ products: [gone] }))).toMatchObject({
      registration: 'Expired',
      now: null,
      problem: 'Not available in Colombia (registration status: Expired)',
    })
  })

  test('at a price that sales set for the quote, and why', () => {
    const adjustment = { lineId: line.lineId, from: cents(1_125), to: cents(1_000), reason: 'Yearly volume' }
    expect(thenAndNow(line, today()).ordered.adjusted).toBeNull()
    expect(thenAndNow(line, today({ adjustments: [adjustment] })).ordered.adjusted).toEqual({
      from: 1_125,
      reason: 'Yearly volume',
    })
  })

  test('with the promo code of the order that is being changed', () => {
    const promo = {
      code: 'SPRING',
      type: 'DISCOUNT' as const,
      discount: percent(20),
      productIds: null,
      cashBackAmount: cents(0),
      shippingDiscount: percent(0),
    }
    expect(thenAndNow(line, today({ promo })).now).toMatchObject({ price: 1_125, effectivePrice: 900, total: 18_000 })
  })
})

test('the nearest quantity can always be ordered, and is not fewer than requested while that is possible', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 * MAXIMUM_QUANTITY }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (quantity, minimumOrderQuantity, orderQuantityStep) => {
        const rule = { minimumOrderQuantity, orderQuantityStep }
        const nearest = nearestQuantity(quantity, rule)
        expect(quantityProblem(nearest, rule)).toBeNull()
        if (quantity <= MAXIMUM_QUANTITY - orderQuantityStep) expect(nearest).toBeGreaterThanOrEqual(quantity)
      },
    ),
  ))
