import type { DataByType, Day, Moment } from '#platform/event.ts'

import type { orderStream } from './events.ts'
import type { Course } from './order-course.ts'
import type { OrderFile } from './order-fields.ts'
import type { OrderStatus, UploadedDocumentType } from './order-status.ts'

type Events = DataByType<typeof orderStream.events>
type Placed = Omit<Events['OrderPlaced'], 'orderId' | 'quoteDueAt'>
/** What every event names its order by. */
export type Naming = 'orderId' | 'num' | 'distributorId'

/** STANDS until something else becomes of it. */
export type QuoteState = 'STANDS' | 'REVISED' | 'WITHDRAWN' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'

/** One version of the quote. */
export type QuoteVersion = Omit<Events['QuoteIssued'], Naming> & {
  readonly issuedAt: Moment
  readonly state: QuoteState
}

/** A document of the distributor. REPLACED: another one was sent before it was reviewed. */
export type SubmittedDocument = OrderFile & {
  readonly type: UploadedDocumentType
  readonly submittedAt: Moment
  readonly state: 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'REPLACED'
  readonly reason: string | null
  readonly reviewedAt: Moment | null
}

/** Drafts of the shipping documents, sent for the distributor's word. */
export type DraftRound = Omit<Events['ShippingDocumentsSent'], Naming> & {
  readonly sentAt: Moment
  readonly state: 'RECEIVED' | 'APPROVED' | 'REJECTED'
  readonly reason: string | null
  readonly decidedAt: Moment | null
}

export type EndedBecause = 'QUOTE_EXPIRED' | 'QUOTE_REJECTED' | 'CANCELLED_BY_DISTRIBUTOR' | 'CANCELLED_BY_PROVIDER'

/** All that is kept of an order. People's names, phones and free text stay sealed: whoever shows them opens them at the edge. */
export type OrderRecord = Placed &
  Course & {
    readonly id: string
    /** The number as searches read it. */
    readonly numKey: string
    readonly status: OrderStatus
    readonly placedAt: Moment
    /** For the filter: jsonb, one id a line. */
    readonly productIds: readonly string[]
    /** Until when the quote was promised; null once it is out, or the order has ended. */
    readonly quoteDueAt: Moment | null
    readonly overdue: boolean
    /** Of the quote that stands; null when none does. */
    readonly validUntil: Moment | null
    /** Every version that was issued, the latest last. */
    readonly quotes: readonly QuoteVersion[]
    readonly confirmed:
      | (Omit<Events['QuoteApproved'], Naming | 'optionName' | 'transportMode' | 'transitDays'> & {
          readonly confirmedAt: Moment
        })
      | null
    readonly prepayment: Pick<Events['PrepaymentRequested'], 'amount' | 'dueOn'> | null
    /** What documents the distributor was asked for, with sales' words, the latest last. */
    readonly requests: readonly { type: UploadedDocumentType; note: string | null; askedAt: Moment }[]
    readonly submittedDocuments: readonly SubmittedDocument[]
    readonly production: { readonly startedAt: Moment; readonly readyOn: Day | null } | null
    readonly drafts: readonly DraftRound[]
    readonly shipment: (Omit<Events['OrderShipped'], Naming> & { readonly at: Moment }) | null
    readonly deliveredOn: Day | null
    readonly earned: Pick<Events['OrderDelivered'], 'careCoinsEarned' | 'cashBackCareCoins'> | null
    readonly invoice: (Omit<Events['OrderBilled'], Naming> & { readonly billedAt: Moment }) | null
    /** Why it is on hold: staff's own business. */
    readonly holdReason: string | null
    readonly endedBecause: EndedBecause | null
    readonly endText: string | null
  }
