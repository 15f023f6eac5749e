import type { LoyaltyAccount } from '#modules/loyalty/account.ts'
import { cart } from '#modules/ordering/cart/cart.ts'
import type { WantedOrder } from '#modules/ordering/cart/wanted.ts'
import {
  OrderPlaced,
  QuoteApproved,
  QuoteExpired,
  QuoteIssued,
  QuoteRejected,
  QuoteWithdrawn,
} from '#modules/ordering/events.ts'
import type { PlacingFacts } from '#modules/ordering/placing/placing.ts'
import type { CatalogueProduct, Offer } from '#modules/ordering/terms/offer.ts'
import type { AddressSnapshot, OrderId } from '#modules/ordering/terms/order-fields.ts'
import { priceFreight } from '#modules/ordering/terms/pricing.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { cents, percent } from '#platform/money.ts'

/** What specs of ordering begin with: one company, one product, one order of it. */
export const orderId = '01900000-0000-7000-8000-000000000001' as OrderId
export const distributorId = '01900000-0000-7000-8000-0000000000d1'
export const buyer = '01900000-0000-7000-8000-0000000000a1'
export const seller = '01900000-0000-7000-8000-0000000000b1'
export const num = '2026-000001'

export const sealed = (text: string): Sealed =>
  `sealed:1:${buyer}:${Buffer.from('iv').toString('base64url')}:${Buffer.from(text).toString('base64url')}` as Sealed

export const at = (iso: string): Date => new Date(iso)
export const placedAt = at('2026-11-02T09:00:00.000Z')
export const quoteDueAt = '2026-11-05T09:00:00.000Z' as Moment
export const validUntil = '2026-12-03T10:00:00.000Z' as Moment

const snapshot = (name: string): AddressSnapshot => ({
  addressId: `address-${name}`,
  name,
  addressee: sealed('Lucía Ortega'),
  address: 'Calle 93 # 11-26',
  address2: null,
  zipCode: '110221',
  city: 'Bogotá',
  countryId: 'co',
  countryName: 'Colombia',
  email: sealed('warehouse@andina.example'),
  phone: sealed('+57 1 555 01 10'),
})
export const addresses = { shipping: snapshot('Warehouse'), billing: snapshot('Head office') }

/** From 10 in steps of 5, in two packagings, $12.50 less 10 % in Colombia, $14 in Peru. */
export const product: CatalogueProduct = {
  id: 'product-1',
  reference: 'PC-1001',
  mbdReferenceCode: 'MBD-1001',
  name: 'Folic acid 400 µg',
  subCategoryId: 'sub-1',
  subCategoryName: 'Prenatal vitamins',
  packagings: [
    { id: 'pack-30', name: 'Box of 30', units: 30 },
    { id: 'pack-90', name: 'Box of 90', units: 90 },
  ],
  minimumOrderQuantity: 10,
  orderQuantityStep: 5,
  withdrawn: false,
  registrations: [
    {
      id: 'registration-co',
      countryId: 'co',
      status: 'REGISTERED',
      price: cents(1250),
      discount: percent(10),
      sellable: true,
    },
    {
      id: 'registration-pe',
      countryId: 'pe',
      status: 'REGISTERED',
      price: cents(1400),
      discount: percent(0),
      sellable: true,
    },
    {
      id: 'registration-ec',
      countryId: 'ec',
      status: 'SUSPENDED',
      price: cents(1300),
      discount: percent(0),
      sellable: false,
    },
  ],
}

export const offer = (countryId: 'co' | 'pe' = 'co', of: CatalogueProduct = product): Offer => {
  const { id, price, discount } = of.registrations.find((it) => it.countryId === countryId)!
  return { product: of, registrationId: id, countryId, unitPrice: price!, discount }
}

export const line = { registrationId: 'registration-co', packagingId: 'pack-30', quantity: 20 }

