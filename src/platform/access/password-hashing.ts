import { availableParallelism } from 'node:os'

import { hash, verify } from '@node-rs/argon2'

import { inTurn } from '#platform/work/in-turn.ts'

/** What Argon2id takes for one password, `memoryCost` in KiB. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (the package's default algorithm is Argon2id). */
export const safeCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The least that Argon2id works with: passwords of tests. */
export const leastCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** With null for the hash it takes as long and answers false: the time does not reveal whether an account exists. */
  readonly matches: (passwordHash: string | null, password: string) => Promise<boolean>
}

/**
 * Argon2id on at most half of the machine's cores, of which a hash takes one for some 20 ms: a flood of sign-ins waits,
 * and leaves the other cores to those who are ordering. Throws Refused 429 when 50 wait already.
 */
export const passwordHashing = (cost: PasswordCost = safeCost): PasswordHasher => {
  const queued = inTurn({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    mostWaiting: 50,
    says: 'Many people are signing in at this moment. Please try again in a few seconds.',
    retryAfterSeconds: 3,
  })
  const nobodys = hash('nobody has this password', cost)
  return {
    hash: (password) => queued(() => hash(password, cost)),
    matches: async (passwordHash, password) => {
      const right = await queued(async () => verify(passwordHash ?? (await nobodys), password))
      return right && passwordHash !== null
    },
  }
}
