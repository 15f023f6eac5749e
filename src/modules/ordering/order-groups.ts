import {
  type DocumentStatus,
  documentStatuses,
  isFinished,
  type OrderStatus,
  orderStatusNames,
  statusDataOf,
} from './order-states.ts'

/** Groups of a company's orders: the figures count them, and the lists behind the figures show them. */
export const orderGroups = ['progress', 'yours', 'documents'] as const
export type OrderGroup = (typeof orderGroups)[number]

type StatusPair = { readonly status: OrderStatus; readonly documentStatus: DocumentStatus | null }

const inGroup: Readonly<Record<OrderGroup, (shown: ReturnType<typeof statusDataOf>) => boolean>> = {
  progress: ({ status }) => !isFinished(status),
  yours: ({ turn }) => turn === 'distributor',
  documents: ({ turn, docType }) => turn === 'distributor' && docType !== null,
}

/** Whether an order with this status is in the group. */
export const isInGroup = (group: OrderGroup, { status, documentStatus }: StatusPair): boolean =>
  inGroup[group](statusDataOf(status, documentStatus))

/** All pairs of the two columns that decide the status of an order. */
export const statusPairs: readonly StatusPair[] = orderStatusNames.flatMap((status) =>
  [null, ...documentStatuses].map((documentStatus) => ({ status, documentStatus })),
)

/** The two columns as one text, as the database joins them. */
export const statusKey = ({ status, documentStatus }: StatusPair): string => `${status} ${documentStatus ?? ''}`

/** The status of each order of a group. */
export const statusKeysIn = (group: OrderGroup): string[] =>
  statusPairs.filter((pair) => isInGroup(group, pair)).map(statusKey)
