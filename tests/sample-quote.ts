import type { QuoteDocument } from '#modules/ordering/quotes/quote-document.ts'
import type { Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'

export const line = {
  reference: 'PC-1042',
  name: 'Copper intrauterine device',
  packaging: 'Carton of 24',
  packagingUnits: 24,
  quantity: 1500,
  price: cents(840),
  discount: 0,
  effectivePrice: cents(840),
  total: cents(1260000),
  adjusted: null,
}

export const freight = {
  name: 'Sea freight',
  transportMode: 'Harbor',
  transitDays: 35,
  freight: cents(186000),
  off: null,
  shippingPrice: cents(186000),
  grandTotal: cents(1446000),
}

export const address = {
  name: 'Main warehouse',
  addressee: 'Bodega Andina',
  address: 'Carrera 15 # 93-60',
  address2: null,
  zipCode: '110221',
  city: 'Bogotá',
  country: 'Colombia',
  phone: '+57 601 555 0101',
}

/** A quote of one line and one freight, with nothing that is optional. */
export const plainQuote: QuoteDocument = {
  timeZone: 'America/Bogota',
  brand: {
    name: 'PartnerCare',
    provider: { name: 'The provider', address: ['Paris'], email: 'contact@provider.example' },
    termsOfSaleUrl: 'https://provider.example/terms',
  },
  language: 'en',
  number: '2026-000123',
  version: 1,
  issuedAt: '2026-11-20T09:12:00.000Z' as Moment,
  validUntil: '2026-12-20T09:12:00.000Z' as Moment,
  orderUrl: 'https://portal.example/profile/order/1',
  distributor: 'Andina Salud',
  shippingAddress: address,
  billingAddress: address,
  contact: null,
  shipping: { incoterm: 'DAP', transportMode: 'Harbor', destination: null },
  certificates: [],
  specialRequests: [],
  purchaseOrderNumber: null,
  wishedDelivery: null,
  lines: [line],
  bonusLines: [],
  subtotal: cents(1260000),
  promo: null,
  cashBack: null,
  careCoins: null,
  total: cents(1260000),
  freights: [freight],
  note: null,
  draft: false,
}
