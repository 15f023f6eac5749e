import * as Schema from 'effect/Schema'

import { event, type HappenedOf, stream } from '#platform/event.ts'
import { CareCoins } from '#platform/money.ts'

const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum))
const Id = text(64)

/** What CareCoins are granted for, besides delivered orders: specification 3 §9. */
export const rewardedActivities = [
  'COMPLETED_FORECAST',
  'COMPLETED_SURVEY',
  'TRAINING_CONDUCTED',
  'BUSINESS_OPPORTUNITY_REPORTED',
  'ANNUAL_BUSINESS_REVIEW',
  'SELL_OUT_DATA',
] as const
export type RewardedActivity = (typeof rewardedActivities)[number]

const ofOrder = { distributorId: Id, orderId: Id, orderNum: Id, amount: CareCoins }

/** Paid a part of an order, at the moment it was placed. */
export const CareCoinsSpent = event('CareCoinsSpent', ofOrder)
/** Came back: the order ended, or an edit lowered what may be used. */
export const CareCoinsReturned = event('CareCoinsReturned', ofOrder)
/** Earned by a delivered order: by its units, or as the cash-back of its promo code. */
export const CareCoinsEarned = event('CareCoinsEarned', { ...ofOrder, by: Schema.Literals(['UNITS', 'CASH_BACK']) })
export const CareCoinsGranted = event('CareCoinsGranted', {
  distributorId: Id,
  amount: CareCoins,
  activity: Schema.Literals(rewardedActivities),
})
/** Staff put the balance right; `change` is signed. */
export const CareCoinsCorrected = event('CareCoinsCorrected', {
  distributorId: Id,
  change: Schema.Int,
  reason: text(1_000),
})

/** Key: the distributor. */
export const loyaltyStream = stream('loyalty-account', [
  CareCoinsSpent,
  CareCoinsReturned,
  CareCoinsEarned,
  CareCoinsGranted,
  CareCoinsCorrected,
])
export type LoyaltyEvent = HappenedOf<typeof loyaltyStream.events>
