import * as Schema from 'effect/Schema'
import {
  CompanyOfOrder,
  OrderDetail,
  QuoteQueueRow,
  StaffHistoryEntry,
  UpdatedFields,
} from '#modules/ordering/order-answers.ts'
import { QuoteBody } from '#modules/ordering/quotes/quote-inputs.ts'
import { FreightOption, OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { leaving } from '#platform/http/leaving-answer.ts'
import { Page } from '#platform/http/pages.ts'
import { Cents } from '#platform/money.ts'

export type { OfficeOrderRow, QuoteQueueRow, StaffHistoryEntry } from '#modules/ordering/order-answers.ts'

const { Array: List, Int, Literal, NullOr, optionalKey, Struct } = Schema

export const listQuoteQueue = endpoint('GET /office/quotes', {
  may: 'office.orders.read',
  does: 'The orders that wait for a quote, by time left of the 72 hours.',
  answer: Struct({
    counts: Struct({ waiting: Int, dueSoon: Int, overdue: Int, toConfirm: Int }),
    quotes: List(QuoteQueueRow),
  }),
  reads: ['orders', 'distributors'],
})

export const showOfficeOrder = endpoint('GET /office/orders/:id', {
  may: 'office.orders.read',
  does: 'One order with all that its distributor sees, what this member of staff may do with it now, and its whole audit trail.',
  params: { id: OrderId },
  answer: Struct({
    order: OrderDetail,
    distributor: CompanyOfOrder,
    /** Why it is on hold; the distributor reads only that it is. */
    holdReason: NullOr(Schema.String),
    history: List(StaffHistoryEntry),
  }),
  reads: ['orders', 'order_history', 'distributors', 'products'],
})

export const downloadOfficeQuote = endpoint('GET /office/orders/:id/quote.pdf', {
  may: 'office.orders.read',
  does: 'The sales quote of any order as a PDF.',
  params: { id: OrderId },
  query: { version: optionalKey(Page) },
  answer: Schema.Unknown,
  reads: ['orders', 'order_history'],
})

export const issueQuote = endpoint('IssueQuote POST /office/orders/:id/quote', {
  may: 'office.quotes.issue',
  does: 'Quotes an order with one freight option or several and adjusted prices, or revises the quote that is out. Valid for 30 days unless a day is given.',
  params: { id: OrderId },
  body: {
    ...QuoteBody,
    /** The order's promise as it was read, null where there was none: changing the order makes a new one. */
    quoteDueAt: optionalKey(NullOr(Moment)),
  },
  /** `grandTotal`: null where the distributor picks one of several options, which have their own. */
  answer: Struct({
    success: Literal(true),
    version: Int,
    total: Cents,
    careCoinsUsed: CareCoins,
    options: List(FreightOption),
    grandTotal: NullOr(Cents),
    validUntil: Moment,
    ...leaving,
  }),
  awaits: ['orders', 'order_history', 'loyalty_accounts'],
})

export const cancelOrderByStaff = endpoint('CancelOrderByStaff POST /office/orders/:id/cancel', {
  may: 'office.orders.cancel',
  does: 'Cancels an order before it is shipped, with a reason that the distributor reads.',
  params: { id: OrderId },
  body: { reason: paragraphs(text(1_000)) },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history', 'loyalty_accounts'],
})
