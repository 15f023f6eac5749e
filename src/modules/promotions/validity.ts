import type { Day } from '#platform/event.ts'
import type { Cents, Percent } from '#platform/money.ts'
import { say } from '#platform/text/say.ts'

import type { Conditions } from './events.ts'

export const promoCodeTypes = ['DISCOUNT', 'CASH_BACK', 'SHIPPING_DISCOUNT'] as const
export type PromoCodeType = (typeof promoCodeTypes)[number]

export type Grant = {
  readonly type: PromoCodeType
  readonly discount: Percent
  readonly cashBackAmount: Cents
  readonly shippingDiscount: Percent
}

export const promoCodeStates = ['UNKNOWN', 'OPEN', 'CLOSED'] as const
export type PromoCodeState = (typeof promoCodeStates)[number]
export const isKnown = (state: PromoCodeState) => state !== 'UNKNOWN'
export const isClosed = (state: PromoCodeState | PromoCodeStatus) => state === 'CLOSED'

export type CodeState = Conditions & {
  readonly code: string
  readonly state: PromoCodeState
  readonly uses: number
  /** By distributor. */
  readonly usesBy: Readonly<Record<string, number>>
}

export type CodeUse = {
  readonly distributorId: string
  readonly productIds: readonly string[]
  /** What day it is for the company and for the office: a code holds from the earlier first day to the later last one. */
  readonly days: readonly Day[]
}

export const NO_PERCENT = 'Enter a percent above 0 and up to 100, such as 12.5'
export const LAST_BEFORE_FIRST = 'The last day lies before the first'

const written = (day: Day): string => day.split('-').reverse().join('/')

const reached = (uses: number, limit: number | null): boolean => limit !== null && uses >= limit

/** null: it works. Other companies' codes say only that: their dates and limits are private. */
export const problemOf = (promoCode: CodeState, { distributorId, productIds, days }: CodeUse): string | null => {
  if (!isKnown(promoCode.state)) return say('There is no promo code {0}', promoCode.code)
  if (promoCode.distributorIds !== null && !promoCode.distributorIds.includes(distributorId))
    return say('The promo code {0} is not for your company', promoCode.code)
  if (isClosed(promoCode.state)) return say('The promo code {0} is closed', promoCode.code)
  if (days.every((day) => day < promoCode.validFrom))
    return say('The promo code {0} is not valid before {1}', promoCode.code, written(promoCode.validFrom))
  const { validUntil } = promoCode
  if (validUntil !== null && days.every((day) => day > validUntil))
    return say('The promo code {0} expired on {1}', promoCode.code, written(validUntil))
  if (reached(promoCode.uses, promoCode.maximumUses)) return say('The promo code {0} has been used up', promoCode.code)
  if (reached(promoCode.usesBy[distributorId] ?? 0, promoCode.maximumUsesPerDistributor))
    return say('Your company has used the promo code {0} as often as it may', promoCode.code)
  if (promoCode.productIds !== null && !productIds.some((id) => promoCode.productIds?.includes(id)))
    return say('The promo code {0} is for none of these products', promoCode.code)
  return null
}

/** What the office sees of a code: where in its life it is today. */
export const promoCodeStatuses = ['SCHEDULED', 'ACTIVE', 'USED_UP', 'EXPIRED', 'CLOSED'] as const
export type PromoCodeStatus = (typeof promoCodeStatuses)[number]

export const statusOf = (promoCode: CodeState, today: Day): PromoCodeStatus => {
  if (isClosed(promoCode.state)) return 'CLOSED'
  if (promoCode.validUntil !== null && today > promoCode.validUntil) return 'EXPIRED'
  if (reached(promoCode.uses, promoCode.maximumUses)) return 'USED_UP'
  return today < promoCode.validFrom ? 'SCHEDULED' : 'ACTIVE'
}
