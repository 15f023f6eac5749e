import { isActive } from '#modules/distributors/account-states.ts'
import { changedSince, distributorStream } from '#modules/distributors/events.ts'
import type { DocumentVersion } from '#modules/distributors/file/company-file.ts'
import { isRejected } from '#modules/distributors/file/document-states.ts'
import { companyFileStream, returnReasons } from '#modules/distributors/file-events.ts'
import { type Sealed, unlessErased } from '#platform/access/personal-data.ts'
import { type Background, reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { type DistributorRow, distributorOf } from '#projections/distributors.ts'
import type { NotificationFacts } from './events.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { AUDIENCE_MODELS, peopleOf, staffFor } from './reactions.ts'

/** All of one append, as its events are one notification. */
const namesOf = (versions: readonly { readonly id: string; readonly version: number }[]): string =>
  versions.map(({ id, version }) => `${id} ${version}`).join(' ')

/** Notifies staff how many documents a company submitted at once. */
const notifyStaff = async (context: Background, cause: Envelope): Promise<void> => {
  const [company, file] = await Promise.all([
    distributorOf(context.db, cause.key),
    context.once(`file ${cause.key}`, () => companyFileOf(context.db, cause.key)),
  ])
  const came = (file?.documents ?? []).flatMap(({ id, name, versions }) =>
    versions.filter(({ submittedAt }) => submittedAt === cause.at).map(({ version }) => ({ id, name, version })),
  )
  const facts: NotificationFacts = {
    company: (company?.organizationName ?? '').slice(0, 200),
    distributorId: cause.key,
    ...(came.length === 1 ? { document: came[0]?.name ?? '' } : { count: came.length }),
  }
  const of = `sent ${namesOf(came)}`
  await notify(context, cause, await staffFor(context, company, ['QUALITY']), { type: 'DOCUMENT_SUBMITTED', facts, of })
}

type RejectedDocument = Pick<DocumentVersion, 'reason' | 'words'> & { readonly name: string }

/** What is wrong with each rejected document, in one text sealed under the reviewer's key; null: the reviewer was erased. */
const whyReturned = async (
  { personal }: Background,
  returned: readonly RejectedDocument[],
  by: string,
): Promise<Sealed | null> => {
  const opened = await personal.openAll([...returned])
  const why = opened.map(({ name, reason, words }) => {
    const fault = reason === null || reason === 'OTHER' ? null : returnReasons[reason]
    const said = [fault, words].filter(Boolean).join(': ')
    return returned.length === 1 ? said : `${name} (${said})`
  })
  return unlessErased(personal.seal(by, why.join('; ')))
}

/** Notifies the company of a review, once for all that was decided in one go. */
const notifyReviewed = async (context: Background, cause: Envelope): Promise<void> => {
  const file = await context.once(`file ${cause.key}`, () => companyFileOf(context.db, cause.key))
  const decided = (file?.documents ?? []).flatMap(({ id, name, versions }) =>
    versions.filter(({ reviewedAt }) => reviewedAt === cause.at).map((version) => ({ id, name, ...version })),
  )
  const returned = decided.filter(({ status }) => isRejected(status))
  const reviewed = returned.length > 0 ? returned : decided
  const [only] = reviewed
  const reason = returned.length > 0 ? await whyReturned(context, returned, cause.actor) : null
  const facts: NotificationFacts = {
    approved: returned.length === 0,
    ...(reviewed.length === 1 && only ? { document: only.name, subjectId: only.id } : { count: reviewed.length }),
    ...(reason && { reason }),
  }
  const of = `reviewed ${namesOf(decided)}`
  await notify(context, cause, await peopleOf(context, cause.key), { type: 'DOCUMENT_REVIEWED', facts, of })
}

/** Notifications about a company's due-diligence file, for QUALITY and the company. */
export const notifyOfCompanyFiles = reaction({
  name: 'tell-of-company-files',
  of: [companyFileStream],
  reads: [...AUDIENCE_MODELS, 'company_files'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    CompanyDocumentSubmitted: (context, _, cause) => notifyStaff(context, cause),
    CompanyDocumentApproved: (context, _, cause) => notifyReviewed(context, cause),
    CompanyDocumentReturned: (context, _, cause) => notifyReviewed(context, cause),
    DocumentRequested: async (context, { name, requestId }, cause) =>
      notify(context, cause, await peopleOf(context, cause.key), {
        type: 'FINALIZE_ACCOUNT',
        facts: { document: name },
        of: requestId,
      }),
    CompanyDocumentExpiryReminded: async (context, { documentId: subjectId, name, days, endsAt }, cause) => {
      const type = days === 0 ? 'DOCUMENT_EXPIRED' : 'DOCUMENT_EXPIRING'
      const facts = { document: name, subjectId, until: endsAt }
      await notify(context, cause, await peopleOf(context, cause.key), { type, facts })
      if (days > 0) return
      const company = await distributorOf(context.db, cause.key)
      const named = { company: (company?.organizationName ?? '').slice(0, 200), distributorId: cause.key }
      await notify(context, cause, await staffFor(context, company, ['SALES', 'QUALITY']), {
        type,
        facts: { ...facts, ...named },
      })
    },
  },
})

const notifyOfData = async (
  context: Background,
  company: DistributorRow,
  cause: Envelope,
  facts: NotificationFacts = {},
): Promise<void> =>
  notify(context, cause, await staffFor(context, company, ['QUALITY']), {
    type: 'COMPANY_DATA_CHANGED',
    facts: { ...facts, company: company.organizationName.slice(0, 200), distributorId: company.id },
  })

/** Notifies a company about its account, and QUALITY of data that changed after it was vetted. */
export const notifyOfAccounts = reaction({
  name: 'tell-of-accounts',
  of: [distributorStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    DistributorActivated: async (context, { distributorId }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), { type: 'ACCOUNT_ACTIVATED', facts: {} }),
    CompanyChanged: async (context, { distributorId }, cause) => {
      const company = await distributorOf(context.db, distributorId)
      if (company && changedSince(company.vetted, company).length > 0) await notifyOfData(context, company, cause)
    },
    CompanyDataExplained: async (context, { distributorId }, cause) => {
      const company = await distributorOf(context.db, distributorId)
      if (company) await notifyOfData(context, company, cause, { status: 'EXPLAINED' })
    },
    CompanyDataQuestioned: async (context, { distributorId, words }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), {
        type: 'COMPANY_DATA_QUESTION',
        facts: { reason: words },
      }),
    DistributorSuspended: async (context, { distributorId }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), {
        type: 'ACCOUNT_SUSPENDED',
        facts: cause.reason ? { reason: cause.reason } : {},
      }),
    DistributorResumed: async (context, { distributorId, state }, cause) => {
      if (!isActive(state)) return
      await notify(context, cause, await peopleOf(context, distributorId), { type: 'ACCOUNT_RESUMED', facts: {} })
    },
  },
})
