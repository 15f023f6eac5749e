import * as Schema from 'effect/Schema'

import { Sealed } from '#platform/access/personal-data.ts'
import { Day, event, type HappenedOf, Moment, stream } from '#platform/event.ts'
import { CareCoins, Cents } from '#platform/money.ts'

import {
  AddressSnapshot,
  BonusLine,
  Contact,
  DocumentId,
  FreightOption,
  Id,
  LineAdjustment,
  OrderFile,
  OrderId,
  OrderLine,
  Promo,
  Shipping,
  SpecialRequest,
  text,
} from './order-fields.ts'
import { uploadedDocumentTypes } from './order-status.ts'

/** The order as the distributor asked for it. `subtotal` is before promo code and CareCoins, `total` after; shipping is in neither. */
export const OrderPlaced = event('OrderPlaced', {
  orderId: OrderId,
  /** 2026-000123, without gaps inside a year. */
  num: text(64),
  distributorId: Id,
  placedBy: Id,
  countryId: Id,
  countryName: text(120),
  subCategoryId: Id,
  subCategoryName: text(200),
  lines: Schema.Array(OrderLine),
  bonusLines: Schema.Array(BonusLine),
  shippingAddress: AddressSnapshot,
  billingAddress: AddressSnapshot,
  contact: Schema.NullOr(Contact),
  shipping: Shipping,
  certificates: Schema.Array(text(200)),
  specialRequest: Schema.NullOr(SpecialRequest),
  promo: Schema.NullOr(Promo),
  promoCodeDiscount: Cents,
  careCoinsUsed: CareCoins,
  subtotal: Cents,
  total: Cents,
  /** The promise of 72 hours, recorded once and never computed again. */
  quoteDueAt: Moment,
})

/** Every later event names its order as people and companies do. */
const ofOrder = { orderId: OrderId, num: Id, distributorId: Id }

/** Staff were reminded that the promised quote is due soon. */
export const QuoteDueReminded = event('QuoteDueReminded', { ...ofOrder, quoteDueAt: Moment })
/** The promise passed without a quote: the order shows as overdue. */
export const QuoteFellOverdue = event('QuoteFellOverdue', { ...ofOrder, quoteDueAt: Moment })

/**
 * A freight quote, first or revised: `version` counts from 1. It stands until `validUntil`. `lines` are the order's with
 * the adjustments in their prices; `total` (excl. VAT and shipping) is theirs, less promo code and CareCoins.
 */
export const QuoteIssued = event('QuoteIssued', {
  ...ofOrder,
  version: Schema.Int,
  lines: Schema.Array(OrderLine),
  adjustments: Schema.Array(LineAdjustment),
  options: Schema.Array(FreightOption),
  subtotal: Cents,
  promoCodeDiscount: Cents,
  /** Fewer than before where the adjusted total allows fewer; the rest went back. */
  careCoinsUsed: CareCoins,
  total: Cents,
  validUntil: Moment,
  note: Schema.NullOr(text(2_000)),
  issuedBy: Id,
})
/** The quote no longer stands because the order was changed. */
export const QuoteWithdrawn = event('QuoteWithdrawn', { ...ofOrder, quoteVersion: Schema.Int })
/** The distributor was reminded that the quote lapses in `daysLeft` days. */
export const ConfirmationReminded = event('ConfirmationReminded', {
  ...ofOrder,
  quoteVersion: Schema.Int,
  validUntil: Moment,
  daysLeft: Schema.Int,
})
/** The distributor confirmed the quote with one of its freight options. */
export const QuoteApproved = event('QuoteApproved', {
  ...ofOrder,
  quoteVersion: Schema.Int,
  optionId: Id,
  shippingPrice: Cents,
  grandTotal: Cents,
  confirmedOn: Day,
})
/** The distributor turned the quote down, which ends the order. */
export const QuoteRejected = event('QuoteRejected', {
  ...ofOrder,
  quoteVersion: Schema.Int,
  reason: Schema.NullOr(text(1_000)),
})
/** Nobody confirmed in time, which ends the order. */
export const QuoteExpired = event('QuoteExpired', { ...ofOrder, quoteVersion: Schema.Int })
/** `by` says which side cancelled; staff always give a reason. */
export const OrderCancelled = event('OrderCancelled', {
  ...ofOrder,
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  reason: Schema.NullOr(text(1_000)),
})

// What the distributor changed before confirming. Each starts the 72 hours again; a quote that was out is withdrawn before.

/** Other goods or quantities, priced anew: the whole of the order's lines and figures as they are now. */
export const OrderItemsChanged = event('OrderItemsChanged', {
  ...ofOrder,
  lines: Schema.Array(OrderLine),
  bonusLines: Schema.Array(BonusLine),
  promo: Schema.NullOr(Promo),
  promoCodeDiscount: Cents,
  careCoinsUsed: CareCoins,
  subtotal: Cents,
  total: Cents,
  quoteDueAt: Moment,
})
export const OrderAddressChanged = event('OrderAddressChanged', {
  ...ofOrder,
  addressType: Schema.Literals(['SHIPPING', 'BILLING']),
  address: AddressSnapshot,
  quoteDueAt: Moment,
})
export const OrderContactChanged = event('OrderContactChanged', {
  ...ofOrder,
  contact: Schema.NullOr(Contact),
  quoteDueAt: Moment,
})
export const OrderShippingChanged = event('OrderShippingChanged', {
  ...ofOrder,
  shipping: Shipping,
  quoteDueAt: Moment,
})
export const OrderCertificatesChanged = event('OrderCertificatesChanged', {
  ...ofOrder,
  certificates: Schema.Array(text(200)),
  quoteDueAt: Moment,
})
export const SpecialRequestChanged = event('SpecialRequestChanged', {
  ...ofOrder,
  specialRequest: Schema.NullOr(SpecialRequest),
  quoteDueAt: Moment,
})

