/** WAITS_FOR_REVIEW: something changed since it was agreed, so it drafts nothing until a person looks at it. */
export const standingOrderStates = ['ACTIVE', 'WAITS_FOR_REVIEW', 'PAUSED', 'ENDED'] as const
export type StandingOrderState = (typeof standingOrderStates)[number]

export const isActive = (state: StandingOrderState): boolean => state === 'ACTIVE'
export const waitsForReview = (state: StandingOrderState): boolean => state === 'WAITS_FOR_REVIEW'
export const isPaused = (state: StandingOrderState): boolean => state === 'PAUSED'
export const isEnded = (state: StandingOrderState): boolean => state === 'ENDED'

/** What can differ from what was agreed. PERSON: who it is drafted for cannot order any more. CART: their cart is full. */
export const standingOrderChanges = [
  'PRODUCT',
  'PRICE',
  'REGISTRATION',
  'PACKAGING',
  'QUANTITY',
  'PERSON',
  'CART',
] as const
export type StandingOrderChange = (typeof standingOrderChanges)[number]
