import { loyaltyStream } from '#modules/loyalty/events.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type LoyaltyAccountRow = {
  /** The distributor's id. */
  readonly id: string
  /** Whole CareCoins. */
  readonly balance: number
}

const moved = (row: LoyaltyAccountRow | undefined, key: string, change: number): LoyaltyAccountRow => ({
  id: key,
  balance: (row?.balance ?? 0) + change,
})

/** One row per company that ever had CareCoins. */
export const loyaltyAccounts = projection<LoyaltyAccountRow>()({
  name: 'loyalty_accounts',
  version: 1,
  of: [loyaltyStream],
  table: 'id text primary key, balance bigint not null',
  indexes: [],
  key: (_, { key }) => key,
  when: {
    CareCoinsSpent: (row, { amount }, _, key) => moved(row, key, -amount),
    CareCoinsReturned: (row, { amount }, _, key) => moved(row, key, amount),
    CareCoinsEarned: (row, { amount }, _, key) => moved(row, key, amount),
    CareCoinsGranted: (row, { amount }, _, key) => moved(row, key, amount),
    CareCoinsCorrected: (row, { change }, _, key) => moved(row, key, change),
  },
  topics: (_, { key }) => [`loyalty:${key}`],
  onPoison: 'halt',
})

/** 0 for a company that never had any. */
export const balanceOf = async (db: ReadModels, distributorId: string): Promise<number> => {
  const row = await rows(db, loyaltyAccounts).select('balance').where('id', '=', distributorId).executeTakeFirst()
  return Number(row?.balance ?? 0)
}
