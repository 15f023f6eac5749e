import type { Moment } from '#platform/event.ts'
import { dayWritten, dollars } from '#platform/formats.ts'
import type { NotificationFacts } from './events.ts'

/** What a status that an order came to is called in a title. */
export const titleByStatus: Readonly<Record<string, string>> = {
  CANCELLED: 'Order cancelled',
  WAITING_FOR_QUOTE: 'Waiting for the quote',
  CONFIRMED: 'Order confirmed',
  WAITING_FOR_PREPAYMENT: 'Waiting for pre-payment',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'Import license required',
  IN_PRODUCTION: 'In production',
  PENDING_APPROVAL: 'Documents to approve',
  WAITING_FOR_PREINSPECTION: 'Waiting for pre-inspection',
  RELEASED: 'Order released',
  DELIVERED: 'Order delivered',
  BILLED: 'Order billed',
}

/** After the order's number. */
const becameByStatus: Readonly<Record<string, string>> = {
  CANCELLED: 'has been cancelled',
  WAITING_FOR_QUOTE: 'waits for a new quote',
  CONFIRMED: 'has been confirmed',
  WAITING_FOR_PREPAYMENT: 'waits for your pre-payment',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'needs an import license document',
  IN_PRODUCTION: 'is in production',
  RELEASED: 'is no longer on hold',
  PENDING_APPROVAL: 'has documents for you to approve',
  WAITING_FOR_PREINSPECTION: 'waits for its pre-inspection',
  DELIVERED: 'has been delivered',
  BILLED: 'has been billed',
}

/** Before the day that a status comes with. */
const beforeTheDay: Readonly<Record<string, string>> = {
  WAITING_FOR_PREPAYMENT: ', due by',
  IN_PRODUCTION: ', to be ready by',
}

/** A day that is told as the moment with which it begins by UTC. */
export const calendarDay = (until: Moment): string => dayWritten(until.slice(0, 10))

/** And in a sentence, after the order's number: with what is to be paid, and by when. */
export const became = ({ status = '', total, until }: NotificationFacts): string => {
  const when = beforeTheDay[status]
  return [
    becameByStatus[status] ?? 'has a new status',
    total === undefined ? '' : ` of ${dollars(total)}`,
    when && until ? `${when} ${calendarDay(until)}` : '',
  ].join('')
}
