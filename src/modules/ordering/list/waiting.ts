import { isInGroup } from '#modules/ordering/order-groups.ts'
import type { DocumentStatus } from '#modules/ordering/order-states.ts'
import { type OrderStatus, orderStatusNames, statusDataOf } from '#modules/ordering/order-states.ts'
import type { Moment } from '#platform/event.ts'

/** Orders that stand alike: how many, by when the first, and one of them. */
export type OrdersAlike = {
  readonly status: OrderStatus
  readonly documentStatus: DocumentStatus | null
  readonly count: number
  readonly until: Moment | null
  readonly order: { readonly id: string; readonly num: string }
  /** Their confirmation waits for a colleague's approval. */
  readonly waitForApproval: boolean
}

export type WaitingOrders = {
  readonly status: OrderStatus
  /** They wait for this person's approval. */
  readonly toApprove: boolean
  readonly count: number
  readonly until: Moment | null
  /** When it is the only one. */
  readonly order: { readonly id: string; readonly num: string } | null
}

const sooner = (a: Moment | null, b: Moment | null): Moment | null => (a === null || (b !== null && b < a) ? b : a)

/** The nearest deadline first, then what has none; where that says nothing, along an order's life. */
const mostUrgentFirst = (a: WaitingOrders, b: WaitingOrders): number => {
  if (a.until !== null && b.until !== null && a.until !== b.until) return a.until < b.until ? -1 : 1
  if ((a.until === null) !== (b.until === null)) return a.until === null ? 1 : -1
  return orderStatusNames.indexOf(a.status) - orderStatusNames.indexOf(b.status)
}

type OrderToApprove = OrdersAlike['order'] & { readonly validUntil: Moment | null }

const waitingTogether = (
  alike: readonly Pick<OrdersAlike, 'count' | 'until' | 'order'>[],
): Pick<WaitingOrders, 'count' | 'until' | 'order'> => {
  const count = alike.reduce((sum, group) => sum + group.count, 0)
  return {
    count,
    until: alike.reduce<Moment | null>((first, group) => sooner(first, group.until), null),
    order: count === 1 ? (alike[0]?.order ?? null) : null,
  }
}

/** What waits for the distributor, most urgent first: by the status that it is shown, the orders in which it is its turn. `toApprove`: by this person. */
export const waitingAmong = (
  groups: readonly OrdersAlike[],
  toApprove: readonly OrderToApprove[] = [],
): readonly WaitingOrders[] => {
  const yours = groups.flatMap(({ documentStatus, waitForApproval, ...group }) => {
    const { status } = statusDataOf(group.status, documentStatus)
    const isYours = !waitForApproval && isInGroup('yours', { status: group.status, documentStatus })
    return isYours ? [{ ...group, status }] : []
  })
  const approvals = toApprove.map(({ id, num, validUntil: until }) => ({ count: 1, until, order: { id, num } }))
  return [
    ...[...Map.groupBy(yours, ({ status }) => status)].map(([status, alike]) => ({
      ...{ status, toApprove: false },
      ...waitingTogether(alike),
    })),
    ...(approvals.length > 0
      ? [{ status: 'QUOTE_RECEIVED' as const, toApprove: true, ...waitingTogether(approvals) }]
      : []),
  ].toSorted(mostUrgentFirst)
}
