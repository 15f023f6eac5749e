import * as Schema from 'effect/Schema'

import { CountryId } from '#modules/catalogue/events.ts'
import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { AgreementId, AgreementType } from './events.ts'
import { requestStates } from './request-states.ts'

const { Array: List, Int, Literals, NullOr, Struct } = Schema
const Text = Schema.String

/** An agreement as its version in force has it, and the versions that it replaced, the latest first. `date`: when it was signed. */
export const Agreement = Struct({
  id: AgreementId,
  version: Int,
  date: Day,
  type: AgreementType,
  /** Its product codes, with commas between them. */
  productCode: Text,
  countryId: CountryId,
  countryName: Text,
  download: Text,
  replaced: List(Struct({ version: Int, date: Day, productCode: Text, download: Text, replacedOn: Moment })),
})
export type Agreement = typeof Agreement.Type

export const listAgreements = endpoint('GET /agreements', {
  may: 'company.read',
  does: "The company's agreements in force, each with the versions that it replaced",
  answer: List(Agreement),
  reads: ['agreements'],
})

export const RequestState = Literals(requestStates)

/** `answer`: the provider's text. */
export const AgreementRequest = Struct({
  country: Struct({ id: CountryId, name: Text }),
  state: RequestState,
  requestedAt: Moment,
  changedAt: Moment,
  answer: NullOr(Text),
})
export type AgreementRequest = typeof AgreementRequest.Type

export const listAgreementRequests = endpoint('GET /agreements/requests', {
  may: 'company.read',
  does: 'The agreements that the company requested, the latest of each country, the newest first',
  answer: List(AgreementRequest),
  reads: ['agreement_requests'],
})

export const requestAgreement = endpoint('RequestAgreement POST /distributors/request-agreement', {
  may: 'agreements.request',
  does: 'Requests agreements for these countries; a country with an open request keeps it',
  failure: 'Error while requesting agreement',
  body: { countriesIds: List(CountryId).check(Schema.isBetweenLength(1, 60)) },
  answer: Done,
  awaits: ['agreement_requests'],
})

export const downloadAgreement = endpoint('GET /agreements/:id/versions/:version/document', {
  may: 'files.read',
  does: 'The signed paper of a version of an agreement: of the own company, and of any for staff',
  params: {
    id: AgreementId,
    version: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 10_000 })),
  },
  answer: Schema.Unknown,
  reads: ['agreements'],
})
