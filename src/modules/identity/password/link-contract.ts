import * as Schema from 'effect/Schema'
import { linkStates } from '#modules/identity/account-states.ts'
import { verbatim } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const token = { token: verbatim(Schema.String.check(Schema.isMaxLength(200))) }

export const MailedLink = Schema.Struct({
  state: Schema.Literals(linkStates),
  /** A new one can be requested by this one. */
  renewable: Schema.Boolean,
})
export type MailedLink = typeof MailedLink.Type

/** No read model is followed: the visitor with a link is not connected to the live channel. */
export const lookAtLink = endpoint('GET /auth/link', {
  may: 'portal.visit',
  does: 'What became of a link in a mail about an account. It changes nothing',
  query: token,
  answer: MailedLink,
})

export const askForLink = endpoint('AskForLink POST /auth/link', {
  may: 'portal.visit',
  does: 'Requests a new link by an expired one: the sender of the invitation is notified, a confirmation is mailed again. The answer is the same whatever the outcome',
  body: token,
  answer: Schema.Struct({ success: Schema.Boolean }),
})
