import { giveBack, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import { type PromoCodeWithOrders, releaseUse } from '#modules/promotions/promo-code.ts'
import { isRefusal } from '#platform/decision.ts'

import { OrderCancelled } from './events.ts'
import { named, notNow, type Order, type OrderDecision } from './order.ts'
import { statusDataOf } from './order-states.ts'
import { statusOf } from './stages.ts'

/** The distributor takes the order back, as long as it is not confirmed. */
export const cancelOrder: OrderDecision = (state) =>
  notNow('CancelOrder', state) ?? [OrderCancelled.make({ ...named(state), by: 'DISTRIBUTOR', reason: null })]

/** Staff end an order before it is shipped; the distributor reads why. */
export const cancelOrderByStaff =
  (reason: string): OrderDecision =>
  (state) =>
    notNow('CancelOrderByStaff', state) ?? [OrderCancelled.make({ ...named(state), by: 'PROVIDER', reason })]

/** What an order's end decides on: itself, the CareCoins that paid for it, the promo code that it holds a use of. */
export type EndingStates = {
  readonly order: Order
  readonly account: LoyaltyAccount
  readonly promoCode?: PromoCodeWithOrders
}

/** An order that ends gives back the CareCoins that paid for it and the use of its promo code, in the same append. */
export const endingWith =
  (decision: OrderDecision) =>
  ({ order, account, promoCode }: EndingStates) => {
    const ends = decision(order)
    if (isRefusal(ends)) return ends
    if (ends.length === 0) return { order: ends, account: [] }
    const { orderId, num: orderNum, distributorId } = named(order)
    return {
      order: ends,
      account: giveBack({ orderId, orderNum })(account),
      ...(promoCode && { promoCode: releaseUse({ orderId, orderNum, distributorId })(promoCode) }),
    }
  }

/** What the screen puts in place of the old fields. */
export const updatedFields = ({ id, stage, documentStatus }: Order) => {
  const status = statusOf(stage)
  return {
    success: true as const,
    updatedFields: { orderId: id, fields: { status, statusData: statusDataOf(status, documentStatus) } },
  }
}
