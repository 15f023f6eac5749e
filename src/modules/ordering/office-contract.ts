import * as Schema from 'effect/Schema'

import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents } from '#platform/money.ts'

import {
  OfficeOrderRow,
  OrderDetail,
  QuoteQueueRow,
  StaffHistoryEntry,
  Status,
  UpdatedFields,
} from './order-answers.ts'
import { Id, OrderId, text } from './order-fields.ts'
import { Freight, Page } from './order-inputs.ts'
import { orderStatusNames } from './order-status.ts'

export type { OfficeOrderRow, QuoteQueueRow, StaffHistoryEntry } from './order-answers.ts'

const { Array: List, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema

/** How many a page of the order desk holds. */
export const OFFICE_ORDERS_PER_PAGE = 25

export const listQuoteQueue = endpoint('GET /office/quotes', {
  may: 'office.orders.read',
  does: 'The orders that wait for a quote, by time left of the 72 hours.',
  answer: Struct({
    counts: Struct({ waiting: Int, dueSoon: Int, overdue: Int, toConfirm: Int }),
    quotes: List(QuoteQueueRow),
  }),
  reads: ['orders', 'distributors'],
})

/** The order desk's orders of rows. `due`: what is promised or lapses first. */
export const officeOrderSorts = ['newest', 'oldest', 'total', 'due'] as const
export type OfficeOrderSort = (typeof officeOrderSorts)[number]

export const listOfficeOrders = endpoint('GET /office/orders', {
  may: 'office.orders.read',
  does: 'Orders of every distributor, newest first, found by number or company.',
  query: {
    page: optionalKey(Page),
    status: optionalKey(Literals(orderStatusNames)),
    distributorId: optionalKey(Id),
    search: optionalKey(text(100)),
    sort: optionalKey(Literals(officeOrderSorts)),
  },
  answer: Struct({
    total: Int,
    orders: List(OfficeOrderRow),
    /** How many stand in each status under the same search, whichever status is asked for. */
    statuses: List(Struct({ status: Status, label: Schema.String, count: Int })),
  }),
  reads: ['orders', 'distributors'],
})

export const showOfficeOrder = endpoint('GET /office/orders/:id', {
  may: 'office.orders.read',
  does: 'One order with all that its distributor sees, what this member of staff may do with it now, and its whole audit trail.',
  params: { id: OrderId },
  answer: Struct({
    order: OrderDetail,
    distributor: Struct({ id: Schema.String, name: Schema.String }),
    /** Why it is on hold; the distributor reads only that it is. */
    holdReason: NullOr(Schema.String),
    history: List(StaffHistoryEntry),
  }),
  reads: ['orders', 'order_history', 'distributors'],
})

export const downloadOfficeQuote = endpoint('GET /office/orders/:id/quote.pdf', {
  may: 'office.orders.read',
  does: 'The sales quote of any order as a PDF.',
  params: { id: OrderId },
  query: { version: optionalKey(Page) },
  answer: Schema.Unknown,
  reads: ['orders'],
})

export const issueQuote = endpoint('POST /office/orders/:id/quote', {
  may: 'office.quotes.issue',
  does: 'Quotes the freight of an order, or revises the quote that is out. Valid for 30 days unless a day is given.',
  params: { id: OrderId },
  body: { freight: Freight, validUntil: optionalKey(NullOr(Day)), note: optionalKey(NullOr(text(2_000))) },
  answer: Struct({ success: Literal(true), version: Int, grandTotal: Cents, validUntil: Moment }),
  awaits: ['orders', 'order_history'],
})

export const cancelOrderByStaff = endpoint('POST /office/orders/:id/cancel', {
  may: 'office.orders.cancel',
  does: 'Cancels an order before it is shipped, with a reason that the distributor reads.',
  params: { id: OrderId },
  body: { reason: text(1_000) },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history', 'loyalty_accounts'],
})
