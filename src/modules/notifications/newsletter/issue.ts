import { type Decision, decider, invalid, notFound, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { present } from '#platform/typed.ts'
import {
  IssueBatchSent,
  type IssueContent,
  IssueDeleted,
  type IssueEvent,
  type IssueId,
  IssueScheduleCancelled,
  IssueScheduled,
  IssueSendingBegun,
  IssueSendingPaused,
  IssueSendingResumed,
  IssueWritten,
  issueStream,
  type Turn,
} from './events.ts'

export type Issue = {
  readonly id: IssueId
  readonly revisions: readonly IssueContent[]
  readonly scheduled: { readonly revision: number; readonly sendAt: Moment } | null
  readonly sending: {
    readonly content: IssueContent
    readonly paused: boolean
    /** null: every mail was queued. */
    readonly turn: Turn | null
  } | null
  readonly deleted: boolean
}
type Change = Decision<Issue, IssueEvent>

export const begin = 'newsletter.begin'
export const nextBatch = 'newsletter.batch'
/** Between two batches, so that a pause takes effect and no mail server is flooded. */
const BETWEEN_BATCHES_MS = 2_000

export const issue = decider<Issue>()({
  stream: issueStream,
  owner: () => ({}),
  initial: (key) => ({ id: key as IssueId, revisions: [], scheduled: null, sending: null, deleted: false }),
  evolve: {
    IssueWritten: (state, { issueId: _id, revision: _number, ...content }) => ({
      ...state,
      revisions: [...state.revisions, content],
    }),
    IssueScheduled: (it, { revision, sendAt }) => ({ ...it, scheduled: { revision, sendAt } }),
    IssueScheduleCancelled: (it) => ({ ...it, scheduled: null }),
    IssueSendingBegun: (state, { issueId: _id, revision: _number, readers: _readers, ...content }) => ({
      ...state,
      scheduled: null,
      sending: { content, paused: false, turn: { list: 'people', after: null } },
    }),
    IssueBatchSent: (it, { next }) => ({ ...it, sending: it.sending && { ...it.sending, turn: next } }),
    IssueSendingPaused: (it) => ({ ...it, sending: it.sending && { ...it.sending, paused: true } }),
    IssueSendingResumed: (it) => ({ ...it, sending: it.sending && { ...it.sending, paused: false } }),
    IssueDeleted: (it) => ({ ...it, revisions: [], deleted: true }),
  },
  deadlines: {
    IssueScheduled: ({ sendAt }) => [{ kind: begin, at: new Date(sendAt) }],
    IssueSendingBegun: (_, now) => [{ kind: nextBatch, at: now }],
    IssueBatchSent: ({ next }, now) =>
      next ? [{ kind: nextBatch, at: new Date(now.getTime() + BETWEEN_BATCHES_MS) }] : [],
    IssueSendingResumed: (_, now) => [{ kind: nextBatch, at: now }],
  },
})

/** What its events say of the form that writes it. */
export const issueForm = {
  IssueWritten: ({ from, to, articles, texts }: IssueContent) => ({
    ...{ from, to, texts },
    articleIds: articles.map(({ id }) => id),
  }),
}

const wasSent = refused('This issue has been sent. Please write a new one')
const isSame = (a: IssueContent | undefined, b: IssueContent): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A new revision; what is scheduled stays what it was. */
export const write =
  (content: IssueContent): Change =>
  ({ id, revisions, sending, deleted }) => {
    if (deleted) return notFound('This draft was deleted')
    if (sending) return wasSent
    if (content.to < content.from) return invalid({ to: 'The last day lies before the first one' })
    const languages = content.texts.map(({ language }) => language)
    if (new Set(languages).size < languages.length) return invalid({ texts: 'Each language can be used once' })
    if (isSame(revisions.at(-1), content)) return []
    return [IssueWritten.make({ issueId: id, revision: revisions.length + 1, ...content })]
  }

/** Now, where it is not said when. */
export const schedule =
  (revision: number, sendAt: Moment | undefined, now: Moment): Change =>
  ({ id, revisions, sending }) => {
    if (sending) return wasSent
    if (!revisions[revision - 1]) return notFound('This revision does not exist')
    if (sendAt !== undefined && sendAt <= now) return invalid({ sendAt: 'Choose a moment that lies ahead' })
    return [IssueScheduled.make({ issueId: id, revision, sendAt: sendAt ?? now })]
  }

export const cancelSchedule: Change = ({ id, scheduled, sending }) => {
  if (sending) return refused('This issue is on its way. Pause it instead')
  return scheduled ? [IssueScheduleCancelled.make({ issueId: id })] : []
}

/** A draft that was not sent: what is scheduled is taken back first. */
export const deleteDraft: Change = ({ id, scheduled, sending, deleted }) => {
  if (deleted) return []
  if (sending) return refused('This issue has been sent. It cannot be deleted')
  return scheduled
    ? refused('This issue is scheduled. Please cancel the schedule first')
    : [IssueDeleted.make({ issueId: id })]
}

/** The moment of a schedule has come: another one may have taken its place. */
export const beginSending =
  (due: Date, readers: number): Change =>
  ({ id, revisions, scheduled, sending }) => {
    if (sending || !scheduled || Date.parse(scheduled.sendAt) !== due.getTime()) return []
    const { revision } = scheduled
    return [IssueSendingBegun.make({ issueId: id, revision, readers, ...present(revisions[revision - 1]) })]
  }

const isTurn = (one: Turn | null, other: Turn): boolean => one?.list === other.list && one.after === other.after

/** The mails of this batch were queued; another node may have done so before. */
export const batchSent =
  (turn: Turn, mails: number, next: Turn | null): Change =>
  ({ id, sending }) =>
    sending && !sending.paused && isTurn(sending.turn, turn)
      ? [IssueBatchSent.make({ issueId: id, mails, turn, next })]
      : []

export const pause: Change = ({ id, sending }) => {
  if (!sending?.turn) return refused('This issue is not on its way')
  return sending.paused ? [] : [IssueSendingPaused.make({ issueId: id })]
}

export const resume: Change = ({ id, sending }) => {
  if (!sending?.turn) return refused('This issue is not on its way')
  return sending.paused ? [IssueSendingResumed.make({ issueId: id })] : []
}
