import { subHours } from 'date-fns'

import { type Deadline, decider, type Refusal, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { type Cents, cents } from '#platform/money.ts'

import { OrderCancelled, type OrderEvent, orderStream } from './events.ts'
import type { OrderId } from './order-fields.ts'
import { isPossible, type LifeStatus, type OrderCommand, orderLife } from './order-life.ts'
import { CONFIRMATION_REMINDER_DAYS, QUOTE_REMINDER_HOURS } from './order-terms.ts'
import type { PromoTerms } from './pricing.ts'

/** Only what a decision must remember. Screens read projections/orders.ts. */
export type Order = {
  readonly id: OrderId
  readonly num: string
  readonly distributorId: string
  readonly status: LifeStatus
  readonly total: Cents
  readonly promo: PromoTerms | null
  /** The promise of 72 hours; null once a quote is out. */
  readonly quoteDue: { readonly at: Moment; readonly reminded: boolean; readonly overdue: boolean } | null
  /** How many quotes were issued; the last one's version. */
  readonly quotesIssued: number
  /** The quote that stands: until when, and which reminders of its end were sent. */
  readonly quote: { readonly version: number; readonly validUntil: Moment; readonly reminded: readonly number[] } | null
}

export type OrderDecision = (order: Order) => readonly OrderEvent[] | Refusal

const ended = (order: Order): Order => ({ ...order, status: 'CANCELLED', quote: null, quoteDue: null })

/** The kinds of deadlines that an order's events start. `module.ts` says what each does when it fires. */
export const quoteDueSoon = 'order.quote-due-soon'
export const quoteOverdue = 'order.quote-overdue'
export const quoteExpired = 'order.quote-expired'
export const confirmationDue = (daysLeft: number): string => `order.confirmation-due-in-${daysLeft}-days`

const stillAhead = (deadlines: readonly Deadline[], now: Date) => deadlines.filter(({ at }) => at > now)

export const order = decider<Order>()({
  stream: orderStream,
  initial: (id) => ({
    id: id as OrderId,
    num: '',
    distributorId: '',
    status: 'NEW',
    total: cents(0),
    promo: null,
    quoteDue: null,
    quotesIssued: 0,
    quote: null,
  }),
  owner: ({ distributorId }) => ({ distributorId }),
  evolve: {
    OrderPlaced: (it, { num, distributorId, total, promo, quoteDueAt }) => ({
      ...it,
      num,
      distributorId,
      total,
      promo,
      status: 'WAITING_FOR_QUOTE',
      quoteDue: { at: quoteDueAt, reminded: false, overdue: false },
    }),
    QuoteDueReminded: (it) => ({ ...it, quoteDue: it.quoteDue && { ...it.quoteDue, reminded: true } }),
    QuoteFellOverdue: (it) => ({ ...it, quoteDue: it.quoteDue && { ...it.quoteDue, overdue: true } }),
    QuoteIssued: (it, { version, validUntil }) => ({
      ...it,
      status: 'QUOTE_RECEIVED',
      quoteDue: null,
      quotesIssued: version,
      quote: { version, validUntil, reminded: [] },
    }),
    QuoteWithdrawn: (it) => ({ ...it, status: 'WAITING_FOR_QUOTE', quote: null }),
    ConfirmationReminded: (it, { daysLeft }) => ({
      ...it,
      quote: it.quote && { ...it.quote, reminded: [...it.quote.reminded, daysLeft] },
    }),
    QuoteApproved: (it) => ({ ...it, status: 'CONFIRMED' }),
    QuoteRejected: ended,
    QuoteExpired: ended,
    OrderCancelled: ended,
  },
  deadlines: {
    OrderPlaced: ({ quoteDueAt }, now) =>
      stillAhead(
        [
          { kind: quoteDueSoon, at: subHours(quoteDueAt, QUOTE_REMINDER_HOURS) },
          { kind: quoteOverdue, at: new Date(quoteDueAt) },
        ],
        now,
      ),
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
export const notNow = (command: OrderCommand, { status }: Order): Refusal | null =>
  isPossible(command, status) ? null : refused(orderLife[command].otherwise)

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
