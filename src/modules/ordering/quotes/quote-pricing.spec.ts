import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARE_COIN_CENTS, type PromoTerms } from '#modules/ordering/terms/pricing.ts'
import { cents, percent } from '#platform/money.ts'
import { isQuoteTooLarge, priceQuote, unadjustedPrice } from './quote-pricing.ts'

const line = (changes = {}) => ({
  lineId: 'l1',
  productId: 'p1',
  quantity: 20,
  unitPrice: cents(1_250),
  discount: percent(10),
  ...changes,
})
const promo = (changes: Partial<PromoTerms> = {}): PromoTerms => ({
  code: 'SPRING',
  type: 'DISCOUNT',
  discount: percent(10),
  productIds: null,
  cashBackAmount: cents(0),
  shippingDiscount: percent(0),
  ...changes,
})
const as = { promo: null, careCoinsUsed: 0, adjustments: [], freights: [cents(8_000)] }

describe('a quote', () => {
  test('without adjustments costs what was requested, and each freight on top', () => {
    const quote = priceQuote([line()], { ...as, freights: [cents(8_000), cents(0)] })
    expect(quote).toMatchObject({ subtotal: 22_500, total: 22_500 })
    expect(quote.freights.map(({ grandTotal }) => grandTotal)).toEqual([30_500, 22_500])
  })

  test('takes the adjusted price as it is, and the promo code off it', () => {
    const adjustments = [{ lineId: 'l1', unitPrice: cents(1_000) }]
    expect(priceQuote([line()], { ...as, adjustments }).lines[0]).toMatchObject({
      unitPrice: 1_000,
      discount: 0,
      totalEffectivePrice: 20_000,
    })
    expect(priceQuote([line()], { ...as, adjustments, promo: promo() })).toMatchObject({
      subtotal: 20_000,
      promoCodeDiscount: 2_000,
      total: 18_000,
    })
  })

  test('takes no more CareCoins than the adjusted total allows', () => {
    const adjustments = [{ lineId: 'l1', unitPrice: cents(10) }]
    expect(priceQuote([line()], { ...as, careCoinsUsed: 100, adjustments })).toMatchObject({
      careCoinsUsed: 20,
      total: 0,
    })
  })

  test('takes a shipping promo code off every freight', () => {
    const shipping = promo({ type: 'SHIPPING_DISCOUNT', discount: percent(0), shippingDiscount: percent(25) })
    const { freights } = priceQuote([line()], { ...as, promo: shipping, freights: [cents(8_000), cents(1_001)] })
    expect(freights).toMatchObject([
      { shippingDiscount: 2_000, shippingPrice: 6_000, grandTotal: 28_500 },
      { shippingDiscount: 250, shippingPrice: 751, grandTotal: 23_251 },
    ])
  })

  test('beyond what an order may come to is found before it is priced', () => {
    const adjustments = [{ lineId: 'l1', unitPrice: cents(6_000_000_000) }]
    expect(isQuoteTooLarge([line()], adjustments)).toBe(true)
    expect(isQuoteTooLarge([line()], [])).toBe(false)
  })
})

const anyLine = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3'),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  unitPrice: fc.integer({ min: 0, max: 100_000 }).map(cents),
  discount: fc.integer({ min: 0, max: 10_000 }).map((n) => percent(n / 100)),
})
const anyQuote = fc.record({
  lines: fc
    .array(anyLine, { minLength: 1, maxLength: 8 })
    .map((lines) => lines.map((it, at) => ({ ...it, lineId: `l${at}` }))),
  careCoinsUsed: fc.integer({ min: 0, max: 1_000_000 }),
  adjustments: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 }).chain((lines) =>
    fc.tuple(
      ...lines.map((index) =>
        fc.record({
          lineId: fc.constant(`l${index}`),
          unitPrice: fc.integer({ min: 0, max: 100_000 }).map(cents),
        }),
      ),
    ),
  ),
  freights: fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(cents), { minLength: 1, maxLength: 6 }),
  promo: fc.option(
    fc.record({
      code: fc.constant('ANY'),
      type: fc.constantFrom('DISCOUNT', 'CASH_BACK', 'SHIPPING_DISCOUNT'),
      discount: fc.integer({ min: 0, max: 10_000 }).map((n) => percent(n / 100)),
      productIds: fc.constantFrom(null, ['p1'], ['p2', 'p3']),
      cashBackAmount: fc.constant(cents(500)),
      shippingDiscount: fc.integer({ min: 0, max: 10_000 }).map((n) => percent(n / 100)),
    }),
  ),
})

describe('whatever is quoted', () => {
  test('the sums are those of the lines, CareCoins only ever come back, and each grand total is total and shipping', () =>
    fc.assert(
      fc.property(anyQuote, ({ lines, ...rest }) => {
        const quote = priceQuote(lines, rest)
        const paid = quote.lines.reduce((all, it) => all + it.totalEffectivePrice, 0)
        expect(quote.subtotal - quote.promoCodeDiscount).toBe(paid)
        expect(quote.careCoinsUsed).toBeLessThanOrEqual(rest.careCoinsUsed)
        expect(quote.careCoinsUsed).toBe(Math.min(rest.careCoinsUsed, Math.floor(paid / CARE_COIN_CENTS)))
        expect(quote.total).toBe(paid - quote.careCoinsUsed * CARE_COIN_CENTS)
        expect(quote.freights).toHaveLength(rest.freights.length)
        for (const [at, it] of quote.freights.entries()) {
          expect(it.freight).toBe(rest.freights[at])
          expect(it.shippingPrice + it.shippingDiscount).toBe(it.freight)
          expect(it.grandTotal).toBe(quote.total + it.shippingPrice)
        }
      }),
    ))

  test('a line without an adjustment keeps its price, and an adjusted one costs what was agreed', () =>
    fc.assert(
      fc.property(anyQuote, ({ lines, ...rest }) => {
        const priced = priceQuote(lines, { ...rest, promo: null }).lines
        for (const [at, it] of priced.entries()) {
          const agreed = rest.adjustments.find(({ lineId }) => lineId === it.lineId)?.unitPrice
          expect(it.effectivePrice).toBe(agreed ?? unadjustedPrice(lines[at]!))
        }
      }),
    ))
})
