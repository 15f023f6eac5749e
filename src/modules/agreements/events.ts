import * as Schema from 'effect/Schema'

import { CountryId, Reference } from '#modules/catalogue/events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, stream } from '#platform/event.ts'
import { agreementTypes } from './agreement-names.ts'

export const AgreementId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('AgreementId'))
export type AgreementId = typeof AgreementId.Type

export const AgreementType = Schema.Literals(agreementTypes)
export type AgreementType = typeof AgreementType.Type

const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isBetweenLength(1, most))

export const agreementTerms = {
  /** By the references of products. */
  productCodes: Schema.Array(Reference).check(Schema.isBetweenLength(1, 100)),
  signedOn: Day,
  /** The signed paper, a stored path. */
  file: text(300),
}

/** A version of an agreement of a company; the latest is in force, `version` counts from 1. */
export const AgreementSigned = event('AgreementSigned', {
  agreementId: AgreementId,
  distributorId: text(64),
  type: AgreementType,
  countryId: CountryId,
  version: Schema.Int,
  ...agreementTerms,
})
export const agreementStream = stream('agreement', [AgreementSigned])

const request = { distributorId: text(64), countryId: CountryId }

export const AgreementRequested = event('AgreementRequested', request)
export const AgreementRequestTaken = event('AgreementRequestTaken', request)
export const RequestOutcome = Schema.Literals(['SIGNED', 'REFUSED'])
export type RequestOutcome = typeof RequestOutcome.Type
/** `answer`: staff's text for the distributor, which a refusal always has. */
export const AgreementRequestAnswered = event('AgreementRequestAnswered', {
  ...request,
  outcome: RequestOutcome,
  answer: Schema.NullOr(Sealed),
})

/** The request of one distributor for one country; the key is '<distributorId>:<countryId>'. */
export const agreementRequestStream = stream('agreement-request', [
  AgreementRequested,
  AgreementRequestTaken,
  AgreementRequestAnswered,
])
export type AgreementRequestEvent = EventOf<typeof agreementRequestStream.events>
