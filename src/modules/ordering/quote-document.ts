import type { Opened } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration.ts'

import type { AddressSnapshot } from './order-fields.ts'
import type { StoredOrder } from './order-view.ts'
import { careCoinsValue } from './pricing.ts'
import type { QuoteAddress, QuoteDocument } from './quote-pdf.ts'

const addressOf = ({ countryName: country, ...it }: Opened<AddressSnapshot>): QuoteAddress => ({
  name: it.name,
  addressee: it.addressee,
  address: it.address,
  address2: it.address2,
  zipCode: it.zipCode,
  city: it.city,
  country,
  phone: it.phone,
})

type Around = { readonly brand: Brand; readonly distributor: string; readonly orderUrl: string }

/** All that the PDF of a quote says: the order, opened, and the version of the quote that is asked for. */
export const quoteDocument = (
  order: Opened<StoredOrder>,
  quote: StoredOrder['quotes'][number],
  { brand, distributor, orderUrl }: Around,
): QuoteDocument => ({
  brand,
  language: 'en',
  number: order.num,
  revision: quote.version,
  issuedAt: quote.issuedAt,
  validUntil: quote.validUntil,
  orderUrl,
  distributor,
  shippingAddress: addressOf(order.shippingAddress),
  billingAddress: addressOf(order.billingAddress),
  contact: order.contact,
  shipping: {
    incoterm: order.shipping.method,
    transportMode: order.shipping.transportMode,
    destination: order.shipping.destination,
  },
  certificates: order.certificates,
  lines: order.lines.map((line) => ({
    reference: line.reference,
    name: line.name,
    packaging: line.packagingName,
    quantity: line.quantity,
    price: line.unitPrice,
    discount: line.discount,
    effectivePrice: line.effectiveUnitPrice,
    total: line.total,
  })),
  bonusLines: order.bonusLines,
  subtotal: order.subtotal,
  promo: order.promo?.type === 'DISCOUNT' ? { code: order.promo.code, off: order.promoCodeDiscount } : null,
  careCoins: order.careCoinsUsed > 0 ? { used: order.careCoinsUsed, value: careCoinsValue(order.careCoinsUsed) } : null,
  total: order.total,
  freight: quote.freight,
  freightDiscount:
    quote.shippingDiscount > 0 ? { percent: order.promo?.shippingDiscount ?? 0, off: quote.shippingDiscount } : null,
  grandTotal: quote.grandTotal,
  note: quote.note,
})
