import { decider, invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { supervised } from '#platform/log/second-person.ts'
import { cents, percent } from '#platform/money.ts'
import { plainDigits } from '#platform/text/plain-digits.ts'

import {
  type Conditions,
  PromoCodeChanged,
  PromoCodeClosed,
  PromoCodeCreated,
  type PromoCodeEvent,
  PromoCodeReleased,
  PromoCodeUsed,
  promoCodeStream,
} from './events.ts'
import {
  type CodeState,
  type CodeUse,
  type Grant,
  isClosed,
  isKnown,
  LAST_BEFORE_FIRST,
  NO_PERCENT,
  problemOf,
} from './validity.ts'

export type { CodeUse }

/** What a code gives an order, as the order keeps it from then on. */
export type PromoTerms = Grant & { readonly code: string; readonly productIds: readonly string[] | null }

export type PromoCode = CodeState & Grant

export const normalCode = (typed: string): string => plainDigits(typed).normalize('NFKC').trim().toUpperCase()

const counted = (state: PromoCode, distributorId: string, change: 1 | -1): PromoCode => ({
  ...state,
  uses: state.uses + change,
  usesBy: { ...state.usesBy, [distributorId]: (state.usesBy[distributorId] ?? 0) + change },
})

const nothingYet: Grant = {
  type: 'DISCOUNT',
  discount: percent(0),
  cashBackAmount: cents(0),
  shippingDiscount: percent(0),
}

export type PromoCodeWithOrders = PromoCode & { readonly orders: Readonly<Record<string, true>> }

/** Orders use it in their own append, so that no limit is exceeded. Shared by all companies; see `problemOf`. */
export const promoCode = decider<PromoCodeWithOrders>()({
  stream: promoCodeStream,
  implicit: true,
  initial: (promoCode) => ({
    code: promoCode,
    state: 'UNKNOWN',
    ...nothingYet,
    validFrom: '1970-01-01' as Day,
    validUntil: null,
    productIds: null,
    distributorIds: null,
    maximumUses: null,
    maximumUsesPerDistributor: null,
    uses: 0,
    usesBy: {},
    orders: {},
  }),
  owner: () => ({ shared: true }),
  evolve: {
    PromoCodeCreated: (it, created) => ({ ...it, ...created, state: 'OPEN' }),
    PromoCodeChanged: (it, changed) => ({ ...it, ...changed }),
    PromoCodeClosed: (it) => ({ ...it, state: 'CLOSED' }),
    PromoCodeUsed: (state, { orderId, distributorId }) => ({
      ...counted(state, distributorId, 1),
      orders: { ...state.orders, [orderId]: true },
    }),
    PromoCodeReleased: (state, { orderId, distributorId }) => {
      const { [orderId]: _, ...orders } = state.orders
      return { ...counted(state, distributorId, -1), orders }
    },
  },
})

type PromoCodeDecision = (it: PromoCodeWithOrders) => readonly PromoCodeEvent[] | Refusal

export const termsOf = (promoCode: PromoCode): PromoTerms => ({
  code: promoCode.code,
  type: promoCode.type,
  discount: promoCode.discount,
  productIds: promoCode.productIds,
  cashBackAmount: promoCode.cashBackAmount,
  shippingDiscount: promoCode.shippingDiscount,
})

/** What the code would give these products of this company on its day, or why nothing: 422 at the field `promoCode`. */
export const grantedTerms = (promoCode: PromoCode, asking: CodeUse): PromoTerms | Refusal => {
  const problem = problemOf(promoCode, asking)
  return problem ? invalid({ promoCode: problem }) : termsOf(promoCode)
}

type OfOrder = { readonly orderId: string; readonly orderNum: string; readonly distributorId: string }

/** Check `grantedTerms` before: this only counts. */
export const takeUse =
  (order: OfOrder) =>
  (state: PromoCodeWithOrders): readonly PromoCodeEvent[] =>
    state.orders[order.orderId] ? [] : [PromoCodeUsed.make({ code: state.code, ...order })]

/** An order gives its use back: it ended, or nothing in it is covered any more. One that has none gives nothing. */
export const releaseUse =
  (order: OfOrder) =>
  (state: PromoCodeWithOrders): readonly PromoCodeEvent[] =>
    state.orders[order.orderId] ? [PromoCodeReleased.make({ code: state.code, ...order })] : []

/** What was promised stays, whatever became of the code. null: nothing is covered, so release the use. */
export const keptTerms = <Terms extends Pick<PromoTerms, 'productIds'>>(
  terms: Terms | null,
  productIds: readonly string[],
): Terms | null =>
  terms && (terms.productIds === null || productIds.some((id) => terms.productIds?.includes(id))) ? terms : null

const wholeWindow = ({ validFrom, validUntil }: Conditions): Refusal | null =>
  validUntil !== null && validUntil < validFrom ? invalid({ validUntil: LAST_BEFORE_FIRST }) : null

const rightValue = ({ type, discount, cashBackAmount, shippingDiscount }: Grant): Refusal | null => {
  if (type === 'DISCOUNT' && discount <= 0) return invalid({ discount: NO_PERCENT })
  if (type === 'SHIPPING_DISCOUNT' && shippingDiscount <= 0) return invalid({ shippingDiscount: NO_PERCENT })
  if (type === 'CASH_BACK' && cashBackAmount <= 0) return invalid({ cashBackAmount: 'Enter an amount above $0.00' })
  if (cashBackAmount % 10 !== 0)
    return invalid({ cashBackAmount: 'Enter an amount in steps of $0.10, which is one CareCoin' })
  return null
}

/** What its type does not use is nothing, whatever was sent. */
const onlyItsOwn = ({ type, discount, cashBackAmount, shippingDiscount }: Grant): Grant => ({
  type,
  discount: type === 'DISCOUNT' ? discount : percent(0),
  cashBackAmount: type === 'CASH_BACK' ? cashBackAmount : cents(0),
  shippingDiscount: type === 'SHIPPING_DISCOUNT' ? shippingDiscount : percent(0),
})

/** Makes a code. One that was closed is not made again: its uses and orders are its own. */
export const createPromoCode =
  (grant: Grant, conditions: Conditions): PromoCodeDecision =>
  ({ state, code: promoCode }) => {
    if (isKnown(state))
      return refused(`Promo code ${promoCode} already exists`, {
        errors: { code: `Promo code ${promoCode} already exists. Choose another one` },
      })
    const own = onlyItsOwn(grant)
    return (
      rightValue(own) ?? wholeWindow(conditions) ?? [PromoCodeCreated.make({ code: promoCode, ...own, ...conditions })]
    )
  }

/** No limit falls below what was used already, so that a limit always holds. */
const limitsHold = (promoCode: PromoCode, { maximumUses, maximumUsesPerDistributor }: Conditions): Refusal | null => {
  if (maximumUses !== null && maximumUses < promoCode.uses)
    return invalid({ maximumUses: `Already used ${promoCode.uses} times` })
  const most = Math.max(0, ...Object.values(promoCode.usesBy))
  if (maximumUsesPerDistributor !== null && maximumUsesPerDistributor < most)
    return invalid({ maximumUsesPerDistributor: `One distributor has already used it ${most} times` })
  return null
}

const conditionsOf = (conditions: Conditions): Conditions => ({
  validFrom: conditions.validFrom,
  validUntil: conditions.validUntil,
  productIds: conditions.productIds,
  distributorIds: conditions.distributorIds,
  maximumUses: conditions.maximumUses,
  maximumUsesPerDistributor: conditions.maximumUsesPerDistributor,
})

export const promoCodeForm = { PromoCodeCreated: conditionsOf, PromoCodeChanged: conditionsOf }

const open = ({ state, code: promoCode }: CodeState): Refusal | null => {
  if (!isKnown(state)) return notFound('Promo code not found')
  return isClosed(state) ? refused(`The promo code ${promoCode} is closed`) : null
}

export const changePromoCode =
  (conditions: Conditions): PromoCodeDecision =>
  (state) => {
    const no = open(state) ?? wholeWindow(conditions) ?? limitsHold(state, conditions)
    if (no) return no
    return JSON.stringify(conditionsOf(state)) === JSON.stringify(conditionsOf(conditions))
      ? []
      : [PromoCodeChanged.make({ code: state.code, ...conditionsOf(conditions) })]
  }

export const closePromoCode =
  (reason: string): PromoCodeDecision =>
  (state) =>
    open(state) ?? [PromoCodeClosed.make({ code: state.code, reason })]

/** In percent. An amount that is paid back has none: it counts as more than any. */
const discountOf = ({
  code,
  discount,
  shippingDiscount,
  cashBackAmount,
  ...given
}: Grant & Conditions & { readonly code: string }) => ({
  matter: 'discounts',
  amount: cashBackAmount > 0 ? Number.POSITIVE_INFINITY : Math.max(discount, shippingDiscount),
  approved: { ...conditionsOf(given), discount, shippingDiscount, cashBackAmount },
  concerns: [code],
})

export const supervisedCodes = supervised(promoCode, {
  PromoCodeCreated: (created) => discountOf(created),
  PromoCodeChanged: (changed, code) => discountOf({ ...code, ...changed }),
})
