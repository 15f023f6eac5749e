import { subHours } from 'date-fns/subHours'
import {
  ConfirmationReminded,
  QuoteApproved,
  QuoteDueReminded,
  QuoteExpired,
  QuoteFellOverdue,
  QuoteRejected,
} from '#modules/ordering/events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import { currentQuote, type QuoteVersion } from '#modules/ordering/order-parts.ts'
import type { FreightOption } from '#modules/ordering/terms/order-fields.ts'
import { QUOTE_REMINDER_HOURS, sentences } from '#modules/ordering/terms/order-terms.ts'
import { invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'

const newQuote = ({ version: quoteVersion, options, total, validUntil }: QuoteVersion) => ({
  quoteVersion,
  options,
  total,
  validUntil,
})

/** Confirming and rejecting speak of the quote that the person read: another one, or a lapsed one, is not meant. */
const quoteMeant = (order: Order, version: number | null, now: Date): QuoteVersion | Refusal => {
  const quote = currentQuote(order)
  if (!quote) throw new Error(`Order ${order.id} has no valid quote`)
  if (now > new Date(quote.validUntil)) return refused('This quote has expired')
  return version === null || version === quote.version ? quote : revised(quote)
}

const revised = (quote: QuoteVersion) =>
  refused('The quote has been revised. Please check the new version.', { members: newQuote(quote) })

/** The way to send the goods that was picked; where there is only one, it need not be picked. */
const optionMeant = ({ options }: QuoteVersion, optionId: string | null): FreightOption | Refusal => {
  const picked =
    optionId === null && options.length === 1 ? options[0] : options.find((option) => option.optionId === optionId)
  if (picked) return picked
  return invalid({ optionId: optionId === null ? sentences.freightOption : 'Freight option not found' })
}

/** Without a version only the first quote can be meant. `today`: the office's. */
export const approveQuote =
  (version: number | null, optionId: string | null, { now, today }: { now: Date; today: Day }): OrderDecision =>
  (order) => {
    const no = notNow('ApproveQuote', order)
    if (no) return no
    const quote = quoteMeant(order, version, now)
    if (isRefusal(quote)) return quote
    if (version === null && quote.version > 1) return revised(quote)
    const option = optionMeant(quote, optionId)
    if (isRefusal(option)) return option
    return [
      QuoteApproved.make({
        ...named(order),
        quoteVersion: quote.version,
        optionId: option.optionId,
        optionName: option.name,
        transportMode: option.transportMode,
        transitDays: option.transitDays,
        shippingPrice: option.shippingPrice,
        grandTotal: option.grandTotal,
        confirmedOn: today,
      }),
    ]
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

export const expireQuote =
  (now: Date): OrderDecision =>
  (order) => {
    const quote = currentQuote(order)
    return notNow('ExpireQuote', order) || !quote || now < new Date(quote.validUntil)
      ? []
      : [QuoteExpired.make({ ...named(order), quoteVersion: quote.version })]
  }

export const remindQuoteDue =
  (now: Date): OrderDecision =>
  (order) => {
    const { quoteDueAt } = order
    if (quoteDueAt === null || order.quoteDueReminded) return []
    if (now < subHours(quoteDueAt, QUOTE_REMINDER_HOURS) || now >= new Date(quoteDueAt)) return []
    return [QuoteDueReminded.make({ ...named(order), quoteDueAt })]
  }

export const markOverdue =
  (now: Date): OrderDecision =>
  (order) => {
    const { quoteDueAt } = order
    if (quoteDueAt === null || order.overdue || now < new Date(quoteDueAt)) return []
    return [QuoteFellOverdue.make({ ...named(order), quoteDueAt })]
  }

/** The distributor hears that the quote lapses in so many days: once for each quote. */
export const remindConfirmation =
  (daysLeft: number, now: Date): OrderDecision =>
  (order) => {
    const quote = currentQuote(order)
    if (!quote || order.confirmationReminders.includes(daysLeft)) return []
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
