import type { ChosenOffer } from '#modules/ordering/cart/wanted.ts'
import type { Offer } from '#modules/ordering/terms/offer.ts'
import { type BonusLine, OrderId, type OrderLine } from '#modules/ordering/terms/order-fields.ts'
import {
  type BonusRule,
  bonusQuantity,
  type LinePrice,
  type PromoTerms,
  type priceSection,
} from '#modules/ordering/terms/pricing.ts'
import { type Refusal, refused } from '#platform/decision.ts'
import type { Cents } from '#platform/money.ts'

/** Contains the order's id. Numbers count from 1 and are never reused. */
export const lineId = (orderId: OrderId, number: number): string => `${orderId}.${number}`

/** Which order an item is of, and its number there; null: that is no item's id. */
export const placeOfLine = (id: string): { readonly orderId: OrderId; readonly number: number } | null => {
  const [orderId = '', number = ''] = id.split('.')
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[1-9]\d{0,5}$/i.test(id)
    ? { orderId: OrderId.make(orderId), number: Number(number) }
    : null
}

export const lastNumber = (lines: readonly { readonly lineId: string }[], before = 0): number =>
  Math.max(before, ...lines.map((line) => placeOfLine(line.lineId)?.number ?? 0))

export type UnpricedLine = Omit<OrderLine, 'effectiveUnitPrice' | 'total'>

const productFields = ({ product, registrationId }: Offer) => ({
  registrationId,
  productId: product.id,
  reference: product.reference,
  name: product.name,
})

export const unpricedLine = (id: string, { offer, packagingId, quantity }: ChosenOffer): UnpricedLine => {
  const packaging = offer.product.packagings.find((it) => it.id === packagingId)
  return {
    lineId: id,
    ...productFields(offer),
    packagingId,
    packagingName: packaging?.name ?? null,
    packagingUnits: packaging?.units ?? null,
    quantity,
    unitPrice: offer.unitPrice,
    discount: offer.discount,
  }
}

export type PricedLines = ReturnType<typeof priceSection<UnpricedLine>>

const pricedFields = ({ lineId: id, registrationId, productId, reference, name, ...line }: UnpricedLine) => ({
  lineId: id,
  registrationId,
  productId,
  reference,
  name,
  packagingId: line.packagingId,
  packagingName: line.packagingName,
  packagingUnits: line.packagingUnits,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discount: line.discount,
})

export const orderLine = (line: UnpricedLine & LinePrice): OrderLine => ({
  ...pricedFields(line),
  effectiveUnitPrice: line.effectivePrice,
  total: line.totalEffectivePrice,
})

export type BonusFacts = {
  readonly bonusRule: BonusRule | null
  readonly bonusOffers: readonly Offer[]
}

/** What comes free with these lines. A promo code takes the place of the bonus. */
export const bonusLinesOf = (
  id: string,
  paid: { readonly countryId: string; readonly units: Parameters<typeof bonusQuantity>[0] },
  { bonusRule, bonusOffers }: BonusFacts,
  promo: PromoTerms | null,
): readonly BonusLine[] => {
  const quantity = bonusQuantity(paid.units, bonusRule, promo)
  const offer = bonusOffers.find(({ countryId }) => countryId === paid.countryId)
  return offer && quantity > 0 ? [{ lineId: id, ...productFields(offer), quantity }] : []
}

/** Prices moved since the screen showed them: 409 with the new figures, line by line. */
export const otherPrice = (sentence: string, expectedTotal: Cents, priced: PricedLines): Refusal =>
  refused(sentence, {
    members: {
      expectedTotal,
      total: priced.total,
      subtotal: priced.nonPromoCodeDiscountedTotal,
      promoCodeDiscount: priced.totalPromoCodeDiscount,
      careCoinsUsed: priced.careCoinsUsed,
      maximumCareCoins: priced.maximumCareCoins,
      lines: priced.lines.map(({ registrationId, productId, name, quantity, unitPrice, discount, ...price }) => ({
        registrationId,
        productId,
        name,
        quantity,
        unitPrice,
        discount,
        effectivePrice: price.effectivePrice,
        total: price.totalEffectivePrice,
      })),
    },
  })
