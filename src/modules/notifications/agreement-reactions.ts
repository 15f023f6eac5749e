import { agreementRequestStream, agreementStream } from '#modules/agreements/events.ts'
import { countryOf } from '#modules/catalogue/events.ts'
import { type Background, reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import type { AgreementNews } from './company-file-wording.ts'
import type { NotificationFacts } from './events.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { AUDIENCE_MODELS, peopleOf, staffFor } from './reactions.ts'

type AgreementRequest = { readonly distributorId: string; readonly countryId: string }

const answered = async (
  context: Background,
  { distributorId, countryId }: AgreementRequest,
  cause: Envelope,
  facts: { readonly status: AgreementNews } & Pick<NotificationFacts, 'reason'>,
) => {
  const country = countryOf(countryId).name
  const people = await peopleOf(context, distributorId)
  await notify(context, cause, people, { type: 'AGREEMENT_ANSWERED', facts: { country, ...facts } })
}

/** Quality hears what agreements companies ask for, the company what becomes of it. */
export const notifyOfAgreementRequests = reaction({
  name: 'tell-of-agreement-requests',
  of: [agreementRequestStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    AgreementRequested: async (context, { distributorId, countryId }, cause) => {
      const company = await distributorOf(context.db, distributorId)
      const named = company ? { company: company.organizationName.slice(0, 200) } : {}
      const facts = { subjectId: cause.key, country: countryOf(countryId).name, ...named }
      await notify(context, cause, await staffFor(context, company, ['QUALITY']), { type: 'AGREEMENT_REQUEST', facts })
    },
    AgreementRequestTaken: (context, requested, cause) =>
      answered(context, requested, cause, { status: 'IN_PREPARATION' }),
    AgreementRequestAnswered: (context, { outcome, answer, ...requested }, cause) =>
      answered(context, requested, cause, { status: outcome, ...(answer !== null && { reason: answer }) }),
  },
})

/** Notifies a company's people of every agreement that is filed for it. */
export const notifyOfAgreements = reaction({
  name: 'tell-of-agreements',
  of: [agreementStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    AgreementSigned: async (context, { distributorId, countryId }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), {
        type: 'NEW_DOCUMENT_AVAILABLE',
        resourceType: 'agreement',
        facts: { country: countryOf(countryId).name },
      }),
  },
})
