import type { OrderFile } from '#modules/ordering/terms/order-fields.ts'
import type { DataByType, Moment } from '#platform/event.ts'
import type { orderStream } from './events.ts'
import type { UploadedDocumentType } from './order-states.ts'
import { type DraftState, isCurrent, isUnderReview, type QuoteState, type SentDocumentState } from './order-states.ts'

type Events = DataByType<typeof orderStream.events>

const figures = [
  'lines',
  'bonusLines',
  'promo',
  'promoCodeDiscount',
  'careCoinsUsed',
  'subtotal',
  'total',
] as const satisfies (keyof Events['OrderPlaced'])[]

/** An order's goods and what they cost; shipping is in none of it. */
export type Figures = Pick<Events['OrderPlaced'], (typeof figures)[number]>

export const figuresOf = (data: Figures): Figures =>
  Object.fromEntries(figures.map((name) => [name, data[name]])) as Figures

/** Earlier events name their order as people and companies do; an event need not, its envelope says whose it is. */
type OrderReference = 'orderId' | 'num' | 'distributorId'

export const unnamed = <Data extends Record<OrderReference, unknown>>(data: Data): Omit<Data, OrderReference> => {
  const { orderId: _, num: _num, distributorId: _company, ...rest } = data
  return rest
}

export type QuoteVersion = Omit<Events['QuoteIssued'], OrderReference> & {
  readonly issuedAt: Moment
  readonly state: QuoteState
}

export const becoming = (quotes: readonly QuoteVersion[], state: QuoteState): readonly QuoteVersion[] =>
  quotes.map((quote) => (isCurrent(quote.state) ? { ...quote, state } : quote))

/** The quote that the distributor can decide on; null when none is out. */
export const currentQuote = ({ quotes }: { readonly quotes: readonly QuoteVersion[] }): QuoteVersion | null =>
  quotes.find(({ state }) => isCurrent(state)) ?? null

/** What the distributor confirmed; the option's name and transport are in its quote. */
export type Confirmation = Omit<
  Events['QuoteApproved'],
  OrderReference | 'optionName' | 'transportMode' | 'transitDays'
> & {
  readonly confirmedAt: Moment
}

/** Who has to confirm the quote; `approver` null: anyone of procurement but who placed the order or requested this. */
export type PendingApproval = Events['ApprovalRequested'] & { readonly requestedBy: string; readonly since: Moment }

export type SubmittedDocument = OrderFile & {
  readonly type: UploadedDocumentType
  readonly submittedAt: Moment
  readonly state: SentDocumentState
  readonly reason: string | null
  readonly reviewedAt: Moment | null
}

/** The distributor's document that waits for its review; null when none does. */
export const underReview = (order: {
  readonly submittedDocuments: readonly SubmittedDocument[]
}): SubmittedDocument | null => order.submittedDocuments.findLast(({ state }) => isUnderReview(state)) ?? null

export type DraftRound = Omit<Events['ShippingDocumentsSent'], OrderReference> & {
  readonly sentAt: Moment
  readonly state: DraftState
  readonly reason: string | null
  readonly decidedAt: Moment | null
}

export type AddedDocument = Omit<Events['OrderDocumentAdded'], OrderReference> & { readonly addedAt: Moment }

export const newestAdded = <Document extends Pick<AddedDocument, 'type' | 'name'>>(
  documents: readonly Document[],
): readonly Document[] => [...new Map(documents.map((it) => [JSON.stringify([it.type, it.name]), it])).values()]

export type TrackingNumber = Omit<Events['TrackingNumberSet'], OrderReference>
export type LotsOfLine = Events['LotNumbersSet']['lots'][number]

export type Shipment = Omit<Events['OrderShipped'], OrderReference> & { readonly at: Moment }
export type Invoicing = Omit<Events['OrderBilled'], OrderReference> & { readonly billedAt: Moment }

export type EndedBecause = 'QUOTE_EXPIRED' | 'QUOTE_REJECTED' | 'CANCELLED_BY_DISTRIBUTOR' | 'CANCELLED_BY_PROVIDER'

/** One cause that holds an order: a label issue, or (null) staff. */
export type Hold = Pick<Events['OrderHeld'], 'labelIssueId' | 'reason'>

export const onHold = (holds: readonly Hold[]) => ({
  holds,
  held: holds.length > 0,
  holdReason: holds.at(-1)?.reason ?? null,
})
