import { subHours } from 'date-fns/subHours'
import { type AsPlaced, asPlaced, blank } from '#modules/ordering/placing/new-order.ts'
import { lastNumber } from '#modules/ordering/placing/order-lines.ts'
import { type Deadline, decider, type Refusal, refused } from '#platform/decision.ts'
import type { DataByType, Day, Moment } from '#platform/event.ts'
import { OrderCancelled, type OrderEvent, orderStream } from './events.ts'
import { type Course, courseAfter } from './order-course.ts'
import type { OrderId } from './order-fields.ts'
import { type OrderCommand, whyNot } from './order-life.ts'
import type { UploadedDocumentType } from './order-status.ts'
import { CONFIRMATION_REMINDER_DAYS, QUOTE_REMINDER_HOURS } from './order-terms.ts'

type Events = DataByType<typeof orderStream.events>

/** Only what a decision must remember. Screens read projections/orders.ts. */
export type Order = Course &
  AsPlaced & {
    readonly id: OrderId
    readonly num: string
    readonly distributorId: string
    /** The highest number that an item ever had: none is given twice. */
    readonly itemsNumbered: number
    /** Under which id each product that was ever ordered stood: one that comes back is the item that it was. */
    readonly itemOf: Readonly<Record<string, string>>
    /** The promise of 72 hours; null once a quote is out. */
    readonly quoteDue: { readonly at: Moment; readonly reminded: boolean; readonly overdue: boolean } | null
    /** How many quotes were issued; the last one's version. */
    readonly quotesIssued: number
    /** The quote that stands: until when, what it offers, and which reminders of its end were sent. */
    readonly quote: StandingQuote | null
    /** What the distributor confirmed. */
    readonly confirmed: Pick<
      Events['QuoteApproved'],
      'optionId' | 'shippingPrice' | 'grandTotal' | 'confirmedOn'
    > | null
    /** The distributor's document that waits for its review. */
    readonly submitted: { readonly documentId: string; readonly type: UploadedDocumentType } | null
    /** How often drafts of the shipping documents were sent. */
    readonly rounds: number
    readonly shippedOn: Day | null
  }

export type StandingQuote = Pick<Events['QuoteIssued'], 'version' | 'options' | 'total' | 'validUntil'> & {
  readonly reminded: readonly number[]
}

export type OrderDecision = (order: Order) => readonly OrderEvent[] | Refusal

/** The kinds of deadlines that an order's events start. `module.ts` says what each does when it fires. */
export const quoteDueSoon = 'order.quote-due-soon'
export const quoteOverdue = 'order.quote-overdue'
export const quoteExpired = 'order.quote-expired'
export const confirmationDue = (daysLeft: number): string => `order.confirmation-due-in-${daysLeft}-days`

const stillAhead = (deadlines: readonly Deadline[], now: Date) => deadlines.filter(({ at }) => at > now)

type Promise72 = { readonly quoteDueAt: Moment }

const promised = ({ quoteDueAt }: Promise72, now: Date) =>
  stillAhead(
    [
      { kind: quoteDueSoon, at: subHours(quoteDueAt, QUOTE_REMINDER_HOURS) },
      { kind: quoteOverdue, at: new Date(quoteDueAt) },
    ],
    now,
  )

const due = ({ quoteDueAt: at }: Promise72): Pick<Order, 'quoteDue' | 'quote'> => ({
  quoteDue: { at, reminded: false, overdue: false },
  quote: null,
})

const numbered = (
  { itemsNumbered, itemOf }: Order,
  { lines, bonusLines }: Pick<Order, 'lines' | 'bonusLines'>,
): Pick<Order, 'itemsNumbered' | 'itemOf'> => ({
  itemsNumbered: lastNumber([...lines, ...bonusLines], itemsNumbered),
  itemOf: { ...itemOf, ...Object.fromEntries(lines.map(({ productId, lineId }) => [productId, lineId])) },
})

/** The course and no more. */
const moved =
  <Type extends keyof Events>(type: Type) =>
  (it: Order, data: Events[Type]): Order => ({ ...it, ...courseAfter[type](it, data) })
const ended =
  <Type extends 'QuoteRejected' | 'QuoteExpired' | 'OrderCancelled'>(type: Type) =>
  (it: Order, data: Events[Type]): Order => ({ ...moved(type)(it, data), quote: null, quoteDue: null, submitted: null })
const reviewed =
  <Type extends 'DocumentApproved' | 'DocumentRejected'>(type: Type) =>
  (it: Order, data: Events[Type]): Order => ({ ...moved(type)(it, data), submitted: null })

