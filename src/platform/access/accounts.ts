import { type ClientBase, DatabaseError, type Pool } from 'pg'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import type { PasswordHasher } from './password-hashing.ts'
import type { Role } from './permissions.ts'

type TakenLogin = { readonly taken: 'email' | 'username' }

const UNIQUE_VIOLATION = '23505'

const takenOr = (error: unknown): TakenLogin => {
  if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
  return { taken: error.constraint === 'account_username_fingerprint_key' ? 'username' : 'email' }
}

type Fingerprints = {
  readonly email: readonly [string, ...string[]]
  readonly username: readonly [string, ...string[]]
}

const forgetStale = ({ email, username }: Fingerprints, db: ClientBase | Pool) =>
  db.query(
    `delete from access.account where state = 'reserved' and reserved_at < clock_timestamp() - interval '1 minute'
       and (email_fingerprint = any($1) or username_fingerprint = any($2))`,
    [email, username],
  )

/**
 * While two secrets are in use, an index does not see that two fingerprints are of one login: those who take one go one after
 * the other.
 */
const takenByOther = async (
  userId: string,
  { email = [], username = [] }: { readonly [Login in keyof Fingerprints]?: readonly string[] },
  tx: ClientBase | Pool,
): Promise<TakenLogin | null> => {
  if (email.length < 2 && username.length < 2) return null
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended(login, 0))
     from (select distinct unnest($1::text[]) as login order by 1) logins`,
    [[...email, ...username]],
  )
  const { rows } = await tx.query<{ is_username: boolean }>(
    `select username_fingerprint = any($3) as is_username from access.account
     where user_id <> $1 and (email_fingerprint = any($2) or username_fingerprint = any($3)) order by 1 desc limit 1`,
    [userId, email, username],
  )
  return rows[0] ? { taken: rows[0].is_username ? 'username' : 'email' } : null
}

/** A login name that is another person's e-mail could pass for its owner. In fingerprints. */
const isEmailOfAnother = async (userId: string, username: readonly string[], db: ClientBase | Pool): Promise<boolean> =>
  (
    await db.query('select 1 from access.account where user_id <> $1 and email_fingerprint = any($2)', [
      userId,
      username,
    ])
  ).rowCount !== 0

/** Fingerprint of the login, Argon2id hash, role. Not in the log: passwords are no history. */
export type Account = {
  readonly userId: string
  readonly role: Role
  readonly distributorId: string | null
  readonly active: boolean
}

/** With the hash that matched: it may have changed by the time the session opens. */
export type AuthenticatedAccount = Account & { readonly passwordHash: string }

type Logins = { readonly email: string; readonly username: string }

/** Reserved first, confirmed after the event (after a crash: by a reaction); else it lapses in a minute. */
export type Accounts = {
  /** Hashes in a bounded queue; throws Refused 429 when too many wait. */
  readonly reserve: (account: Omit<Account, 'active'> & Logins & { password: string }) => Promise<TakenLogin | null>
  readonly confirm: (userId: string) => Promise<void>
  readonly invite: (account: Omit<Account, 'active'> & Logins, tx: ClientBase) => Promise<TakenLogin | null>
  /** In the transaction of `tx`. False: this id has no invitation. */
  readonly welcome: (userId: string, passwordHash: string, tx: ClientBase) => Promise<boolean>
  readonly uninvite: (userId: string, tx: ClientBase) => Promise<void>
  readonly open: (
    account: Omit<Account, 'active'> & Logins & { passwordHash: string },
    tx: ClientBase,
  ) => Promise<TakenLogin | null>
  /** The login name first, as `reserve` and `open` find it. */
  readonly taken: (logins: Logins) => Promise<TakenLogin | null>
  /** null for a wrong password, an unknown login and a deactivated person alike, in the same time. */
  readonly authenticate: (login: string, password: string) => Promise<AuthenticatedAccount | null>
  readonly isPasswordOf: (userId: string, password: string) => Promise<boolean>
  readonly passwordHashOf: (userId: string) => Promise<string | null>
  /** Before a transaction begins: hashing queues. Throws Refused 429 when too many wait. */
  readonly hashed: (password: string) => Promise<string>
  /** In the transaction of its event; the hash comes from `hashed`. */
  readonly changePassword: (userId: string, passwordHash: string, tx: ClientBase | Pool) => Promise<void>
  readonly changeLogins: (
    userId: string,
    logins: { email?: string; username?: string },
    tx: ClientBase | Pool,
  ) => Promise<TakenLogin | null>
  /** In the transaction of `tx`, where given; likewise the next two. */
  readonly deactivate: (userId: string, tx?: ClientBase) => Promise<void>
  readonly reactivate: (userId: string, tx?: ClientBase) => Promise<void>
  readonly changeRole: (userId: string, role: Role, tx?: ClientBase) => Promise<void>
  /** Deactivates, forgets the password and releases the logins, in the transaction of `tx`. */
  readonly release: (userId: string, tx: ClientBase) => Promise<void>
  readonly ownerOf: (login: string) => Promise<Account | null>
  readonly find: (userId: string) => Promise<Account | null>
  /** By the e-mail alone: a login name is no address to write to. */
  readonly findByEmail: (email: string) => Promise<Account | null>
}

type Row = { user_id: string; role: Role; distributor_id: string | null; state: string; password_hash: string }

const accountOf = (row: Row): Account => ({
  userId: row.user_id,
  role: row.role,
  distributorId: row.distributor_id,
  active: row.state === 'active',
})

const accountOr = (row: Row | undefined): Account | null => (row ? accountOf(row) : null)

export const openAccounts = (
  pool: Pool,
  fingerprints: (login: string) => readonly [string, ...string[]],
  hashing: PasswordHasher,
): Accounts => {
  const one = async (condition: string, ...values: readonly (string | readonly string[])[]): Promise<Row | undefined> =>
    (
      await pool.query<Row>(
        `select user_id, role, distributor_id, state, password_hash from access.account where ${condition}`,
        [...values],
      )
    ).rows[0]

  const asTyped = (login: string) => [...fingerprints(cleanLogin(login)), ...fingerprints(login)]
  const fingerprintsOf = ({ email, username }: Logins): Fingerprints => ({
    email: fingerprints(email),
    username: fingerprints(username),
  })

  /** An e-mail goes before a login name that another person chose to look like it. */
  const byLogin = (login: string) =>
    one(
      `email_fingerprint = any($1) or username_fingerprint = any($1)
       order by (email_fingerprint = any($1)) desc, (email_fingerprint = any($2)) desc limit 1`,
      asTyped(login),
      fingerprints(cleanLogin(login)),
    )

  return {
    reserve: async ({ userId, role, distributorId, email, username, password }) => {
      const passwordHash = await hashing.hash(password)
      const logins = fingerprintsOf({ email, username })
      await forgetStale(logins, pool)
      if (username !== email && (await isEmailOfAnother(userId, asTyped(username), pool))) return { taken: 'username' }
      return inTransaction(pool, async (tx) => {
        const taken = await takenByOther(userId, logins, tx)
        if (taken) return taken
        await tx.query(
          `insert into access.account (email_fingerprint, username_fingerprint, user_id, role, distributor_id, password_hash)
           values ($1, $2, $3, $4, $5, $6)`,
          [logins.email[0], logins.username[0], userId, role, distributorId, passwordHash],
        )
        return null
      }).catch(takenOr)
    },

    open: async ({ userId, role, distributorId, email, username, passwordHash }, tx) => {
      const logins = fingerprintsOf({ email, username })
      await forgetStale(logins, tx)
      if (username !== email && (await isEmailOfAnother(userId, asTyped(username), tx))) return { taken: 'username' }
      const taken = await takenByOther(userId, logins, tx)
      if (taken) return taken
      return tx
        .query(
          `insert into access.account
             (email_fingerprint, username_fingerprint, user_id, role, distributor_id, password_hash, state)
           values ($1, $2, $3, $4, $5, $6, 'active')`,
          [logins.email[0], logins.username[0], userId, role, distributorId, passwordHash],
        )
        .then(() => null, takenOr)
    },

    taken: async ({ email, username }) => {
      await forgetStale(fingerprintsOf({ email, username }), pool)
      if (await one('username_fingerprint = any($1)', asTyped(username))) return { taken: 'username' }
      if (await one('email_fingerprint = any($1)', asTyped(email))) return { taken: 'email' }
      return (await one('email_fingerprint = any($1)', asTyped(username))) ? { taken: 'username' } : null
    },

    confirm: async (userId) => {
      await pool.query(`update access.account set state = 'active' where user_id = $1 and state = 'reserved'`, [userId])
    },

    invite: async ({ userId, role, distributorId, email, username }, tx) => {
      const logins = fingerprintsOf({ email, username })
      if (username !== email && (await isEmailOfAnother(userId, asTyped(username), tx))) return { taken: 'username' }
      const taken = await takenByOther(userId, logins, tx)
      if (taken) return taken
      return tx
        .query(
          `insert into access.account (email_fingerprint, username_fingerprint, user_id, role, distributor_id, password_hash, state)
           values ($1, $2, $3, $4, $5, '', 'invited')
           on conflict (user_id) do update set email_fingerprint = excluded.email_fingerprint,
             username_fingerprint = excluded.username_fingerprint, role = excluded.role`,
          [logins.email[0], logins.username[0], userId, role, distributorId],
        )
        .then(() => null, takenOr)
    },

    welcome: async (userId, passwordHash, tx) => {
      const { rowCount } = await tx.query(
        `update access.account set state = 'active', password_hash = $2 where user_id = $1 and state = 'invited'`,
        [userId, passwordHash],
      )
      return rowCount === 1
    },

    uninvite: async (userId, tx) => {
      await tx.query(`delete from access.account where user_id = $1 and state = 'invited'`, [userId])
    },

    authenticate: async (login, password) => {
      const row = await byLogin(login)
      const right = await hashing.matches(row?.password_hash || null, password)
      return row && right && row.state === 'active' ? { ...accountOf(row), passwordHash: row.password_hash } : null
    },

    isPasswordOf: async (userId, password) =>
      hashing.matches((await one('user_id = $1', userId))?.password_hash || null, password),

    passwordHashOf: async (userId) => (await one('user_id = $1', userId))?.password_hash ?? null,

    hashed: hashing.hash,

    changePassword: async (userId, passwordHash, tx) => {
      await tx.query('update access.account set password_hash = $2 where user_id = $1', [userId, passwordHash])
    },

    changeLogins: async (userId, { email, username }, tx) => {
      if (username !== undefined && (await isEmailOfAnother(userId, asTyped(username), tx)))
        return { taken: 'username' }
      const logins = {
        ...(email !== undefined && { email: fingerprints(email) }),
        ...(username !== undefined && { username: fingerprints(username) }),
      }
      const taken = await takenByOther(userId, logins, tx)
      if (taken) return taken
      return tx
        .query(
          `update access.account set email_fingerprint = coalesce($2, email_fingerprint),
             username_fingerprint = coalesce($3, username_fingerprint) where user_id = $1`,
          [userId, logins.email?.[0] ?? null, logins.username?.[0] ?? null],
        )
        .then(() => null, takenOr)
    },

    deactivate: async (userId, tx) => {
      await (tx ?? pool).query(`update access.account set state = 'deactivated' where user_id = $1`, [userId])
    },

    reactivate: async (userId, tx) => {
      await (tx ?? pool).query(
        `update access.account set state = 'active' where user_id = $1 and state = 'deactivated' and password_hash <> ''`,
        [userId],
      )
    },

    changeRole: async (userId, role, tx) => {
      await (tx ?? pool).query('update access.account set role = $2 where user_id = $1', [userId, role])
    },

    release: async (userId, tx) => {
      await tx.query('delete from access.second_factor where user_id = $1', [userId])
      await tx.query('delete from access.recovery_code where user_id = $1', [userId])
      await tx.query('delete from access.passkey where user_id = $1', [userId])
      await tx.query(
        `update access.account set state = 'deactivated', password_hash = '', email_fingerprint = user_id,
           username_fingerprint = user_id where user_id = $1`,
        [userId],
      )
    },

    ownerOf: async (login) => accountOr(await byLogin(login)),

    find: async (userId) => accountOr(await one('user_id = $1', userId)),

    findByEmail: async (email) =>
      accountOr(
        await one(
          'email_fingerprint = any($1) order by (email_fingerprint = any($2)) desc limit 1',
          asTyped(email),
          fingerprints(cleanLogin(email)),
        ),
      ),
  }
}
