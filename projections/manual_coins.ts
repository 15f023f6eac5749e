import type { RewardedActivity } from '#modules/loyalty/events.ts'
import {
  type ManualCoinsStatus,
  type manualCoinsColumns,
  manualCoinsStatuses,
  waitingCoinsStatuses,
} from '#modules/loyalty/loyalty-states.ts'
import { manualCoinsStream } from '#modules/loyalty/manual-coins/manual-coins-events.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Moment } from '#platform/event.ts'
import { byPlace, byText, byValue, type ListRows, listPage, type PageQuery, waitingFirst } from '#platform/list-page.ts'
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

const byWaiting = waitingFirst({
  state: 'status',
  open: waitingCoinsStatuses,
  since: 'requested_at',
  closed: 'decided_at',
})

/** Grants and corrections that need a second administrator. */
export const manualCoinsRequests = projection<ManualCoinsRow>()({
  name: 'manual_coins',
  version: 2,
  of: [manualCoinsStream],
  table: `
    id text primary key, requested_by text not null, requested_at timestamptz not null, distributor_id text not null,
    change bigint not null, activity text, reason text, status text not null, decided_by text, decided_at timestamptz,
    rejection text`,
  indexes: byWaiting.indexes,
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

/** Those that wait by how long they do, then the decided, the newest first. */
export const manualCoinsListed = (
  db: ReadModels,
  withCompany: WithCompany,
  page: PageQuery<(typeof manualCoinsColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, manualCoinsRequests),
      named: (all: ListRows<ManualCoinsRow>) => withCompany(all),
      state: { of: byValue('status'), is: undefined },
      keys: ['companyKey'],
      sorts: {
        company: byText('companyName'),
        change: byValue('change'),
        at: byValue('requestedAt'),
        status: byPlace('status', manualCoinsStatuses),
      },
      usual: byWaiting.order,
    },
    page,
  )
