import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { promoCode } from '#modules/promotions/promo-code.ts'
import { existing } from '#platform/log/commands.ts'

import { type Order, order } from './order.ts'

/**
 * The streams of a command that ends an order or changes its goods: the order, the CareCoins that paid for it, and the
 * promo code that it holds a use of. An order never gets a code later, so a code that is read here is enough.
 */
export const orderTargets = ({ id, distributorId, promo }: Order) => {
  const always = { order: existing(order, id), account: existing(loyaltyAccount, distributorId) }
  return promo ? { ...always, promoCode: existing(promoCode, promo.code) } : always
}
