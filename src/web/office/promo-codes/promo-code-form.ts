import type { PromoCodeDetail } from '#modules/promotions/contract.ts'
import type { Conditions } from '#modules/promotions/events.ts'
import { LAST_BEFORE_FIRST, type PromoCodeType } from '#modules/promotions/validity.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { promoFormTexts } from '#texts/promo-codes.ts'
import { readDollars, typedDollars } from '#web/office/quotes/freight.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { readPercent } from '#web/ui/fields/read-percent.ts'
import { day } from '#web/ui/figures/format.ts'

const { wrong } = promoFormTexts

/** A promo code as it is typed. `value`: percent or dollars, whichever its type needs. */
export type PromoForm = {
  readonly code: string
  readonly type: PromoCodeType
  readonly value: string
  readonly validFrom: string
  readonly validUntil: string
  readonly maximumUses: string
  readonly maximumUsesPerDistributor: string
  readonly distributorIds: readonly string[]
  readonly productIds: readonly string[]
}

export const emptyForm = (today: Date): PromoForm => ({
  code: '',
  type: 'DISCOUNT',
  value: '',
  validFrom: day(today),
  validUntil: '',
  maximumUses: '',
  maximumUsesPerDistributor: '',
  distributorIds: [],
  productIds: [],
})

const typed = (number: number | null): string => (number === null ? '' : String(number))

/** A code that there is, to change its conditions. */
export const formOf = (promoCode: PromoCodeDetail): PromoForm => ({
  code: promoCode.code,
  type: promoCode.type,
  value:
    promoCode.type === 'CASH_BACK'
      ? typedDollars(promoCode.cashBackAmount)
      : String(promoCode.type === 'DISCOUNT' ? promoCode.discount : promoCode.shippingDiscount),
  validFrom: day(promoCode.validFrom),
  validUntil: promoCode.validUntil === null ? '' : day(promoCode.validUntil),
  maximumUses: typed(promoCode.maximumUses),
  maximumUsesPerDistributor: typed(promoCode.maximumUsesPerDistributor),
  distributorIds: promoCode.listedDistributors?.map(({ id }) => id) ?? [],
  productIds: promoCode.listedProducts?.map(({ id }) => id) ?? [],
})

const grantOf = ({ type, value }: PromoForm) => {
  const off = readPercent(value)
  const amount = readDollars(value)
  if (type === 'CASH_BACK')
    return { wrong: amount ? null : wrong.amount, grant: { cashBackAmount: amount ?? cents(0) } }
  const name = type === 'DISCOUNT' ? 'discount' : 'shippingDiscount'
  return { wrong: off ? null : wrong.percent, grant: { [name]: off ?? percent(0) } }
}

/** Empty is no limit: null. undefined: this is no number of uses. */
const limitOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : undefined
}

const listed = (ids: readonly string[]) => (ids.length === 0 ? null : ids)

export type FormErrors = Readonly<Partial<Record<keyof PromoForm, string>>>

/** What is sent, or what is wrong by field. */
export const readForm = (form: PromoForm) => {
  const { wrong: wrongValue, grant } = grantOf(form)
  const [from, until] = [readDay(form.validFrom), form.validUntil.trim() === '' ? null : readDay(form.validUntil)]
  const [uses, each] = [limitOf(form.maximumUses), limitOf(form.maximumUsesPerDistributor)]
  const errors: FormErrors = {
    ...(!/^\s*[a-z0-9][a-z0-9-]{1,30}[a-z0-9]\s*$/i.test(form.code) && { code: wrong.code }),
    ...(wrongValue && { value: wrongValue }),
    ...(from === null && { validFrom: form.validFrom.trim() === '' ? wrong.firstDay : wrong.day }),
    ...(until === null && form.validUntil.trim() !== '' && { validUntil: wrong.day }),
    ...(from && until && until < from && { validUntil: LAST_BEFORE_FIRST }),
    ...(uses === undefined && { maximumUses: wrong.uses }),
    ...(each === undefined && { maximumUsesPerDistributor: wrong.uses }),
  }
  const conditions: Conditions = {
    validFrom: from as Day,
    validUntil: until,
    productIds: listed(form.productIds),
    distributorIds: listed(form.distributorIds),
    maximumUses: uses ?? null,
    maximumUsesPerDistributor: each ?? null,
  }
  return { errors, grant: { code: form.code.trim(), type: form.type, ...grant }, conditions }
}

/** A form's fields, and what is wrong with them. */
export const promoFields = ({ type, value, ...defaults }: PromoForm) => ({
  defaults,
  extra: { type, value },
  rules: (typed: PromoForm) => readForm(typed).errors,
})

/** The three values of the contract are one field here. */
export const promoPlaces = { discount: 'value', cashBackAmount: 'value', shippingDiscount: 'value' } as const
