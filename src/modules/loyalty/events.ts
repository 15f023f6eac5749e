import * as Schema from 'effect/Schema'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { type EventOf, event, Moment, stream } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'
import { rewardedActivities } from './rewarded-activities.ts'

/** Public with the events: CareCoins by hand, and what becomes of material that they buy. */
// biome-ignore lint/performance/noBarrelFile: other modules may know these, and nothing else of their file.
export { manualCoinsStream } from '#modules/loyalty/manual-coins/manual-coins-events.ts'
export { partnerOrderStream } from '#modules/loyalty/partners/partner-events.ts'
export { type RewardedActivity, rewardedActivities } from './rewarded-activities.ts'

const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum))
const Id = text(64)

const ofOrder = { distributorId: Id, orderId: Id, orderNum: Id, amount: CareCoins }

export const CareCoinsSpent = event('CareCoinsSpent', ofOrder)
/** Came back: the order ended, or an edit lowered what may be used. */
export const CareCoinsReturned = event('CareCoinsReturned', ofOrder)
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

const ofPartnerOrder = { distributorId: Id, partnerOrderId: Id, name: text(200), amount: CareCoins }

export const CareCoinsRedeemed = event('CareCoinsRedeemed', ofPartnerOrder)
export const RedeemedCareCoinsReturned = event('RedeemedCareCoinsReturned', ofPartnerOrder)

export const levels = ['BLUE', 'BRONZE', 'SILVER', 'GOLD'] as const
export const Level = Schema.Literals(levels)
export type Level = typeof Level.Type

export const levelColours: Readonly<Record<Level, string>> = {
  BLUE: '#1f4f96',
  BRONZE: '#7a4a1f',
  SILVER: '#4a5260',
  GOLD: '#6b4c00',
}

/** What levels are given for: delivered orders, the units paid for, and their totals (cents, excl. VAT and shipping). */
export const TradeFigures = Schema.Struct({
  orders: Schema.Int,
  units: Schema.Int,
  turnover: Cents,
})
export type TradeFigures = typeof TradeFigures.Type

/** `figures` are those of the 12 months before `reviewedAt`, recorded so that a level explains itself for ever. */
const review = { distributorId: Id, figures: TradeFigures, reviewedAt: Moment }

export const LevelGained = event('LevelGained', {
  ...review,
  from: Schema.NullOr(Level),
  to: Level,
  nextReviewAt: Moment,
})
/** `figures` null: left the programme. `nextReviewAt` null: without a level a delivery triggers the review. */
export const LevelLost = event('LevelLost', {
  ...review,
  figures: Schema.NullOr(TradeFigures),
  from: Level,
  to: Schema.NullOr(Level),
  nextReviewAt: Schema.NullOr(Moment),
})
export const LevelKept = event('LevelKept', { ...review, level: Level, nextReviewAt: Moment })
/** The company is warned, so many days before: unless more is delivered, the review takes the level away. */
export const LevelAtRisk = event('LevelAtRisk', {
  distributorId: Id,
  from: Level,
  to: Schema.NullOr(Level),
  reviewAt: Moment,
  missing: TradeFigures,
  days: Schema.Int,
})

export const loyaltyStream = stream('loyalty-account', [
  CareCoinsSpent,
  CareCoinsReturned,
  CareCoinsEarned,
  CareCoinsGranted,
  CareCoinsCorrected,
  CareCoinsRedeemed,
  RedeemedCareCoinsReturned,
  LevelGained,
  LevelLost,
  LevelKept,
  LevelAtRisk,
])
export type LoyaltyEvent = EventOf<typeof loyaltyStream.events>
