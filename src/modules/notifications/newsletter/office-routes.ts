import type { ArticleContent, ArticleId, ArticleText } from '#modules/news/events.ts'
import { invalid, notFound } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { serve, serveLeaving } from '#platform/http/serve.ts'
import { layOut } from '#platform/mail/layout.ts'
import { moment } from '#platform/moment.ts'
import { entriesOf, lookUp } from '#platform/records.ts'
import { present } from '#platform/typed.ts'
import { publishedBetween, publishedOf } from '#projections/articles.ts'
import { type IssueRow, issueOf, issuesListed } from '#projections/newsletter_issues.ts'
import { countSubscribers } from '#projections/newsletter_subscribers.ts'
import { namesOf } from '#projections/users.ts'
import { languageNow } from '#translations/language-now.ts'
import { cancelSchedule, deleteDraft, issue, issueForm, pause, resume, schedule, write } from './issue.ts'
import { mailOf } from './issue-mail.ts'
import { issueMail } from './mails.ts'
import * as calls from './office-contract.ts'

const success = { success: true as const }
const unknown = notFound('Issue not found')
const EXCERPT = 400

const shown = (row: IssueRow): calls.OfficeIssue => {
  const { id, draft, sent, revision, changedAt, scheduled, sending } = row
  return {
    id,
    ...(sent ?? draft),
    revision,
    changedAt,
    state: row.state,
    scheduled,
    sending: sending && {
      revision: sending.revision,
      begunAt: sending.begunAt,
      readers: sending.readers,
      mails: sending.mails,
    },
  }
}

const shortened = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`

const pieceOf = ({ title, introduction, content1 }: ArticleText) => ({
  title,
  excerpt: shortened(introduction ?? content1),
})

const titleOf = ({ title, translations = {} }: ArticleContent): string =>
  lookUp(translations, languageNow())?.title ?? title

/** Issues, for the content team. */
export const officeRoutes = [
  serve(calls.officeIssues, async ({ db, input }) => {
    const [page, subscribers] = await Promise.all([issuesListed(db, input), countSubscribers(db)])
    return { ...page, rows: page.rows.map(shown), subscribers }
  }),

  serve(calls.offeredArticles, async ({ db, input: { from, to, chosen = '' } }) => {
    const ids = chosen.split(',').filter((id) => id !== '')
    const found = await publishedBetween(db, { from, to, ids }, calls.MOST_OFFERED)
    return found.map(({ id, published }) => ({
      id: id as ArticleId,
      title: titleOf(present(published)),
    }))
  }),

  serve(calls.writeIssue, async (context) => {
    const { db, log, newId, personal, input } = context
    const { id, opened, ...given } = input
    const key = id ?? newId()
    const edit = await edited(context, {
      ...{ stream: { kind: issue.stream.kind, key }, history: issueForm },
      ...{ given, opened: id ? opened : undefined, namesOf },
    })
    const { articleIds, ...written } = edit.fields
    const published = await publishedOf(db, articleIds)
    if (published.length < new Set(articleIds).size)
      return invalid({ articleIds: 'Choose articles that are published' })
    const articles = published.map(({ id: articleId, published: content }) => {
      const { translations, ...english } = present(content)
      const translated = entriesOf(translations ?? {}).map(([code, text]) => [code, pieceOf(text)])
      return {
        id: articleId as ArticleId,
        ...pieceOf(english),
        ...(translations && { translations: Object.fromEntries(translated) }),
      }
    })
    const options = { answer: { ...success, id: key, ...edit.meanwhile }, ...edit.readAt }
    const decision = write({ from: written.from, to: written.to, articles, texts: written.texts })
    const done = id ? log.decide(issue, key, decision, options) : log.begin(issue, key, decision, options)
    return personal.openAll((await done).answer)
  }),

  serve(calls.previewIssue, async ({ db, configuration, input: { id, language = null } }) => {
    const row = await issueOf(db, id)
    if (!row) return unknown
    const mail = issueMail(mailOf(id, row.draft, { language, token: null, isPublic: true }), configuration)
    const { officeTimeZone: timeZone } = configuration
    const reader = { email: '', name: null, staff: false, timeZone, companyZone: timeZone, language: 'en' } as const
    const { subject, html, text } = layOut(mail, reader, configuration)
    return { subject, html, text }
  }),

  serve(calls.sendTest, async ({ db, me, mailer, newId, input: { id, language = null } }) => {
    const row = await issueOf(db, id)
    if (!row) return unknown
    const data = mailOf(id, row.draft, { language, token: null, isPublic: false })
    await mailer.queue(newId(), me.userId, { name: 'newsletter-issue', data }, { awaited: true })
    return success
  }),

  serveLeaving(
    calls.scheduleIssue,
    async ({ log, input: { id, revision, sendAt } }) =>
      sendAt ? null : ((await log.stateOf(issue, id)).revisions[revision - 1]?.texts[0]?.subject ?? null),
    async ({ log, now, input: { id, revision, sendAt } }) => {
      return (await log.decide(issue, id, schedule(revision, sendAt, moment(now)), { answer: success })).answer
    },
  ),
  serve(calls.cancelIssue, async ({ log, input: { id } }) => {
    return (await log.decide(issue, id, cancelSchedule, { answer: success })).answer
  }),
  serve(calls.deleteIssue, async ({ log, input: { id } }) => {
    return (await log.decide(issue, id, deleteDraft, { answer: success })).answer
  }),
  serve(calls.pauseIssue, async ({ log, input: { id } }) => {
    return (await log.decide(issue, id, pause, { answer: success })).answer
  }),
  serve(calls.resumeIssue, async ({ log, input: { id } }) => {
    return (await log.decide(issue, id, resume, { answer: success })).answer
  }),

  serve(calls.issueMails, async ({ db, mailer, input: { id } }) =>
    (await issueOf(db, id)) ? mailer.mailingOf(id) : unknown,
  ),
  serve(calls.retryMails, async ({ db, mailer, input: { id } }) =>
    (await issueOf(db, id)) ? { ...success, mails: await mailer.retryMailing(id) } : unknown,
  ),
]
