import { keysOf } from '#platform/records.ts'
import type { DocumentStatus, OrderStatus } from './order-states.ts'

/** Finer than the status: by a requested document. NEW: not placed yet. */
export const stages = {
  NEW: null,
  WAITING_FOR_QUOTE: { status: 'WAITING_FOR_QUOTE' },
  QUOTE_RECEIVED: { status: 'QUOTE_RECEIVED' },
  CONFIRMED: { status: 'CONFIRMED' },
  WAITING_FOR_PREPAYMENT: { status: 'WAITING_FOR_PREPAYMENT' },
  PREPAYMENT_SUBMITTED: { status: 'WAITING_FOR_PREPAYMENT', document: 'SUBMITTED' },
  PREPAYMENT_APPROVED: { status: 'WAITING_FOR_PREPAYMENT', document: 'APPROVED' },
  WAITING_FOR_LICENSE: { status: 'IMPORT_LICENSE_DOCUMENT_REQUIRED' },
  LICENSE_SUBMITTED: { status: 'IMPORT_LICENSE_DOCUMENT_REQUIRED', document: 'SUBMITTED' },
  LICENSE_APPROVED: { status: 'IMPORT_LICENSE_DOCUMENT_REQUIRED', document: 'APPROVED' },
  IN_PRODUCTION: { status: 'IN_PRODUCTION' },
  PENDING_APPROVAL: { status: 'PENDING_APPROVAL', document: 'RECEIVED' },
  WAITING_FOR_PREINSPECTION: { status: 'WAITING_FOR_PREINSPECTION' },
  PREINSPECTION_SUBMITTED: { status: 'WAITING_FOR_PREINSPECTION', document: 'SUBMITTED' },
  PREINSPECTION_APPROVED: { status: 'WAITING_FOR_PREINSPECTION', document: 'APPROVED' },
  SHIPPED: { status: 'SHIPPED' },
  DELIVERED: { status: 'DELIVERED' },
  BILLED: { status: 'BILLED' },
  CANCELLED: { status: 'CANCELLED' },
} as const satisfies Record<string, { readonly status: OrderStatus; readonly document?: DocumentStatus } | null>
export type Stage = keyof typeof stages
export const stageNames = keysOf(stages)

export const isPlaced = (stage: Stage) => stage !== 'NEW'

/** What a person reads about a stage; an order that was never placed has none. */
export const statusOf = (stage: Stage): OrderStatus => {
  const shown = stages[stage]
  if (!shown) throw new Error('The order was never placed')
  return shown.status
}
