import * as Schema from 'effect/Schema'

import { event, type HappenedOf, Moment, stream } from '#platform/event.ts'
import { CareCoins, Cents } from '#platform/money.ts'

import {
  AddressSnapshot,
  BonusLine,
  Contact,
  Id,
  OrderId,
  OrderLine,
  Promo,
  Shipping,
  SpecialRequest,
  text,
} from './order-fields.ts'

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

/** A freight quote, first or revised: `version` counts from 1. It stands until `validUntil`. */
export const QuoteIssued = event('QuoteIssued', {
  ...ofOrder,
  version: Schema.Int,
  freight: Cents,
  /** Taken off the freight by a promo code. */
  shippingDiscount: Cents,
  shippingPrice: Cents,
  /** The order's total, excl. VAT and shipping. */
  total: Cents,
  grandTotal: Cents,
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
export const QuoteApproved = event('QuoteApproved', { ...ofOrder, quoteVersion: Schema.Int })
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
])
export type OrderEvent = HappenedOf<typeof orderStream.events>
