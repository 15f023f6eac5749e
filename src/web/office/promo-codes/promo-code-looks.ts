import type { PromoCodeRow } from '#modules/promotions/contract.ts'
import { officePromoTexts as texts } from '#texts/promo-codes.ts'
import { count, day, money, percent } from '#web/ui/figures/format.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

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
  validUntil === null ? texts.from(written(validFrom)) : texts.between(written(validFrom), written(validUntil))

export const usesOf = ({ uses, maximumUses }: PromoCodeRow): string =>
  texts.uses(count(uses), maximumUses === null ? null : count(maximumUses))

/** Whom and what it is restricted to. */
export const restrictedTo = ({ distributors, products }: PromoCodeRow): string =>
  [distributors !== null && texts.distributors(distributors), products !== null && texts.products(products)]
    .filter(Boolean)
    .join(', ') || texts.everybody
