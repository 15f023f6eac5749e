import { giveBackBeyond, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import { cancelOrder, endingWith } from '#modules/ordering/ending.ts'
import { OrderItemsChanged } from '#modules/ordering/events.ts'
import { named, notNow, type Order } from '#modules/ordering/order.ts'
import { bonusOffersOf } from '#modules/ordering/terms/offer.ts'
import { type BonusRule, MAXIMUM_TOTAL, type PromoTerms, priceSection } from '#modules/ordering/terms/pricing.ts'
import { keptTerms, type PromoCodeWithOrders, releaseUse } from '#modules/promotions/promo-code.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { invalid, isRefusal, notFound } from '#platform/decision.ts'
import type { Cents } from '#platform/money.ts'
import { changedItems, type ItemFacts, type ItemsInput, itemsWithout } from './changed-items.ts'
import { promisedAgain, withdrawingQuote } from './changing.ts'
import { bonusLinesOf, lastNumber, lineId, orderLine, otherPrice, type UnpricedLine } from './order-lines.ts'

/** What changing items decides on in one append: the order, the CareCoins that paid for it, the promo code that it used. */
export type ItemStates = {
  readonly order: Order
  readonly account: LoyaltyAccount
  readonly promoCode?: PromoCodeWithOrders
}
export type ChangeFacts = ItemFacts & { readonly bonusRule: BonusRule | null }

const CHANGED = 'Prices have changed since you opened this page. Please look at the new total.'

const bonusOn = (order: Order, lines: readonly UnpricedLine[], promo: PromoTerms | null, facts: ChangeFacts) => {
  const { products, countryIds, bonusRule } = facts
  const codeOf = (productId: string) => products.find(({ id }) => id === productId)?.mbdReferenceCode ?? ''
  const units = lines.map(({ productId, quantity }) => ({ mbdReferenceCode: codeOf(productId), quantity }))
  return bonusLinesOf(
    order.requested.bonusLines[0]?.lineId ?? lineId(order.id, lastNumber(lines, order.itemsNumbered) + 1),
    { countryId: order.countryId, units },
    { bonusRule, bonusOffers: bonusOffersOf(products, bonusRule, countryIds) },
    promo,
  )
}

/** The whole order priced again: never more CareCoins than it was paid with, and no more than the new total allows. */
const repriced = (order: Order, lines: readonly UnpricedLine[], facts: ChangeFacts) => {
  const { careCoinsUsed } = order
  const promo = keptTerms(
    order.requested.promo,
    lines.map(({ productId }) => productId),
  )
  const priced = priceSection(lines, { promo, balance: careCoinsUsed, careCoins: careCoinsUsed })
  return { promo, priced, bonusLines: bonusOn(order, lines, promo, facts) }
}

type ItemsContext = { readonly expectedTotal: Cents | null; readonly now: Date }

const rewritten = (
  { order, account, promoCode }: ItemStates,
  lines: readonly UnpricedLine[],
  facts: ChangeFacts,
  { expectedTotal, now }: ItemsContext,
) => {
  const { promo, priced, bonusLines } = repriced(order, lines, facts)
  if (priced.nonPromoCodeDiscountedTotal > MAXIMUM_TOTAL) return invalid({ orderItems: 'This order is too large' })
  if (expectedTotal !== null && expectedTotal !== priced.total) return otherPrice(CHANGED, expectedTotal, priced)
  const { orderId, num: orderNum, distributorId } = named(order)
  const changed = OrderItemsChanged.make({
    ...named(order),
    lines: priced.lines.map(orderLine),
    bonusLines,
    promo,
    promoCodeDiscount: priced.totalPromoCodeDiscount,
    careCoinsUsed: careCoins(priced.careCoinsUsed),
    subtotal: priced.nonPromoCodeDiscountedTotal,
    total: priced.total,
    ...promisedAgain(now),
  })
  return {
    order: withdrawingQuote(order, [changed]),
    account: giveBackBeyond(priced.careCoinsUsed, { orderId, orderNum })(account),
    ...(promoCode && !promo && { promoCode: releaseUse({ orderId, orderNum, distributorId })(promoCode) }),
  }
}

const nothing = { order: [], account: [] }

/** `place`: the member of the request with the further products. */
const change =
  (input: ItemsInput, place: 'products' | 'orderItems', facts: ChangeFacts, now: Date) => (states: ItemStates) => {
    const no = notNow('ChangeOrder', states.order)
    if (no) return no
    const lines = changedItems(states.order, input, place, facts)
    if (lines === null) return nothing
    return isRefusal(lines) ? lines : rewritten(states, lines, facts, { expectedTotal: input.expectedTotal, now })
  }

/** Other quantities or packagings, and further products: everything that stays is priced again. */
export const changeItems = (input: ItemsInput, facts: ChangeFacts, now: Date) => change(input, 'products', facts, now)

/** Products from the shop. One that is in the order already stays as it is. */
export const addItems = (added: ItemsInput['added'], facts: ChangeFacts, now: Date) =>
  change({ changed: [], added, expectedTotal: null }, 'orderItems', facts, now)

/** Takes an item out; an order without items is cancelled. */
export const removeItem = (id: string, facts: ChangeFacts, now: Date) => (states: ItemStates) => {
  const no = notNow('ChangeOrder', states.order)
  if (no) return no
  const { lines } = states.order.requested
  if (!lines.some((line) => line.lineId === id)) return notFound('Item not found in this order')
  if (lines.length === 1) return endingWith(cancelOrder)(states)
  return rewritten(states, itemsWithout(states.order, id, facts), facts, { expectedTotal: null, now })
}
