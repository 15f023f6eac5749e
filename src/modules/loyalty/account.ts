import { careCoins } from '#modules/terms/care-coins.ts'
import { type Deadline, decider, invalid, type Refusal, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { count, counted } from '#platform/text/formats.ts'

import {
  CareCoinsCorrected,
  CareCoinsEarned,
  CareCoinsGranted,
  CareCoinsRedeemed,
  CareCoinsReturned,
  CareCoinsSpent,
  type Level,
  type LoyaltyEvent,
  loyaltyStream,
  RedeemedCareCoinsReturned,
  type RewardedActivity,
} from './events.ts'
import { warningKey, warningsUntil } from './level-risk.ts'

export type LoyaltyAccount = {
  readonly distributorId: string
  readonly balance: number
  /** What each open order was paid with, so that no more comes back than went out. */
  readonly spentOn: Readonly<Record<string, number>>
  readonly level: Level | null
  /** The moment that the last change of the level, or the last monthly review, was decided for. */
  readonly reviewedAt: Moment | null
  /** When the level is looked at again without a delivery; null without a level. */
  readonly nextReviewAt: Moment | null
  readonly warned: readonly string[]
}

const moved = (account: LoyaltyAccount, change: number): LoyaltyAccount => ({
  ...account,
  balance: account.balance + change,
})

export const levelReview = 'loyalty.level-review'
export const levelWarning = 'loyalty.level-warning'
const reviewAt = (at: Moment | null, now: Date): readonly Deadline[] =>
  at
    ? [
        { kind: levelReview, at: new Date(at) },
        ...warningsUntil(at, now).map((warning) => ({ kind: levelWarning, at: warning })),
      ]
    : []
const WARNINGS_KEPT = 12

/** A distributor's CareCoins and level. Public: an order decides on it in its own append, so that a balance is right without a saga. */
export const loyaltyAccount = decider<LoyaltyAccount>()({
  stream: loyaltyStream,
  implicit: true,
  initial: (distributorId) => ({
    distributorId,
    balance: 0,
    spentOn: {},
    level: null,
    reviewedAt: null,
    nextReviewAt: null,
    warned: [],
  }),
  owner: (_, distributorId) => ({ distributorId }),
  evolve: {
    CareCoinsSpent: (account, { orderId, amount }) => ({
      ...moved(account, -amount),
      spentOn: { ...account.spentOn, [orderId]: (account.spentOn[orderId] ?? 0) + amount },
    }),
    CareCoinsReturned: (account, { orderId, amount }) => {
      const { [orderId]: spent = 0, ...others } = account.spentOn
      return { ...moved(account, amount), spentOn: spent > amount ? { ...others, [orderId]: spent - amount } : others }
    },
    CareCoinsEarned: (account, { amount }) => moved(account, amount),
    CareCoinsGranted: (account, { amount }) => moved(account, amount),
    CareCoinsCorrected: (account, { change }) => moved(account, change),
    CareCoinsRedeemed: (account, { amount }) => moved(account, -amount),
    RedeemedCareCoinsReturned: (account, { amount }) => moved(account, amount),
    LevelGained: (account, { to, reviewedAt, nextReviewAt }) => ({ ...account, level: to, reviewedAt, nextReviewAt }),
    LevelLost: (account, { to, reviewedAt, nextReviewAt }) => ({ ...account, level: to, reviewedAt, nextReviewAt }),
    LevelKept: (account, { reviewedAt, nextReviewAt }) => ({ ...account, reviewedAt, nextReviewAt }),
    LevelAtRisk: (account, { reviewAt: at, days }) => ({
      ...account,
      warned: [...account.warned, warningKey(at, days)].slice(-WARNINGS_KEPT),
    }),
  },
  deadlines: {
    LevelGained: ({ nextReviewAt }, now) => reviewAt(nextReviewAt, now),
    LevelLost: ({ nextReviewAt }, now) => reviewAt(nextReviewAt, now),
    LevelKept: ({ nextReviewAt }, now) => reviewAt(nextReviewAt, now),
  },
})

type OfOrder = { readonly orderId: string; readonly orderNum: string }

export const spend =
  (order: OfOrder, amount: number) =>
  (account: LoyaltyAccount): readonly LoyaltyEvent[] | Refusal => {
    if (amount === 0) return []
    if (amount > account.balance) return invalid({ careCoinsUsed: `You have ${counted(account.balance, 'CareCoin')}` })
    return [CareCoinsSpent.make({ distributorId: account.distributorId, ...order, amount: careCoins(amount) })]
  }

/** Gives back what an order was paid with beyond `kept`: it was changed, and fewer may be used on it now. */
export const giveBackBeyond =
  (kept: number, order: OfOrder) =>
  (account: LoyaltyAccount): readonly LoyaltyEvent[] => {
    const amount = (account.spentOn[order.orderId] ?? 0) - kept
    return amount <= 0
      ? []
      : [CareCoinsReturned.make({ distributorId: account.distributorId, ...order, amount: careCoins(amount) })]
  }

/** Gives back all that an order was paid with. An order that was not paid with CareCoins records nothing. */
export const giveBack = (order: OfOrder) => giveBackBeyond(0, order)

/** In whole CareCoins, by units and cash-back. The order's stream ensures once only; 0 and 0 records nothing. */
export const earn =
  ({
    careCoins: byUnits,
    cashBack,
    ...order
  }: OfOrder & {
    readonly careCoins: number
    readonly cashBack: number
  }) =>
  ({ distributorId }: LoyaltyAccount): readonly LoyaltyEvent[] =>
    [{ by: 'UNITS', amount: byUnits } as const, { by: 'CASH_BACK', amount: cashBack } as const]
      .filter(({ amount }) => amount > 0)
      .map(({ by, amount }) => CareCoinsEarned.make({ distributorId, ...order, by, amount: careCoins(amount) }))

type OfPartnerOrder = { readonly partnerOrderId: string; readonly name: string; readonly amount: number }

export const redeem =
  ({ amount, ...order }: OfPartnerOrder) =>
  ({ distributorId, balance }: LoyaltyAccount): readonly LoyaltyEvent[] | Refusal =>
    amount > balance
      ? refused(`You have ${counted(balance, 'CareCoin')}. This item costs ${count(amount)}.`, { members: { balance } })
      : [CareCoinsRedeemed.make({ distributorId, ...order, amount: careCoins(amount) })]

/** Gives back what material was paid with; its own stream sees to it that this happens once. */
export const giveBackRedeemed =
  ({ amount, ...order }: OfPartnerOrder) =>
  ({ distributorId }: LoyaltyAccount): readonly LoyaltyEvent[] => [
    RedeemedCareCoinsReturned.make({ distributorId, ...order, amount: careCoins(amount) }),
  ]

export const grant =
  (amount: number, activity: RewardedActivity) =>
  ({ distributorId }: LoyaltyAccount): readonly LoyaltyEvent[] | Refusal =>
    amount > 0
      ? [CareCoinsGranted.make({ distributorId, amount: careCoins(amount), activity })]
      : invalid({ amount: 'Grant at least one CareCoin' })

export const correct =
  (change: number, reason: string) =>
  ({ distributorId, balance }: LoyaltyAccount): readonly LoyaltyEvent[] | Refusal => {
    if (change === 0) return invalid({ change: 'Nothing would change' })
    if (balance + change < 0)
      return refused(`The balance is ${counted(balance, 'CareCoin')} and cannot become negative`, {
        errors: { change: `The balance is ${counted(balance, 'CareCoin')}: no more can be taken away` },
      })
    return [CareCoinsCorrected.make({ distributorId, change, reason })]
  }
