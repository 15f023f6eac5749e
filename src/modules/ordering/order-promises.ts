import { subHours } from 'date-fns/subHours'
import { CONFIRMATION_REMINDER_DAYS, QUOTE_REMINDER_HOURS } from '#modules/ordering/terms/order-terms.ts'
import type { Deadline } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'

/** The kinds of deadlines that an order's events start. `order-deadlines.ts` says what each does when it fires. */
export const quoteDueSoon = 'order.quote-due-soon'
export const quoteOverdue = 'order.quote-overdue'
export const quoteExpired = 'order.quote-expired'
export const approvalPassesOn = 'order.approval-passes-on'
export const confirmationDue = (daysLeft: number): string => `order.confirmation-due-in-${daysLeft}-days`

const stillAhead = (deadlines: readonly Deadline[], now: Date) => deadlines.filter(({ at }) => at > now)

const quotePromised = ({ quoteDueAt }: { readonly quoteDueAt: Moment }, now: Date) =>
  stillAhead(
    [
      { kind: quoteDueSoon, at: subHours(quoteDueAt, QUOTE_REMINDER_HOURS) },
      { kind: quoteOverdue, at: new Date(quoteDueAt) },
    ],
    now,
  )

const isQuoteValid = ({ validUntil }: { readonly validUntil: Moment }, now: Date) =>
  stillAhead(
    [
      ...CONFIRMATION_REMINDER_DAYS.map((days) => ({
        kind: confirmationDue(days),
        at: subHours(validUntil, 24 * days),
      })),
      { kind: quoteExpired, at: new Date(validUntil) },
    ],
    now,
  )

const approvalPromised = ({ passesOnAt }: { readonly passesOnAt: Moment | null }, now: Date) =>
  passesOnAt === null ? [] : stillAhead([{ kind: approvalPassesOn, at: new Date(passesOnAt) }], now)

/** What each event promises about time. */
export const orderPromises = {
  OrderPlaced: quotePromised,
  OrderItemsChanged: quotePromised,
  OrderAddressChanged: quotePromised,
  OrderContactChanged: quotePromised,
  OrderShippingChanged: quotePromised,
  OrderCertificatesChanged: quotePromised,
  SpecialRequestChanged: quotePromised,
  QuoteIssued: isQuoteValid,
  ApprovalRequested: approvalPromised,
}
