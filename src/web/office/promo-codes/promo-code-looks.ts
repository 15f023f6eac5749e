import type { PromoCodeRow } from '#modules/promotions/contract.ts'
import { count, day, money, percent } from '#web/ui/format.ts'
import type { Tone } from '#web/ui/StatusPill.tsx'
import { officePromoWords as words } from '#web/words/promo-codes.ts'

export const promoCodeTones: Readonly<Record<PromoCodeRow['status'], Tone>> = {
  SCHEDULED: 'provider',
  ACTIVE: 'done',
  USED_UP: 'you',
  EXPIRED: 'closed',
  CLOSED: 'closed',
}

/** What a code gives: '10%', '$120.00'. */
export const givenBy = ({ type, discount, cashBackAmount, shippingDiscount }: PromoCodeRow): string => {
  if (type === 'CASH_BACK') return money(cashBackAmount)
  return percent(type === 'DISCOUNT' ? discount : shippingDiscount)
}

/** A day without a time is the same day everywhere. */
const written = (at: string) => day(at)

export const windowOf = ({ validFrom, validUntil }: PromoCodeRow): string =>
  validUntil === null ? words.from(written(validFrom)) : words.between(written(validFrom), written(validUntil))

export const usesOf = ({ uses, maximumUses }: PromoCodeRow): string =>
  words.uses(count(uses), maximumUses === null ? null : count(maximumUses))

/** Whom and what it is restricted to. */
export const restrictedTo = ({ distributors, products }: PromoCodeRow): string =>
  [distributors !== null && words.distributors(distributors), products !== null && words.products(products)]
    .filter(Boolean)
    .join(', ') || words.everybody
