import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BonusRule } from '#modules/ordering/terms/pricing.ts'
import type { PromoTerms } from '#modules/promotions/promo-code.ts'
import { invalid, isRefusal } from '#platform/decision.ts'
import { cents, lessPercent, percent } from '#platform/money.ts'
import { applied } from './applying.ts'

const section = { countryId: 'co', subCategoryId: 'vitamins' }
const product = (id: string, price = 1_250, discount = 10, more: object = {}) => ({
  id,
  reference: id,
  mbdReferenceCode: id,
  name: `Product ${id}`,
  subCategoryId: 'vitamins',
  subCategoryName: 'Vitamins',
  packagings: [],
  minimumOrderQuantity: 1,
  orderQuantityStep: 1,
  withdrawn: false,
  registrations: [
    {
      id: `r-${id}`,
      countryId: 'co',
      status: 'REGISTERED' as const,
      price: cents(price),
      discount: percent(discount),
      sellable: true,
    },
  ],
  ...more,
})
const terms = (more: Partial<PromoTerms> = {}): PromoTerms => ({
  code: 'SPRING-10',
  type: 'DISCOUNT',
  discount: percent(10),
  productIds: null,
  cashBackAmount: cents(0),
  shippingDiscount: percent(0),
  ...more,
})
const facts = (products: ReturnType<typeof product>[], promo: PromoTerms, bonusRule: BonusRule | null = null) => ({
  products,
  countryIds: ['co'],
  bonusRule,
  promoFor: () => promo,
})

test('a cash back and a freight discount leave every price as it is', () => {
  const products = [product('a')]
  for (const promo of [
    terms({ type: 'CASH_BACK', discount: percent(0), cashBackAmount: cents(12_000) }),
    terms({ type: 'SHIPPING_DISCOUNT', discount: percent(0), shippingDiscount: percent(20) }),
  ])
    expect(applied([{ productId: 'a', quantity: 20 }], section, facts(products, promo))).toMatchObject({
      cashBackCareCoins: promo.cashBackAmount / 10,
      totalPromoCodeDiscount: 0,
      nonCareCoinsDiscountedTotal: 22_500,
    })
})

test('the answer names the section and those of its products that the code covers', () => {
  const items = [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 1 },
  ]
  const products = [product('a'), product('b')]
  const [all, one] = [terms(), terms({ productIds: ['b', 'elsewhere'] })].map((promo) =>
    applied(items, section, facts(products, promo)),
  )
  expect(all).toMatchObject({ sectionId: 'co_vitamins', products: [{ id: 'a' }, { id: 'b' }] })
  expect(one).toMatchObject({ products: [{ id: 'b', name: 'Product b', reference: 'b' }] })
})

test('the free units that the code replaces are listed', () =>
  expect(
    applied(
      [
        { productId: 'a', quantity: 3 },
        { productId: 'b', quantity: 2 },
      ],
      section,
      facts([product('a'), product('b')], terms(), { a: 'a', b: 'b', c: 'c' }),
    ),
  ).toMatchObject({ bonusCleared: 23 }))

test('what is not in the section is named by its place, and a code that gives nothing says why', () => {
  const elsewhere = product('x', 1_250, 0, { subCategoryId: 'tests' })
  const items = [
    { productId: 'nothing', quantity: 1 },
    { productId: 'x', quantity: 1 },
  ]
  expect(applied(items, section, facts([elsewhere], terms()))).toMatchObject({
    errors: {
      'items.0.productId': 'Not available in your region',
      'items.1.productId': 'An order can only have products of one sub-category',
    },
  })
  const refusing = { ...facts([product('a')], terms()), promoFor: () => invalid({ promoCode: 'It is closed' }) }
  expect(applied([{ productId: 'a', quantity: 1 }], section, refusing)).toMatchObject({ error: 'It is closed' })
})

test('whatever is ordered at whatever percent: unit by unit, on covered lines only, never below nothing, and the sums agree', () => {
  const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((value) => percent(value / 100))
  const lines = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 5_000_000 }),
      discount: anyPercent,
      quantity: fc.integer({ min: 1, max: 1_000 }),
      covered: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, anyPercent, (all, off) => {
      const products = all.map(({ price, discount }, at) => product(String(at), price, discount))
      const productIds = all.flatMap(({ covered }, at) => (covered ? [String(at)] : []))
      const items = all.map(({ quantity }, at) => ({ productId: String(at), quantity }))
      const it = applied(items, section, facts(products, terms({ discount: off, productIds })))
      if (isRefusal(it)) throw new Error(it.error)
      for (const [at, line] of it.lines.entries()) {
        const { price, discount, quantity, covered } = all[at]!
        const before = lessPercent(cents(price), discount)
        const after = covered ? lessPercent(before, off) : before
        expect(line.effectivePrice).toBe(after)
        expect(line.effectivePrice).toBeGreaterThanOrEqual(0)
        expect(line.totalEffectivePrice).toBe(after * quantity)
        expect(line.promoCodeDiscount).toBe((before - after) * quantity)
      }
      expect(it.nonPromoCodeDiscountedTotal - it.totalPromoCodeDiscount).toBe(it.nonCareCoinsDiscountedTotal)
      expect(it.lines.reduce((sum, line) => sum + line.totalEffectivePrice, 0)).toBe(it.nonCareCoinsDiscountedTotal)
    }),
  )
})
