import * as Schema from 'effect/Schema'

import { Day, type EventOf, event, stream } from '#platform/event.ts'
import { Cents, Percent } from '#platform/money.ts'

import { promoCodeTypes } from './validity.ts'

const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum), Schema.isPattern(/\S/))
const Id = text(64)

/** A code in its one normal form (see `normalCode`): capitals, digits and hyphens, 3 to 32 of them. */
export const Code = Schema.String.check(Schema.isPattern(/^[A-Z0-9](?:[A-Z0-9-]{1,30})[A-Z0-9]$/))

const Few = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))
const IdList = Schema.NullOr(Schema.Array(Id).check(Schema.isBetweenLength(1, 500), Schema.isUnique()))

/** For whom, on what, when and how often a code works; null lifts that restriction. Days are whole ones in UTC. */
export const Conditions = Schema.Struct({
  validFrom: Day,
  validUntil: Schema.NullOr(Day),
  productIds: IdList,
  distributorIds: IdList,
  maximumUses: Schema.NullOr(Few),
  maximumUsesPerDistributor: Schema.NullOr(Few),
})
export type Conditions = typeof Conditions.Type

/** What a code gives is fixed for ever: of the three values the two that its type does not use are 0. */
export const PromoCodeCreated = event('PromoCodeCreated', {
  code: Code,
  type: Schema.Literals(promoCodeTypes),
  discount: Percent,
  /** Credited as CareCoins on delivery: a multiple of 10 cents. */
  cashBackAmount: Cents,
  shippingDiscount: Percent,
  ...Conditions.fields,
})
export const PromoCodeChanged = event('PromoCodeChanged', { code: Code, ...Conditions.fields })
/** No order gets it any more. Orders that have the code keep it. */
export const PromoCodeClosed = event('PromoCodeClosed', { code: Code, reason: text(1_000) })

const use = { code: Code, orderId: Id, orderNum: Id, distributorId: Id }
/** An order got the code, in the very append in which it was placed. */
export const PromoCodeUsed = event('PromoCodeUsed', use)
/** The order ended, or was changed so that nothing in it is covered: the use counts no more. */
export const PromoCodeReleased = event('PromoCodeReleased', use)

export const promoCodeStream = stream('promo-code', [
  PromoCodeCreated,
  PromoCodeChanged,
  PromoCodeClosed,
  PromoCodeUsed,
  PromoCodeReleased,
])
export type PromoCodeEvent = EventOf<typeof promoCodeStream.events>
