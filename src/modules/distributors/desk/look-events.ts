import { DistributorId } from '#modules/distributors/events.ts'
import { event, Moment, stream } from '#platform/event.ts'

/** Somebody of the staff sees the portal as this company does, from now until then; why stands in the envelope. */
export const CompanySeenAs = event('CompanySeenAs', { distributorId: DistributorId, until: Moment })

/** Beside the company's own stream: staff's alone. Key: the company's id. */
export const companyLooksStream = stream('company-looks', [CompanySeenAs])
