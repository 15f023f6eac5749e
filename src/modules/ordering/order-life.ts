import type { Asker, Permission } from '#platform/access/permissions.ts'

import type { OrderStatus } from './order-status.ts'

/** NEW: nothing was placed yet. */
export type LifeStatus = OrderStatus | 'NEW'

export type OrderCommand =
  | 'PlaceOrder'
  | 'IssueQuote'
  | 'ApproveQuote'
  | 'RejectQuote'
  | 'CancelOrder'
  | 'CancelOrderByStaff'
  | 'ExpireQuote'

type Step = {
  /** The line of the permission table that the command's endpoint names; SYSTEM: only a deadline gives it. */
  readonly may: Permission | 'SYSTEM'
  readonly from: readonly LifeStatus[]
  readonly to: OrderStatus
  /** What a person reads who gives it in another status. */
  readonly otherwise: string
}

const beforeShipping: readonly OrderStatus[] = [
  'WAITING_FOR_QUOTE',
  'QUOTE_RECEIVED',
  'CONFIRMED',
  'WAITING_FOR_PREPAYMENT',
  'IMPORT_LICENSE_DOCUMENT_REQUIRED',
  'IN_PRODUCTION',
  'PENDING_APPROVAL',
  'WAITING_FOR_PREINSPECTION',
]

/**
 * The life of an order, whole: who may do what in which status, and where it leads. Decisions, buttons and the
 * generated walk through every status × command × role are made of this table.
 */
export const orderLife: Readonly<Record<OrderCommand, Step>> = {
  PlaceOrder: {
    may: 'orders.place',
    from: ['NEW'],
    to: 'WAITING_FOR_QUOTE',
    otherwise: 'This order was placed already',
  },
  IssueQuote: {
    may: 'office.quotes.issue',
    from: ['WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'],
    to: 'QUOTE_RECEIVED',
    otherwise: 'Only an order that waits for a quote, or has one that is not confirmed, can be quoted',
  },
  ApproveQuote: {
    may: 'orders.place',
    from: ['QUOTE_RECEIVED'],
    to: 'CONFIRMED',
    otherwise: 'Only a quoted order can be confirmed',
  },
  RejectQuote: {
    may: 'orders.place',
    from: ['QUOTE_RECEIVED'],
    to: 'CANCELLED',
    otherwise: 'Only a quote that waits for confirmation can be rejected',
  },
  CancelOrder: {
    may: 'orders.place',
    from: ['WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'],
    to: 'CANCELLED',
    otherwise: 'An order can only be cancelled until it is confirmed',
  },
  CancelOrderByStaff: {
    may: 'office.orders.cancel',
    from: beforeShipping,
    to: 'CANCELLED',
    otherwise: 'An order can only be cancelled before it is shipped',
  },
  ExpireQuote: {
    may: 'SYSTEM',
    from: ['QUOTE_RECEIVED'],
    to: 'CANCELLED',
    otherwise: 'Only a quote that waits for confirmation can expire',
  },
}

export const isPossible = (command: OrderCommand, status: LifeStatus): boolean =>
  orderLife[command].from.includes(status)

/** Whether this person may give the command to an order in this status; `may` is the permission table's answer. */
export const isOffered = (
  command: OrderCommand,
  status: OrderStatus,
  asker: Asker,
  may: (permission: Permission, asker: Asker) => boolean,
): boolean => {
  const step = orderLife[command]
  return step.may !== 'SYSTEM' && may(step.may, asker) && step.from.includes(status)
}
