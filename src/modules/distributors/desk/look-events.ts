import { DistributorId } from '#modules/distributors/events.ts'
import { event, Moment, stream } from '#platform/event.ts'

/** A member of staff sees the portal as this company does, from now until then; the envelope has the reason. */
export const CompanySeenAs = event('CompanySeenAs', { distributorId: DistributorId, until: Moment })

/** Apart from the company's own stream: staff's alone. Key: the company's id. */
export const companyLooksStream = stream('company-looks', [CompanySeenAs])
