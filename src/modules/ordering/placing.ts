import { addHours } from 'date-fns'

import { type LoyaltyAccount, spend } from '#modules/loyalty/account.ts'
import { invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import { moment } from '#platform/event.ts'
import { careCoins } from '#platform/money.ts'

import { type Cart, orderSection } from './cart.ts'
import { type OrderEvent, OrderPlaced } from './events.ts'
import type { Offer } from './offer.ts'
import { notNow, type Order } from './order.ts'
import { bonusLinesOf, lineId, orderLine, otherPrice, type PricedLines, unpricedLine } from './order-lines.ts'
import { hasOneCustomCertificateAtMost, QUOTE_PROMISE_HOURS, sentences } from './order-terms.ts'
import { type BonusRule, MAXIMUM_TOTAL, type PromoTerms, priceSection } from './pricing.ts'
import {
  type Chosen,
  type ChosenAddresses,
  chosenAddresses,
  chosenLines,
  completeShipping,
  oneSection,
  type Wanted,
} from './wanted.ts'

/** What the read models know, at the moment of asking. */
export type PlacingFacts = {
  readonly distributor: { readonly id: string; readonly state: 'PENDING' | 'ACTIVE' | 'SUSPENDED' }
  readonly placedBy: string
  /** What this distributor may order now, of what was asked for. */
  readonly offers: readonly Offer[]
  /** The bonus rule's third product where it may be ordered; empty: no bonus. */
  readonly bonusOffers: readonly Offer[]
  readonly bonusRule: BonusRule | null
  readonly countryName: (countryId: string) => string
  readonly addresses: ChosenAddresses
  readonly promo: PromoTerms | null
}

const mayOrder = (state: PlacingFacts['distributor']['state']): Refusal | null => {
  if (state === 'PENDING') return refused(sentences.notActive, { status: 403 })
  if (state === 'SUSPENDED') return refused('Your account is suspended', { status: 403 })
  return null
}

const CHANGED = 'Prices have changed since you filled the cart. Please look at the new total.'

const priceOf = (
  order: Order,
  lines: readonly Chosen[],
  wanted: Wanted,
  { promo, balance }: { promo: PromoTerms | null; balance: number },
): PricedLines | Refusal => {
  const priced = priceSection(
    lines.map((line, at) => unpricedLine(lineId(order.id, at + 1), line)),
    { promo, balance, careCoins: wanted.careCoins },
  )
  if (priced.nonPromoCodeDiscountedTotal > MAXIMUM_TOTAL) return invalid({ registrations: 'This order is too large' })
  if (wanted.expectedTotal !== null && wanted.expectedTotal !== priced.total)
    return otherPrice(CHANGED, wanted.expectedTotal, priced)
  if (wanted.careCoins > priced.maximumCareCoins)
    return invalid({ careCoinsUsed: `You can use ${priced.maximumCareCoins} CareCoins at most on this order` })
  return priced
}

const bonusOf = (order: Order, lines: readonly Chosen[], facts: PlacingFacts) => {
  const units = lines.map(({ offer, quantity }) => ({ mbdReferenceCode: offer.product.mbdReferenceCode, quantity }))
  const paid = { countryId: lines[0]?.offer.countryId ?? '', units }
  return bonusLinesOf(lineId(order.id, lines.length + 1), paid, facts, facts.promo)
}

/** All that is checked before an order can be written down, or the first thing that is wrong. */
const agreed = (order: Order, wanted: Wanted, facts: PlacingFacts, balance: number) => {
  const lines = chosenLines(wanted, facts.offers)
  if (isRefusal(lines)) return lines
  const mixed = oneSection(lines)
  if (mixed) return mixed
  const shipping = completeShipping(wanted.shipping)
  if (isRefusal(shipping)) return shipping
  const addresses = chosenAddresses(facts.addresses)
  if (isRefusal(addresses)) return addresses
  if (!hasOneCustomCertificateAtMost(wanted.certificates))
    return invalid({ certificates: 'Ask for one certificate of your own at most' })
  const priced = priceOf(order, lines, wanted, { promo: facts.promo, balance })
  return isRefusal(priced) ? priced : { lines, shipping, addresses, priced }
}

/** Everything that placing decides on, in one append: the order, the CareCoins that pay for it, the cart that it leaves. */
export type PlacingStates = { readonly order: Order; readonly account: LoyaltyAccount; readonly cart: Cart }

/** Places an order, which asks the provider for a quote. Prices, bonus and CareCoins are computed here and nowhere else. */
export const placeOrder =
  (wanted: Wanted, facts: PlacingFacts, now: Date) =>
  ({ order, account, cart }: PlacingStates, { number: num }: { readonly number: string }) => {
    const no = notNow('PlaceOrder', order) ?? mayOrder(facts.distributor.state)
    if (no) return no
    const terms = agreed(order, wanted, facts, account.balance)
    if (isRefusal(terms)) return terms
    const { lines, shipping, addresses, priced } = terms
    const paid = spend({ orderId: order.id, orderNum: num }, priced.careCoinsUsed)(account)
    if (isRefusal(paid)) return paid
    const { countryId, product } = (lines[0] as Chosen).offer
    const productIds = lines.map(({ offer }) => offer.product.id)
    const section = { countryId, subCategoryId: product.subCategoryId, productIds }
    const placed: OrderEvent = OrderPlaced.make({
      orderId: order.id,
      num,
      distributorId: facts.distributor.id,
      placedBy: facts.placedBy,
      countryId,
      countryName: facts.countryName(countryId),
      subCategoryId: product.subCategoryId,
      subCategoryName: product.subCategoryName,
      lines: priced.lines.map(orderLine),
      bonusLines: bonusOf(order, lines, facts),
      ...addresses,
      contact: wanted.contact,
      shipping,
      certificates: wanted.certificates,
      specialRequest: wanted.specialRequest,
      promo: facts.promo,
      promoCodeDiscount: priced.totalPromoCodeDiscount,
      careCoinsUsed: careCoins(priced.careCoinsUsed),
      subtotal: priced.nonPromoCodeDiscountedTotal,
      total: priced.total,
      quoteDueAt: moment(addHours(now, QUOTE_PROMISE_HOURS)),
    })
    return { order: [placed], account: paid, cart: orderSection(section, order.id)(cart) }
  }
