import { type RawBuilder, sql } from 'kysely'
import {
  type ApprovalRequester,
  type ApprovalStatus,
  type approvalColumns,
  approvalStatuses,
  MOST_EFFECTS,
  waitingApprovals,
} from '#modules/approvals/approval-states.ts'
import { approvalStream, type WaitingEffect } from '#modules/approvals/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { byPlace, byValue, type ListRows, listPage, type PageQuery, waitingFirst } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type SecondPersonRow = {
  readonly id: string
  readonly permission: string
  /** The first ones. */
  readonly effects: readonly WaitingEffect[]
  readonly effectCount: number
  readonly concerns: readonly string[]
  readonly reason: Sealed
  readonly requestedBy: string
  readonly requestedAt: Moment
  readonly endsAt: Moment
  readonly status: ApprovalStatus
  readonly decidedBy: string | null
  readonly decidedAt: Moment | null
  /** Of the approval in the log: the cause of what was executed. */
  readonly approvedPosition: number | null
  readonly rejection: Sealed | null
  readonly error: string | null
}

const known = knownRow('This was never requested')

const byWaiting = waitingFirst({
  state: 'status',
  open: waitingApprovals,
  since: 'requested_at',
  closed: 'decided_at',
})

/** Commands that need a second person, and what became of them. */
export const secondPersonRequests = projection<SecondPersonRow>()({
  name: 'second_person_requests',
  version: 2,
  of: [approvalStream],
  table: `
    id text primary key, permission text not null, effects json not null, effect_count int not null, concerns jsonb not null, reason text not null,
    requested_by text not null, requested_at timestamptz not null, ends_at timestamptz not null, status text not null,
    decided_by text, decided_at timestamptz, approved_position bigint, rejection text, error text`,
  indexes: [...byWaiting.indexes, `using gin (concerns) where status = 'WAITING'`, '(approved_position)'],
  key: 'stream',
  when: {
    SecondPersonRequested: (_, { permission, effects, concerns, reason, endsAt }, { key, at, actor }) => ({
      ...{ id: key, permission, effects: effects.slice(0, MOST_EFFECTS), effectCount: effects.length },
      ...{ concerns, reason, requestedBy: actor, requestedAt: at, endsAt },
      ...{ status: 'WAITING', decidedBy: null, decidedAt: null, approvedPosition: null, rejection: null, error: null },
    }),
    SecondPersonApproved: (row, _, { at, actor, position }) => ({
      ...known(row),
      ...{ status: 'APPROVED', decidedBy: actor, decidedAt: at, approvedPosition: position },
    }),
    SecondPersonRejected: (row, { reason }, { at, actor }) => ({
      ...known(row),
      ...{ status: 'REJECTED', decidedBy: actor, decidedAt: at, rejection: reason },
    }),
    SecondPersonRequestWithdrawn: (row, _, { at }) => ({ ...known(row), status: 'WITHDRAWN', decidedAt: at }),
    SecondPersonRequestExpired: (row, _, { at }) => ({ ...known(row), status: 'EXPIRED', decidedAt: at }),
    ApprovedCommandRefused: (row, { error }) => ({ ...known(row), status: 'REFUSED', error }),
  },
  topics: () => ['office:approvals'],
  onPoison: 'park',
})

/** What a person requested or may decide, those that wait first. */
export const approvalsListed = (
  db: ReadModels,
  {
    userId,
    permissions,
    status,
    by,
  }: {
    userId: string
    permissions: readonly string[]
    status?: ApprovalStatus | undefined
    by?: ApprovalRequester | undefined
  },
  page: PageQuery<(typeof approvalColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, secondPersonRequests).where(({ or, eb }) => {
        const own = eb('requestedBy', '=', userId)
        const others = eb('requestedBy', '!=', userId).and(sql.ref('permission'), '=', anyOf(permissions))
        return by === 'ME' ? own : by === 'OTHERS' ? others : or([own, others])
      }),
      named: (all: ListRows<SecondPersonRow>) => all,
      state: { of: byValue('status') as RawBuilder<string>, is: status },
      keys: ['id'],
      sorts: { at: byValue('requestedAt'), status: byPlace('status', approvalStatuses) },
      usual: byWaiting.order,
    },
    page,
  )

const anyOf = (texts: readonly string[]): RawBuilder<string> => sql`any(${texts}::text[])`

export const approvalOf = (db: ReadModels, id: string): Promise<SecondPersonRow | undefined> =>
  rows(db, secondPersonRequests).selectAll().where('id', '=', id).executeTakeFirst()

/** Those that were approved at these positions of the log. */
export const approvedAt = (db: ReadModels, positions: readonly number[]): Promise<SecondPersonRow[]> =>
  rows(db, secondPersonRequests)
    .selectAll()
    .where('approvedPosition', 'in', [0, ...positions])
    .execute()

const MOST_SHOWN = 20

/** What waits about a thing, the longest waiting first. */
export const waitingAbout = (db: ReadModels, id: string): Promise<SecondPersonRow[]> =>
  rows(db, secondPersonRequests)
    .selectAll()
    .where('status', '=', 'WAITING')
    .where(sql<boolean>`concerns ? ${id}`)
    .orderBy('requestedAt')
    .limit(MOST_SHOWN)
    .execute()
