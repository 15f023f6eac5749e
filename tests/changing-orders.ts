import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { CareCoinsSpent } from '#modules/loyalty/events.ts'
import { OrderPlaced } from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import type { ChangeFacts, changeItems, ItemStates, removeItem } from '#modules/ordering/placing/changing-items.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal } from '#platform/decision.ts'
import { cents, percent } from '#platform/money.ts'
import { evolved } from '#tests/given.ts'
import {
  account,
  type approved,
  distributorId,
  hoursAfter,
  num,
  orderId,
  placed,
  placedAt,
  product,
  type quoted,
} from './sample-orders.ts'

/** Ten hours after the order was placed. */
export const now = hoursAfter(placedAt, 10)
/** The item that every order here begins with: 20 of folic acid. */
export const first = `${orderId}.1`
export const iron = {
  ...product,
  id: 'product-2',
  reference: 'PC-1002',
  mbdReferenceCode: 'MBD-1002',
  name: 'Iron',
  packagings: [],
  registrations: [
    {
      id: 'iron-co',
      countryId: 'co',
      status: 'REGISTERED' as const,
      price: cents(800),
      discount: percent(0),
      sellable: true,
    },
    {
      id: 'iron-pe',
      countryId: 'pe',
      status: 'REGISTERED' as const,
      price: cents(900),
      discount: percent(0),
      sellable: true,
    },
  ],
}
export const zinc = { ...iron, id: 'product-3', reference: 'PC-1003', mbdReferenceCode: 'MBD-1003', name: 'Zinc' }
/** What a change needs from the catalogue. */
export const facts = (changes: Partial<ChangeFacts> = {}): ChangeFacts => ({
  products: [product, iron],
  countryIds: ['co', 'pe'],
  bonusRule: null,
  ...changes,
})
export const newIron = { productId: iron.id, countryId: 'co', quantity: 10, packagingId: null }

export const nothing = { order: [], account: [] }

type OrderStep = ReturnType<typeof OrderPlaced.make> | ReturnType<typeof quoted> | typeof approved
/** The order after these, and the account that paid for it. */
export const orderWith = (...happened: readonly OrderStep[]): ItemStates => {
  const it = evolved(order, order.initial(orderId), happened)
  const paid = CareCoinsSpent.make({ distributorId, orderId, orderNum: num, amount: it.requested.careCoinsUsed })
  const begun = account(1_000)
  return { order: it, account: it.requested.careCoinsUsed > 0 ? evolved(loyaltyAccount, begun, [paid]) : begun }
}
type OrderDecisions = ReturnType<ReturnType<typeof changeItems>> | ReturnType<ReturnType<typeof removeItem>>
/** What was decided; a refusal is thrown. */
export const recorded = (decided: OrderDecisions) => {
  if (isRefusal(decided)) throw new Error(decided.error)
  return decided
}
/** The order after that decision on it. */
export const figures = (it: ItemStates, decision: (it: ItemStates) => OrderDecisions) => {
  const { order: events } = recorded(decision(it))
  return evolved(order, it.order, events)
}
/** Another quantity of that item. */
export const change = (quantity: number, expectedTotal: number | null = null) => ({
  changed: [{ id: first, quantity }],
  added: [],
  expectedTotal: expectedTotal === null ? null : cents(expectedTotal),
})
/** Placed, and paid with so many CareCoins. */
export const paidWith = (coins: number) =>
  OrderPlaced.make({
    ...placed.data,
    careCoinsUsed: careCoins(coins),
    total: cents(22_500 - 10 * coins),
  })
