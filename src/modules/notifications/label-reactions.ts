import { labelIssueStream } from '#modules/labels/events.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { type Background, reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { anyLabelIssue } from '#projections/label_issues.ts'
import type { LabelNews } from './company-file-wording.ts'
import type { NotificationFacts } from './events.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { AUDIENCE_MODELS, peopleOf, staffFor } from './reactions.ts'

type OfIssue = { readonly issueId: string; readonly distributorId: string }

/** What an issue is about, as its notifications need it. */
const factsOf = async ({ db }: Background, { issueId }: OfIssue): Promise<NotificationFacts> => {
  const issue = await anyLabelIssue(db, issueId)
  return issue ? { subject: issue.number, subjectId: issueId, product: issue.productName } : { subjectId: issueId }
}

const notifyStaff = async (
  context: Background,
  cause: Envelope,
  issue: OfIssue,
  roles: readonly Role[],
  type: 'LABEL_ISSUE' | 'LABEL_ISSUE_UPDATED',
  more: NotificationFacts = {},
) => {
  const company = await distributorOf(context.db, issue.distributorId)
  const named = company ? { company: company.organizationName.slice(0, 200) } : {}
  const facts = { ...(await factsOf(context, issue)), ...named, ...more }
  await notify(context, cause, await staffFor(context, company, roles), { type, facts })
}

const notifyCompany = async (
  context: Background,
  cause: Envelope,
  issue: OfIssue,
  more: { readonly status: LabelNews } & NotificationFacts,
) => {
  const facts = { ...(await factsOf(context, issue)), ...more }
  await notify(context, cause, await peopleOf(context, issue.distributorId), { type: 'LABEL_ISSUE_UPDATED', facts })
}

/** The distributor's answer to an artwork, for those who made it and those who release it. */
const answered = (context: Background, { round, ...issue }: OfIssue & { readonly round: number }, cause: Envelope) =>
  notifyStaff(context, cause, issue, ['OPERATIONS', 'QUALITY'], 'LABEL_ISSUE_UPDATED', { round })

/** Each side hears what the other did about a label issue, and the distributor of its release. */
export const notifyOfLabelIssues = reaction({
  name: 'tell-of-label-issues',
  of: [labelIssueStream],
  reads: [...AUDIENCE_MODELS, 'label_issues'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    LabelIssueReported: (context, issue, cause) => notifyStaff(context, cause, issue, ['QUALITY'], 'LABEL_ISSUE'),
    ArtworkProposed: (context, { round, ...issue }, cause) =>
      notifyCompany(context, cause, issue, { round, status: 'PROPOSED' }),
    RoundReminded: async (context, { round, dueAt: until, overdue, ...issue }, cause) => {
      const status = overdue ? 'OVERDUE' : 'DUE'
      await notifyCompany(context, cause, issue, { round, status, until })
      if (overdue) await notifyStaff(context, cause, issue, ['OPERATIONS'], 'LABEL_ISSUE_UPDATED', { round, status })
    },
    ArtworkAccepted: answered,
    ArtworkAnswered: answered,
    LabelIssueReleased: (context, { round, ...issue }, cause) =>
      notifyCompany(context, cause, issue, { round, status: 'RELEASED' }),
  },
})
