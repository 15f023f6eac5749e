import { type OrderStatus, orderStatuses } from '#modules/ordering/order-status.ts'

export type Stage = { readonly label: string; readonly state: 'done' | 'current' | 'next' }

/** The way of an order, as it is drawn: statuses that look alike to a distributor are one stage. */
const way: readonly (readonly [OrderStatus, ...OrderStatus[]])[] = [
  ['WAITING_FOR_QUOTE'],
  ['QUOTE_RECEIVED'],
  ['CONFIRMED'],
  ['WAITING_FOR_PREPAYMENT'],
  ['IN_PRODUCTION', 'IMPORT_LICENSE_DOCUMENT_REQUIRED', 'PENDING_APPROVAL'],
  ['WAITING_FOR_PREINSPECTION'],
  ['SHIPPED'],
  ['DELIVERED', 'BILLED'],
]

/** A cancelled order is on none of them. */
export const stagesOf = (status: OrderStatus): readonly Stage[] => {
  const at = way.findIndex((stage) => stage.includes(status))
  return way.map((stage, place) => ({
    label: orderStatuses[place === at ? status : stage[0]].label,
    state: place === at ? 'current' : place < at ? 'done' : 'next',
  }))
}
