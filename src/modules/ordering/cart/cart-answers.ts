import * as Schema from 'effect/Schema'
import { PackagingRead, SpecialRequestRead } from '#modules/ordering/order-answers.ts'
import { OrderId, Promo } from '#modules/ordering/terms/order-fields.ts'
import { incoterms, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Day } from '#platform/event.ts'
import { Cents, Percent } from '#platform/money.ts'

const { Array: List, Int, Literals, NullOr, Struct } = Schema

const IdAndName = Struct({ id: Schema.String, name: Schema.String })

/** A line of the cart, priced now. A line that cannot be ordered any more says why in `problem`; its prices are 0. */
export const CartLine = Struct({
  productId: Schema.String,
  countryId: Schema.String,
  registrationId: NullOr(Schema.String),
  name: Schema.String,
  reference: Schema.String,
  image: Schema.String,
  quantity: Int,
  packagingId: NullOr(Schema.String),
  packagings: List(PackagingRead),
  minimumOrderQuantity: Int,
  orderQuantityStep: Int,
  unitPrice: Cents,
  discount: Percent,
  nonPromoCodeDiscountedPrice: Cents,
  totalNonPromoCodeDiscountedPrice: Cents,
  promoCodeDiscount: Cents,
  effectivePrice: Cents,
  totalEffectivePrice: Cents,
  problem: NullOr(Schema.String),
})
export type CartLine = typeof CartLine.Type

export const CartBonus = Struct({
  sectionId: Schema.String,
  productId: Schema.String,
  name: Schema.String,
  reference: Schema.String,
  image: Schema.String,
  quantity: Int,
  total: Cents,
  isTrocar: Schema.Boolean,
})

/** One country and one sub-category: what one order is made of. */
export const CartSection = Struct({
  /** countryId_subCategoryId */
  sectionId: Schema.String,
  country: IdAndName,
  subCategory: IdAndName,
  products: List(CartLine),
  bonus: List(CartBonus),
  /** What the section's promo code gives it; it takes the place of the bonus. */
  promo: NullOr(Promo),
  promoProblem: NullOr(Schema.String),
  nonPromoCodeDiscountedTotal: Cents,
  totalPromoCodeDiscount: Cents,
  nonCareCoinsDiscountedTotal: Cents,
  maximumCareCoins: CareCoins,
  careCoinsUsed: CareCoins,
  careCoinsDiscount: Cents,
  careCoinsAfterOrder: CareCoins,
  total: Cents,
  /** The order that this section became last: placing it says so, and two windows do not place it twice. */
  previousOrderId: NullOr(OrderId),
  canBeOrdered: Schema.Boolean,
  /** The first day by which the slowest product can be there; null where staff have set no lead time of a product. */
  possibleFrom: NullOr(Day),
})
export type CartSection = typeof CartSection.Type

/** What was chosen so far on the way through the order flow. All but the codes belongs to the section that was chosen last. */
export const OrderDraft = Struct({
  countryId: NullOr(Schema.String),
  subCategoryId: NullOr(Schema.String),
  shippingAddressId: NullOr(Schema.String),
  billingAddressId: NullOr(Schema.String),
  /** What these addresses were called, where they were deleted since they were chosen. */
  gone: Struct({ shippingAddress: NullOr(Schema.String), billingAddress: NullOr(Schema.String) }),
  contact: NullOr(Struct({ name: Schema.String, phone: Schema.String })),
  shipping: NullOr(
    Struct({
      method: Literals(incoterms),
      transportMode: NullOr(Literals(transportModes)),
      destination: NullOr(Schema.String),
    }),
  ),
  certificates: List(Schema.String),
  promoCodes: Schema.Record(Schema.String, Schema.String),
  specialRequest: NullOr(SpecialRequestRead),
  careCoinsToUse: CareCoins,
  purchaseOrderNumber: NullOr(Schema.String),
  wishedDelivery: NullOr(Schema.String),
})
export type OrderDraft = typeof OrderDraft.Type

export const Cart = Struct({
  sections: List(CartSection),
  count: Int,
  total: Cents,
  careCoinsBalance: CareCoins,
  draft: OrderDraft,
  /** The newest order of this cart, for a day: a user who lost its answer is led to it. */
  justOrdered: NullOr(OrderId),
})
export type Cart = typeof Cart.Type
