import * as Schema from 'effect/Schema'
import { type SealedAttempts, sealedAttempts } from '#platform/access/sealed-attempts.ts'
import type { TokenSecrets } from '#platform/access/token-keys.ts'

const { Int, NullOr, String: Text, Struct } = Schema

/** What a browser keeps, sealed, between leaving for an issuer and coming back. */
export const SignInAttempt = Struct({
  state: Text,
  nonce: Text,
  verifier: Text,
  /** Whose issuer: a company; null: the portal's own. */
  company: NullOr(Text),
  /** The session whose person proves again who they are; null: to sign in. */
  proves: NullOr(Text),
  began: Int,
})
export type SignInAttempt = typeof SignInAttempt.Type

export type SignInAttempts = SealedAttempts<SignInAttempt>

export const ATTEMPT_SECONDS = 600

/** `now`: real time, which issuers have too. */
export const signInAttempts = (secrets: TokenSecrets, now: () => Date): SignInAttempts =>
  sealedAttempts(secrets, 'attempts to sign in', {
    decode: Schema.decodeUnknownSync(SignInAttempt),
    seconds: ATTEMPT_SECONDS,
    now,
  })
