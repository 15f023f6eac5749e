import * as Schema from 'effect/Schema'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { type EventOf, event, stream } from '#platform/event.ts'

const Id = Schema.String.check(Schema.isBetweenLength(1, 64))
const text = (maximum: number) => Schema.String.check(Schema.isTrimmed(), Schema.isBetweenLength(1, maximum))

export const materialKinds = ['BROCHURE', 'POSTER', 'DISPLAY', 'MODEL', 'TRAINING', 'EVENT', 'GIFT'] as const
export const MaterialKind = Schema.Literals(materialKinds)
export type MaterialKind = typeof MaterialKind.Type

export const partnerProductDescription = {
  name: text(200),
  description: Schema.NullOr(text(1_000)),
  kind: MaterialKind,
}

export const PartnerProductOffered = event('PartnerProductOffered', {
  partnerProductId: Id,
  ...partnerProductDescription,
  priceInCC: CareCoins,
})
export const PartnerProductDescribed = event('PartnerProductDescribed', {
  partnerProductId: Id,
  ...partnerProductDescription,
})
export const PartnerProductPriced = event('PartnerProductPriced', {
  partnerProductId: Id,
  from: CareCoins,
  to: CareCoins,
})
/** Can no longer be redeemed; what was ordered stays ordered. */
export const PartnerProductWithdrawn = event('PartnerProductWithdrawn', { partnerProductId: Id })
export const PartnerProductReturned = event('PartnerProductReturned', { partnerProductId: Id })

export const partnerProductStream = stream('partner-product', [
  PartnerProductOffered,
  PartnerProductDescribed,
  PartnerProductPriced,
  PartnerProductWithdrawn,
  PartnerProductReturned,
])
export type PartnerProductEvent = EventOf<typeof partnerProductStream.events>

const ofOrder = { partnerOrderId: Id, distributorId: Id }

/** Name and cost as they were at that moment. */
export const PartnerOrderPlaced = event('PartnerOrderPlaced', {
  ...ofOrder,
  partnerProductId: Id,
  name: text(200),
  costInCC: CareCoins,
  placedBy: Id,
})
export const PartnerOrderSent = event('PartnerOrderSent', { ...ofOrder, note: Schema.NullOr(text(500)) })
/** Its CareCoins come back in the same append. */
export const PartnerOrderCancelled = event('PartnerOrderCancelled', { ...ofOrder, reason: text(500) })

export const partnerOrderStream = stream('partner-order', [PartnerOrderPlaced, PartnerOrderSent, PartnerOrderCancelled])
export type PartnerOrderEvent = EventOf<typeof partnerOrderStream.events>
