import { sql } from 'kysely'
import { type Level, loyaltyStream, type TradeFigures } from '#modules/loyalty/events.ts'
import type { AccountOfCompany, WithAccount } from '#modules/loyalty/loyalty-states.ts'
import type { Moment } from '#platform/event.ts'
import type { ListRows } from '#platform/list-page.ts'
import { projection, type ReadModels, rows, tableIn } from '#platform/projection.ts'
import { unchecked } from '#platform/typed.ts'

/** Whole CareCoins. What came in less what went out is the balance, always. */
export type LoyaltyAccountRow = {
  readonly id: string
  readonly balance: number
  readonly earned: number
  readonly granted: number
  readonly corrected: number
  /** On orders, less what came back. */
  readonly spent: number
  /** On material, less what came back. */
  readonly redeemed: number
  readonly level: Level | null
  readonly levelSince: Moment | null
  readonly figures: TradeFigures | null
  readonly nextReviewAt: Moment | null
}

export const unopened = (id: string): LoyaltyAccountRow => ({
  id,
  balance: 0,
  earned: 0,
  granted: 0,
  corrected: 0,
  spent: 0,
  redeemed: 0,
  level: null,
  levelSince: null,
  figures: null,
  nextReviewAt: null,
})

type Sums = 'earned' | 'granted' | 'corrected' | 'spent' | 'redeemed'

/** `change` moves the balance; `sum` is what it is counted under, the two of them turned round. */
const moved = (row: LoyaltyAccountRow | undefined, key: string, sum: Sums, change: number): LoyaltyAccountRow => {
  const before = row ?? unopened(key)
  const counted = sum === 'spent' || sum === 'redeemed' ? -change : change
  return { ...before, balance: before.balance + change, [sum]: before[sum] + counted }
}

export const loyaltyAccounts = projection<LoyaltyAccountRow>()({
  name: 'loyalty_accounts',
  version: 3,
  of: [loyaltyStream],
  table: `
    id text primary key, balance bigint not null, earned bigint not null, granted bigint not null,
    corrected bigint not null, spent bigint not null, redeemed bigint not null, level text, level_since timestamptz,
    figures jsonb, next_review_at timestamptz`,
  indexes: ['(id) include (balance)'], // a count of the programme's companies reads nothing else
  key: 'stream',
  ignores: ['LevelAtRisk'],
  when: {
    CareCoinsSpent: (row, { amount }, _, key) => moved(row, key, 'spent', -amount),
    CareCoinsReturned: (row, { amount }, _, key) => moved(row, key, 'spent', amount),
    CareCoinsEarned: (row, { amount }, _, key) => moved(row, key, 'earned', amount),
    CareCoinsGranted: (row, { amount }, _, key) => moved(row, key, 'granted', amount),
    CareCoinsCorrected: (row, { change }, _, key) => moved(row, key, 'corrected', change),
    CareCoinsRedeemed: (row, { amount }, _, key) => moved(row, key, 'redeemed', -amount),
    RedeemedCareCoinsReturned: (row, { amount }, _, key) => moved(row, key, 'redeemed', amount),
    LevelGained: (row, { to, figures, nextReviewAt, reviewedAt }, _, key) => ({
      ...(row ?? unopened(key)),
      level: to,
      levelSince: reviewedAt,
      figures,
      nextReviewAt,
    }),
    LevelLost: (row, { to, figures, nextReviewAt, reviewedAt }, _, key) => ({
      ...(row ?? unopened(key)),
      level: to,
      levelSince: to && reviewedAt,
      figures,
      nextReviewAt,
    }),
    LevelKept: (row, { figures, nextReviewAt }, _, key) => ({ ...(row ?? unopened(key)), figures, nextReviewAt }),
  },
  topics: (_, { key }) => [`loyalty:${key}`, 'office:loyalty'],
  onPoison: 'halt',
})

/** A company's account; one that never had anything has an empty one. */
export const loyaltyAccountOf = async (db: ReadModels, distributorId: string): Promise<LoyaltyAccountRow> =>
  (await rows(db, loyaltyAccounts).selectAll().where('id', '=', distributorId).executeTakeFirst()) ??
  unopened(distributorId)

export const balanceOf = async (db: ReadModels, distributorId: string): Promise<number> => {
  const row = await rows(db, loyaltyAccounts).select('balance').where('id', '=', distributorId).executeTakeFirst()
  return Number(row?.balance ?? 0)
}

export const withAccount =
  (db: ReadModels): WithAccount =>
  (list) => {
    const account = sql<AccountOfCompany>`(
      select id as account_id, balance, earned, granted, corrected, spent, redeemed, level, level_since
      from ${tableIn(db, loyaltyAccounts)})`
    return unchecked(unchecked<ListRows<any>>(list).leftJoin(account.as('account'), 'accountId', 'id'))
  }
