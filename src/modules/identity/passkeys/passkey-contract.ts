import * as Schema from 'effect/Schema'
import { Moment } from '#platform/event.ts'
import { verbatim } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Truth, Int, NullOr, String: Any, Struct } = Schema
const uuid = Any.check(Schema.isUUID())
const Base64Url = (most: number) => Any.check(Schema.isPattern(/^[\w-]+$/), Schema.isMaxLength(most))

export const LONGEST_PASSKEY_NAME = 60
/** Of one person. */
export const MOST_PASSKEYS = 10

/** 1023 bytes. */
const CredentialId = Base64Url(1364)

const Passkey = Struct({
  id: uuid,
  name: Any,
  /** The person has it on more than one device. */
  isSynced: Truth,
  createdAt: Moment,
  lastUsedAt: NullOr(Moment),
})
export type PasskeyRow = typeof Passkey.Type

export const listPasskeys = endpoint('GET /users/me/passkeys', {
  may: 'session.own',
  does: 'The passkeys of the signed-in person, the oldest first',
  answer: List(Passkey),
  reads: ['users'],
})

export const beginPasskey = endpoint('BeginPasskey POST /users/me/passkeys/begin', {
  may: 'session.own',
  does: 'Begins to add a passkey: what the browser needs for it, with a challenge of five minutes that a cookie binds to this browser. Where an authenticator app is on, by a code of it or a recovery code. Requires the password when it was given more than ten minutes ago',
  body: { code: Schema.optionalKey(Any.check(Schema.isMaxLength(40))) },
  answer: Struct({
    challenge: Any,
    party: Struct({ id: Any, name: Any }),
    user: Struct({ id: Any, name: Any, displayName: Any }),
    /** By their numbers in COSE. */
    algorithms: List(Int),
    /** Of the passkeys that the person has. */
    known: List(Struct({ id: Any, transports: List(Any) })),
  }),
})

export const addPasskey = endpoint('AddPasskey POST /users/me/passkeys', {
  may: 'session.own',
  does: 'Adds a passkey by what the browser made of the challenge. Requires the password when it was given more than ten minutes ago',
  body: {
    name: Schema.Trimmed.check(Schema.isBetweenLength(1, LONGEST_PASSKEY_NAME)),
    attestation: Struct({
      id: CredentialId,
      clientDataJSON: Base64Url(4000),
      attestationObject: Base64Url(20_000),
      transports: List(Any.check(Schema.isMaxLength(30))).check(Schema.isMaxLength(10)),
    }),
  },
  answer: Done,
  awaits: ['users'],
})

export const removePasskey = endpoint('RemovePasskey DELETE /users/me/passkeys/:id', {
  may: 'session.own',
  does: 'Removes a passkey of the signed-in person, unless their role needs a second factor and it is the only one. Requires the password when it was given more than ten minutes ago',
  params: { id: uuid },
  answer: Done,
  awaits: ['users'],
})

export const challengePasskey = endpoint('ChallengePasskey POST /auth/passkey', {
  may: 'portal.visit',
  does: 'A challenge for a passkey, good for five minutes and once; a cookie binds it to this browser',
  answer: Struct({ challenge: Any, party: Any }),
})

const assertion = Struct({
  id: CredentialId,
  clientDataJSON: Base64Url(4000),
  authenticatorData: Base64Url(4000),
  signature: Base64Url(4000),
  userHandle: Base64Url(100),
})

export const signInByPasskey = endpoint('SignInByPasskey POST /auth/passkey/finish', {
  may: 'portal.visit',
  does: 'Signs in by a passkey, which is both factors; or, with the ticket of a first step, shows it as the second factor',
  body: {
    assertion,
    remember: Schema.optionalKey(Truth),
    ticket: Schema.optionalKey(verbatim(Any.check(Schema.isMaxLength(200)))),
  },
  answer: Struct({ jwt: Any }),
})

export const proveByPasskey = endpoint('ProveByPasskey POST /auth/passkey/prove', {
  may: 'session.own',
  does: 'Shows a passkey in the place of the password: for ten minutes, what requires it is allowed in this session, which gets a fresh refresh cookie',
  body: { assertion },
  answer: Done,
})