export const wanted = (changes: Partial<WantedOrder> = {}): WantedOrder => ({
  lines: [line],
  shipping: { method: 'CIP', transportMode: 'Airport', destination: 'El Dorado' },
  contact: null,
  specialRequest: null,
  certificates: [],
  careCoins: 0,
  purchaseOrderNumber: null,
  wishedDelivery: null,
  expectedTotal: null,
  ...changes,
})

export const facts = (changes: Partial<PlacingFacts> = {}): PlacingFacts => ({
  distributor: { id: distributorId, state: 'ACTIVE' },
  placedBy: buyer,
  today: '2026-11-02' as Day,
  numberUsedBy: null,
  days: ['2026-11-01' as Day],
  offers: [offer('co'), offer('pe')],
  notOffered: new Map(),
  bonusOffers: [],
  bonusRule: null,
  countryName: () => 'Colombia',
  addresses,
  ...changes,
})

export const account = (balance: number): LoyaltyAccount => ({
  distributorId,
  balance,
  spentOn: {},
  level: null,
  reviewedAt: null,
  nextReviewAt: null,
  warned: [],
})
export const emptyCart = cart.initial(buyer)

const ofOrder = { orderId, num, distributorId }

export const placed = OrderPlaced.make({
  ...ofOrder,
  placedBy: buyer,
  countryId: 'co',
  countryName: 'Colombia',
  subCategoryId: 'sub-1',
  subCategoryName: 'Prenatal vitamins',
  lines: [
    {
      lineId: `${orderId}.1`,
      registrationId: 'registration-co',
      productId: 'product-1',
      reference: 'PC-1001',
      name: 'Folic acid 400 µg',
      packagingId: 'pack-30',
      packagingName: 'Box of 30',
      packagingUnits: 30,
      quantity: 20,
      unitPrice: cents(1250),
      discount: percent(10),
      effectiveUnitPrice: cents(1125),
      total: cents(22_500),
    },
  ],
  bonusLines: [],
  shippingAddress: addresses.shipping,
  billingAddress: addresses.billing,
  contact: null,
  shipping: { method: 'CIP', transportMode: 'Airport', destination: 'El Dorado' },
  certificates: [],
  specialRequest: null,
  promo: null,
  promoCodeDiscount: cents(0),
  careCoinsUsed: careCoins(0),
  subtotal: cents(22_500),
  total: cents(22_500),
  quoteDueAt,
})

export const seaFreight = { optionId: 'sea', name: 'Sea freight', transportMode: 'Harbor', transitDays: 30 } as const
export const quoted = (version = 1, until: Moment = validUntil) =>
  QuoteIssued.make({
    ...ofOrder,
    version,
    lines: placed.data.lines,
    adjustments: [],
    options: [{ ...seaFreight, ...priceFreight(cents(22_500), cents(8_000), null) }],
    subtotal: cents(22_500),
    promoCodeDiscount: cents(0),
    careCoinsUsed: careCoins(0),
    total: cents(22_500),
    validUntil: until,
    note: null,
    issuedBy: seller,
  })

/** Confirmed on the day after it was placed. */
export const approved = QuoteApproved.make({
  ...ofOrder,
  quoteVersion: 1,
  optionId: seaFreight.optionId,
  optionName: seaFreight.name,
  transportMode: seaFreight.transportMode,
  transitDays: seaFreight.transitDays,
  shippingPrice: cents(8_000),
  grandTotal: cents(30_500),
  confirmedOn: '2026-11-03' as Day,
})
export const rejected = QuoteRejected.make({ ...ofOrder, quoteVersion: 1, reason: null })
export const expired = QuoteExpired.make({ ...ofOrder, quoteVersion: 1 })
export const withdrawn = QuoteWithdrawn.make({ ...ofOrder, quoteVersion: 1 })

export const hoursAfter = (from: Date | Moment, hours: number): Date =>
  new Date(new Date(from).getTime() + hours * 3_600_000)
export const momentAfter = (from: Date | Moment, hours: number): Moment => moment(hoursAfter(from, hours))
