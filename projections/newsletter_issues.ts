import { type IssueContent, type IssueId, issueStream } from '#modules/notifications/newsletter/events.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type IssueRow = {
  readonly id: IssueId
  readonly draft: IssueContent
  readonly revision: number
  readonly changedAt: Moment
  readonly scheduled: { readonly revision: number; readonly sendAt: Moment } | null
  /** What its readers get; null: nothing yet. */
  readonly sent: IssueContent | null
  readonly sending: {
    readonly revision: number
    readonly begunAt: Moment
    readonly readers: number
    readonly mails: number
    readonly paused: boolean
    readonly over: boolean
  } | null
  /** Orders those that were sent. */
  readonly begunAt: Moment | null
}

const known = knownRow('The issue was not written')
const sending = (row: IssueRow | undefined, change: Partial<NonNullable<IssueRow['sending']>>): IssueRow => {
  const it = known(row)
  return { ...it, sending: it.sending && { ...it.sending, ...change } }
}

export const newsletterIssues = projection<IssueRow>()({
  name: 'newsletter_issues',
  version: 2,
  of: [issueStream],
  table: `
    id text primary key, draft json not null, revision int not null, changed_at text not null, scheduled json,
    sent json, sending json, begun_at text`,
  indexes: ['(begun_at desc, id) where begun_at is not null'],
  key: 'stream',
  when: {
    IssueWritten: (row, { issueId: id, revision, ...draft }, { at }) => ({
      ...(row ?? { id, scheduled: null, sent: null, sending: null, begunAt: null }),
      draft,
      revision,
      changedAt: at,
    }),
    IssueScheduled: (row, { revision, sendAt }) => ({ ...known(row), scheduled: { revision, sendAt } }),
    IssueScheduleCancelled: (row) => ({ ...known(row), scheduled: null }),
    IssueSendingBegun: (row, { issueId: _id, revision, readers, ...sent }, { at }) => ({
      ...known(row),
      scheduled: null,
      sent,
      sending: { revision, begunAt: at, readers, mails: 0, paused: false, over: false },
      begunAt: at,
    }),
    IssueBatchSent: (row, { mails, next }) =>
      sending(row, { mails: (row?.sending?.mails ?? 0) + mails, over: next === null }),
    IssueSendingPaused: (row) => sending(row, { paused: true }),
    IssueSendingResumed: (row) => sending(row, { paused: false }),
    IssueDeleted: () => null,
  },
  topics: () => ['news', 'office:news'],
  onPoison: 'park',
})

/** Every issue, the one written last first, for the content team. */
export const allIssues = (db: ReadModels): Promise<IssueRow[]> =>
  rows(db, newsletterIssues).selectAll().orderBy('changedAt', 'desc').orderBy('id').execute()

export const sentIssues = (db: ReadModels): Promise<IssueRow[]> =>
  rows(db, newsletterIssues)
    .selectAll()
    .where('begunAt', 'is not', null)
    .orderBy('begunAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()

export const issueOf = (db: ReadModels, id: string): Promise<IssueRow | undefined> =>
  rows(db, newsletterIssues)
    .selectAll()
    .where('id', '=', id as IssueId)
    .executeTakeFirst()
