import { purchaseOrderKey } from '#modules/ordering/terms/purchase-order-number.ts'
import { evolved } from '#platform/decision.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { searchKeys } from '#platform/text/search.ts'

import { type Order, order } from './order.ts'
import { isCancelled, type OrderStatus } from './order-states.ts'
import { statusOf } from './stages.ts'

/** An order as the lists and its page read it: all that is known of it, and what they look for. */
export type OrderRecord = Omit<Order, 'id'> & {
  readonly id: string
  readonly status: OrderStatus
  /** Its number and the distributor's, as searches read them. */
  readonly numKey: string
  /** Null once it is cancelled: its number is free again. */
  readonly purchaseOrderKey: string | null
  /** For the filter: jsonb, one id a line. */
  readonly productIds: readonly string[]
}

/** The record after more of what happened, the very same where that changed nothing. undefined: before it was placed. */
export const recordAfter = (before: OrderRecord | undefined, events: readonly RecordedEvent[]): OrderRecord => {
  const [first] = events
  if (!before && first?.envelope.type !== 'OrderPlaced') throw new Error('The order was not placed')
  const known = (before ?? order.initial(first?.envelope.key ?? '')) as Order
  const after = evolved(order, known, events)
  if (before && after === known) return before
  const { num, purchaseOrderNumber: number } = after
  const status = statusOf(after.stage)
  return {
    ...after,
    status,
    numKey:
      before && before.purchaseOrderNumber === number ? before.numKey : searchKeys(number ? [num, number] : [num]),
    purchaseOrderKey: number === null || isCancelled(status) ? null : purchaseOrderKey(number),
    productIds: after.lines.map(({ productId }) => productId),
  }
}
