import { describe, expect, test } from 'vitest'

import type { CountryId } from '#modules/catalogue/events.ts'
import type { Day } from '#platform/event.ts'
import { givenFor } from '#tests/given.ts'
import { distributorId, sealed } from '#tests/sample-orders.ts'
import { agreement, renewAgreement, signAgreement } from './agreement.ts'
import {
  agreementRequest,
  answerRequest,
  requestAgreement,
  requestKey,
  signRequest,
  takeRequest,
} from './agreement-request.ts'
import {
  type AgreementId,
  AgreementRequestAnswered,
  AgreementRequested,
  AgreementRequestTaken,
  AgreementSigned,
} from './events.ts'

const agreementId = '01900000-0000-7000-8000-000000000001' as AgreementId
const parties = { distributorId, type: 'DISTRIBUTOR' as const, countryId: 'co' as CountryId }
const terms = { productCodes: ['PC-1001'], signedOn: '2026-03-12' as Day, file: 'agreements/one.pdf' }
const signed = AgreementSigned.make({ agreementId, ...parties, ...terms, version: 1 })

describe('an agreement', () => {
  test('is signed, and a newer version takes its place', () => {
    givenFor(agreementId, agreement).when(signAgreement(parties, terms)).records(signed)
    const newer = { ...terms, productCodes: ['PC-1001', 'PC-1002'], signedOn: '2026-09-01' as Day }
    givenFor(agreementId, agreement, signed)
      .when(renewAgreement(parties, newer))
      .records(AgreementSigned.make({ agreementId, ...parties, ...newer, version: 2 }))
  })

  test('is renewed between the same, for the same, and later', () => {
    const renewing = (...given: Parameters<typeof renewAgreement>) =>
      givenFor(agreementId, agreement, signed).when(renewAgreement(...given))
    renewing({ ...parties, distributorId: 'another' }, terms).refuses('Agreement not found', { status: 404 })
    renewing({ ...parties, type: 'SUPPLIER' }, terms).refuses(
      'A newer version is of the same type and for the same country',
    )
    renewing(parties, { ...terms, signedOn: '2026-03-11' as Day }).refuses('The agreement in force was signed later')
  })
})

describe('a request for an agreement', () => {
  const of = { distributorId, countryId: 'pe' as CountryId }
  const sent = AgreementRequested.make(of)
  const taken = AgreementRequestTaken.make(of)
  const answer = sealed('No registration there yet')
  const refusal = AgreementRequestAnswered.make({ ...of, outcome: 'REFUSED', answer })
  const request = (...events: Parameters<typeof givenFor<typeof agreementRequest>>[2][]) =>
    givenFor(requestKey(distributorId, 'pe'), agreementRequest, ...events)

  test('is sent, prepared and answered; a request meanwhile changes nothing, one afterwards is new', () => {
    request().when(requestAgreement).records(sent)
    request(sent).when(requestAgreement).records()
    request(sent).when(takeRequest).records(taken)
    request(sent, taken).when(answerRequest('REFUSED', answer)).records(refusal)
    request(sent, refusal).when(requestAgreement).records(sent)
  })

  test('is taken once and answered once', () => {
    request().when(takeRequest).refuses('Request not found', { status: 404 })
    request(sent, taken).when(takeRequest).refuses('This request is already being worked on')
    request(sent, refusal).when(answerRequest('SIGNED', null)).refuses('This request has already been answered')
  })

  test('is answered by the agreement that is filed for its country, where it is open', () => {
    expect(request(sent).when(signRequest).decided).toMatchObject([{ data: { outcome: 'SIGNED' } }])
    request().when(signRequest).records()
    request(sent, refusal).when(signRequest).records()
  })
})
