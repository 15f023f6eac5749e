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
