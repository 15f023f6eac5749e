import { createHash, randomBytes } from 'node:crypto'

import type { ClientBase, Pool } from 'pg'

import { inTransaction } from '#platform/postgres/transaction.ts'

/** Specification: 4-decisions, "Account life". */
export const PASSWORD_LINK_HOURS = 1

/** Single-use, the newest only. A trigger on access.account ends it when password or e-mail change. */
export type PasswordLinks = {
  /** Base64url; only its hash is stored. Ends earlier links. */
  readonly issue: (userId: string) => Promise<string>
  /** null: no longer valid. Check before costly work. */
  readonly ownerOf: (token: string) => Promise<string | null>
  /** In the transaction of `tx`. False: used meanwhile, or expired. */
  readonly redeem: (token: string, passwordHash: string, tx: ClientBase | Pool) => Promise<boolean>
  readonly sweep: () => Promise<void>
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const passwordLinks = (pool: Pool): PasswordLinks => ({
  issue: async (userId) => {
    const token = randomBytes(32).toString('base64url')
    await inTransaction(pool, async (tx) => {
      await tx.query('select from access.account where user_id = $1 for no key update', [userId])
      await tx.query('delete from access.password_link where user_id = $1', [userId])
      await tx.query(
        `insert into access.password_link (token_hash, user_id, expires_at)
         values ($1, $2, clock_timestamp() + make_interval(hours => ${PASSWORD_LINK_HOURS}))`,
        [hashOf(token), userId],
      )
    })
    return token
  },

  ownerOf: async (token) => {
    const { rows } = await pool.query<{ userId: string }>(
      `select user_id as "userId" from access.password_link where token_hash = $1 and expires_at > clock_timestamp()`,
      [hashOf(token)],
    )
    return rows[0]?.userId ?? null
  },

  redeem: async (token, passwordHash, tx) => {
    // Locked first, so that the later of two attempts finds none left.
    const { rowCount } = await tx.query(
      `with person as (
         select a.user_id from access.account a join access.password_link l using (user_id)
         where l.token_hash = $1 and a.state = 'active' for update of a
       ), used as (
         delete from access.password_link l using person p
         where l.token_hash = $1 and l.user_id = p.user_id and l.expires_at > clock_timestamp() returning l.user_id
       )
       update access.account a set password_hash = $2 from used where a.user_id = used.user_id`,
      [hashOf(token), passwordHash],
    )
    return rowCount === 1
  },

  sweep: async () => {
    await pool.query('delete from access.password_link where expires_at < clock_timestamp()')
  },
})
