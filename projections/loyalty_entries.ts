import { sql } from 'kysely'

import { type Level, loyaltyStream, type RewardedActivity, type TradeFigures } from '#modules/loyalty/events.ts'
import type { Moment } from '#platform/event.ts'
import { countOf, type Envelope, projection, type ReadModels, rows } from '#platform/projection.ts'

export type EntryKind =
  | 'SPENT'
  | 'RETURNED'
  | 'EARNED'
  | 'CASH_BACK'
  | 'GRANTED'
  | 'CORRECTED'
  | 'REDEEMED'
  | 'REDEMPTION_RETURNED'
  | 'LEVEL_GAINED'
  | 'LEVEL_LOST'

export type LoyaltyEntryRow = {
  readonly id: string
  readonly distributorId: string
  readonly version: number
  readonly position: number
  readonly at: Moment
  readonly actor: string
  readonly role: string
  readonly kind: EntryKind
  /** Whole CareCoins, signed; 0 where only the level moved. */
  readonly change: number
  readonly orderId: string | null
  readonly orderNum: string | null
  readonly name: string | null
  readonly activity: RewardedActivity | null
  readonly reason: string | null
  readonly level: Level | null
  /** Where the level moved: the last moment of the 12 months that it was decided by. */
  readonly reviewedAt: Moment | null
  /** Of those 12 months; null where the company left the programme, too. */
  readonly figures: TradeFigures | null
}

type About = Partial<
  Pick<LoyaltyEntryRow, 'orderId' | 'orderNum' | 'name' | 'activity' | 'reason' | 'level' | 'reviewedAt' | 'figures'>
>

const entry = (
  { key, version, position, at, actor, role }: Envelope,
  kind: EntryKind,
  change: number,
  about: About,
): LoyaltyEntryRow => ({
  id: `${key}:${version}`,
  distributorId: key,
  version,
  position,
  at,
  actor,
  role,
  kind,
  change,
  orderId: null,
  orderNum: null,
  name: null,
  activity: null,
  reason: null,
  level: null,
  reviewedAt: null,
  figures: null,
  ...about,
})

/** One row per event that a company reads in its ledger. Reviews that changed nothing are not among them. */
export const loyaltyEntries = projection<LoyaltyEntryRow>()({
  name: 'loyalty_entries',
  version: 4,
  of: [loyaltyStream],
  table: `
    id text primary key, distributor_id text not null, version int not null, position bigint not null,
    at timestamptz not null, actor text not null, role text not null, kind text not null, change bigint not null,
    order_id text, order_num text, name text, activity text, reason text, level text, reviewed_at timestamptz,
    figures jsonb`,
  indexes: ['(distributor_id, version desc)'],
  key: (_, { key, version }) => `${key}:${version}`,
  onlyAdds: true,
  ignores: ['LevelKept', 'LevelAtRisk'],
  when: {
    CareCoinsSpent: (_, { amount, orderId, orderNum }, it) => entry(it, 'SPENT', -amount, { orderId, orderNum }),
    CareCoinsReturned: (_, { amount, orderId, orderNum }, it) => entry(it, 'RETURNED', amount, { orderId, orderNum }),
    CareCoinsEarned: (_, { amount, by, orderId, orderNum }, envelope) =>
      entry(envelope, by === 'UNITS' ? 'EARNED' : 'CASH_BACK', amount, { orderId, orderNum }),
    CareCoinsGranted: (_, { amount, activity }, it) => entry(it, 'GRANTED', amount, { activity, reason: it.reason }),
    CareCoinsCorrected: (_, { change, reason }, it) => entry(it, 'CORRECTED', change, { reason }),
    CareCoinsRedeemed: (_, { amount, name }, it) => entry(it, 'REDEEMED', -amount, { name }),
    RedeemedCareCoinsReturned: (_, { amount, name }, envelope) =>
      entry(envelope, 'REDEMPTION_RETURNED', amount, { name, reason: envelope.reason }),
    LevelGained: (_, { to, reviewedAt, figures }, envelope) =>
      entry(envelope, 'LEVEL_GAINED', 0, { level: to, reviewedAt, figures }),
    LevelLost: (_, { to, reviewedAt, figures }, it) => entry(it, 'LEVEL_LOST', 0, { level: to, reviewedAt, figures }),
  },
  topics: (_, { key }) => [`loyalty:${key}`, 'office:loyalty'],
  onPoison: 'halt',
})

export type LedgerLine = LoyaltyEntryRow & { readonly balance: number }

export const ledgerOf = async (
  db: ReadModels,
  distributorId: string,
  {
    offset,
    limit,
    until,
  }: {
    readonly offset: number
    readonly limit: number
    /** A place in the log: the ledger as it was then. */
    readonly until?: number | undefined
  },
): Promise<{ readonly total: number; readonly lines: readonly LedgerLine[] }> => {
  const all = rows(db, loyaltyEntries)
    .where('distributorId', '=', distributorId)
    .$call((lines) => (until === undefined ? lines : lines.where('position', '<=', until)))
  // Counted by itself: a page beyond the last has no line that could carry the count.
  const [lines, total] = await Promise.all([
    all
      .selectAll()
      .select(sql<number>`sum(change) over (order by version)`.as('balance'))
      .orderBy('version', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    countOf(all),
  ])
  return { total, lines }
}
