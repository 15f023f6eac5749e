import * as Schema from 'effect/Schema'
import { ArticleId } from '#modules/news/events.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { leaving } from '#platform/http/leaving-answer.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'
import { IssueContent, IssueId, LanguageCode } from './events.ts'
import { issueColumns, issueStates } from './newsletter-states.ts'

const uuid = Schema.String.check(Schema.isUUID())
const Line = (most: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most))
const Long = (most: number) => paragraphs(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most)))
const oneIssue = { id: uuid }
const revision = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))

const OfficeIssue = Schema.Struct({
  id: IssueId,
  ...IssueContent.fields,
  revision: Schema.Int,
  changedAt: Moment,
  state: Schema.Literals(issueStates),
  scheduled: Schema.NullOr(Schema.Struct({ revision: Schema.Int, sendAt: Moment })),
  /** Of the revision that is sent; `mails`: that were queued so far. */
  sending: Schema.NullOr(
    Schema.Struct({ revision: Schema.Int, begunAt: Moment, readers: Schema.Int, mails: Schema.Int }),
  ),
})
export type OfficeIssue = typeof OfficeIssue.Type

export const officeIssues = endpoint('GET /office/newsletter', {
  may: 'office.news.manage',
  does: 'A page of all issues, the one written last first, and how many read the newsletter.',
  query: { state: Schema.optionalKey(Schema.Literals(issueStates)), ...listQuery(issueColumns) },
  answer: Schema.Struct({
    ...listAnswer(OfficeIssue).fields,
    subscribers: Schema.Struct({ asked: Schema.Int, confirmed: Schema.Int, left: Schema.Int }),
  }),
  reads: ['newsletter_issues', 'newsletter_subscribers'],
})

export const writeIssue = endpoint('WriteIssue POST /office/newsletter', {
  may: 'office.news.manage',
  does: 'Writes a new issue, or the next revision of one, of articles that are published.',
  body: editing({
    id: Schema.optionalKey(uuid),
    from: Day,
    to: Day,
    articleIds: Schema.Array(ArticleId).check(Schema.isMinLength(1), Schema.isMaxLength(20)),
    texts: Schema.Array(Schema.Struct({ language: LanguageCode, subject: Line(120), introduction: Long(2000) })).check(
      Schema.isMinLength(1),
      Schema.isMaxLength(6),
    ),
  }),
  answer: Schema.Struct({ success: Schema.Literal(true), id: Schema.String, ...meanwhile }),
  awaits: ['newsletter_issues'],
})

/** No more articles of a period are offered. */
export const MOST_OFFERED = 50

export const offeredArticles = endpoint('GET /office/newsletter/articles', {
  may: 'office.news.manage',
  does: 'Published articles of a period, newest first and 50 at most, and those that are chosen already: what an issue may have.',
  query: {
    ...{ from: Day, to: Day },
    /** Ids between commas. */
    chosen: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2_000))),
  },
  answer: Schema.Array(Schema.Struct({ id: ArticleId, title: Schema.String })),
  reads: ['articles'],
})

export const previewIssue = endpoint('GET /office/newsletter/:id/preview', {
  may: 'office.news.manage',
  does: 'The newest revision as a mail.',
  params: oneIssue,
  query: { language: Schema.optionalKey(LanguageCode) },
  answer: Schema.Struct({ subject: Schema.String, html: Schema.String, text: Schema.String }),
  reads: ['newsletter_issues'],
})

export const sendTest = endpoint('SendTest POST /office/newsletter/:id/test', {
  may: 'office.news.manage',
  does: 'Mails the newest revision to the caller.',
  params: oneIssue,
  body: { language: Schema.optionalKey(LanguageCode) },
  answer: Done,
})

export const scheduleIssue = endpoint('ScheduleIssue POST /office/newsletter/:id/schedule', {
  may: 'office.news.manage',
  does: 'Sends a revision, now or at a moment that lies ahead.',
  params: oneIssue,
  body: { revision, sendAt: Schema.optionalKey(Moment) },
  answer: Schema.Struct({ ...Done.fields, ...leaving }),
  awaits: ['newsletter_issues'],
})

export const cancelIssue = endpoint('CancelIssue POST /office/newsletter/:id/cancel-schedule', {
  may: 'office.news.manage',
  does: 'Takes back when an issue is to be sent.',
  params: oneIssue,
  answer: Done,
  awaits: ['newsletter_issues'],
})

export const deleteIssue = endpoint('DeleteIssue DELETE /office/newsletter/:id', {
  may: 'office.news.manage',
  does: 'Deletes a draft; an issue that is scheduled is taken back first.',
  params: oneIssue,
  answer: Done,
  awaits: ['newsletter_issues'],
})

export const pauseIssue = endpoint('PauseIssue POST /office/newsletter/:id/pause', {
  may: 'office.news.manage',
  does: 'Stops sending; what a mail server has cannot be taken back.',
  params: oneIssue,
  answer: Done,
  awaits: ['newsletter_issues'],
})

export const resumeIssue = endpoint('ResumeIssue POST /office/newsletter/:id/resume', {
  may: 'office.news.manage',
  does: 'Goes on sending where it was paused.',
  params: oneIssue,
  answer: Done,
  awaits: ['newsletter_issues'],
})

export const issueMails = endpoint('GET /office/newsletter/:id/mails', {
  may: 'office.news.manage',
  does: 'What became of the mails of an issue so far, and the first of those that failed.',
  params: oneIssue,
  answer: Schema.Struct({
    waiting: Schema.Int,
    done: Schema.Int,
    failed: Schema.Int,
    failures: Schema.Array(Schema.Struct({ to: Schema.String, error: Schema.NullOr(Schema.String) })),
  }),
  reads: ['newsletter_issues'],
})

export const retryMails = endpoint('RetryMails POST /office/newsletter/:id/retry', {
  may: 'office.news.manage',
  does: 'Tries those mails of an issue once more that failed.',
  params: oneIssue,
  answer: Schema.Struct({ success: Schema.Literal(true), mails: Schema.Int }),
})
