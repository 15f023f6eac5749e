import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { verbatim } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Truth, Int, NullOr, Struct } = Schema
const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const Success = Struct({ success: Truth })
const token = { token: verbatim(Text(200)) }
/** A recovery code is 34 characters long. */
const Code = Text(40)

export const provePassword = endpoint('ProvePassword POST /auth/password', {
  may: 'session.own',
  does: 'Verifies the password once more: for ten minutes, what requires it is allowed in this session, which gets a fresh refresh cookie',
  body: { password: verbatim(Text(128)) },
  answer: Success,
})

export const endOtherSessions = endpoint('EndOtherSessions DELETE /auth/sessions', {
  may: 'session.own',
  does: 'Signs the person out on every other device',
  answer: Success,
})

export const disownSignIn = endpoint('DisownSignIn POST /auth/sessions/disown', {
  may: 'portal.visit',
  does: 'By the link in the mail about a sign-in on a new device: ends every session of the person and mails a link that sets a new password',
  body: token,
  answer: Success,
  awaits: ['users'],
})

export const confirmEmail = endpoint('ConfirmEmail POST /users/confirm-email', {
  may: 'portal.visit',
  does: 'By the link that was mailed to a new e-mail address: it counts from now on',
  body: token,
  answer: Success,
  awaits: ['users'],
})

export const undoEmail = endpoint('UndoEmail POST /users/undo-email', {
  may: 'portal.visit',
  does: 'By the link that was mailed to the old e-mail address: the change is taken back, and every session of the person ends',
  body: token,
  answer: Success,
  awaits: ['users'],
})

export const ACTIVITY_SHOWN = 50

export const ownActivity = endpoint('GET /users/me/activity', {
  may: 'session.own',
  does: 'What happened to the signed-in person’s own account: the last 50, newest first',
  answer: List(
    Struct({
      at: Moment,
      /** 'changed the password'. */
      what: Schema.String,
      detail: NullOr(Schema.String),
      /** 'from Firefox on Linux'. */
      where: NullOr(Schema.String),
      /** Done by another person: their name, or the portal's. */
      by: NullOr(Schema.String),
    }),
  ),
  reads: ['users'],
})

export const secondFactor = endpoint('GET /users/me/second-factor', {
  may: 'session.own',
  does: 'Whether the signed-in person signs in with a code in addition to their password',
  answer: Struct({
    on: Truth,
    codesLeft: Int,
    /** The configuration requires it of this role, and the person has no passkey. */
    required: Truth,
  }),
  reads: ['users'],
})

/** What an authenticator app takes, typed or as a picture. */
const Proposal = Struct({ secret: Schema.String, uri: Schema.String })
const Codes = Struct({ success: Truth, codes: List(Schema.String) })

export const proposeSecondFactor = endpoint('ProposeSecondFactor POST /users/me/second-factor', {
  may: 'session.own',
  does: 'A secret for an authenticator app; it counts once a code of it was shown. Where a second factor is on, by a code of that',
  body: { code: Schema.optionalKey(Code) },
  answer: Proposal,
})

export const turnSecondFactorOn = endpoint('TurnSecondFactorOn PUT /users/me/second-factor', {
  may: 'session.own',
  does: 'Turns the second factor on by a right code of the app that was set up, in the place of the one before; answers ten recovery codes',
  body: { code: Code },
  answer: Codes,
  awaits: ['users'],
})

export const turnSecondFactorOff = endpoint('TurnSecondFactorOff POST /users/me/second-factor/off', {
  may: 'session.own',
  does: 'Turns the second factor off by a code of it or a recovery code, unless the configuration requires it of this role',
  body: { code: Code },
  answer: Success,
  awaits: ['users'],
})

export const renewRecoveryCodes = endpoint('RenewRecoveryCodes POST /users/me/recovery-codes', {
  may: 'session.own',
  does: 'Ten fresh recovery codes, by a code of the second factor or a recovery code; the ones before are over',
  body: { code: Code },
  answer: Codes,
  awaits: ['users'],
})

export const showSecondFactor = endpoint('ShowSecondFactor POST /auth/second-factor', {
  may: 'portal.visit',
  does: 'The second step of signing in: a code of the app, or a recovery code, with the ticket of the first step; where the app was set up in between, it is on from now and recovery codes are answered',
  body: { ticket: verbatim(Text(200)), code: Code },
  answer: Struct({ jwt: Schema.String, codes: Schema.optionalKey(List(Schema.String)) }),
})
