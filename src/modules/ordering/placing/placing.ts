import { addHours } from 'date-fns/addHours'
import { whyNoOrders } from '#modules/distributors/account-states.ts'
import type { DistributorState } from '#modules/distributors/events.ts'
import { type CompanyFile, whyLicenceStops } from '#modules/distributors/file/company-file.ts'
import { type LoyaltyAccount, spend } from '#modules/loyalty/account.ts'
import { type Cart, orderSection } from '#modules/ordering/cart/cart.ts'
import { sectionIdOf } from '#modules/ordering/cart/cart-events.ts'
import {
  type ChosenAddresses,
  type ChosenOffer,
  chosenAddresses,
  chosenLines,
  completeShipping,
  oneSection,
  type WantedOrder,
} from '#modules/ordering/cart/wanted.ts'
import { type OrderEvent, OrderPlaced } from '#modules/ordering/events.ts'
import { notNow, type Order } from '#modules/ordering/order.ts'
import type { Offer } from '#modules/ordering/terms/offer.ts'
import { hasOneCustomCertificateAtMost, QUOTE_PROMISE_HOURS } from '#modules/ordering/terms/order-terms.ts'
import { type BonusRule, MAXIMUM_TOTAL, type PromoTerms, priceSection } from '#modules/ordering/terms/pricing.ts'
import { grantedTerms, type PromoCodeWithOrders, takeUse } from '#modules/promotions/promo-code.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { count } from '#platform/text/formats.ts'
import { present } from '#platform/typed.ts'
import { bonusLinesOf, lineId, orderLine, otherPrice, type PricedLines, unpricedLine } from './order-lines.ts'
import { type ReferenceFacts, referenceEvents } from './references.ts'

export type PlacingFacts = ReferenceFacts & {
  readonly distributor: { readonly id: string; readonly state: DistributorState }
  readonly placedBy: string
  readonly days: readonly Day[]
  /** What this distributor may order now, of what it requested. */
  readonly offers: readonly Offer[]
  /** Why not the others, by registration. */
  readonly notOffered: ReadonlyMap<string, string>
  /** The bonus rule's third product where it may be ordered; empty: no bonus. */
  readonly bonusOffers: readonly Offer[]
  readonly bonusRule: BonusRule | null
  readonly countryName: (countryId: string) => string
  readonly addresses: ChosenAddresses | Refusal
}

const mayOrder = (
  state: PlacingFacts['distributor']['state'],
  file: CompanyFile | undefined,
  now: Date,
): Refusal | null => {
  const why = whyNoOrders(state) ?? (file ? whyLicenceStops(file, now) : null)
  return why ? refused(why, { status: 403 }) : null
}

/** A conflict: the same review was placed already, in another window or before its answer was lost. The order that it became. */
const placedAlready = ({ lines: [first], previousOrderId }: WantedOrder, offers: readonly Offer[], cart: Cart) => {
  const offer = offers.find(({ registrationId }) => registrationId === first?.registrationId)
  if (previousOrderId === undefined || !offer) return null
  const orderId =
    cart.ordered[sectionIdOf({ countryId: offer.countryId, subCategoryId: offer.product.subCategoryId })] ?? null
  return orderId === null || orderId === previousOrderId
    ? null
    : refused('This order has already been placed.', { members: { orderId } })
}

const CHANGED = 'Prices have changed since you filled the cart. Please look at the new total.'

const priceOf = (
  order: Order,
  lines: readonly ChosenOffer[],
  wanted: WantedOrder,
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
    return invalid({ careCoinsUsed: `You can use ${count(priced.maximumCareCoins)} CareCoins at most on this order` })
  return priced
}

const bonusOf = (order: Order, lines: readonly ChosenOffer[], facts: PlacingFacts, promo: PromoTerms | null) => {
  const units = lines.map(({ offer, quantity }) => ({ mbdReferenceCode: offer.product.mbdReferenceCode, quantity }))
  const paid = { countryId: lines[0]?.offer.countryId ?? '', units }
  return bonusLinesOf(lineId(order.id, lines.length + 1), paid, facts, promo)
}

const promoOf = (
  promoCode: PromoCodeWithOrders | undefined,
  lines: readonly ChosenOffer[],
  { distributor, days }: Pick<PlacingFacts, 'distributor' | 'days'>,
): PromoTerms | null | Refusal =>
  promoCode
    ? grantedTerms(promoCode, {
        distributorId: distributor.id,
        productIds: lines.map(({ offer }) => offer.product.id),
        days,
      })
    : null

const agreed = (wanted: WantedOrder, facts: PlacingFacts, { order, account, promoCode }: PlacingStates) => {
  if (isRefusal(facts.addresses)) return facts.addresses
  const lines = chosenLines(wanted, facts)
  if (isRefusal(lines)) return lines
  const mixed = oneSection(lines)
  if (mixed) return mixed
  const shipping = completeShipping(wanted.shipping)
  if (isRefusal(shipping)) return shipping
  const addresses = chosenAddresses(facts.addresses)
  if (isRefusal(addresses)) return addresses
  if (!hasOneCustomCertificateAtMost(wanted.certificates))
    return invalid({ certificates: 'Request at most one other certificate' })
  const promo = promoOf(promoCode, lines, facts)
  if (isRefusal(promo)) return promo
  const priced = priceOf(order, lines, wanted, { promo, balance: account.balance })
  return isRefusal(priced) ? priced : { lines, shipping, addresses, promo, priced }
}

/** Everything that placing decides on, in one append: the order, the CareCoins that pay for it, the cart that it leaves, the promo code. */
export type PlacingStates = {
  readonly order: Order
  readonly account: LoyaltyAccount
  readonly cart: Cart
  readonly file?: CompanyFile
  readonly promoCode?: PromoCodeWithOrders
}

/** Places an order, which requests a quote from the provider. Prices, bonus and CareCoins are computed here and nowhere else. */
export const placeOrder =
  (wanted: WantedOrder, facts: PlacingFacts, now: Date) =>
  (states: PlacingStates, { number: num }: { readonly number: string }) => {
    const { order, account, cart, file, promoCode } = states
    const no =
      notNow('PlaceOrder', order) ??
      mayOrder(facts.distributor.state, file, now) ??
      placedAlready(wanted, facts.offers, cart)
    if (no) return no
    const terms = agreed(wanted, facts, states)
    if (isRefusal(terms)) return terms
    const { lines, shipping, addresses, promo, priced } = terms
    const references = referenceEvents(order, wanted, facts)
    if (isRefusal(references)) return references
    const paid = spend({ orderId: order.id, orderNum: num }, priced.careCoinsUsed)(account)
    if (isRefusal(paid)) return paid
    const { countryId, product } = present(lines[0]).offer
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
      bonusLines: bonusOf(order, lines, facts, promo),
      ...addresses,
      contact: wanted.contact,
      shipping,
      certificates: wanted.certificates,
      specialRequest: wanted.specialRequest,
      promo,
      promoCodeDiscount: priced.totalPromoCodeDiscount,
      careCoinsUsed: careCoins(priced.careCoinsUsed),
      subtotal: priced.nonPromoCodeDiscountedTotal,
      total: priced.total,
      quoteDueAt: moment(addHours(now, QUOTE_PROMISE_HOURS)),
    })
    const recorded = { order: [placed, ...references], account: paid, cart: orderSection(section, order.id)(cart) }
    const use = { orderId: order.id, orderNum: num, distributorId: facts.distributor.id }
    return promoCode ? { ...recorded, promoCode: takeUse(use)(promoCode) } : recorded
  }
