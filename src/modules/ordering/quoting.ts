import { addHours, subHours } from 'date-fns'

import { invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import { type Day, type Moment, moment } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'

import {
  ConfirmationReminded,
  QuoteApproved,
  QuoteDueReminded,
  QuoteExpired,
  QuoteFellOverdue,
  QuoteIssued,
  QuoteRejected,
} from './events.ts'
import { named, notNow, type Order, type OrderDecision, type StandingQuote } from './order.ts'
import { QUOTE_REMINDER_HOURS, QUOTE_VALIDITY_DAYS, QUOTE_VALIDITY_MAX_DAYS } from './order-terms.ts'
import { priceQuote } from './pricing.ts'

export type QuoteTerms = {
  readonly freight: Cents
  /** The last day on which the quote can be confirmed; null: 30 days from now. */
  readonly validUntil: Day | null
  readonly note: string | null
  readonly issuedBy: string
}

const DAY_MS = 86_400_000

/** The last moment of the day named, in UTC; without one, 30 days from now. */
const standsUntil = (day: Day | null, now: Date): Moment | Refusal => {
  if (day === null) return moment(addHours(now, 24 * QUOTE_VALIDITY_DAYS))
  const end = new Date(`${day}T23:59:59.999Z`)
  if (Number.isNaN(end.getTime()) || !end.toISOString().startsWith(day))
    return invalid({ validUntil: 'There is no such day' })
  const days = (Date.parse(day) - Date.parse(moment(now).slice(0, 10))) / DAY_MS
  if (days < 1) return invalid({ validUntil: 'A quote stands for one day at least' })
  if (days > QUOTE_VALIDITY_MAX_DAYS)
    return invalid({ validUntil: `A quote stands for ${QUOTE_VALIDITY_MAX_DAYS} days at most` })
  return moment(end)
}

/** The first quote, or a revised one in place of the quote that is out. */
export const issueQuote =
  ({ freight, validUntil, note, issuedBy }: QuoteTerms, now: Date): OrderDecision =>
  (order) => {
    const no = notNow('IssueQuote', order)
    if (no) return no
    const until = standsUntil(validUntil, now)
    if (typeof until !== 'string') return until
    const { lines, subtotal, promoCodeDiscount, careCoinsUsed, total } = order
    const { transportMode } = order.shipping
    const option = { optionId: 'freight', name: transportMode, transportMode, transitDays: null }
    return [
      QuoteIssued.make({
        ...named(order),
        version: order.quotesIssued + 1,
        lines,
        adjustments: [],
        options: [{ ...option, ...priceQuote(total, freight, order.promo) }],
        subtotal,
        promoCodeDiscount,
        careCoinsUsed,
        total,
        validUntil: until,
        note,
        issuedBy,
      }),
    ]
  }

/** Confirming and rejecting speak of the quote that the person read: another one, or a lapsed one, is not meant. */
const quoteMeant = ({ id, quote }: Order, version: number | null, now: Date): StandingQuote | Refusal => {
  if (!quote) throw new Error(`Order ${id} has no quote that stands`)
  if (now > new Date(quote.validUntil)) return refused('This quote has expired')
  if (version !== null && version !== quote.version)
    return refused('The quote has been revised meanwhile. Please look at the new one.', {
      members: { quoteVersion: quote.version },
    })
  return quote
}

/** With one of the freight options; a quote with a single one needs no choice. */
export const approveQuote =
  (version: number | null, now: Date, optionId: string | null = null): OrderDecision =>
  (order) => {
    const no = notNow('ApproveQuote', order)
    if (no) return no
    const meant = quoteMeant(order, version, now)
    if (isRefusal(meant)) return meant
    const { options } = meant
    const option =
      optionId === null && options.length === 1 ? options[0] : options.find((it) => it.optionId === optionId)
    if (!option) return invalid({ optionId: 'Please choose one of the freight options' })
    const { shippingPrice, grandTotal } = option
    const confirmedOn = moment(now).slice(0, 10) as Day
    const confirmed = { optionId: option.optionId, shippingPrice, grandTotal, confirmedOn }
    return [QuoteApproved.make({ ...named(order), quoteVersion: meant.version, ...confirmed })]
  }

export const rejectQuote =
  (version: number | null, reason: string | null, now: Date): OrderDecision =>
  (order) => {
    const no = notNow('RejectQuote', order)
    if (no) return no
    const meant = quoteMeant(order, version, now)
    if (isRefusal(meant)) return meant
    return [QuoteRejected.make({ ...named(order), quoteVersion: meant.version, reason })]
  }

// What deadlines decide. Each looks again at the order and the time, and may find that nothing is left to do.

/** Nobody confirmed until the end: the order is cancelled. */
export const expireQuote =
  (now: Date): OrderDecision =>
  (order) =>
    notNow('ExpireQuote', order) || !order.quote || now < new Date(order.quote.validUntil)
      ? []
      : [QuoteExpired.make({ ...named(order), quoteVersion: order.quote.version })]

/** Staff hear a day before that the promise of 72 hours ends. */
export const remindQuoteDue =
  (now: Date): OrderDecision =>
  (order) => {
    const due = order.quoteDue
    if (!due || due.reminded || now < subHours(due.at, QUOTE_REMINDER_HOURS) || now >= new Date(due.at)) return []
    return [QuoteDueReminded.make({ ...named(order), quoteDueAt: due.at })]
  }

/** The promise passed without a quote. */
export const markOverdue =
  (now: Date): OrderDecision =>
  (order) => {
    const due = order.quoteDue
    if (!due || due.overdue || now < new Date(due.at)) return []
    return [QuoteFellOverdue.make({ ...named(order), quoteDueAt: due.at })]
  }

/** The distributor hears that the quote lapses in so many days: once for each quote. */
export const remindConfirmation =
  (daysLeft: number, now: Date): OrderDecision =>
  (order) => {
    const quote = order.stage === 'QUOTE_RECEIVED' ? order.quote : null
    if (!quote || quote.reminded.includes(daysLeft)) return []
    if (now < subHours(quote.validUntil, 24 * daysLeft) || now >= new Date(quote.validUntil)) return []
    return [
      ConfirmationReminded.make({
        ...named(order),
        quoteVersion: quote.version,
        validUntil: quote.validUntil,
        daysLeft,
      }),
    ]
  }
