import { addDays } from 'date-fns/addDays'
import { differenceInHours } from 'date-fns/differenceInHours'

import type { Cart, CartLine, CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import {
  bonusOffersOf,
  type CatalogueProduct,
  imageOf,
  lineProblem,
  type Offer,
  offersOf,
} from '#modules/ordering/terms/offer.ts'
import { type BonusRule, bonusQuantity, isTooLarge, priceSection } from '#modules/ordering/terms/pricing.ts'
import type { PromoTerms } from '#modules/promotions/promo-code.ts'
import type { CareCoins } from '#modules/terms/care-coins.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'
import { cents, percent, sum } from '#platform/money.ts'
import { sectionIdOf } from './cart-events.ts'

type StoredLine = {
  readonly countryId: string
  readonly productId: string
  readonly quantity: number
  readonly packagingId: string | null
}

export type CartFacts = {
  readonly lines: readonly StoredLine[]
  /** By section: the order that it became last, and when. */
  readonly ordered: Readonly<Record<string, { readonly orderId: string; readonly at: string }>>
  readonly now: Date
  /** Opened: nothing in it is sealed any more. */
  readonly draft: OrderDraft
  /** Of every line, and of the bonus. */
  readonly products: readonly CatalogueProduct[]
  /** Where the distributor may sell. */
  readonly countryIds: readonly string[]
  readonly countryName: (countryId: string) => string
  readonly balance: number
  /** In the company's time zone. */
  readonly today: Day
  /** In days, ascending: of every product and country for which staff have set them. */
  readonly leadTimes: readonly {
    readonly productId: string
    readonly countryId: string
    readonly days: readonly number[]
  }[]
  readonly bonusRule: BonusRule | null
  /** What the section's promo code gives these products, or why nothing; null without a code. */
  readonly promoFor: (sectionId: string, productIds: readonly string[]) => PromoTerms | Refusal | null
}

type CartLineView = {
  readonly line: StoredLine
  readonly product: CatalogueProduct
  readonly offer: Offer | null
  readonly problem: string | null
}

const nothing = cents(0)

/** A line, what it is of, and why it cannot be ordered as it is. */
const joined = (line: StoredLine, { products, countryIds }: CartFacts): readonly CartLineView[] => {
  const product = products.find(({ id }) => id === line.productId)
  if (!product) return []
  const offer = offersOf(product, countryIds).find(({ countryId }) => countryId === line.countryId) ?? null
  const isPriced = offer && !isTooLarge({ unitPrice: offer.unitPrice, quantity: line.quantity })
  const problem = lineProblem(product, line, countryIds)?.reason ?? null
  return [{ line, product, offer: isPriced ? offer : null, problem }]
}

const unpriced = {
  unitPrice: nothing,
  discount: percent(0),
  nonPromoCodeDiscountedPrice: nothing,
  totalNonPromoCodeDiscountedPrice: nothing,
  promoCodeDiscount: nothing,
  effectivePrice: nothing,
  totalEffectivePrice: nothing,
}

const shown = ({ line, product, offer, problem }: CartLineView) => ({
  ...line,
  registrationId: offer?.registrationId ?? null,
  name: product.name,
  reference: product.reference,
  image: imageOf(product),
  packagings: product.packagings,
  minimumOrderQuantity: product.minimumOrderQuantity,
  orderQuantityStep: product.orderQuantityStep,
  problem,
})

const bonusOf = (
  lines: readonly CartLineView[],
  { countryId, sectionId }: { readonly countryId: string; readonly sectionId: string },
  { bonusRule, products, countryIds }: CartFacts,
  promo: PromoTerms | null,
): CartSection['bonus'] => {
  const paid = lines.map(({ line, product }) => ({
    mbdReferenceCode: product.mbdReferenceCode,
    quantity: line.quantity,
  }))
  const quantity = bonusQuantity(paid, bonusRule, promo)
  const offers = bonusOffersOf(products, bonusRule, countryIds)
  const free = offers.find((offer) => offer.countryId === countryId)?.product
  if (quantity === 0 || !free) return []
  return [
    {
      sectionId,
      productId: free.id,
      name: free.name,
      reference: free.reference,
      image: imageOf(free),
      quantity,
      total: nothing,
      isTrocar: free.mbdReferenceCode === bonusRule?.c,
    },
  ]
}

const possibleFrom = (lines: readonly CartLineView[], { leadTimes, today }: CartFacts): Day | null => {
  const shortest = lines.map(
    ({ line }) =>
      leadTimes.find((it) => it.productId === line.productId && it.countryId === line.countryId)?.days[0] ?? null,
  )
  const known = shortest.filter((days) => days !== null)
  return known.length < lines.length ? null : utcDay(addDays(new Date(today), Math.max(...known)))
}

const section = (lines: readonly CartLineView[], facts: CartFacts): CartSection => {
  const [{ line: first, product }] = lines as [CartLineView]
  const { draft, balance } = facts
  const isChosen = draft.countryId === first.countryId && draft.subCategoryId === product.subCategoryId
  const sellable = lines.filter((it): it is CartLineView & { offer: Offer } => it.offer !== null)
  const sectionId = sectionIdOf({ countryId: first.countryId, subCategoryId: product.subCategoryId })
  const productIds = sellable.map(({ product: { id } }) => id)
  const judged = facts.promoFor(sectionId, productIds)
  const promo = isRefusal(judged) ? null : judged
  const { lines: priced, ...totals } = priceSection(
    sellable.map((it) => ({ ...shown(it), unitPrice: it.offer.unitPrice, discount: it.offer.discount })),
    { promo, balance, careCoins: isChosen ? draft.careCoinsToUse : 0 },
  )
  const products: CartLine[] = lines.map(
    (it) => priced.find(({ productId }) => productId === it.product.id) ?? { ...shown(it), ...unpriced },
  )
  return {
    sectionId,
    country: { id: first.countryId, name: facts.countryName(first.countryId) },
    subCategory: { id: product.subCategoryId, name: product.subCategoryName },
    products,
    bonus: bonusOf(sellable, { countryId: first.countryId, sectionId }, facts, promo),
    promo,
    promoProblem: isRefusal(judged) ? judged.error : null,
    ...totals,
    maximumCareCoins: careCoins(totals.maximumCareCoins),
    careCoinsUsed: careCoins(totals.careCoinsUsed),
    careCoinsAfterOrder: careCoins(totals.careCoinsAfterOrder),
    previousOrderId: (facts.ordered[sectionId]?.orderId ?? null) as CartSection['previousOrderId'],
    canBeOrdered: lines.every(({ problem }) => problem === null),
    possibleFrom: possibleFrom(lines, facts),
  }
}

const JUST_ORDERED_HOURS = 24

const justOrdered = ({ ordered, now }: CartFacts): Cart['justOrdered'] => {
  const [newest] = Object.values(ordered).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return newest && differenceInHours(now, newest.at) < JUST_ORDERED_HOURS
    ? (newest.orderId as Cart['justOrdered'])
    : null
}

/** A person's cart, priced now: one section for each country and sub-category, in the order in which they were begun. */
export const pricedCart = (facts: CartFacts): Cart => {
  const lines = facts.lines.flatMap((line) => joined(line, facts))
  const bySection = Map.groupBy(lines, ({ line: { countryId }, product: { subCategoryId } }) =>
    sectionIdOf({ countryId, subCategoryId }),
  )
  const sections = [...bySection.values()].map((its) => section(its, facts))
  return {
    sections,
    count: lines.length,
    total: sum(sections.map(({ total }) => total)),
    careCoinsBalance: facts.balance as CareCoins,
    draft: facts.draft,
    justOrdered: justOrdered(facts),
  }
}