export const order = decider<Order>()({
  stream: orderStream,
  initial: (id) => ({ ...blank, id: id as OrderId }),
  owner: ({ distributorId }) => ({ distributorId }),
  evolve: {
    OrderPlaced: (it, data) => ({
      ...moved('OrderPlaced')(it, data),
      ...asPlaced(data),
      num: data.num,
      distributorId: data.distributorId,
      ...numbered(it, data),
      ...due(data),
    }),
    QuoteDueReminded: (it) => ({ ...it, quoteDue: it.quoteDue && { ...it.quoteDue, reminded: true } }),
    QuoteFellOverdue: (it) => ({ ...it, quoteDue: it.quoteDue && { ...it.quoteDue, overdue: true } }),
    QuoteIssued: (it, data) => ({
      ...moved('QuoteIssued')(it, data),
      quoteDue: null,
      quotesIssued: data.version,
      quote: {
        version: data.version,
        options: data.options,
        total: data.total,
        validUntil: data.validUntil,
        reminded: [],
      },
    }),
    QuoteWithdrawn: (it, data) => ({ ...moved('QuoteWithdrawn')(it, data), quote: null }),
    ConfirmationReminded: (it, { daysLeft }) => ({
      ...it,
      quote: it.quote && { ...it.quote, reminded: [...it.quote.reminded, daysLeft] },
    }),
    QuoteApproved: (it, data) => ({ ...moved('QuoteApproved')(it, data), confirmed: data }),
    QuoteRejected: ended('QuoteRejected'),
    QuoteExpired: ended('QuoteExpired'),
    OrderCancelled: ended('OrderCancelled'),
    OrderItemsChanged: (it, data) => ({
      ...moved('OrderItemsChanged')(it, data),
      ...numbered(it, data),
      ...due(data),
    }),
    OrderAddressChanged: (it, data) => ({
      ...moved('OrderAddressChanged')(it, data),
      [data.addressType === 'SHIPPING' ? 'shippingAddress' : 'billingAddress']: data.address,
      ...due(data),
    }),
    OrderContactChanged: (it, data) => ({
      ...moved('OrderContactChanged')(it, data),
      contact: data.contact,
      ...due(data),
    }),
    OrderShippingChanged: (it, data) => ({
      ...moved('OrderShippingChanged')(it, data),
      shipping: data.shipping,
      ...due(data),
    }),
    OrderCertificatesChanged: (it, data) => ({
      ...moved('OrderCertificatesChanged')(it, data),
      certificates: data.certificates,
      ...due(data),
    }),
    SpecialRequestChanged: (it, data) => ({
      ...moved('SpecialRequestChanged')(it, data),
      specialRequest: data.specialRequest,
      ...due(data),
    }),
    PrepaymentRequested: moved('PrepaymentRequested'),
    ImportLicenseRequested: moved('ImportLicenseRequested'),
    PreinspectionRequested: moved('PreinspectionRequested'),
    DocumentSubmitted: (it, data) => ({
      ...moved('DocumentSubmitted')(it, data),
      submitted: { documentId: data.documentId, type: data.type },
    }),
    DocumentApproved: reviewed('DocumentApproved'),
    DocumentRejected: reviewed('DocumentRejected'),
    ProductionStarted: moved('ProductionStarted'),
    ShippingDocumentsSent: (it, data) => ({ ...moved('ShippingDocumentsSent')(it, data), rounds: data.round }),
    ShippingDocumentsApproved: moved('ShippingDocumentsApproved'),
    ShippingDocumentsRejected: moved('ShippingDocumentsRejected'),
    OrderShipped: (it, data) => ({ ...moved('OrderShipped')(it, data), shippedOn: data.shippedOn }),
    OrderDelivered: moved('OrderDelivered'),
    OrderBilled: moved('OrderBilled'),
    OrderHeld: moved('OrderHeld'),
    OrderReleased: moved('OrderReleased'),
    MessageWritten: (it) => it,
    NoteWritten: (it) => it,
  },
  deadlines: {
    OrderPlaced: promised,
    OrderItemsChanged: promised,
    OrderAddressChanged: promised,
    OrderContactChanged: promised,
    OrderShippingChanged: promised,
    OrderCertificatesChanged: promised,
    SpecialRequestChanged: promised,
    QuoteIssued: ({ validUntil }, now) =>
      stillAhead(
        [
          ...CONFIRMATION_REMINDER_DAYS.map((days) => ({
            kind: confirmationDue(days),
            at: subHours(validUntil, 24 * days),
          })),
          { kind: quoteExpired, at: new Date(validUntil) },
        ],
        now,
      ),
  },
})

/** Why the table does not allow this command now, or null. */
export const notNow = (command: OrderCommand, order: Order): Refusal | null => {
  const why = whyNot(command, order)
  return why === null ? null : refused(why)
}

/** How later events name their order. */
export const named = ({ id, num, distributorId }: Order) => ({ orderId: id, num, distributorId })

/** The distributor takes the order back, as long as it is not confirmed. */
export const cancelOrder: OrderDecision = (it) =>
  notNow('CancelOrder', it) ?? [OrderCancelled.make({ ...named(it), by: 'DISTRIBUTOR', reason: null })]

/** Staff end an order before it is shipped; the distributor reads why. */
export const cancelOrderByStaff =
  (reason: string): OrderDecision =>
  (it) =>
    notNow('CancelOrderByStaff', it) ?? [OrderCancelled.make({ ...named(it), by: 'PROVIDER', reason })]
