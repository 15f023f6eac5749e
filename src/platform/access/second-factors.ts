import { randomBytes, randomInt } from 'node:crypto'

import type { ClientBase, Pool } from 'pg'

import type { PersonalData, Sealed } from './personal-data.ts'
import { base32, fromBase32, stepOf } from './totp.ts'

const SECRET_BYTES = 20
export const RECOVERY_CODES = 10
/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** How somebody showed that it is them: by a code of the app, or by one of the recovery codes, of which `left` are left. */
export type Shown = { readonly by: 'app' } | { readonly by: 'recovery'; readonly left: number }

/** Secrets sealed under the person's key, recovery codes as keyed hashes; no event ever has either. */
export type SecondFactors = {
  readonly isOn: (userId: string) => Promise<boolean>
  /** Who of these people has one. */
  readonly among: (userIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** A new secret in base32, which counts for nothing until a code of it was shown; it takes the place of one that waited. */
  readonly propose: (userId: string) => Promise<string>
  /** True: this is a code of the proposed secret, which is on from now, in the transaction of `tx`. */
  readonly confirm: (userId: string, code: string, now: Date, tx: ClientBase) => Promise<boolean>
  /** Uses a code up; null: it is none, or was used before. */
  readonly show: (userId: string, code: string, now: Date) => Promise<Shown | null>
  /** Ten fresh codes in the place of those that were there, in the transaction of `tx`. */
  readonly renewCodes: (userId: string, tx: ClientBase) => Promise<readonly string[]>
  readonly codesLeft: (userId: string) => Promise<number>
  readonly turnOff: (userId: string, tx: ClientBase) => Promise<void>
}

const freshCode = (): string => {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

export const secondFactors = (
  pool: Pool,
  { seal, open, fingerprint }: Pick<PersonalData, 'seal' | 'open' | 'fingerprint'>,
): SecondFactors => {
  const hashOf = (userId: string, code: string) => fingerprint(`recovery code ${userId} ${plain(code)}`)

  const stepShown = async (userId: string, code: string, now: Date, isOn: boolean, db: Pool | ClientBase) => {
    const { rows } = await db.query<{ secret: Sealed }>(
      'select secret from access.second_factor where user_id = $1 and (confirmed_at is not null) = $2',
      [userId, isOn],
    )
    return rows[0] ? stepOf(fromBase32(await open(rows[0].secret)), code.replaceAll(/\s/g, ''), now) : null
  }

  const codesLeft = async (userId: string): Promise<number> => {
    const { rows } = await pool.query<{ left: number }>(
      'select count(*)::int as left from access.recovery_code where user_id = $1',
      [userId],
    )
    return rows[0]!.left
  }

  return {
    isOn: async (userId) => {
      const { rowCount } = await pool.query(
        'select from access.second_factor where user_id = $1 and confirmed_at is not null',
        [userId],
      )
      return rowCount === 1
    },

    among: async (userIds) => {
      const { rows } = await pool.query<{ user_id: string }>(
        'select user_id from access.second_factor where user_id = any($1::uuid[]) and confirmed_at is not null',
        [userIds],
      )
      return new Set(rows.map(({ user_id }) => user_id))
    },

    propose: async (userId) => {
      const secret = base32(randomBytes(SECRET_BYTES))
      await pool.query(
        `insert into access.second_factor as f (user_id, secret) values ($1, $2)
         on conflict (user_id) do update set secret = $2 where f.confirmed_at is null`,
        [userId, await seal(userId, secret)],
      )
      return secret
    },

    confirm: async (userId, code, now, tx) => {
      const step = await stepShown(userId, code, now, false, tx)
      if (step === null) return false
      const { rowCount } = await tx.query(
        `update access.second_factor set confirmed_at = clock_timestamp(), last_step = $2
         where user_id = $1 and confirmed_at is null`,
        [userId, step],
      )
      return rowCount === 1
    },

    show: async (userId, code, now) => {
      const step = await stepShown(userId, code, now, true, pool)
      if (step !== null) {
        const { rowCount } = await pool.query(
          'update access.second_factor set last_step = $2 where user_id = $1 and last_step < $2',
          [userId, step],
        )
        return rowCount === 1 ? { by: 'app' } : null
      }
      const { rowCount } = await pool.query('delete from access.recovery_code where user_id = $1 and code_hash = $2', [
        userId,
        hashOf(userId, code),
      ])
      return rowCount === 1 ? { by: 'recovery', left: await codesLeft(userId) } : null
    },

    renewCodes: async (userId, tx) => {
      const codes = Array.from({ length: RECOVERY_CODES }, freshCode)
      await tx.query('delete from access.recovery_code where user_id = $1', [userId])
      await tx.query('insert into access.recovery_code (user_id, code_hash) select $1, unnest($2::text[])', [
        userId,
        codes.map((code) => hashOf(userId, code)),
      ])
      return codes
    },

    codesLeft,

    turnOff: async (userId, tx) => {
      await tx.query('delete from access.second_factor where user_id = $1', [userId])
      await tx.query('delete from access.recovery_code where user_id = $1', [userId])
    },
  }
}
