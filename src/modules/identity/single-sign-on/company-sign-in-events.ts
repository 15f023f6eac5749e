import * as Schema from 'effect/Schema'
import { event, stream } from '#platform/event.ts'

/** Never the secret, which is no history. */
const connected = {
  issuer: Schema.String,
  clientId: Schema.String,
  /** Of the e-mail addresses of its people. */
  domains: Schema.Array(Schema.String),
  /** Its people may not sign in by password. */
  required: Schema.Boolean,
}

export const SingleSignOnConnected = event('SingleSignOnConnected', connected)
export const SingleSignOnDisconnected = event('SingleSignOnDisconnected', {})

/** Of the company with this key. */
export const companySignInStream = stream('company-sign-in', [SingleSignOnConnected, SingleSignOnDisconnected])
