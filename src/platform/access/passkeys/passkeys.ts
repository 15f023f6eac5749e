import type { ClientBase, Pool } from 'pg'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { NewCredential, Use } from './web-authn.ts'

export type Passkey = {
  readonly id: string
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly name: Sealed
  /** The person has it on more than one device. */
  readonly isSynced: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export type NewPasskey = NewCredential & { readonly id: string; readonly userId: string; readonly name: Sealed }

/** Public keys and their names. None of it is in an event. */
export type Passkeys = {
  /** The oldest first. */
  readonly of: (userId: string) => Promise<readonly Passkey[]>
  readonly hasAny: (userId: string) => Promise<boolean>
  readonly find: (
    credentialId: string,
  ) => Promise<{ readonly id: string; readonly userId: string; readonly publicKey: Uint8Array<ArrayBuffer> } | null>
  /** In the transaction of its event; likewise the next but one. False: this credential is known already. */
  readonly add: (passkey: NewPasskey, tx: ClientBase) => Promise<boolean>
  /** Notes a use. False: its counter has gone back, or it was removed meanwhile. */
  readonly use: (id: string, use: Use) => Promise<boolean>
  /** How many are left; null: the person has no such passkey. */
  readonly remove: (userId: string, id: string, tx: ClientBase) => Promise<number | null>
  readonly removeAll: (userId: string, tx: ClientBase) => Promise<void>
}

type Row = {
  id: string
  credential_id: string
  transports: string[]
  name: Sealed
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

export const passkeys = (pool: Pool): Passkeys => ({
  of: async (userId) => {
    const { rows } = await pool.query<Row>(
      `select id, credential_id, transports, name, is_synced, created_at, last_used_at from access.passkey
       where user_id = $1 order by created_at, id`,
      [userId],
    )
    return rows.map(({ id, credential_id, transports, name, is_synced, created_at, last_used_at }) => ({
      ...{ id, credentialId: credential_id, transports, name, isSynced: is_synced },
      ...{ createdAt: created_at, lastUsedAt: last_used_at },
    }))
  },

  hasAny: async (userId) => {
    const { rowCount } = await pool.query('select from access.passkey where user_id = $1 limit 1', [userId])
    return rowCount === 1
  },

  find: async (credentialId) => {
    const { rows } = await pool.query<{ id: string; user_id: string; public_key: Buffer }>(
      'select id, user_id, public_key from access.passkey where credential_id = $1',
      [credentialId],
    )
    const [row] = rows
    return row ? { id: row.id, userId: row.user_id, publicKey: new Uint8Array(row.public_key) } : null
  },

  add: async ({ id, userId, name, credentialId, publicKey, counter, transports, aaguid, isSynced }, tx) => {
    const { rowCount } = await tx.query(
      `insert into access.passkey (id, user_id, name, credential_id, public_key, counter, transports, aaguid, is_synced)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing`,
      [id, userId, name, credentialId, Buffer.from(publicKey), counter, transports, aaguid, isSynced],
    )
    return rowCount === 1
  },

  use: async (id, { counter, isSynced }) => {
    const { rowCount } = await pool.query(
      `update access.passkey set counter = $2, is_synced = $3, last_used_at = clock_timestamp()
       where id = $1 and ($2 > counter or ($2 = 0 and counter = 0))`,
      [id, counter, isSynced],
    )
    return rowCount === 1
  },

  remove: async (userId, id, tx) => {
    const removed = await tx.query('delete from access.passkey where user_id = $1 and id = $2', [userId, id])
    if (removed.rowCount === 0) return null
    const { rows } = await tx.query<{ left: number }>(
      'select count(*)::int as left from access.passkey where user_id = $1',
      [userId],
    )
    return rows[0]?.left ?? 0
  },

  removeAll: async (userId, tx) => {
    await tx.query('delete from access.passkey where user_id = $1', [userId])
  },
})
