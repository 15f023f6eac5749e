import type { Moment } from '#platform/event.ts'
import { lookUp } from '#platform/records.ts'
import { dayWritten, dollars } from '#platform/text/formats.ts'
import { say, translated } from '#platform/text/say.ts'
import type { NotificationFacts } from './events.ts'

/** What the people of an order are notified of by a title, and by a sentence after the order's number. */
export const orderNews = {
  CANCELLED: { title: 'Order cancelled', became: 'has been cancelled' },
  WAITING_FOR_QUOTE: { title: 'Waiting for the quote', became: 'is waiting for a new quote' },
  CONFIRMED: { title: 'Order confirmed', became: 'has been confirmed' },
  WAITING_FOR_PREPAYMENT: { title: 'Waiting for pre-payment', became: 'is waiting for your pre-payment' },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    title: 'Import license required',
    became: 'needs an import license document',
  },
  IN_PRODUCTION: { title: 'In production', became: 'is in production' },
  PENDING_APPROVAL: { title: 'Documents to approve', became: 'has documents for you to approve' },
  WAITING_FOR_PREINSPECTION: { title: 'Waiting for pre-inspection', became: 'is waiting for its pre-inspection' },
  /** No status: the order is not on hold any more. */
  RELEASED: { title: 'Order released', became: 'is no longer on hold' },
  /** No status either: what was added to the order. */
  TRACKING_NUMBER: { title: 'Tracking number', became: 'has a tracking number' },
  LOT_NUMBERS: { title: 'Lot numbers', became: 'has its lot numbers' },
  DELIVERED: { title: 'Order delivered', became: 'has been delivered' },
  BILLED: { title: 'Order invoiced', became: 'has been invoiced' },
} as const
/** Who notifies of an order names one of these: one without a title and a sentence does not compile. */
export type OrderNews = keyof typeof orderNews

/** Of a notification that another program sent there may be no sentence here. */
const sentencesOf = (status: string | undefined) => lookUp(orderNews, status) ?? null

/** What a status that an order came to is called in a title. */
export const orderTitle = (status: string | undefined): string =>
  translated(sentencesOf(status)?.title ?? 'Order updated')

/** Before the day that a status comes with. */
const beforeTheDay: Readonly<Partial<Record<OrderNews, string>>> = {
  WAITING_FOR_PREPAYMENT: ', due by',
  IN_PRODUCTION: ', to be ready by',
}

/** A day that is recorded as the moment at which it begins in UTC. */
export const calendarDay = (until: Moment): string => dayWritten(until.slice(0, 10))

/** And in a sentence, after the order's number: with what is to be paid, and by when. */
export const became = ({ status, total, until }: NotificationFacts): string => {
  const when = lookUp(beforeTheDay, status)
  return [
    translated(sentencesOf(status)?.became ?? 'has a new status'),
    total === undefined ? '' : say(' of {0}', dollars(total)),
    when && until ? `${translated(when)} ${calendarDay(until)}` : '',
  ].join('')
}
