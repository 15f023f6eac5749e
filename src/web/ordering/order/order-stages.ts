import type { OrderDetail } from '#modules/ordering/contract.ts'
import { type OrderStatus, orderStatuses } from '#modules/ordering/order-states.ts'

export type Stage = { readonly label: string; readonly state: 'done' | 'current' | 'next' }
export const isCurrentStage = ({ state }: Stage): boolean => state === 'current'

/** Where an order is, and by which stages it came. */
export type OnItsWay = Pick<OrderDetail, 'status' | 'statusData' | 'prepayment' | 'submittedDocuments'>

type StageSteps = {
  readonly statuses: readonly [OrderStatus, ...OrderStatus[]]
  /** Of a stage that not every order has: whether this one had it. */
  readonly had?: (order: OnItsWay) => boolean
}

/** The way of an order, as it is drawn: statuses that look alike to a distributor are one stage. */
const way: readonly StageSteps[] = [
  { statuses: ['WAITING_FOR_QUOTE'] },
  { statuses: ['QUOTE_RECEIVED'] },
  { statuses: ['CONFIRMED'] },
  { statuses: ['WAITING_FOR_PREPAYMENT'], had: ({ prepayment }) => prepayment !== null },
  { statuses: ['IN_PRODUCTION', 'IMPORT_LICENSE_DOCUMENT_REQUIRED', 'PENDING_APPROVAL'] },
  {
    statuses: ['WAITING_FOR_PREINSPECTION'],
    had: ({ submittedDocuments }) => submittedDocuments.some(({ type }) => type === 'PREINSPECTION'),
  },
  { statuses: ['SHIPPED'] },
  { statuses: ['DELIVERED', 'BILLED'] },
]

/** Behind it lie only the stages that the order had, before it all that may come. A cancelled order is on none of them. */
export const stagesOf = (order: OnItsWay): readonly Stage[] => {
  const at = way.findIndex(({ statuses }) => statuses.includes(order.status))
  return way.flatMap(({ statuses, had }, place) =>
    place < at && had?.(order) === false
      ? []
      : [
          {
            label: place === at ? order.statusData.statusLabel : orderStatuses[statuses[0]].label,
            state: place === at ? 'current' : place < at ? 'done' : 'next',
          } as const,
        ],
  )
}
