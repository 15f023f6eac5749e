import { type ClientBase, DatabaseError, type Pool } from 'pg'

/** Which of a person's logins another person already has. */
export type TakenLogin = { readonly taken: 'email' | 'username' }

const UNIQUE_VIOLATION = '23505'

/** What a unique index refused, as an answer; any other failure stays one. */
export const takenOr = (error: unknown): TakenLogin => {
  if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
  return { taken: error.constraint === 'account_username_fingerprint_key' ? 'username' : 'email' }
}

/** The reservations of these logins whose event never came. */
export const forgetStale = (logins: readonly string[], db: ClientBase | Pool) =>
  db.query(
    `delete from access.account where state = 'reserved' and reserved_at < clock_timestamp() - interval '1 minute'
       and (email_fingerprint = $1 or username_fingerprint = $2)`,
    [...logins],
  )

/** A login name that is the e-mail of another person, whom the portal would take for its owner. In fingerprints. */
export const isEmailOfAnother = async (
  userId: string,
  username: readonly string[],
  db: ClientBase | Pool,
): Promise<boolean> =>
  (
    await db.query('select 1 from access.account where user_id <> $1 and email_fingerprint = any($2)', [
      userId,
      username,
    ])
  ).rowCount !== 0
