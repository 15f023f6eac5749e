import { expect, test } from 'vitest'
import { MAXIMUM_TOTAL } from '#modules/ordering/terms/pricing.ts'
import type { PromoTerms } from '#modules/promotions/promo-code.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { product } from '#tests/sample-orders.ts'
import { emptyDraft } from './cart-events.ts'
import { type CartFacts, pricedCart } from './cart-view.ts'

const line = { countryId: 'co', productId: 'product-1', quantity: 20, packagingId: 'pack-30' }
const unpriced = { ...product.registrations[0]!, price: null, sellable: false }
const names: Record<string, string> = { co: 'Colombia', pe: 'Peru', ec: 'Ecuador' }

const priced = (changes: Partial<CartFacts> = {}) =>
  pricedCart({
    lines: [line],
    ordered: {},
    now: new Date('2026-11-25T12:00:00Z'),
    draft: emptyDraft as CartFacts['draft'],
    products: [product],
    countryIds: ['co', 'pe', 'ec'],
    countryName: (id) => names[id] ?? id,
    balance: 0,
    today: '2026-11-25' as Day,
    leadTimes: [],
    bonusRule: null,
    promoFor: () => null,
    ...changes,
  })

test('a section is a country and a sub-category', () => {
  const other = { ...product, id: 'product-2', subCategoryId: 'sub-2', subCategoryName: 'Iron' }
  const lines = [line, { ...line, productId: 'product-2' }, { ...line, countryId: 'pe' }]
  const { sections, total, count } = priced({ lines, products: [product, other] })
  expect(sections.map(({ sectionId, country, subCategory }) => [sectionId, country.name, subCategory.name])).toEqual([
    ['co_sub-1', 'Colombia', 'Prenatal vitamins'],
    ['co_sub-2', 'Colombia', 'Iron'],
    ['pe_sub-1', 'Peru', 'Prenatal vitamins'],
  ])
  expect([total, count]).toEqual([22_500 + 22_500 + 28_000, 3])
})

test.each([
  [
    'its registration ended',
    { lines: [{ ...line, countryId: 'ec' }] },
    'Not available in Ecuador (registration status: Suspended)',
  ],
  [
    'its price is not known any more',
    { products: [{ ...product, registrations: [unpriced] }] },
    'Not available in Colombia (no price is set)',
  ],
  ['the country is not the distributor’s any more', { countryIds: ['pe'] }, 'Not available in your region'],
  ['the product was withdrawn', { products: [{ ...product, withdrawn: true }] }, 'No longer available'],
  [
    'its packaging was removed',
    { products: [{ ...product, packagings: [], formerPackagings: product.packagings }] },
    'The packaging Box of 30 is no longer available. Choose another one.',
  ],
  [
    'the minimum was raised',
    { products: [{ ...product, minimumOrderQuantity: 30 }] },
    'The minimum order quantity is 30',
  ],
  [
    'the price grew out of all bounds',
    { products: [{ ...product, registrations: [{ ...product.registrations[0]!, price: cents(MAXIMUM_TOTAL) }] }] },
    'This order is too large',
  ],
])('a line says why it cannot be ordered: %s', (_, changes, problem) => {
  const [section] = priced(changes).sections
  expect(section).toMatchObject({ canBeOrdered: false, products: [{ problem }] })
})

test('CareCoins of the draft count in the section that was chosen', () => {
  const draft = {
    ...emptyDraft,
    countryId: 'pe',
    subCategoryId: 'sub-1',
    careCoinsToUse: careCoins(50),
  } as CartFacts['draft']
  const { sections } = priced({ lines: [line, { ...line, countryId: 'pe' }], draft, balance: 80 })
  expect(
    sections.map(({ careCoinsUsed, careCoinsAfterOrder, total }) => [careCoinsUsed, careCoinsAfterOrder, total]),
  ).toEqual([
    [0, 80, 22_500],
    [50, 30, 27_500],
  ])
})

test('each section is priced by its own promo code', () => {
  const off = (code: string, discount: number): PromoTerms => ({
    code,
    type: 'DISCOUNT',
    discount: percent(discount),
    productIds: null,
    cashBackAmount: cents(0),
    shippingDiscount: percent(0),
  })
  const codes: Record<string, PromoTerms> = { 'co_sub-1': off('SPRING', 10), 'pe_sub-1': off('WINTER', 50) }
  const { sections, total } = priced({
    lines: [line, { ...line, countryId: 'pe' }],
    promoFor: (sectionId) => codes[sectionId] ?? null,
  })
  expect(sections.map((it) => [it.promo?.code, it.totalPromoCodeDiscount])).toEqual([
    ['SPRING', 2_240],
    ['WINTER', 14_000],
  ])
  expect(total).toBe(22_500 - 2_240 + 28_000 - 14_000)
})

test('bonus units come with the paid lines, free', () => {
  const free = { ...product, id: 'product-7', name: 'Applicator', mbdReferenceCode: 'MBD-7' }
  const [section] = priced({ products: [product, free], bonusRule: { a: 'MBD-1001', b: 'MBD-9', c: 'MBD-7' } }).sections
  expect(section).toMatchObject({
    bonus: [{ sectionId: section!.sectionId, isTrocar: true, name: 'Applicator', quantity: 20, total: 0 }],
    total: 22_500,
  })
})

test('bonus units come from the product that has the code now, not from a withdrawn one that had it', () => {
  const free = { ...product, id: 'product-7', name: 'Applicator', mbdReferenceCode: 'MBD-7' }
  const gone = { ...free, id: 'product-6', withdrawn: true }
  const rule = { a: 'MBD-1001', b: 'MBD-9', c: 'MBD-7' }
  const [section] = priced({ products: [product, gone, free], bonusRule: rule }).sections
  expect(section).toMatchObject({ bonus: [{ productId: 'product-7' }] })
})

test('the newest order of a cart is shown for a day, and each section knows its own', () => {
  const ordered = {
    'co_sub-1': { orderId: 'order-1', at: '2026-11-24T13:00:00.000Z' },
    'pe_sub-1': { orderId: 'order-2', at: '2026-11-24T12:30:00.000Z' },
  }
  const on = (now: string) => priced({ ordered, now: new Date(now) })
  expect(on('2026-11-25T12:59:59Z')).toMatchObject({
    justOrdered: 'order-1',
    sections: [{ previousOrderId: 'order-1' }],
  })
  expect(on('2026-11-25T13:00:00Z')).toMatchObject({ justOrdered: null, sections: [{ previousOrderId: 'order-1' }] })
  expect(priced()).toMatchObject({ justOrdered: null, sections: [{ previousOrderId: null }] })
})

test('a section says from when on it can be there, where the lead times of all its products are set', () => {
  const other = { ...product, id: 'product-2' }
  const of = (productId: string, countryId: string, ...days: number[]) => ({ productId, countryId, days })
  const from = (...leadTimes: CartFacts['leadTimes']) =>
    priced({ lines: [line, { ...line, productId: 'product-2' }], products: [product, other], leadTimes }).sections[0]!
      .possibleFrom
  expect(from(of('product-1', 'co', 30, 90), of('product-2', 'co', 45), of('product-2', 'pe', 10))).toBe('2027-01-09')
  expect(from(of('product-1', 'co', 30), of('product-2', 'pe', 10))).toBeNull()
})
