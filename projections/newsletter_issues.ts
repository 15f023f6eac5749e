import { type IssueContent, type IssueId, issueStream } from '#modules/notifications/newsletter/events.ts'
import { type IssueState, type issueColumns, issueStates } from '#modules/notifications/newsletter/newsletter-states.ts'
import type { Moment } from '#platform/event.ts'
import { byPlace, byText, byValue, type Filters, listPage, type PageQuery } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { searchKeys } from '#platform/text/search.ts'

export type IssueRow = IssueFacts & {
  readonly state: IssueState
  /** In the first of its languages. */
  readonly subject: string
  /** When it is sent, else when its sending began, else when it was written last. */
  readonly dueAt: Moment
  readonly mails: number
  readonly searchKey: string
}

type IssueFacts = {
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

const stateOf = ({ scheduled, sending }: IssueFacts): IssueState => {
  if (sending?.over) return 'SENT'
  if (sending) return sending.paused ? 'PAUSED' : 'SENDING'
  return scheduled ? 'SCHEDULED' : 'DRAFT'
}

const listed = (row: IssueFacts): IssueRow => {
  const { texts } = row.sent ?? row.draft
  return {
    ...row,
    state: stateOf(row),
    subject: texts[0]?.subject ?? '',
    dueAt: row.scheduled?.sendAt ?? row.sending?.begunAt ?? row.changedAt,
    mails: row.sending?.mails ?? 0,
    searchKey: searchKeys(texts.flatMap(({ subject, introduction }) => [subject, introduction])),
  }
}

const sending = (row: IssueRow | undefined, change: Partial<NonNullable<IssueRow['sending']>>): IssueRow => {
  const it = known(row)
  return listed({ ...it, sending: it.sending && { ...it.sending, ...change } })
}

export const newsletterIssues = projection<IssueRow>()({
  name: 'newsletter_issues',
  version: 4,
  of: [issueStream],
  table: `
    id text primary key, draft json not null, revision int not null, changed_at text not null, scheduled json,
    sent json, sending json, begun_at text, state text not null, subject text not null, due_at text not null,
    mails int not null, search_key text not null`,
  indexes: [
    '(begun_at desc, id) where begun_at is not null',
    '(changed_at desc, id)',
    '(state, changed_at desc, id)',
    '(state, due_at)',
  ],
  key: 'stream',
  when: {
    IssueWritten: (row, { issueId: id, revision, ...draft }, { at }) =>
      listed({
        ...(row ?? { id, scheduled: null, sent: null, sending: null, begunAt: null }),
        draft,
        revision,
        changedAt: at,
      }),
    IssueScheduled: (row, { revision, sendAt }) => listed({ ...known(row), scheduled: { revision, sendAt } }),
    IssueScheduleCancelled: (row) => listed({ ...known(row), scheduled: null }),
    IssueSendingBegun: (row, { issueId: _id, revision, readers, ...sent }, { at }) =>
      listed({
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
export const issuesListed = (
  db: ReadModels,
  { state, ...page }: Filters<Pick<IssueRow, 'state'>> & PageQuery<(typeof issueColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, newsletterIssues),
      named: (all) => all,
      state: { of: byValue('state'), is: state },
      keys: ['searchKey'],
      sorts: {
        subject: byText('subject'),
        state: byPlace('state', issueStates),
        when: byValue('dueAt'),
        mails: byValue('mails'),
      },
      usual: [
        [byValue('changedAt'), 'desc'],
        [byValue('id'), 'asc'],
      ],
    },
    page,
  )

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
