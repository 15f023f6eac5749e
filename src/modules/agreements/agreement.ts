import { type Decision, decider, notFound, refused } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'
import { type AgreementId, AgreementSigned, agreementStream } from './events.ts'

type SignedData = Parameters<typeof AgreementSigned.make>[0]
type Terms = Pick<SignedData, 'productCodes' | 'signedOn' | 'file'>
type Parties = Pick<SignedData, 'distributorId' | 'type' | 'countryId'>

export type Agreement = { readonly id: AgreementId; readonly current: SignedData | null }

type Change = Decision<Agreement, EventOf<typeof agreementStream.events>>

export const signAgreement =
  (parties: Parties, terms: Terms): Change =>
  ({ id: agreementId }) => [AgreementSigned.make({ agreementId, ...parties, ...terms, version: 1 })]

/** A newer version takes the place of the one in force: between the same, of the same type, for the same country. */
export const renewAgreement =
  (parties: Parties, terms: Terms): Change =>
  ({ id: agreementId, current }) => {
    if (current?.distributorId !== parties.distributorId) return notFound('Agreement not found')
    const { type, countryId, distributorId, version, signedOn } = current
    if (type !== parties.type || countryId !== parties.countryId)
      return refused('A newer version is of the same type and for the same country')
    if (terms.signedOn < signedOn) return refused('The agreement in force was signed later')
    return [AgreementSigned.make({ agreementId, distributorId, type, countryId, ...terms, version: version + 1 })]
  }

export const agreement = decider<Agreement>()({
  stream: agreementStream,
  initial: (id) => ({ id: id as AgreementId, current: null }),
  evolve: { AgreementSigned: (it, current) => ({ ...it, current }) },
  owner: ({ current }) => (current ? { distributorId: current.distributorId } : {}),
})
