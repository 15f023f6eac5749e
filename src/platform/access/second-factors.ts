import { createHash, randomBytes, randomInt } from 'node:crypto'

import type { ClientBase, Pool } from 'pg'

import type { PersonalData, Sealed } from './personal-data.ts'
import { base32, fromBase32, stepOf } from './totp.ts'

const SECRET_BYTES = 20
export const RECOVERY_CODES = 10
/** No characters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** `left`: remaining recovery codes. */
export type FactorProof = { readonly by: 'app' } | { readonly by: 'recovery'; readonly left: number }

/** Secrets are sealed, recovery codes are hashes; events have neither. */
export type SecondFactors = {
  /** An authenticator app is on; passkeys count in `among` alone. */
  readonly isOn: (userId: string) => Promise<boolean>
  /** Who has an app or a passkey. */
  readonly among: (userIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Base32; inactive until confirmed, replaces an earlier one. `next`: to replace the active one, after its code. */
  readonly propose: (userId: string, next?: 'next') => Promise<string>
  /** In the transaction of `tx`. False: wrong code. */
  readonly confirm: (userId: string, code: string, now: Date, tx: ClientBase) => Promise<boolean>
  /** Each works once. null: wrong, or used before. */
  readonly show: (userId: string, code: string, now: Date) => Promise<FactorProof | null>
  readonly renewCodes: (userId: string, tx: ClientBase) => Promise<readonly string[]>
  readonly codesLeft: (userId: string) => Promise<number>
  readonly turnOff: (userId: string, tx: ClientBase) => Promise<void>
}

/** Of codes made before 30 November 2026 a keyed hash is kept, without this. */
const UNKEYED = 'sha256:'

/** Seven groups of four: 137 bits, so that a hash without a key is enough to keep it by. */
const freshCode = (): string =>
  Array.from({ length: 7 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  )
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** People with recovery codes that are still checked by `FINGERPRINT_SECRET`: theirs are good until it is changed. `db`: any. */
export const keyedRecoveryCodes = async (db: Pool): Promise<number> => {
  const { rows } = await db.query<{ people: number }>(
    'select count(distinct user_id)::int as people from access.recovery_code where code_hash not like $1',
    [`${UNKEYED}%`],
  )
  return rows[0]?.people ?? 0
}

export const secondFactors = (
  pool: Pool,
  { seal, open, fingerprints }: Pick<PersonalData, 'seal' | 'open' | 'fingerprints'>,
): SecondFactors => {
  const said = (userId: string, code: string) => `recovery code ${userId} ${plain(code)}`
  const hashOf = (userId: string, code: string) =>
    `${UNKEYED}${createHash('sha256').update(said(userId, code)).digest('base64url')}`

  const stepShown = async (
    userId: string,
    code: string,
    now: Date,
    which: 'waiting' | 'on',
    db: Pool | ClientBase,
  ): Promise<{ readonly secret: Sealed; readonly step: number } | null> => {
    const { rows } = await db.query<{ secret: Sealed | null }>(
      `select case when (confirmed_at is not null) = $2 then secret when not $2 then next_secret end as secret
       from access.second_factor where user_id = $1`,
      [userId, which === 'on'],
    )
    const secret = rows[0]?.secret
    if (!secret) return null
    const step = stepOf(fromBase32(await open(secret)), code.replaceAll(/\s/g, ''), now)
    return step === null ? null : { secret, step }
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
        `select user_id from access.second_factor where user_id = any($1::uuid[]) and confirmed_at is not null
         union select user_id from access.passkey where user_id = any($1::uuid[])`,
        [userIds],
      )
      return new Set(rows.map(({ user_id }) => user_id))
    },

    propose: async (userId, next) => {
      const secret = base32(randomBytes(SECRET_BYTES))
      await pool.query(
        next
          ? 'update access.second_factor set next_secret = $2 where user_id = $1 and confirmed_at is not null'
          : `insert into access.second_factor as f (user_id, secret) values ($1, $2)
             on conflict (user_id) do update set secret = $2 where f.confirmed_at is null`,
        [userId, await seal(userId, secret)],
      )
      return secret
    },

    confirm: async (userId, code, now, tx) => {
      const shown = await stepShown(userId, code, now, 'waiting', tx)
      if (shown === null) return false
      const { rowCount } = await tx.query(
        `update access.second_factor
         set secret = $3, next_secret = null, confirmed_at = clock_timestamp(), last_step = $2
         where user_id = $1 and $3 = case when confirmed_at is null then secret else next_secret end`,
        [userId, shown.step, shown.secret],
      )
      return rowCount === 1
    },

    show: async (userId, code, now) => {
      const shown = await stepShown(userId, code, now, 'on', pool)
      if (shown !== null) {
        const { rowCount } = await pool.query(
          'update access.second_factor set last_step = $2 where user_id = $1 and secret = $3 and last_step < $2',
          [userId, shown.step, shown.secret],
        )
        return rowCount === 1 ? { by: 'app' } : null
      }
      const { rowCount } = await pool.query(
        'delete from access.recovery_code where user_id = $1 and code_hash = any($2)',
        [userId, [hashOf(userId, code), ...fingerprints(said(userId, code))]],
      )
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
