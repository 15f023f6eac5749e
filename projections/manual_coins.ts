import type { RewardedActivity } from '#modules/loyalty/events.ts'
import { type ManualCoinsStatus, waitingCoinsStatuses } from '#modules/loyalty/loyalty-states.ts'
import { manualCoinsStream } from '#modules/loyalty/manual-coins/manual-coins-events.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type ManualCoinsRow = {
  readonly id: string
  readonly requestedBy: string
  readonly requestedAt: Moment
  readonly distributorId: string
  readonly change: number
  readonly activity: RewardedActivity | null
  readonly reason: string | null
  readonly status: ManualCoinsStatus
  readonly decidedBy: string | null
  readonly decidedAt: Moment | null
  readonly rejection: string | null
}

const known = knownRow('These CareCoins were never requested')

/** Grants and corrections that need a second administrator. */
export const manualCoinsRequests = projection<ManualCoinsRow>()({
  name: 'manual_coins',
  version: 1,
  of: [manualCoinsStream],
  table: `
    id text primary key, requested_by text not null, requested_at timestamptz not null, distributor_id text not null,
    change bigint not null, activity text, reason text, status text not null, decided_by text, decided_at timestamptz,
    rejection text`,
  indexes: ['(status, requested_at, id)'],
  key: (data) => ('requestId' in data ? data.requestId : []),
  ignores: ['ManualCoinsBooked'],
  when: {
    ManualCoinsRequested: (_, { requestId: id, ...movement }, { at, key }) => ({
      id,
      ...movement,
      requestedBy: key,
      requestedAt: at,
      status: 'WAITING',
      decidedBy: null,
      decidedAt: null,
      rejection: null,
    }),
    ManualCoinsApproved: (row, _, { at, actor }) => ({
      ...known(row),
      status: 'APPROVED',
      decidedBy: actor,
      decidedAt: at,
    }),
    ManualCoinsRejected: (row, { reason }, { at, actor }) => ({
      ...known(row),
      status: 'REJECTED',
      decidedBy: actor,
      decidedAt: at,
      rejection: reason,
    }),
  },
  topics: () => ['office:loyalty'],
  onPoison: 'park',
})

export const manualCoinsOf = (db: ReadModels, id: string): Promise<ManualCoinsRow | undefined> =>
  rows(db, manualCoinsRequests).selectAll().where('id', '=', id).executeTakeFirst()

const MOST_DECIDED = 200

/** Those that wait by how long they do, then the decided, the newest first. */
export const everyManualCoins = async (db: ReadModels): Promise<ManualCoinsRow[]> => {
  const all = rows(db, manualCoinsRequests).selectAll()
  const [waiting, decided] = await Promise.all([
    all.where('status', 'in', waitingCoinsStatuses).orderBy('requestedAt').orderBy('id').execute(),
    all
      .where('status', 'not in', waitingCoinsStatuses)
      .orderBy('decidedAt', 'desc')
      .orderBy('id')
      .limit(MOST_DECIDED)
      .execute(),
  ])
  return [...waiting, ...decided]
}
