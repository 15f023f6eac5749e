import { type CatalogueProduct, type Offer, offersOf, whyNotOffered } from '#modules/ordering/terms/offer.ts'
import {
  type BonusRule,
  bonusQuantity,
  CARE_COIN_CENTS,
  isTooLarge,
  priceSection,
} from '#modules/ordering/terms/pricing.ts'
import type { PromoTerms } from '#modules/promotions/promo-code.ts'
import { invalid, isRefusal, type Refusal } from '#platform/decision.ts'
import { sectionIdOf } from './cart-events.ts'

type Item = { readonly productId: string; readonly quantity: number }

export type ApplyingFacts = {
  readonly products: readonly CatalogueProduct[]
  /** Where the distributor may sell. */
  readonly countryIds: readonly string[]
  readonly bonusRule: BonusRule | null
  /** What the code gives these products, or why nothing. */
  readonly promoFor: (productIds: readonly string[]) => PromoTerms | Refusal
}

type Section = { readonly countryId: string; readonly subCategoryId: string }

/** Every item joined to its offer, or what is wrong, by the item's place. */
const offered = (
  items: readonly Item[],
  { countryId, subCategoryId }: Section,
  { products, countryIds }: ApplyingFacts,
): readonly (Item & { offer: Offer })[] | Refusal => {
  const errors: Record<string, string> = {}
  const found = items.flatMap((item, index) => {
    const product = products.find(({ id }) => id === item.productId)
    const offer = product && offersOf(product, countryIds).find((it) => it.countryId === countryId)
    if (!offer) errors[`items.${index}.productId`] = whyNotOffered(product, countryId, countryIds)
    else if (offer.product.subCategoryId !== subCategoryId)
      errors[`items.${index}.productId`] = 'An order can only have products of one sub-category'
    else if (isTooLarge({ unitPrice: offer.unitPrice, quantity: item.quantity }))
      errors[`items.${index}.quantity`] = 'This order is too large'
    return offer ? [{ ...item, offer }] : []
  })
  return Object.keys(errors).length > 0 ? invalid(errors) : found
}

/** What a code does to a section, line by line: before, percent, after; and what else it gives. */
export const applied = (items: readonly Item[], section: Section, facts: ApplyingFacts) => {
  const lines = offered(items, section, facts)
  if (isRefusal(lines)) return lines
  const promo = facts.promoFor(lines.map(({ productId }) => productId))
  if (isRefusal(promo)) return promo
  const covered = ({ productId }: Item) => promo.productIds?.includes(productId) ?? true
  const { lines: priced, ...totals } = priceSection(
    lines.map(({ offer, ...line }) => ({ ...line, offer, unitPrice: offer.unitPrice, discount: offer.discount })),
    { promo, balance: 0, careCoins: 0 },
  )
  const paid = lines.map(({ offer, quantity }) => ({ mbdReferenceCode: offer.product.mbdReferenceCode, quantity }))
  return {
    success: true as const,
    sectionId: sectionIdOf(section),
    promo,
    products: lines.filter(covered).map(
      ({
        offer: {
          product: { id, name, reference },
        },
      }) => ({ id, name, reference }),
    ),
    cashBackCareCoins: promo.cashBackAmount / CARE_COIN_CENTS,
    bonusCleared: bonusQuantity(paid, facts.bonusRule),
    lines: priced.map(({ offer: { product }, ...line }) => ({
      productId: line.productId,
      name: product.name,
      reference: product.reference,
      quantity: line.quantity,
      covered: covered(line),
      nonPromoCodeDiscountedPrice: line.nonPromoCodeDiscountedPrice,
      percent: line.promoCodeDiscount > 0 ? promo.discount : 0,
      effectivePrice: line.effectivePrice,
      promoCodeDiscount: line.promoCodeDiscount,
      totalEffectivePrice: line.totalEffectivePrice,
    })),
    nonPromoCodeDiscountedTotal: totals.nonPromoCodeDiscountedTotal,
    totalPromoCodeDiscount: totals.totalPromoCodeDiscount,
    nonCareCoinsDiscountedTotal: totals.nonCareCoinsDiscountedTotal,
  }
}
