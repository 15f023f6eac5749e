import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Cents, cents, percent } from '#platform/money.ts'

import {
  bonusQuantity,
  careCoinsValue,
  effectivePrice,
  isTooLarge,
  MAXIMUM_TOTAL,
  maximumCareCoins,
  type Priceable,
  type PromoTerms,
  priceFreight,
  priceLine,
  priceSection,
  totalBeforePromo,
} from './pricing.ts'

const promo = (terms: Partial<PromoTerms>): PromoTerms => ({
  code: 'SPRING',
  type: 'DISCOUNT',
  discount: percent(0),
  productIds: null,
  cashBackAmount: cents(0),
  shippingDiscount: percent(0),
  ...terms,
})
const line = (fields: Partial<Priceable> = {}): Priceable => ({
  productId: 'a',
  quantity: 1,
  unitPrice: cents(1000),
  discount: percent(0),
  ...fields,
})

describe('a unit', () => {
  test('costs its price less the discount, rounded half away from zero', () => {
    expect(effectivePrice(cents(1250), percent(10))).toBe(1125)
    expect(effectivePrice(cents(999), percent(33.33))).toBe(666) // 666.03…
    expect(effectivePrice(cents(5), percent(50))).toBe(3) // 2.5
  })

  test('is rounded after each discount, one after the other', () => {
    // 1.05 less 50 % is 0.525, so 0.53; less 10 % is 0.477, so 0.48. In one step it would be 0.4725, so 0.47.
    const { nonPromoCodeDiscountedPrice, effectivePrice: after } = priceLine(
      line({ unitPrice: cents(105), discount: percent(50) }),
      promo({ discount: percent(10) }),
    )
    expect([nonPromoCodeDiscountedPrice, after]).toEqual([53, 48])
  })

  test('is touched only by a promo code that covers its product', () => {
    const onlyB = promo({ discount: percent(50), productIds: ['b'] })
    expect(priceLine(line({ productId: 'a' }), onlyB).effectivePrice).toBe(1000)
    expect(priceLine(line({ productId: 'b' }), onlyB).effectivePrice).toBe(500)
  })

  test('keeps its price under a cash-back or a shipping code', () => {
    expect(priceLine(line(), promo({ type: 'CASH_BACK', cashBackAmount: cents(500) })).effectivePrice).toBe(1000)
    expect(priceLine(line(), promo({ type: 'SHIPPING_DISCOUNT', shippingDiscount: percent(100) })).effectivePrice).toBe(
      1000,
    )
  })
})

describe('CareCoins', () => {
  test('pay ten cents each, up to the total', () => {
    expect(maximumCareCoins(1_000, cents(1_059))).toBe(105)
    expect(maximumCareCoins(50, cents(1_059))).toBe(50)
    expect(priceSection([line()], { promo: null, balance: 500, careCoins: 30 })).toMatchObject({
      careCoinsDiscount: 300,
      careCoinsAfterOrder: 470,
      total: 700,
    })
  })

  test('beyond the maximum are not taken', () => {
    expect(priceSection([line()], { promo: null, balance: 500, careCoins: 400 })).toMatchObject({
      careCoinsUsed: 100,
      total: 0,
    })
  })
})

describe('the bonus', () => {
  const rule = { a: 'A', b: 'B', c: 'C' }
  const of = (mbdReferenceCode: string, quantity: number) => ({ mbdReferenceCode, quantity })

  test('is the quantity of a and ten times the quantity of b', () => {
    expect(bonusQuantity([of('A', 3), of('B', 2), of('C', 9), of('D', 5)], rule)).toBe(23)
    expect(bonusQuantity([of('D', 5)], rule)).toBe(0)
    expect(bonusQuantity([of('A', 3)], null)).toBe(0)
  })

  test('gives way to a promo code', () => expect(bonusQuantity([of('A', 3)], rule, promo({}))).toBe(0))
})

test('a quote adds the shipping to a total that stays without it', () => {
  expect(priceFreight(cents(10_000), cents(2_500), null)).toEqual({
    freight: 2_500,
    shippingDiscount: 0,
    shippingPrice: 2_500,
    grandTotal: 12_500,
  })
  expect(
    priceFreight(cents(10_000), cents(2_501), promo({ type: 'SHIPPING_DISCOUNT', shippingDiscount: percent(50) })),
  ).toEqual({
    freight: 2_501,
    shippingDiscount: 1_251,
    shippingPrice: 1_250,
    grandTotal: 11_250,
  })
})

