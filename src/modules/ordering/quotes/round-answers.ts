import * as Schema from 'effect/Schema'
import { SpecialRequestRead } from '#modules/ordering/order-answers.ts'
import { FreightOption, LineAdjustment } from '#modules/ordering/terms/order-fields.ts'
import { incoterms, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { sides } from '#modules/permissions/roles.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Day, Moment } from '#platform/event.ts'
import { Cents, Percent } from '#platform/money.ts'

const { Array: List, Int, Literals, NullOr, Struct } = Schema

const product = { productId: Schema.String, reference: Schema.String, name: Schema.String, quantity: Int }

/** A paid line of a round; prices are of one unit but `total`. */
export const RoundLine = Struct({
  ...product,
  lineId: Schema.String,
  packaging: NullOr(Schema.String),
  packagingUnits: NullOr(Int),
  unitPrice: Cents,
  discount: Percent,
  effectivePrice: Cents,
  total: Cents,
  adjustment: NullOr(LineAdjustment),
})
export type RoundLine = typeof RoundLine.Type

const RoundAddress = Struct({
  name: Schema.String,
  addressee: Schema.String,
  address: Schema.String,
  address2: NullOr(Schema.String),
  zipCode: Schema.String,
  city: Schema.String,
  country: Schema.String,
  phone: Schema.String,
})
export type RoundAddress = typeof RoundAddress.Type

/** What one side put before the other: the order as it was placed, a quote of it, or the changes before the next quote. */
export const Round = Struct({
  number: Int,
  kind: Literals(['PLACED', 'QUOTE', 'CHANGE']),
  quoteVersion: NullOr(Int),
  at: Moment,
  who: Schema.String,
  side: Literals(sides),
  lines: List(RoundLine),
  bonusLines: List(Struct(product)),
  promoCode: NullOr(Schema.String),
  subtotal: Cents,
  promoCodeDiscount: Cents,
  /** Credited as CareCoins on delivery. */
  promoCodeCashBack: Cents,
  careCoinsUsed: CareCoins,
  careCoinsValue: Cents,
  total: Cents,
  options: List(FreightOption),
  validUntil: NullOr(Moment),
  note: NullOr(Schema.String),
  /** The option that this quote was confirmed with; null: it was not. */
  confirmedOptionId: NullOr(Schema.String),
  shippingAddress: RoundAddress,
  billingAddress: RoundAddress,
  contact: NullOr(Struct({ name: Schema.String, phone: Schema.String })),
  shipping: Struct({
    method: Literals(incoterms),
    transportMode: Literals(transportModes),
    destination: NullOr(Schema.String),
  }),
  certificates: List(Schema.String),
  specialRequest: NullOr(SpecialRequestRead),
  purchaseOrderNumber: NullOr(Schema.String),
  wishedDelivery: NullOr(Day),
})
export type Round = typeof Round.Type
