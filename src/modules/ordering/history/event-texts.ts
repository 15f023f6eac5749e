import type { orderStream } from '#modules/ordering/events.ts'
import type { changeTexts, fulfilmentTexts } from '#modules/ordering/fulfilment/fulfilment-texts.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import type { DataByType } from '#platform/event.ts'
import type { EventDescription } from '#platform/text/event-descriptions.ts'
import { dayWithZone, dollars, minuteOf } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'
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
  ApprovalWithdrawn: { icon: 'circle-x', reads: 'all' },
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

const products = (amount: number) => sayCounted(amount, 'product', 'products')
const days = (left: number) => sayCounted(left, 'day', 'days')
const sentBy = (
  way: string,
  { shippingPrice, grandTotal }: Pick<Events['QuoteApproved'], 'shippingPrice' | 'grandTotal'>,
) =>
  say(
    '{0} {1}, grand total {2}',
    way ? say('{0}, shipping', way) : say('Shipping'),
    dollars(shippingPrice),
    dollars(grandTotal),
  )
const offered = (options: Events['QuoteIssued']['options']): string => {
  const [only] = options
  if (only && options.length === 1) return sentBy(freightLine(only), only)
  const totals = options.map(({ grandTotal }) => grandTotal)
  return say('{0} freight options, grand total from {1}', options.length, dollars(Math.min(...totals)))
}

const adjusted = (prices: number): string =>
  prices === 0 ? '' : say(', {0} adjusted', sayCounted(prices, 'price', 'prices'))

/** Describes an event: the end of a sentence that begins with who did it. Changes and fulfilment have files of their own. */
export const eventTexts: EventTexts = {
  OrderPlaced: ({ lines, total }) => ({
    what: say('placed the order'),
    detail: say('{0}, {1} (excl. VAT)', products(lines.length), dollars(total)),
  }),
  QuoteDueReminded: ({ quoteDueAt }) => ({
    what: say('reminded sales of the quote'),
    detail: say('Promised by {0}', minuteOf(quoteDueAt)),
  }),
  QuoteFellOverdue: ({ quoteDueAt }) => ({
    what: say('marked the quote as overdue'),
    detail: say('Promised by {0}', minuteOf(quoteDueAt)),
  }),
  QuoteIssued: ({ version, options, adjustments, validUntil }, zone) => ({
    what: version === 1 ? say('sent the quote') : say('revised the quote'),
    detail: say(
      '{0}{1}, valid until {2}',
      offered(options),
      adjusted(adjustments.length),
      dayWithZone(validUntil, zone),
    ),
  }),
  QuoteWithdrawn: () => ({ what: say('withdrew the quote'), detail: say('The order was changed') }),
  ConfirmationReminded: ({ daysLeft }) => ({
    what: say('sent a reminder'),
    detail: say('{0} left to confirm', days(daysLeft)),
  }),
  // While the history is made again, the one before is read: its rows know of none of the three that say how.
  QuoteApproved: ({ optionName: name, transportMode, transitDays, ...price }) => ({
    what: say('confirmed the order'),
    detail: sentBy(freightLine({ name, transportMode, transitDays }), price),
  }),
  ApprovalRequested: ({ passesOnAt }) => ({
    what: say('requested an approval to confirm the order'),
    detail: passesOnAt && say('Passes on at {0}', minuteOf(passesOnAt)),
  }),
  ApprovalPassedOn: ({ approver }) => ({
    what: say('passed the approval on'),
    detail: approver === null ? say('Anyone of procurement can approve') : say('The deputy can approve'),
  }),
  ApprovalDeclined: ({ reason }) => ({ what: say('declined the approval'), detail: reason }),
  ApprovalWithdrawn: () => ({ what: say('withdrew the approval request'), detail: null }),
  QuoteRejected: ({ reason }) => ({ what: say('rejected the quote'), detail: reason }),
  QuoteExpired: () => ({ what: say('cancelled the order'), detail: say('The quote was not confirmed in time') }),
  OrderCancelled: ({ reason }) => ({ what: say('cancelled the order'), detail: reason }),
}