test('a line that no total can hold is known before it is priced', () => {
  expect(isTooLarge(line({ unitPrice: cents(MAXIMUM_TOTAL), quantity: 1 }))).toBe(false)
  expect(isTooLarge(line({ unitPrice: cents(MAXIMUM_TOTAL), quantity: 2 }))).toBe(true)
})

describe('whatever is ordered', () => {
  const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => percent(hundredths / 100))
  const prices = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => cents(amount))
  const lines = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 5_000 }),
      unitPrice: prices,
      discount: percents,
    }),
    { maxLength: 8 },
  )
  const promos = fc.option(
    fc.record({
      code: fc.constant('CODE'),
      type: fc.constantFrom('DISCOUNT' as const, 'CASH_BACK' as const, 'SHIPPING_DISCOUNT' as const),
      discount: percents,
      productIds: fc.option(fc.subarray(['a', 'b', 'c'])),
      cashBackAmount: prices,
      shippingDiscount: percents,
    }),
  )
  const coins = fc.integer({ min: 0, max: 1_000_000 })
  const sections = fc.record({ lines, promo: promos, balance: coins, careCoins: coins })

  test('the sum of the lines is the total before CareCoins, and nothing is negative', () =>
    fc.assert(
      fc.property(sections, ({ lines: ordered, ...how }) => {
        const it = priceSection(ordered, how)
        expect(it.lines.reduce((total, { totalEffectivePrice }) => total + totalEffectivePrice, 0)).toBe(
          it.nonCareCoinsDiscountedTotal,
        )
        expect(it.nonPromoCodeDiscountedTotal - it.totalPromoCodeDiscount).toBe(it.nonCareCoinsDiscountedTotal)
        expect(it.nonCareCoinsDiscountedTotal - it.careCoinsDiscount).toBe(it.total)
        expect(
          Math.min(it.total, it.totalPromoCodeDiscount, it.careCoinsAfterOrder, it.careCoinsUsed),
        ).toBeGreaterThanOrEqual(0)
        for (const { quantity, effectivePrice: unit, totalEffectivePrice } of it.lines)
          expect(unit * quantity).toBe(totalEffectivePrice)
      }),
    ))

  test('what the lines come to before a promo code is the sub-total', () =>
    fc.assert(
      fc.property(sections, ({ lines: ordered, ...how }) => {
        const before = ordered.reduce((all, line) => all + totalBeforePromo(line), 0)
        expect(before).toBe(priceSection(ordered, how).nonPromoCodeDiscountedTotal)
      }),
    ))

  test('CareCoins stay inside balance, wish and total, and one more would not fit', () =>
    fc.assert(
      fc.property(sections, ({ lines: ordered, ...how }) => {
        const it = priceSection(ordered, how)
        expect(it.careCoinsUsed).toBeLessThanOrEqual(Math.min(how.balance, how.careCoins))
        expect(careCoinsValue(it.careCoinsUsed)).toBeLessThanOrEqual(it.nonCareCoinsDiscountedTotal)
        if (it.careCoinsUsed < Math.min(how.balance, how.careCoins))
          expect(careCoinsValue(it.careCoinsUsed + 1)).toBeGreaterThan(it.nonCareCoinsDiscountedTotal)
      }),
    ))

  test('a promo code takes off no more than there is', () =>
    fc.assert(
      fc.property(sections, ({ lines: ordered, ...how }) => {
        const it = priceSection(ordered, how)
        expect(it.totalPromoCodeDiscount).toBeLessThanOrEqual(it.nonPromoCodeDiscountedTotal)
      }),
    ))

  test('a higher price or discount never turns the total round', () =>
    fc.assert(
      fc.property(prices, prices, percents, percents, (a, b, x, y) => {
        const [cheap, dear] = [Math.min(a, b), Math.max(a, b)] as [Cents, Cents]
        const [less, more] = x <= y ? [x, y] : [y, x]
        expect(effectivePrice(cheap, x)).toBeLessThanOrEqual(effectivePrice(dear, x))
        expect(effectivePrice(a, more)).toBeLessThanOrEqual(effectivePrice(a, less))
      }),
    ))

  test('a quote never costs less than the order, nor more than order and freight', () =>
    fc.assert(
      fc.property(prices, prices, promos, (total, freight, code) => {
        const { grandTotal } = priceFreight(total, freight, code)
        expect(grandTotal).toBeGreaterThanOrEqual(total)
        expect(grandTotal).toBeLessThanOrEqual(total + freight)
      }),
    ))
})
