import type { Opened } from '#platform/access/personal-data.ts'
import type { DataByType, Moment } from '#platform/event.ts'

import { cents, percent } from '#platform/money.ts'

import type { OrderDetail, OrderRow } from './contract.ts'
import type { orderStream } from './events.ts'
import { imageOf } from './offer.ts'
import type { AddressSnapshot } from './order-fields.ts'
import { type DocumentStatus, type OrderStatus, statusDataOf } from './order-status.ts'
import { careCoinsValue } from './pricing.ts'
import { quoteFileName } from './quote-pdf.ts'

const ZERO = cents(0)
const NO_PERCENT = percent(0)

type Events = DataByType<typeof orderStream.events>

/** An order as its read model holds it, as far as a list shows it. Columns of moments arrive as Date or text. */
export type ListedOrder = {
  readonly id: string
  readonly num: string
  readonly status: OrderStatus
  readonly documentStatus: DocumentStatus | null
  readonly placedAt: Moment
  readonly total: Events['OrderPlaced']['total']
  readonly countryId: string
  readonly countryName: string
  readonly subCategoryId: string
  readonly subCategoryName: string
  readonly quoteDueAt: Moment | null
  readonly overdue: boolean
  readonly validUntil: Moment | null
  readonly deliveredOn: Moment | null
}

type StoredQuote = Omit<Events['QuoteIssued'], 'orderId' | 'num' | 'distributorId' | 'total'> & {
  readonly issuedAt: Moment
}

/** The whole of it. */
export type StoredOrder = ListedOrder &
  Omit<Events['OrderPlaced'], 'orderId' | 'quoteDueAt'> & {
    readonly quotes: readonly StoredQuote[]
    readonly endedBecause: string | null
    readonly endText: string | null
  }

/** A moment as the wire has it, whichever way the database gave it. */
export const wireMoment = <At extends Moment | null>(at: At): At =>
  (at === null ? null : new Date(at).toISOString()) as At

/** A line of a list. */
export const listedOrder = (row: ListedOrder): OrderRow => ({
  id: row.id as OrderRow['id'],
  num: row.num,
  creationDate: wireMoment(row.placedAt),
  status: row.status,
  statusData: statusDataOf(row.status, row.documentStatus),
  total: row.total,
  destination: row.countryName,
  country: { id: row.countryId, name: row.countryName },
  subCategory: { id: row.subCategoryId, name: row.subCategoryName },
  quoteDueAt: wireMoment(row.quoteDueAt),
  overdue: row.overdue,
  validUntil: wireMoment(row.validUntil),
  deliveryDate: wireMoment(row.deliveredOn),
})

const address = (it: Opened<AddressSnapshot>): OrderDetail['shippingAddress'] => ({
  id: it.addressId,
  name: it.name,
  addressee: it.addressee,
  address: it.address,
  address2: it.address2,
  zipCode: it.zipCode,
  city: it.city,
  country: { id: it.countryId, name: it.countryName },
  email: it.email,
  phone: it.phone,
})

/** What an order does not say itself. */
export type AroundOrder = {
  /** Who placed it. */
  readonly placedBy: string
  /** Where its quote is downloaded. */
  readonly quoteFile: string
}

/** The quote that a person may read: the latest, also once it is decided on. */
export const latestQuote = ({ quotes }: { readonly quotes: readonly StoredQuote[] }): StoredQuote | null =>
  quotes.at(-1) ?? null

const quoteShown = ({ issuedBy: _, ...quote }: StoredQuote) => quote

/** The whole order. `row` is opened already: nothing in it is sealed any more. */
export const orderDetail = (row: Opened<StoredOrder>, around: AroundOrder): OrderDetail => {
  const quote = latestQuote(row)
  const { promo, shipping, contact } = row
  const quoteName = quoteFileName(row.num)
  const product = ({ productId: id, name, reference }: { productId: string; name: string; reference: string }) => ({
    id,
    name,
    reference,
    image: imageOf({ id }),
  })
  return {
    ...listedOrder(row),
    documentStatus: row.documentStatus,
    subtotal: row.subtotal,
    promoCode: promo?.code ?? null,
    promoCodeDiscount: row.promoCodeDiscount,
    promoCodeCashBackAmount: promo?.cashBackAmount ?? ZERO,
    promoCodeShippingDiscount: promo?.shippingDiscount ?? NO_PERCENT,
    careCoinsUsed: row.careCoinsUsed,
    careCoinsUsedTotalValue: careCoinsValue(row.careCoinsUsed),
    freight: quote?.freight ?? null,
    shippingPrice: quote?.shippingPrice ?? null,
    grandTotal: quote?.grandTotal ?? null,
    quote: quote && quoteShown(quote),
    shippingMethod: shipping.method,
    transportMode: shipping.transportMode,
    shippingInfo: shipping,
    shippingAddress: address(row.shippingAddress),
    billingAddress: address(row.billingAddress),
    contact,
    contactName: contact?.name ?? null,
    contactPhone: contact?.phone ?? null,
    certificates: row.certificates.join(', '),
    specialRequest: row.specialRequest,
    orderItems: row.lines.map((line) => ({
      id: line.lineId,
      registration: { id: line.registrationId, product: product(line) },
      quantity: line.quantity,
      packaging: line.packagingId === null ? null : { id: line.packagingId, name: line.packagingName ?? '' },
      unitPrice: line.unitPrice,
      discount: line.discount,
      effectivePrice: line.effectiveUnitPrice,
      total: line.total,
    })),
    orderExtraItems: row.bonusLines.map((line) => ({
      id: line.lineId,
      product: product(line),
      quantity: line.quantity,
      total: ZERO,
    })),
    orderDocuments: quote ? [{ name: quoteName, file: around.quoteFile, type: 'QUOTE', label: 'Sales quote' }] : [],
    downloads: quote ? [{ name: quoteName, url: around.quoteFile }] : [],
    cancelReason: row.endedBecause,
    cancelText: row.endText,
    placedByName: around.placedBy,
  }
}
