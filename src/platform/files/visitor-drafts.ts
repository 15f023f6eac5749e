import { createHash, hkdfSync, randomBytes } from 'node:crypto'

import type { ClientBase, Pool } from 'pg'

import { decrypt, encrypt, KEY_BYTES } from '#platform/access/sealing.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'

export const DRAFT_DAYS = 7

export type VisitorDraft = {
  readonly id: string
  readonly data: unknown
  readonly savedAt: Date
  readonly endsAt: Date
}
type SavedDraft = Omit<VisitorDraft, 'data'>

/** Encrypted by the token, of which only a hash is stored. Expires a week after the last save. */
export type VisitorDrafts = {
  readonly begin: (data: unknown) => Promise<SavedDraft & { readonly token: string }>
  /** null: unknown or expired; `save` alike. */
  readonly open: (token: string | undefined) => Promise<VisitorDraft | null>
  readonly save: (token: string | undefined, data: unknown) => Promise<SavedDraft | null>
  /** With its files, except those handed over. */
  readonly remove: (id: string, tx?: ClientBase) => Promise<void>
  readonly sweep: () => Promise<number>
}

type Row = { id: string; iv: Buffer; sealed: Buffer; savedAt: Date; endsAt: Date }

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const keyOf = (id: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), id, 'visitor draft', KEY_BYTES))
const sealed = (id: string, secret: string, data: unknown) =>
  encrypt(keyOf(id, secret), id, Buffer.from(JSON.stringify(data)))

const parsed = (token: string | undefined) => {
  const [, id, secret] = TOKEN.exec(token ?? '') ?? []
  return id && secret ? { id, secret, hash: hashOf(secret) } : null
}

export const visitorDrafts = (
  pool: Pool,
  { newId, disown }: { newId: () => string; disown: (userId: string, tx: ClientBase) => Promise<void> },
): VisitorDrafts => {
  const forget = async (id: string, tx: ClientBase) => {
    await tx.query('delete from files.visitor_draft where id = $1', [id])
    await disown(id, tx)
  }
  const ends = `es.now() + interval '${DRAFT_DAYS} days'`
  const isCurrent = 'id = $1 and token_hash = $2 and ends_at > es.now()'
  const saved = 'id, saved_at as "savedAt", ends_at as "endsAt"'

  return {
    begin: async (data) => {
      const id = newId()
      const secret = randomBytes(32).toString('base64url')
      const { iv, sealed: bytes } = sealed(id, secret, data)
      const { rows } = await pool.query<SavedDraft>(
        `insert into files.visitor_draft (id, token_hash, iv, sealed, ends_at) values ($1, $2, $3, $4, ${ends})
         returning ${saved}`,
        [id, hashOf(secret), iv, bytes],
      )
      return { ...rows[0]!, token: `${id}.${secret}` }
    },

    open: async (token) => {
      const shown = parsed(token)
      if (!shown) return null
      const { rows } = await pool.query<Row>(
        `select ${saved}, iv, sealed from files.visitor_draft where ${isCurrent}`,
        [shown.id, shown.hash],
      )
      const row = rows[0]
      if (!row) return null
      const { id, savedAt, endsAt } = row
      const data = JSON.parse(decrypt(keyOf(id, shown.secret), id, row.iv, row.sealed).toString())
      return { id, data, savedAt, endsAt }
    },

    save: async (token, data) => {
      const shown = parsed(token)
      if (!shown) return null
      const { iv, sealed: bytes } = sealed(shown.id, shown.secret, data)
      const { rows } = await pool.query<SavedDraft>(
        `update files.visitor_draft set iv = $3, sealed = $4, saved_at = es.now(), ends_at = ${ends} where ${isCurrent}
         returning ${saved}`,
        [shown.id, shown.hash, iv, bytes],
      )
      return rows[0] ?? null
    },

    remove: (id, tx) => (tx ? forget(id, tx) : inTransaction(pool, (own) => forget(id, own))),

    sweep: () =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          `delete from files.visitor_draft where id in (
             select id from files.visitor_draft where ends_at <= es.now() order by ends_at limit 500 for update skip locked
           ) returning id`,
        )
        for (const { id } of rows) await disown(id, tx)
        return rows.length
      }),
  }
}
