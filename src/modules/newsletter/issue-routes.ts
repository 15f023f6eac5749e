import { notFound } from '#platform/decision.ts'
import { serveVisitors } from '#platform/http/serve.ts'
import { dayIn, type TimeZone } from '#platform/time/time-zone.ts'
import { type IssueRow, issueOf, sentIssues } from '#projections/newsletter_issues.ts'

import * as calls from './contract.ts'
import type { IssueContent, Language } from './events.ts'
import { textOf } from './mails.ts'

const shown = ({ id, begunAt }: IssueRow, sent: IssueContent, zone: TimeZone, language: Language | null) => {
  const { subject, introduction } = textOf(sent, language)
  return { id, sentOn: dayIn(new Date(begunAt as string), zone), subject, introduction }
}

/** Issues as everybody may read them. */
export const issueRoutes = [
  serveVisitors(calls.listIssues, async ({ db, configuration }) =>
    (await sentIssues(db)).map((row) => shown(row, row.sent as IssueContent, configuration.officeTimeZone, null)),
  ),

  serveVisitors(calls.readIssue, async ({ db, configuration, input: { id, language = null } }) => {
    const row = await issueOf(db, id)
    if (!row?.sent) return notFound('Issue not found')
    return { ...shown(row, row.sent, configuration.officeTimeZone, language), articles: row.sent.articles }
  }),
]
