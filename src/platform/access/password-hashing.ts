import { availableParallelism } from 'node:os'

import { hash, verify } from '@node-rs/argon2'

import { Refused, refused } from '#platform/decision.ts'

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (the package's default algorithm is Argon2id).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const MOST_WAITING = 50

/**
 * Lets `running` tasks run and `MOST_WAITING` wait; whoever comes then is refused with 429. Hashing takes a core for
 * some 20 ms: a flood of sign-ins waits here and leaves the other cores to those who are ordering.
 */
export const boundedQueue = (running: number, mostWaiting = MOST_WAITING) => {
  const waiting: (() => void)[] = []
  let free = running

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else if (waiting.length >= mostWaiting) {
      const error = 'Many people are signing in at this moment. Please try again in a few seconds.'
      throw new Refused(refused(error, { status: 429, members: { retryAfterSeconds: 3 } }))
    } else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>
  /** With null for the hash it works as long, and answers false: nobody can tell by the time whether an account exists. */
  readonly matches: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** Argon2id on at most half of the machine's cores. */
export const passwordHashing = (): PasswordHashing => {
  const queued = boundedQueue(Math.max(1, Math.floor(availableParallelism() / 2)))
  const nobodys = hash('nobody has this password', cost)
  return {
    hash: (password) => queued(() => hash(password, cost)),
    matches: async (passwordHash, password) => {
      const right = await queued(async () => verify(passwordHash ?? (await nobodys), password))
      return right && passwordHash !== null
    },
  }
}
