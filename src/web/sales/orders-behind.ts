import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'

/** An order behind a bar, with what of it counts there. */
export type OrderBehind = {
  readonly id: string
  readonly num: string
  readonly company: string
  readonly quantity: number
  /** It was rejected, expired or cancelled, and counts no more. */
  readonly ended: boolean
}

/** The orders that the events tell of, as they stand after the last of them. */
export const ordersBehind = (events: readonly SalesEvent[]): OrderBehind[] => {
  const orders = new Map<string, OrderBehind>()
  for (const { order, distributor, quantity, kind } of events) {
    if (!order) continue
    const before = orders.get(order.id)
    orders.set(order.id, {
      ...order,
      company: distributor?.name ?? '',
      quantity: (before?.quantity ?? 0) + quantity,
      ended: kind === 'ENDED',
    })
  }
  return [...orders.values()]
}
