import { fulfilmentSteps } from '#modules/ordering/fulfilment/fulfilment-steps.ts'
import { unplaced } from '#modules/ordering/placing/new-order.ts'
import { lastNumber } from '#modules/ordering/placing/order-lines.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { careCoinsValue } from '#modules/ordering/terms/pricing.ts'
import { type Decider, decider, type Refusal, refused } from '#platform/decision.ts'
import type { DataByType, Day, Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { type OrderEvent, orderStream } from './events.ts'
import { type OrderCommand, whyNot } from './order-life.ts'
import {
  type AddedDocument,
  becoming,
  type Confirmation,
  type DraftRound,
  type EndedBecause,
  type Figures,
  figuresOf,
  type Hold,
  type Invoicing,
  type LotsOfLine,
  onHold,
  type PendingApproval,
  type QuoteVersion,
  type Shipment,
  type SubmittedDocument,
  type TrackingNumber,
  unnamed,
} from './order-parts.ts'
import { orderPromises } from './order-promises.ts'
import type { DocumentStatus, QuoteState, UploadedDocumentType } from './order-states.ts'
import type { Stage } from './stages.ts'

type Events = DataByType<typeof orderStream.events>

/** What was requested, as of now. The figures are the quote's while one is out or confirmed. */
export type Placement = Omit<Events['OrderPlaced'], 'orderId' | 'quoteDueAt'> & { readonly placedAt: Moment }

/** Folded from all its events. Names, phones and free text stay sealed: endpoints open them. */
export type Order = Placement & {
  readonly id: OrderId
  readonly stage: Stage
  readonly held: boolean
  /** What holds it: each goes by its own release. */
  readonly holds: readonly Hold[]
  readonly holdReason: string | null
  readonly documentStatus: DocumentStatus | null
  /** As the distributor requested it last. */
  readonly requested: Figures
  /** The highest number that an item ever had: none is given twice. */
  readonly itemsNumbered: number
  /** Under which id each product that was ever ordered stood: one that comes back is the item that it was. */
  readonly itemOf: Readonly<Record<string, string>>
  /** Until when the quote was promised; null once it is out, or the order has ended. */
  readonly quoteDueAt: Moment | null
  readonly quoteDueReminded: boolean
  readonly overdue: boolean
  readonly validUntil: Moment | null
  /** How many days before the end of that quote the distributor was reminded. */
  readonly confirmationReminders: readonly number[]
  readonly quotes: readonly QuoteVersion[]
  /** The company's own, of the quote that is out. */
  readonly approval: PendingApproval | null
  readonly confirmed: Confirmation | null
  readonly prepayment: Pick<Events['PrepaymentRequested'], 'amount' | 'dueOn'> | null
  readonly requests: readonly { type: UploadedDocumentType; note: string | null; askedAt: Moment }[]
  readonly submittedDocuments: readonly SubmittedDocument[]
  readonly production: { readonly startedAt: Moment; readonly readyOn: Day | null } | null
  readonly drafts: readonly DraftRound[]
  readonly shipment: Shipment | null
  readonly addedDocuments: readonly AddedDocument[]
  readonly trackingNumber: TrackingNumber | null
  readonly lots: readonly LotsOfLine[]
  readonly deliveredOn: Day | null
  readonly earned: Pick<Events['OrderDelivered'], 'careCoinsEarned' | 'cashBackCareCoins'> | null
  readonly invoice: Invoicing | null
  readonly endedBecause: EndedBecause | null
  readonly endText: string | null
  readonly purchaseOrderNumber: string | null
  readonly wishedDelivery: Day | null
}

const waiting = {
  quoteDueAt: null,
  quoteDueReminded: false,
  overdue: false,
  validUntil: null,
  confirmationReminders: [],
  approval: null,
} as const

const onNoHold = onHold([])

const nothingYet = {
  ...waiting,
  stage: 'NEW',
  ...onNoHold,
  documentStatus: null,
  requested: figuresOf(unplaced),
  itemsNumbered: 0,
  itemOf: {},
  quotes: [],
  confirmed: null,
  prepayment: null,
  requests: [],
  submittedDocuments: [],
  production: null,
  drafts: [],
  shipment: null,
  addedDocuments: [],
  trackingNumber: null,
  lots: [],
  deliveredOn: null,
  earned: null,
  invoice: null,
  endedBecause: null,
  endText: null,
  purchaseOrderNumber: null,
  wishedDelivery: null,
} as const

export type OrderSteps = Decider<Order, typeof orderStream.events>['evolve']
export type OrderDecision = (order: Order) => readonly OrderEvent[] | Refusal

const promised = (state: Order, { quoteDueAt }: { readonly quoteDueAt: Moment }): Order => ({
  ...state,
  ...waiting,
  stage: 'WAITING_FOR_QUOTE',
  documentStatus: null,
  quoteDueAt,
})

const withItems = ({ itemsNumbered, itemOf }: Order, goods: Figures) => ({
  ...figuresOf(goods),
  requested: figuresOf(goods),
  itemsNumbered: lastNumber([...goods.lines, ...goods.bonusLines], itemsNumbered),
  itemOf: { ...itemOf, ...Object.fromEntries(goods.lines.map(({ productId, lineId }) => [productId, lineId])) },
})

/** Without the quote's adjustments; CareCoins that went back with them are not taken again. */
const withoutQuote = ({ requested, careCoinsUsed }: Order) => {
  const total = cents(requested.total + careCoinsValue(requested.careCoinsUsed) - careCoinsValue(careCoinsUsed))
  const figures = { ...requested, careCoinsUsed, total }
  return { ...figures, requested: figures }
}

const ended = (state: Order, quote: QuoteState, endedBecause: EndedBecause, endText: string | null = null): Order => ({
  ...state,
  ...waiting,
  stage: 'CANCELLED',
  documentStatus: null,
  ...onNoHold,
  quotes: becoming(state.quotes, quote),
  endedBecause,
  endText,
})

export const order = decider<Order>()({
  stream: orderStream,
  initial: (id) => ({ ...unplaced, ...nothingYet, id: id as OrderId }),
  owner: ({ distributorId }) => ({ distributorId }),
  evolve: {
    OrderPlaced: (state, { orderId: _, quoteDueAt, ...placed }, { at: placedAt }) => ({
      ...promised(state, { quoteDueAt }),
      ...placed,
      ...withItems(state, placed),
      placedAt,
    }),
    QuoteDueReminded: (it) => ({ ...it, quoteDueReminded: true }),
    QuoteFellOverdue: (it) => ({ ...it, overdue: true }),
    QuoteIssued: (state, data, { at: issuedAt }) => {
      const { lines, subtotal, promoCodeDiscount, careCoinsUsed, total, validUntil } = data
      return {
        ...state,
        ...waiting,
        stage: 'QUOTE_RECEIVED',
        ...{ lines, subtotal, promoCodeDiscount, careCoinsUsed, total, validUntil },
        quotes: [...becoming(state.quotes, 'REVISED'), { ...unnamed(data), issuedAt, state: 'STANDS' }],
      }
    },
    QuoteWithdrawn: (state) => ({
      ...state,
      ...withoutQuote(state),
      stage: 'WAITING_FOR_QUOTE',
      documentStatus: null,
      validUntil: null,
      approval: null,
      quotes: becoming(state.quotes, 'WITHDRAWN'),
    }),
    ConfirmationReminded: (state, { daysLeft }) => ({
      ...state,
      confirmationReminders: [...state.confirmationReminders, daysLeft],
    }),
    ApprovalRequested: (state, data, { at: since, actor: requestedBy }) => ({
      ...state,
      approval: { ...data, requestedBy, since },
    }),
    ApprovalPassedOn: (state, { approver }) => ({
      ...state,
      approval: state.approval && { ...state.approval, approver, deputy: null, passesOnAt: null },
    }),
    ApprovalDeclined: (it) => ({ ...it, approval: null }),
    ApprovalWithdrawn: (it) => ({ ...it, approval: null }),
    QuoteApproved: (state, data, { at: confirmedAt }) => {
      const { optionName: _, transportMode: _mode, transitDays: _days, ...confirmed } = unnamed(data)
      return {
        ...state,
        ...waiting,
        stage: 'CONFIRMED',
        documentStatus: null,
        quotes: becoming(state.quotes, 'APPROVED'),
        confirmed: { ...confirmed, confirmedAt },
      }
    },
    QuoteRejected: (it, { reason }) => ended(it, 'REJECTED', 'QUOTE_REJECTED', reason),
    QuoteExpired: (it) => ended(it, 'EXPIRED', 'QUOTE_EXPIRED'),
    OrderCancelled: (state, { by, reason }) =>
      ended(state, 'CANCELLED', by === 'PROVIDER' ? 'CANCELLED_BY_PROVIDER' : 'CANCELLED_BY_DISTRIBUTOR', reason),
    OrderItemsChanged: (it, data) => ({ ...promised(it, data), ...withItems(it, data) }),
    OrderAddressChanged: (state, data) => ({
      ...promised(state, data),
      [data.addressType === 'SHIPPING' ? 'shippingAddress' : 'billingAddress']: data.address,
    }),
    OrderContactChanged: (it, data) => ({ ...promised(it, data), contact: data.contact }),
    OrderShippingChanged: (it, data) => ({ ...promised(it, data), shipping: data.shipping }),
    OrderCertificatesChanged: (it, data) => ({ ...promised(it, data), certificates: data.certificates }),
    SpecialRequestChanged: (it, data) => ({ ...promised(it, data), specialRequest: data.specialRequest }),
    PurchaseOrderNumberChanged: (it, { purchaseOrderNumber }) => ({ ...it, purchaseOrderNumber }),
    WishedDeliveryChanged: (it, { wishedDelivery }) => ({ ...it, wishedDelivery }),
    ...fulfilmentSteps,
  },
  deadlines: orderPromises,
})

export const notNow = (command: OrderCommand, state: Order): Refusal | null => {
  const why = whyNot(command, state)
  return why === null ? null : refused(why)
}

/** How earlier events name their order; an event that is declared now need not. */
export const named = ({ id, num, distributorId }: Order) => ({ orderId: id, num, distributorId })
