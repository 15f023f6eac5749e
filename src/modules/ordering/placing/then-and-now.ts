import { registrationStatuses } from '#modules/catalogue/events.ts'
import { packagingOf } from '#modules/ordering/order-view.ts'
import { type CatalogueProduct, imageOf, lineProblem, type Offer, offersOf } from '#modules/ordering/terms/offer.ts'
import type { LineAdjustment, OrderLine } from '#modules/ordering/terms/order-fields.ts'
import { effectivePrice, isTooLarge, type PromoTerms, priceLine } from '#modules/ordering/terms/pricing.ts'
import { nearestQuantity } from '#modules/ordering/terms/quantity.ts'
import type { ItemThenAndNow } from './changing-contract.ts'

export type MomentFacts = {
  readonly products: readonly CatalogueProduct[]
  readonly countryIds: readonly string[]
  readonly countryId: string
  /** What applies to the order; null: the items are to be ordered again, without it. */
  readonly promo: PromoTerms | null
  readonly adjustments: readonly (typeof LineAdjustment.Type)[]
}

/** The packaging it came in, as long as it exists; else the only one that there is. */
const packagingNow = (packagingId: string | null, { packagings }: CatalogueProduct): string | null => {
  if (packagings.some(({ id }) => id === packagingId)) return packagingId
  return packagings.length === 1 ? (packagings[0]?.id ?? null) : null
}

const nowOf = (line: OrderLine, offer: Offer, promo: PromoTerms | null): NonNullable<ItemThenAndNow['now']> => {
  const { product, unitPrice, discount, registrationId } = offer
  const quantity = nearestQuantity(line.quantity, product)
  const price = priceLine({ productId: product.id, quantity, unitPrice, discount }, promo)
  return {
    registrationId,
    unitPrice,
    discount,
    price: price.nonPromoCodeDiscountedPrice,
    effectivePrice: price.effectivePrice,
    total: price.totalEffectivePrice,
    quantity,
    packagingId: packagingNow(line.packagingId, product),
    packagings: product.packagings,
    minimumOrderQuantity: product.minimumOrderQuantity,
    orderQuantityStep: product.orderQuantityStep,
  }
}

const adjustedAs = ({ lineId }: OrderLine, adjustments: MomentFacts['adjustments']) => {
  const found = adjustments.find((it) => it.lineId === lineId)
  return found ? { from: found.from, reason: found.reason } : null
}

const orderedAs = (line: OrderLine, adjustments: MomentFacts['adjustments']): ItemThenAndNow['ordered'] => ({
  unitPrice: line.unitPrice,
  discount: line.discount,
  price: effectivePrice(line.unitPrice, line.discount),
  effectivePrice: line.effectiveUnitPrice,
  total: line.total,
  quantity: line.quantity,
  packaging: packagingOf(line),
  adjusted: adjustedAs(line, adjustments),
})

const registrationOf = (product: CatalogueProduct | undefined, countryId: string): string | null => {
  const found = product?.registrations.find((it) => it.countryId === countryId)
  return found ? registrationStatuses[found.status].label : null
}

/** A line of an order and what ordering it would be now: at today's prices, in quantities and packagings that exist. */
export const thenAndNow = (line: OrderLine, facts: MomentFacts): ItemThenAndNow => {
  const { products, countryIds, countryId, promo, adjustments } = facts
  const product = products.find(({ id }) => id === line.productId)
  const found = product && offersOf(product, countryIds).find((it) => it.countryId === countryId)
  const offer = found && !isTooLarge({ ...found, quantity: line.quantity }) ? found : null
  return {
    id: line.lineId,
    productId: line.productId,
    name: product?.name ?? line.name,
    reference: product?.reference ?? line.reference,
    image: imageOf({ id: line.productId }),
    registration: registrationOf(product, countryId),
    ordered: orderedAs(line, adjustments),
    now: offer && nowOf(line, offer, promo),
    problem: lineProblem(product, { ...line, countryId }, countryIds)?.reason ?? null,
  }
}
