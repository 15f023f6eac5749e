import { randomBytes } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { sealedAttempts } from '#platform/access/sealed-attempts.ts'
import type { Claims } from '#platform/access/sessions/claims.ts'
import type { TokenSecrets } from '#platform/access/token-keys.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'

const { Int, NullOr, String: Text, Struct } = Schema

export const CHALLENGE_SECONDS = 300

const PasskeyChallenge = Struct({
  /** base64url. */
  challenge: Text,
  /** Who adds a passkey; null: an existing one is shown. */
  adds: NullOr(Text),
  began: Int,
})

export type PasskeyChallenges = {
  /** `sealed` is for a cookie of the browser that began. */
  readonly issue: (adds: string | null) => { readonly challenge: string; readonly sealed: string }
  /** Once, on all nodes. null: not sealed here, for something else, over, or used before. */
  readonly take: (sealed: string, adds: string | null) => Promise<string | null>
}

/** Nothing is stored before an answer comes, so that visitors cannot fill the database. `now`: real time. */
export const passkeyChallenges = (
  pool: Pool,
  { secrets, claims, now }: { readonly secrets: TokenSecrets; readonly claims: Claims; readonly now: () => Date },
): PasskeyChallenges => {
  const attempts = sealedAttempts(secrets, 'challenges of passkeys', {
    decode: Schema.decodeUnknownSync(PasskeyChallenge),
    seconds: CHALLENGE_SECONDS,
    now,
  })
  return {
    issue: (adds) => {
      const challenge = randomBytes(32).toString('base64url')
      return { challenge, sealed: attempts.seal({ challenge, adds }) }
    },
    take: async (sealed, adds) => {
      const attempt = attempts.open(sealed)
      if (!attempt || attempt.adds !== adds) return null
      // A claim lasts longer than a challenge.
      const isFirst = await inTransaction(pool, (tx) => claims.take('passkey challenge', attempt.challenge, tx))
      return isFirst ? attempt.challenge : null
    },
  }
}
