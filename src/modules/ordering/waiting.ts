import type { Moment } from '#platform/event.ts'
import { type DocumentStatus, type OrderStatus, statusDataOf } from './order-status.ts'

/** Orders that stand alike: how many, by when the first, and one of them. */
export type OrdersAlike = {
  readonly status: OrderStatus
  readonly documentStatus: DocumentStatus | null
  readonly count: number
  readonly until: Moment | null
  readonly order: { readonly id: string; readonly num: string }
}

export type Waiting = {
  readonly status: OrderStatus
  readonly count: number
  readonly until: Moment | null
  /** When it is the only one. */
  readonly order: { readonly id: string; readonly num: string } | null
}

const sooner = (a: Moment | null, b: Moment | null): Moment | null => (a === null || (b !== null && b < a) ? b : a)

/** What waits for the distributor: by the status that it is shown, the orders in which it is its turn. */
export const waitingAmong = (standings: readonly OrdersAlike[]): readonly Waiting[] => {
  const yours = standings.flatMap(({ documentStatus, ...standing }) => {
    const { status, statusTextColor } = statusDataOf(standing.status, documentStatus)
    return statusTextColor === 'you' ? [{ ...standing, status }] : []
  })
  return [...Map.groupBy(yours, ({ status }) => status)].map(([status, alike]) => {
    const count = alike.reduce((sum, standing) => sum + standing.count, 0)
    return {
      status,
      count,
      until: alike.reduce<Moment | null>((first, standing) => sooner(first, standing.until), null),
      order: count === 1 ? (alike[0]?.order ?? null) : null,
    }
  })
}
