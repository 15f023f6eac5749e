import * as Schema from 'effect/Schema'
import { login } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Truth, NullOr, String: Any, Struct } = Schema
const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const Success = Struct({ success: Truth })
const oneCompany = { id: Schema.String.check(Schema.isUUID()) }

/** Where the browser goes next. */
const Leave = Struct({ to: Any })

export const signInWays = endpoint('GET /auth/single-sign-on', {
  may: 'portal.visit',
  does: 'Whether people of the office, and people with e-mail addresses of this domain, may sign in by single sign-on',
  query: { domain: Schema.optionalKey(Text(253)) },
  answer: Struct({ office: Truth, company: Truth }),
})

export const beginSingleSignOn = endpoint('BeginSingleSignOn POST /auth/single-sign-on', {
  may: 'portal.visit',
  does: 'Begins to sign in at the issuer of the company with this e-mail address, or, with null, of the office; a cookie binds the answer to this browser',
  body: { email: NullOr(login(Text(254))) },
  answer: Leave,
})

export const finishSingleSignOn = endpoint('FinishSingleSignOn POST /auth/single-sign-on/finish', {
  may: 'portal.visit',
  does: 'Signs in by what the issuer answered, the query of the page that it led to; jwt is null where a session proved again who its person is',
  body: { answer: Text(6000) },
  answer: Struct({ jwt: NullOr(Any) }),
  awaits: ['users'],
})

export const proveBySingleSignOn = endpoint('ProveBySingleSignOn POST /auth/single-sign-on/prove', {
  may: 'session.own',
  does: 'Begins to prove at the issuer again who the signed-in person is, in a session that began there',
  answer: Leave,
})

export const LONGEST_ADDRESS = 300
export const MOST_DOMAINS = 20

const settings = {
  /** As the issuer writes it in its tokens. */
  issuer: Text(LONGEST_ADDRESS),
  clientId: Text(200),
  domains: List(Text(253)).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_DOMAINS)),
  /** The passwords of its people sign them in no more. */
  required: Truth,
}

export const companySingleSignOn = endpoint('GET /office/distributors/:id/single-sign-on', {
  may: 'office.distributors.manage',
  does: 'Where the people of a company sign in, without the secret; and the address that the issuer must lead back to',
  params: oneCompany,
  answer: Struct({ returnTo: Any, connected: NullOr(Struct(settings)) }),
  reads: ['distributors'],
})

export const connectSingleSignOn = endpoint('ConnectSingleSignOn PUT /office/distributors/:id/single-sign-on', {
  may: 'office.distributors.manage',
  does: 'Lets the people of a company sign in at its OpenID Connect issuer; without a secret the one before stays',
  params: oneCompany,
  body: { ...settings, clientSecret: Schema.optionalKey(Text(500)) },
  answer: Success,
  awaits: ['distributors'],
})

export const disconnectSingleSignOn = endpoint(
  'DisconnectSingleSignOn DELETE /office/distributors/:id/single-sign-on',
  {
    may: 'office.distributors.manage',
    does: 'Ends single sign-on of a company, with the sessions that began by it',
    params: oneCompany,
    answer: Success,
    awaits: ['distributors'],
  },
)
