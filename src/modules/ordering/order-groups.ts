import { type DocumentStatus, type OrderStatus, orderStatusNames, statusDataOf } from './order-status.ts'

/** Groups of a company's orders: the figures count them, and the lists behind the figures show them. */
export const orderGroups = ['progress', 'yours', 'documents'] as const
export type OrderGroup = (typeof orderGroups)[number]

type Standing = { readonly status: OrderStatus; readonly documentStatus: DocumentStatus | null }

const over: readonly OrderStatus[] = ['CANCELLED', 'DELIVERED', 'BILLED']

const inGroup: Readonly<Record<OrderGroup, (shown: ReturnType<typeof statusDataOf>) => boolean>> = {
  progress: ({ status }) => !over.includes(status),
  yours: ({ turn }) => turn === 'distributor',
  documents: ({ turn, docType }) => turn === 'distributor' && docType !== null,
}

/** Whether an order with this status is in the group. */
export const isInGroup = (group: OrderGroup, { status, documentStatus }: Standing): boolean =>
  inGroup[group](statusDataOf(status, documentStatus))

const documentStatuses: readonly (DocumentStatus | null)[] = [null, 'RECEIVED', 'APPROVED', 'REJECTED', 'SUBMITTED']

/** All pairs of the two columns that decide the status of an order. */
export const standings: readonly Standing[] = orderStatusNames.flatMap((status) =>
  documentStatuses.map((documentStatus) => ({ status, documentStatus })),
)

/** The two columns as one text, as the database joins them. */
export const standingKey = ({ status, documentStatus }: Standing): string => `${status} ${documentStatus ?? ''}`

/** How the orders of a group stand. */
export const standingsIn = (group: OrderGroup): string[] =>
  standings.filter((standing) => isInGroup(group, standing)).map(standingKey)
