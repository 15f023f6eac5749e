import { type Decision, decider, type RecordedBy, refused } from '#platform/decision.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { companySignInStream, SingleSignOnConnected, SingleSignOnDisconnected } from './company-sign-in-events.ts'

type SignInSettings = Parameters<typeof SingleSignOnConnected.make>[0]
export type CompanySignInState = { readonly connected: SignInSettings | null }
type Change = Decision<CompanySignInState, RecordedBy<typeof companySignIn>>

/** How the people of one company sign in, where not by password alone. */
export const companySignIn = decider<CompanySignInState>()({
  stream: companySignInStream,
  implicit: true,
  owner: (_, key) => ({ distributorId: key }),
  initial: () => ({ connected: null }),
  evolve: {
    SingleSignOnConnected: (_, connected) => ({ connected }),
    SingleSignOnDisconnected: () => ({ connected: null }),
  },
})

const notConnected = refused('This company does not use single sign-on')

/** Recorded although nothing but the secret changed. */
export const connect =
  (connected: SignInSettings): Change =>
  () => [SingleSignOnConnected.make(connected)]

export const disconnect: Change = ({ connected }) =>
  connected === null ? notConnected : [SingleSignOnDisconnected.make({})]

export const companySignInDescriptions = describeEvents([companySignInStream], {
  SingleSignOnConnected: ({ issuer, domains, required }) => ({
    what: required ? say('requires single sign-on of the company') : say('set up single sign-on of the company'),
    detail: `${domains.join(', ')}: ${issuer}`,
  }),
  SingleSignOnDisconnected: () => ({
    what: say('removed single sign-on of the company'),
    detail: say('Its people sign in by password'),
  }),
})
