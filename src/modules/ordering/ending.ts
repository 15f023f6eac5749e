import { giveBack, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import { isRefusal } from '#platform/decision.ts'

import { named, type Order, type OrderDecision } from './order.ts'
import { statusOf } from './order-life.ts'
import { statusDataOf } from './order-status.ts'

/** An order that ends gives back the CareCoins that paid for it, in the same append. */
export const endingWith =
  (decision: OrderDecision) =>
  ({ order, account }: { readonly order: Order; readonly account: LoyaltyAccount }) => {
    const ends = decision(order)
    if (isRefusal(ends)) return ends
    const { orderId, num: orderNum } = named(order)
    return { order: ends, account: ends.length > 0 ? giveBack({ orderId, orderNum })(account) : [] }
  }

/** What the screen puts in place of the old fields. */
export const updatedFields = ({ id, stage, documentStatus }: Order) => {
  const status = statusOf(stage)
  return {
    success: true as const,
    updatedFields: { orderId: id, fields: { status, statusData: statusDataOf(status, documentStatus) } },
  }
}
