import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { promoCode } from '#modules/promotions/promo-code.ts'
import { existing } from '#platform/log/commands.ts'

import { type Order, order } from './order.ts'

/** The order, its CareCoins and its promo code. An order never gets a code later, so reading it first is safe. */
export const orderTargets = ({ id, distributorId, promo }: Order) => {
  const always = { order: existing(order, id), account: existing(loyaltyAccount, distributorId) }
  return promo ? { ...always, promoCode: existing(promoCode, promo.code) } : always
}
