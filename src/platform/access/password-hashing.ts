import { availableParallelism } from 'node:os'

import { hash, verify } from '@node-rs/argon2'

import { inTurn } from '#platform/work/in-turn.ts'

export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** OWASP's first choice: 19 MiB, two passes, one lane. */
export const safeCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id's minimum, for tests. */
export const leastCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** null takes as long: the time does not reveal accounts. */
  readonly matches: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** On half of the cores, some 20 ms each, so that floods leave the others free. Refused 429 when 50 wait. */
export const passwordHashing = (cost: PasswordCost = safeCost): PasswordHasher => {
  const queued = inTurn({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    mostWaiting: 50,
    says: 'Many people are signing in at this moment. Please try again in a few seconds.',
    retryAfterSeconds: 3,
  })
  const nobodys = hash('no one has this password', cost)
  return {
    hash: (password) => queued(() => hash(password, cost)),
    matches: async (passwordHash, password) => {
      const right = await queued(async () => verify(passwordHash ?? (await nobodys), password))
      return right && passwordHash !== null
    },
  }
}