// What happens once it is confirmed.

/** `amount` is what is to be paid before production; the whole grand total unless staff ask for less. */
export const PrepaymentRequested = event('PrepaymentRequested', {
  ...ofOrder,
  amount: Cents,
  dueOn: Schema.NullOr(Day),
  note: Schema.NullOr(text(2_000)),
})
export const ImportLicenseRequested = event('ImportLicenseRequested', { ...ofOrder, note: Schema.NullOr(text(2_000)) })
export const PreinspectionRequested = event('PreinspectionRequested', { ...ofOrder, note: Schema.NullOr(text(2_000)) })
/** The distributor sent what was asked for; one that was sent before and is not reviewed yet is replaced. */
export const DocumentSubmitted = event('DocumentSubmitted', {
  ...ofOrder,
  ...OrderFile.fields,
  type: Schema.Literals(uploadedDocumentTypes),
  replaces: Schema.NullOr(DocumentId),
})
const reviewed = { documentId: DocumentId, type: Schema.Literals(uploadedDocumentTypes) }
export const DocumentApproved = event('DocumentApproved', { ...ofOrder, ...reviewed })
/** It is asked for again. */
export const DocumentRejected = event('DocumentRejected', { ...ofOrder, ...reviewed, reason: text(1_000) })
export const ProductionStarted = event('ProductionStarted', { ...ofOrder, readyOn: Schema.NullOr(Day) })
/** `fileId` null: the portal makes it from the order, which is not changed any more. */
const shippingDocuments = Schema.Array(
  Schema.Struct({
    ...OrderFile.fields,
    fileId: Schema.NullOr(Id),
    type: Schema.Literals(['IMPORT_LICENSE', 'COMMERCIAL_INVOICE', 'PACKING_SLIP']),
  }),
)
/** Drafts for the distributor's word; `round` counts from 1. */
export const ShippingDocumentsSent = event('ShippingDocumentsSent', {
  ...ofOrder,
  round: Schema.Int,
  documents: shippingDocuments,
  note: Schema.NullOr(text(2_000)),
})
export const ShippingDocumentsApproved = event('ShippingDocumentsApproved', { ...ofOrder, round: Schema.Int })
export const ShippingDocumentsRejected = event('ShippingDocumentsRejected', {
  ...ofOrder,
  round: Schema.Int,
  reason: text(1_000),
})
export const OrderShipped = event('OrderShipped', {
  ...ofOrder,
  carrier: text(120),
  trackingUrl: Schema.NullOr(text(2_000)),
  shippedOn: Day,
  expectedOn: Schema.NullOr(Day),
  documents: shippingDocuments,
})
export const OrderDelivered = event('OrderDelivered', {
  ...ofOrder,
  deliveredOn: Day,
  /** CareCoins that the delivery earned by the products' rewards, and by a CASH_BACK promo code. */
  careCoinsEarned: CareCoins,
  cashBackCareCoins: CareCoins,
})
/** `invoice` null: the portal makes the invoice from the order. */
export const OrderBilled = event('OrderBilled', {
  ...ofOrder,
  invoiceNumber: text(64),
  dueOn: Schema.NullOr(Day),
  invoice: Schema.NullOr(OrderFile),
})
/** No fulfilment command works until it is released. */
export const OrderHeld = event('OrderHeld', { ...ofOrder, reason: text(1_000) })
export const OrderReleased = event('OrderReleased', { ...ofOrder, note: Schema.NullOr(text(1_000)) })
/** Read by both sides. */
export const MessageWritten = event('MessageWritten', {
  ...ofOrder,
  messageId: Id,
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  text: Sealed,
})
/** Read by staff only. */
export const NoteWritten = event('NoteWritten', { ...ofOrder, noteId: Id, text: Sealed })

export const orderStream = stream('order', [
  OrderPlaced,
  QuoteDueReminded,
  QuoteFellOverdue,
  QuoteIssued,
  QuoteWithdrawn,
  ConfirmationReminded,
  QuoteApproved,
  QuoteRejected,
  QuoteExpired,
  OrderCancelled,
  OrderItemsChanged,
  OrderAddressChanged,
  OrderContactChanged,
  OrderShippingChanged,
  OrderCertificatesChanged,
  SpecialRequestChanged,
  PrepaymentRequested,
  ImportLicenseRequested,
  PreinspectionRequested,
  DocumentSubmitted,
  DocumentApproved,
  DocumentRejected,
  ProductionStarted,
  ShippingDocumentsSent,
  ShippingDocumentsApproved,
  ShippingDocumentsRejected,
  OrderShipped,
  OrderDelivered,
  OrderBilled,
  OrderHeld,
  OrderReleased,
  MessageWritten,
  NoteWritten,
])
export type OrderEvent = HappenedOf<typeof orderStream.events>
