import * as Schema from 'effect/Schema'

import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent, TWO_DECIMALS } from '#platform/money.ts'

import { Conditions } from './events.ts'
import { NO_PERCENT, promoCodeStatuses, promoCodeTypes } from './validity.ts'

const { Array: List, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema

const TypedCode = Schema.String.check(Schema.isBetweenLength(1, 64), Schema.isPattern(/\S/))
const Reason = paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 1_000)))

/** The percent of a code that is made; the one that its type does not use may be 0. */
const GivenPercent = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 100 }, { message: NO_PERCENT }),
  TWO_DECIMALS,
).pipe(Schema.brand('Percent'))

const PromoCodeRow = Struct({
  code: Schema.String,
  type: Literals(promoCodeTypes),
  discount: Percent,
  cashBackAmount: Cents,
  shippingDiscount: Percent,
  status: Literals(promoCodeStatuses),
  validFrom: Day,
  validUntil: NullOr(Day),
  /** Uses that count now; an order that ended gave its own back. */
  uses: Int,
  maximumUses: NullOr(Int),
  maximumUsesPerDistributor: NullOr(Int),
  products: NullOr(Int),
  distributors: NullOr(Int),
  createdAt: Moment,
})
export type PromoCodeRow = typeof PromoCodeRow.Type

const IdAndName = Struct({ id: Schema.String, name: Schema.String })

/** An order that got the code. `releasedAt`: when it gave its use back. */
const PromoCodeUse = Struct({
  orderId: Schema.String,
  orderNum: Schema.String,
  distributor: IdAndName,
  usedAt: Moment,
  releasedAt: NullOr(Moment),
  discount: Cents,
  /** What is credited as CareCoins when it is delivered; 0 once the use was given back. */
  cashBack: Cents,
  total: Cents,
  /** What staff call the order's status; null while it is not there to be read. */
  status: NullOr(Schema.String),
})
export type PromoCodeUse = typeof PromoCodeUse.Type

const PromoCodeDetail = Struct({
  ...PromoCodeRow.fields,
  listedProducts: NullOr(List(IdAndName)),
  listedDistributors: NullOr(List(IdAndName)),
  closedBecause: NullOr(Schema.String),
  /** What it cost and brought, over the newest 2 000 uses that count, by company. */
  companies: List(
    Struct({
      ...IdAndName.fields,
      orders: Int,
      /** Off the units, credited or off the confirmed freight. */
      cost: Cents,
      brought: Cents,
    }),
  ),
  orders: List(PromoCodeUse),
})
export type PromoCodeDetail = typeof PromoCodeDetail.Type

const Done = Struct({ success: Literal(true), code: Schema.String })

export const listPromoCodes = endpoint('GET /office/promo-codes', {
  may: 'office.orders.read',
  does: 'The newest 500 promo codes, or those whose code holds what was typed.',
  query: { search: optionalKey(TypedCode) },
  answer: List(PromoCodeRow),
  reads: ['promo_codes'],
})

export const showPromoCode = endpoint('GET /office/promo-codes/:code', {
  may: 'office.orders.read',
  does: 'One promo code with its conditions and the orders that got it.',
  params: { code: TypedCode },
  answer: PromoCodeDetail,
  reads: ['promo_codes', 'promo_code_uses', 'orders', 'products', 'distributors'],
})

export const exportPromoCode = endpoint('GET /office/promo-codes/:code/companies.:format', {
  may: 'office.orders.read',
  counted: 'exports',
  does: 'What a code cost and what was ordered with it, by company, as a spreadsheet.',
  costly: true,
  params: { code: TypedCode, format: Literals(['csv', 'xlsx']) },
  answer: Schema.Unknown,
  reads: ['promo_codes', 'promo_code_uses', 'orders', 'products', 'distributors'],
})

export const createPromoCode = endpoint('CreatePromoCode POST /office/promo-codes', {
  may: 'office.promo-codes.manage',
  does: 'Makes a promo code. What it gives is fixed from then on, its conditions can be changed.',
  body: {
    code: TypedCode,
    type: Literals(promoCodeTypes),
    discount: optionalKey(GivenPercent),
    cashBackAmount: optionalKey(Cents.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))),
    shippingDiscount: optionalKey(GivenPercent),
    // What is left out restricts nothing.
    validFrom: Conditions.fields.validFrom,
    validUntil: optionalKey(Conditions.fields.validUntil),
    productIds: optionalKey(Conditions.fields.productIds),
    distributorIds: optionalKey(Conditions.fields.distributorIds),
    maximumUses: optionalKey(Conditions.fields.maximumUses),
    maximumUsesPerDistributor: optionalKey(Conditions.fields.maximumUsesPerDistributor),
  },
  answer: Done,
  awaits: ['promo_codes'],
})

export const changePromoCode = endpoint('ChangePromoCode PUT /office/promo-codes/:code', {
  may: 'office.promo-codes.manage',
  does: 'Changes when, for whom, on what and how often a promo code works. Orders that have it keep it.',
  params: { code: TypedCode },
  body: editing(Conditions.fields),
  answer: Struct({ ...Done.fields, ...meanwhile }),
  awaits: ['promo_codes'],
})

export const closePromoCode = endpoint('ClosePromoCode POST /office/promo-codes/:code/close', {
  may: 'office.promo-codes.manage',
  does: 'Closes a promo code for good, with a reason. Orders that have it keep it.',
  params: { code: TypedCode },
  body: { reason: Reason },
  answer: Done,
  awaits: ['promo_codes'],
})
