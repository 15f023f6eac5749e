import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { figureFacts } from '#modules/ordering/order-facts.ts'
import { orderFigures } from '#modules/ordering/order-view.ts'
import { type Fact, turnsOf } from '#platform/facts.ts'
import type { Recorded } from '#platform/log/reading.ts'
import { rowsAlong } from '#platform/projecting/fold.ts'
import { type OrderRow, orders } from '#projections/orders.ts'

/**
 * Where a figure of an order changed, by the place among the events that the reader sees, with what it was before and
 * after. The order is told once: whatever many events leave as it was, a message to begin with, costs nothing.
 */
export const figureTurns = (figure: OrderFigure, events: readonly Recorded[], isSeen: (event: Recorded) => boolean) => {
  const moments: Fact[][] = []
  let told: { readonly row: OrderRow | undefined; readonly facts: Fact[] } = { row: undefined, facts: [] }
  const [, ...after] = rowsAlong(orders, events)
  for (const [at, event] of events.entries()) {
    const row = after[at]?.[0]
    if (row && row !== told.row) told = { row, facts: figureFacts(orderFigures(row)).filter(({ id }) => id === figure) }
    if (isSeen(event)) moments.push(told.facts)
  }
  return turnsOf(figure, moments)
}
