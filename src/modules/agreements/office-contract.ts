import * as Schema from 'effect/Schema'

import { CountryId } from '#modules/catalogue/events.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, listQuery, pageQuery } from '#platform/http/lists.ts'
import { Agreement, AgreementRequest } from './contract.ts'
import { AgreementId, AgreementType, agreementTerms, RequestOutcome } from './events.ts'
import { agreementColumns } from './request-states.ts'

const { Literal, NullOr, optionalKey, Struct } = Schema
const Text = Schema.String
const DistributorId = Text.check(Schema.isUUID())
const Company = Struct({ id: Text, name: Text })

/** Characters of the text that goes with an answer. */
export const LONGEST_ANSWER = 1_000

export const listOfficeAgreements = endpoint('GET /office/agreements', {
  may: 'office.agreements.read',
  does: 'A page of the agreements of all companies, by company and country, with the versions that they replaced',
  query: {
    distributorId: optionalKey(DistributorId),
    type: optionalKey(AgreementType),
    countryId: optionalKey(CountryId),
    ...listQuery(agreementColumns),
  },
  answer: listAnswer(Struct({ ...Agreement.fields, distributor: Company })),
  reads: ['agreements', 'distributors'],
})

export const listOfficeAgreementRequests = endpoint('GET /office/agreement-requests', {
  may: 'office.agreements.read',
  does: 'A page of the agreements that companies requested: open ones first, the longest waiting on top',
  query: { distributorId: optionalKey(DistributorId), countryId: optionalKey(CountryId), ...pageQuery },
  answer: listAnswer(Struct({ ...AgreementRequest.fields, distributor: Company, requestedBy: Text })),
  reads: ['agreement_requests', 'distributors', 'users'],
})

export const fileAgreement = endpoint('FileAgreement POST /office/agreements', {
  may: 'office.agreements.manage',
  does: 'Files a signed agreement of a company, as a new one or in the place of one in force; an open request for its country is answered by it where that is said',
  body: {
    distributorId: DistributorId,
    type: AgreementType,
    countryId: CountryId,
    ...agreementTerms,
    /** The agreement that it is a newer version of. */
    replaces: optionalKey(NullOr(AgreementId)),
    answersRequest: optionalKey(Schema.Boolean),
  },
  answer: Struct({ success: Literal(true), id: AgreementId }),
  awaits: ['agreements', 'agreement_requests', 'office_requests'],
})

const ofRequest = { distributorId: DistributorId, countryId: CountryId }
const done = { answer: Done, awaits: ['agreement_requests', 'office_requests'] }

export const takeAgreementRequest = endpoint('TakeAgreementRequest PUT /office/agreement-requests/take', {
  may: 'office.agreements.manage',
  does: 'Says that a requested agreement is in preparation',
  body: ofRequest,
  ...done,
})

export const answerAgreementRequest = endpoint('AnswerAgreementRequest PUT /office/agreement-requests/answer', {
  may: 'office.agreements.manage',
  does: 'Answers a request for an agreement as signed, or as refused with the reason',
  body: {
    ...ofRequest,
    outcome: RequestOutcome,
    note: optionalKey(NullOr(paragraphs(Text.check(Schema.isTrimmed(), Schema.isBetweenLength(1, LONGEST_ANSWER))))),
  },
  ...done,
})
