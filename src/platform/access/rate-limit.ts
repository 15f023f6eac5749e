import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { type Refusal, refused } from '#platform/decision.ts'

export type Limit = { readonly name: string; readonly allowed: number; readonly seconds: number; readonly says: string }

/** Signing in counts failures only. */
export const limits = {
  signInByAddress: {
    name: 'sign-in by address',
    allowed: 30,
    seconds: 300,
    says: 'Too many failed sign-ins from this address. Please try again later.',
  },
  /** Guesses from other networks do not lock the owner out. */
  signInByLogin: {
    name: 'sign-in by login and network',
    allowed: 10,
    seconds: 900,
    says: 'Too many failed sign-ins. Please try again later.',
  },
  /** A person on a known device, however many strangers try meanwhile. */
  signInByDevice: {
    name: 'sign-in by known device',
    allowed: 10,
    seconds: 900,
    says: 'Too many failed sign-ins. Please try again later.',
  },
  signInFromEverywhere: {
    name: 'sign-in by login from everywhere',
    allowed: 100,
    seconds: 900,
    says: 'Too many failed sign-ins. Please try again later.',
  },
  passwordCheck: {
    name: 'password check',
    allowed: 10,
    seconds: 900,
    says: 'Too many wrong passwords. Please try again later.',
  },
  /** Counts with or without an account: the answer reveals neither. */
  passwordLinkByAddress: {
    name: 'password link by address',
    allowed: 20,
    seconds: 3600,
    says: 'Too many requests from this address. Please try again later.',
  },
  passwordLinkByEmail: {
    name: 'password link by e-mail',
    allowed: 3,
    seconds: 3600,
    says: 'A link was requested several times already. Please look into your mailbox, or try again later.',
  },
  secondFactor: {
    name: 'second factor',
    allowed: 10,
    seconds: 900,
    says: 'Too many wrong codes. Please try again later.',
  },
  passwordLinkUse: {
    name: 'use of a password link',
    allowed: 30,
    seconds: 300,
    says: 'Too many tries from this address. Please try again later.',
  },
  signUpByAddress: {
    name: 'sign-up by address',
    allowed: 30,
    seconds: 3600,
    says: 'Too many sign-ups from this address. Please try again later.',
  },
  freeLoginByAddress: {
    name: 'free login by address',
    allowed: 30,
    seconds: 300,
    says: 'Too many requests from this address. Please try again later.',
  },
  signUpDraftByAddress: {
    name: 'sign-up draft by address',
    allowed: 60,
    seconds: 3600,
    says: 'Too many sign-ups from this address. Please try again later.',
  },
  signUpFilesByAddress: {
    name: 'sign-up files by address',
    allowed: 300,
    seconds: 3600,
    says: 'Too many files from this address. Please try again later.',
  },
  confirmationUse: {
    name: 'use of a confirmation',
    allowed: 30,
    seconds: 300,
    says: 'Too many tries from this address. Please try again later.',
  },
  confirmationMail: {
    name: 'confirmation email',
    allowed: 3,
    seconds: 3600,
    says: 'The email was sent several times already. Please look into your mailbox, or try again later.',
  },
  /** These send mails to it: no address may be flooded in the provider's name. */
  newAddress: {
    name: 'emails to a new address',
    allowed: 3,
    seconds: 3600,
    says: 'Several emails were sent to this address within the last hour. Please try again later.',
  },
} as const satisfies Record<string, Limit>

export type RateLimits = {
  /** Counts one attempt over all nodes. Refused 429, with the seconds to wait. */
  readonly take: (limit: Limit, subject: string) => Promise<Refusal | null>
  readonly giveBack: (limit: Limit, subject: string) => Promise<void>
  readonly sweep: () => Promise<void>
}

/** Generic cell rate algorithm: each attempt moves `free_at` by seconds ÷ allowed. Subjects are keyed hashes only. */
export const rateLimits = (pool: Pool, fingerprint: (subject: string) => string): RateLimits => {
  const keyOf = (limit: Limit, subject: string) =>
    createHash('sha256')
      .update(`${limit.name}\n${fingerprint(subject)}`)
      .digest()
  const step = ({ seconds, allowed }: Limit) => seconds / allowed

  return {
    take: async (limit, subject) => {
      const values = [keyOf(limit, subject), step(limit), limit.seconds]
      const { rows } = await pool.query<{ taken: boolean; wait: number }>(
        `with known as (
           insert into access.rate_limit as r (key, free_at) values ($1, clock_timestamp() + make_interval(secs => $2))
           on conflict (key) do update set free_at = greatest(r.free_at, clock_timestamp()) + make_interval(secs => $2)
             where greatest(r.free_at, clock_timestamp()) + make_interval(secs => $2)
               <= clock_timestamp() + make_interval(secs => $3)
           returning free_at
         )
         select exists (select from known) as taken,
           coalesce((select extract(epoch from free_at - clock_timestamp())::float8 from access.rate_limit where key = $1), 0)
             + $2 - $3 as wait`,
        values,
      )
      const { taken, wait } = rows[0]!
      if (taken) return null
      return refused(limit.says, { status: 429, members: { retryAfterSeconds: Math.max(1, Math.ceil(wait)) } })
    },

    giveBack: async (limit, subject) => {
      await pool.query('update access.rate_limit set free_at = free_at - make_interval(secs => $2) where key = $1', [
        keyOf(limit, subject),
        step(limit),
      ])
    },

    sweep: async () => {
      await pool.query('delete from access.rate_limit where free_at < clock_timestamp()')
    },
  }
}
