import * as Schema from 'effect/Schema'
import {
  AddressSnapshot,
  asItWas,
  BonusLine,
  Contact,
  FreightOption,
  Id,
  LineAdjustment,
  linesWithUnits,
  OrderId,
  OrderLine,
  ofOrder,
  Promo,
  Shipping,
  SpecialRequest,
  text,
  written,
} from '#modules/ordering/terms/order-fields.ts'
import { PURCHASE_ORDER_NUMBER_LENGTH } from '#modules/ordering/terms/order-terms.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'
import {
  DocumentApproved,
  DocumentRejected,
  DocumentSubmitted,
  ImportLicenseRequested,
  LotNumbersSet,
  MessageWritten,
  NoteWritten,
  OrderBilled,
  OrderDelivered,
  OrderDocumentAdded,
  OrderHeld,
  OrderReleased,
  OrderShipped,
  PreinspectionRequested,
  PrepaymentRequested,
  ProductionStarted,
  ShippingDocumentsApproved,
  ShippingDocumentsRejected,
  ShippingDocumentsSent,
  TrackingNumberSet,
} from './fulfilment-events.ts'

/** The order as the distributor placed it. `subtotal` is before promo code and CareCoins, `total` after; shipping is in neither. */
export const OrderPlaced = event(
  'OrderPlaced',
  {
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
  },
  [linesWithUnits],
)

export const QuoteDueReminded = event('QuoteDueReminded', { ...ofOrder, quoteDueAt: Moment })
export const QuoteFellOverdue = event('QuoteFellOverdue', { ...ofOrder, quoteDueAt: Moment })

/** `version` counts from 1. `lines` include the adjustments; `total` is excl. VAT and shipping. */
export const QuoteIssued = event(
  'QuoteIssued',
  {
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
  },
  [linesWithUnits],
)
export const QuoteWithdrawn = event('QuoteWithdrawn', { ...ofOrder, quoteVersion: Schema.Int })
export const ConfirmationReminded = event('ConfirmationReminded', {
  ...ofOrder,
  quoteVersion: Schema.Int,
  validUntil: Moment,
  daysLeft: Schema.Int,
})
export const QuoteApproved = event(
  'QuoteApproved',
  {
    ...ofOrder,
    quoteVersion: Schema.Int,
    optionId: Id,
    /** What the option is called; null in the first version of this event, which did not say. */
    optionName: Schema.NullOr(text(120)),
    /** How it travels, and how long; null in earlier versions, and where the quote did not say. */
    transportMode: FreightOption.fields.transportMode,
    transitDays: FreightOption.fields.transitDays,
    shippingPrice: Cents,
    grandTotal: Cents,
    confirmedOn: Day,
  },
  [
    (first: object) => ({ ...first, optionName: null }),
    (second: object) => ({ ...second, transportMode: null, transitDays: null }),
  ],
)
export const QuoteRejected = event(
  'QuoteRejected',
  { ...ofOrder, quoteVersion: Schema.Int, reason: Schema.NullOr(written(1_000)) },
  [asItWas],
)
export const QuoteExpired = event('QuoteExpired', { ...ofOrder, quoteVersion: Schema.Int })
/** `by` says which side cancelled; staff always give a reason. */
export const OrderCancelled = event(
  'OrderCancelled',
  { ...ofOrder, by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']), reason: Schema.NullOr(written(1_000)) },
  [asItWas],
)

// A rule of the distributor's company wants a colleague to confirm the quote.

/** `approver`: a person; null: anyone of procurement. `deputy`: to whom it passes on, at `passesOnAt` if not before. */
export const ApprovalRequested = event('ApprovalRequested', {
  quoteVersion: Schema.Int,
  optionId: Id,
  approver: Schema.NullOr(Id),
  deputy: Schema.NullOr(Id),
  passesOnAt: Schema.NullOr(Moment),
})
/** In time, or because the approver left. `approver` as above. */
export const ApprovalPassedOn = event('ApprovalPassedOn', { approver: Schema.NullOr(Id) })
export const ApprovalDeclined = event('ApprovalDeclined', { requestedBy: Id, reason: Sealed })
/** By who requested it. */
export const ApprovalWithdrawn = event('ApprovalWithdrawn', {})

// What the distributor changed before confirming. Each starts the 72 hours again; a quote that was out is withdrawn before.

export const OrderItemsChanged = event(
  'OrderItemsChanged',
  {
    ...ofOrder,
    lines: Schema.Array(OrderLine),
    bonusLines: Schema.Array(BonusLine),
    promo: Schema.NullOr(Promo),
    promoCodeDiscount: Cents,
    careCoinsUsed: CareCoins,
    subtotal: Cents,
    total: Cents,
    quoteDueAt: Moment,
  },
  [linesWithUnits],
)
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

// What the distributor's own books and plans say of the order. It is placed with them, and no quote depends on them.

export const PurchaseOrderNumberChanged = event('PurchaseOrderNumberChanged', {
  purchaseOrderNumber: Schema.NullOr(text(PURCHASE_ORDER_NUMBER_LENGTH)),
})
export const WishedDeliveryChanged = event('WishedDeliveryChanged', { wishedDelivery: Schema.NullOr(Day) })

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
  PurchaseOrderNumberChanged,
  WishedDeliveryChanged,
  ApprovalRequested,
  ApprovalPassedOn,
  ApprovalDeclined,
  ApprovalWithdrawn,
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
  OrderDocumentAdded,
  TrackingNumberSet,
  LotNumbersSet,
  MessageWritten,
  NoteWritten,
])
export type OrderEvent = EventOf<typeof orderStream.events>
