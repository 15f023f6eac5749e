import type { orderStream } from '#modules/ordering/events.ts'
import type { changeTexts, fulfilmentTexts } from '#modules/ordering/fulfilment/fulfilment-texts.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import type { DataByType } from '#platform/event.ts'
import type { EventDescription } from '#platform/text/event-descriptions.ts'
import { counted, dayWithZone, dollars, minuteOf } from '#platform/text/formats.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'

type Events = DataByType<typeof orderStream.events>
export type OrderEventType = keyof Events

/** What of an event the distributor reads: all, that it happened without the detail, or nothing. */
type EventDisplay = { readonly icon: string; readonly reads: 'all' | 'without detail' | 'staff' }

/** How each event is shown in a history, with the name of its icon on the screens. */
export const shownEvents = {
  OrderPlaced: { icon: 'shopping-bag', reads: 'all' },
  QuoteDueReminded: { icon: 'bell', reads: 'staff' },
  QuoteFellOverdue: { icon: 'clock', reads: 'staff' },
  QuoteIssued: { icon: 'receipt', reads: 'all' },
  QuoteWithdrawn: { icon: 'receipt-off', reads: 'all' },
  ConfirmationReminded: { icon: 'clock', reads: 'all' },
  QuoteApproved: { icon: 'circle-check', reads: 'all' },
  ApprovalRequested: { icon: 'send', reads: 'all' },
  ApprovalPassedOn: { icon: 'send', reads: 'all' },
  ApprovalDeclined: { icon: 'circle-x', reads: 'all' },
  QuoteRejected: { icon: 'circle-x', reads: 'all' },
  QuoteExpired: { icon: 'circle-x', reads: 'all' },
  OrderCancelled: { icon: 'circle-x', reads: 'all' },
  OrderItemsChanged: { icon: 'pencil', reads: 'all' },
  OrderAddressChanged: { icon: 'map-pin', reads: 'all' },
  OrderContactChanged: { icon: 'pencil', reads: 'all' },
  OrderShippingChanged: { icon: 'pencil', reads: 'all' },
  OrderCertificatesChanged: { icon: 'pencil', reads: 'all' },
  SpecialRequestChanged: { icon: 'pencil', reads: 'all' },
  PurchaseOrderNumberChanged: { icon: 'pencil', reads: 'all' },
  WishedDeliveryChanged: { icon: 'pencil', reads: 'all' },
  PrepaymentRequested: { icon: 'coin', reads: 'all' },
  ImportLicenseRequested: { icon: 'send', reads: 'all' },
  PreinspectionRequested: { icon: 'send', reads: 'all' },
  DocumentSubmitted: { icon: 'file-upload', reads: 'all' },
  DocumentApproved: { icon: 'file-check', reads: 'all' },
  DocumentRejected: { icon: 'file-x', reads: 'all' },
  ProductionStarted: { icon: 'package', reads: 'all' },
  ShippingDocumentsSent: { icon: 'file-upload', reads: 'all' },
  ShippingDocumentsApproved: { icon: 'file-check', reads: 'all' },
  ShippingDocumentsRejected: { icon: 'file-x', reads: 'all' },
  OrderShipped: { icon: 'truck-delivery', reads: 'all' },
  OrderDelivered: { icon: 'circle-check', reads: 'all' },
  OrderBilled: { icon: 'file-invoice', reads: 'all' },
  OrderHeld: { icon: 'lock', reads: 'without detail' },
  OrderReleased: { icon: 'lock-open', reads: 'without detail' },
  OrderDocumentAdded: { icon: 'file-upload', reads: 'all' },
  TrackingNumberSet: { icon: 'truck-delivery', reads: 'all' },
  LotNumbersSet: { icon: 'package', reads: 'all' },
  MessageWritten: { icon: 'message', reads: 'all' },
  NoteWritten: { icon: 'note', reads: 'staff' },
} as const satisfies Readonly<Record<OrderEventType, EventDisplay>>

type SaidElsewhere = keyof typeof changeTexts | keyof typeof fulfilmentTexts
type EventTexts = {
  readonly [Type in Exclude<OrderEventType, SaidElsewhere>]: (data: Events[Type], zone: TimeZone) => EventDescription
}

const products = (amount: number) => counted(amount, 'product')
const days = (left: number) => counted(left, 'day')
const sentBy = (
  way: string,
  { shippingPrice, grandTotal }: Pick<Events['QuoteApproved'], 'shippingPrice' | 'grandTotal'>,
) => `${way ? `${way}, shipping` : 'Shipping'} ${dollars(shippingPrice)}, grand total ${dollars(grandTotal)}`
const offered = (options: Events['QuoteIssued']['options']): string => {
  const [only] = options
  if (only && options.length === 1) return sentBy(freightLine(only), only)
  const totals = options.map(({ grandTotal }) => grandTotal)
  return `${options.length} freight options, grand total from ${dollars(Math.min(...totals))}`
}

const adjusted = (prices: number): string => (prices === 0 ? '' : `, ${counted(prices, 'price')} adjusted`)

/** Describes an event: the end of a sentence that begins with who did it. Changes and fulfilment have files of their own. */
export const eventTexts: EventTexts = {
  OrderPlaced: ({ lines, total }) => ({
    what: 'placed the order',
    detail: `${products(lines.length)}, ${dollars(total)} (excl. VAT)`,
  }),
  QuoteDueReminded: ({ quoteDueAt }) => ({
    what: 'reminded sales of the quote',
    detail: `Promised by ${minuteOf(quoteDueAt)}`,
  }),
  QuoteFellOverdue: ({ quoteDueAt }) => ({
    what: 'marked the quote as overdue',
    detail: `Promised by ${minuteOf(quoteDueAt)}`,
  }),
  QuoteIssued: ({ version, options, adjustments, validUntil }, zone) => ({
    what: version === 1 ? 'sent the quote' : 'revised the quote',
    detail: `${offered(options)}${adjusted(adjustments.length)}, valid until ${dayWithZone(validUntil, zone)}`,
  }),
  QuoteWithdrawn: () => ({ what: 'withdrew the quote', detail: 'The order was changed' }),
  ConfirmationReminded: ({ daysLeft }) => ({ what: 'sent a reminder', detail: `${days(daysLeft)} left to confirm` }),
  // While the history is made again, the one before is read: its rows know of none of the three that say how.
  QuoteApproved: ({ optionName: name, transportMode, transitDays, ...price }) => ({
    what: 'confirmed the order',
    detail: sentBy(freightLine({ name, transportMode, transitDays }), price),
  }),
  ApprovalRequested: ({ passesOnAt }) => ({
    what: 'requested an approval to confirm the order',
    detail: passesOnAt && `Passes on at ${minuteOf(passesOnAt)}`,
  }),
  ApprovalPassedOn: ({ approver }) => ({
    what: 'passed the approval on',
    detail: approver === null ? 'Anyone of procurement can approve' : 'The deputy can approve',
  }),
  ApprovalDeclined: ({ reason }) => ({ what: 'declined the approval', detail: reason }),
  QuoteRejected: ({ reason }) => ({ what: 'rejected the quote', detail: reason }),
  QuoteExpired: () => ({ what: 'cancelled the order', detail: 'The quote was not confirmed in time' }),
  OrderCancelled: ({ reason }) => ({ what: 'cancelled the order', detail: reason }),
}
