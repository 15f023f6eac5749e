import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'
import type { Measure } from '#web/sales/chart/chart-series.ts'
import { amountOf } from './products-behind.ts'

/** An order behind a bar, with what of it counts there: units or cents. */
export type OrderBehind = {
  readonly id: string
  readonly num: string
  readonly company: string
  readonly amount: number
  /** It was rejected, expired or cancelled, and counts no more. */
  readonly ended: boolean
}

/** The orders of the events, as they are after the last of them. */
export const ordersBehind = (events: readonly SalesEvent[], measure: Measure): OrderBehind[] => {
  const orders = new Map<string, OrderBehind>()
  for (const event of events) {
    const { order, distributor, kind } = event
    if (!order) continue
    const before = orders.get(order.id)
    orders.set(order.id, {
      ...order,
      company: distributor?.name ?? '',
      amount: (before?.amount ?? 0) + amountOf(event, measure),
      ended: kind === 'ENDED',
    })
  }
  return [...orders.values()]
}
