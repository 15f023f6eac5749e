import type { CountryId } from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, notFound, refused } from '#platform/decision.ts'
import {
  AgreementRequestAnswered,
  type AgreementRequestEvent,
  AgreementRequested,
  AgreementRequestTaken,
  agreementRequestStream,
  type RequestOutcome,
} from './events.ts'
import { isSent, isUnanswered, type RequestState } from './request-states.ts'

export type AgreementRequest = {
  readonly distributorId: string
  readonly countryId: CountryId
  /** null: nothing was requested yet. */
  readonly state: RequestState | null
}

type Change = Decision<AgreementRequest, AgreementRequestEvent>

export const requestKey = (distributorId: string, countryId: string): string => `${distributorId}:${countryId}`

const of = ({ distributorId, countryId }: AgreementRequest) => ({ distributorId, countryId })

/** Asking again before it is answered records nothing. */
export const requestAgreement: Change = (it) => (isUnanswered(it.state) ? [] : [AgreementRequested.make(of(it))])

export const takeRequest: Change = (request) => {
  if (request.state === null) return notFound('Request not found')
  return isSent(request.state)
    ? [AgreementRequestTaken.make(of(request))]
    : refused('This request is already being worked on')
}

export const answerRequest =
  (outcome: RequestOutcome, answer: Sealed | null): Change =>
  (request) => {
    if (request.state === null) return notFound('Request not found')
    if (!isUnanswered(request.state)) return refused('This request has already been answered')
    return [AgreementRequestAnswered.make({ ...of(request), outcome, answer })]
  }

/** Signing an agreement for its country answers a request that is open. */
export const signRequest: Change = (it) => (isUnanswered(it.state) ? answerRequest('SIGNED', null)(it) : [])

export const agreementRequest = decider<AgreementRequest>()({
  stream: agreementRequestStream,
  implicit: true,
  initial: (key) => {
    const [distributorId, countryId] = key.split(':') as [string, CountryId]
    return { distributorId, countryId, state: null }
  },
  evolve: {
    AgreementRequested: (it) => ({ ...it, state: 'SENT' }),
    AgreementRequestTaken: (it) => ({ ...it, state: 'IN_PREPARATION' }),
    AgreementRequestAnswered: (it, { outcome }) => ({ ...it, state: outcome }),
  },
  owner: ({ distributorId }) => ({ distributorId }),
})
