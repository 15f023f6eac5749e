import type { ClientBase, Pool } from 'pg'

import type { Sealed } from '#platform/access/personal-data.ts'
import type { FileKind, Purpose } from './file-kinds.ts'
import type { StoredFile } from './files.ts'

/** `name`: sealed for the sender; in clear if made by the portal or an earlier release. */
export type FileRow = StoredFile & {
  readonly userId: string | null
  readonly distributorId: string | null
  readonly attachedAt: Date | null
  readonly isPublic: boolean
}

export type Grant = {
  readonly userId: string
  readonly distributorId: string | null
  readonly purpose: Purpose
  readonly kind: FileKind
  readonly path: string
}

const UPLOADS_AT_ONCE = 100
/** Discarded files have '-infinity': due at the next sweep. */
const NOT_DISCARDED = `received_at > '-infinity'`
const columns = `path, name, media_type as "mediaType", bytes, sha256, user_id as "userId",
  distributor_id as "distributorId", attached_at as "attachedAt", is_public as "isPublic"`

/** The sender may; already attached to this owner, any of its people. */
const MAY_ATTACH = `path = $1 and stored_at is not null
  and case when attached_at is null then user_id = $2 else distributor_id is not distinct from $3 end`

export const fileTable = (pool: Pool) => ({
  /** False: too many open tickets. */
  keepTicket: async (hash: Buffer, { userId, distributorId, purpose, kind, path }: Grant): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `insert into files.ticket (hash, user_id, distributor_id, purpose, kind, path, expires_at)
       select $1, $2, $3, $4, $5, $6, es.now() + interval '10 minutes'
       where (select count(*) from files.ticket where user_id = $2 and expires_at > es.now()) < ${UPLOADS_AT_ONCE}`,
      [hash, userId, distributorId, purpose, kind, path],
    )
    return rowCount === 1
  },

  inQuarantine: async (userId: string): Promise<{ bytes: number; files: number }> => {
    const { rows } = await pool.query<{ bytes: number; files: number }>(
      `select coalesce(sum(bytes), 0)::float8 as bytes, (count(*) filter (where ${NOT_DISCARDED}) + (
         select count(*) from files.ticket where user_id = $1 and used_at is null and expires_at > es.now()))::int as files
       from files.file where attached_at is null and user_id = $1`,
      [userId],
    )
    return rows[0]!
  },

  sentBy: async (userId: string): Promise<FileRow[]> => {
    const { rows } = await pool.query<FileRow>(
      `select ${columns} from files.file
       where user_id = $1 and attached_at is null and stored_at is not null and ${NOT_DISCARDED} order by received_at, path`,
      [userId],
    )
    return rows
  },

  named: async (paths: readonly string[], tx: ClientBase): Promise<readonly { path: string; name: string }[]> =>
    (await tx.query('select path, name from files.file where path = any($1) order by path', [paths])).rows,

  handOver: async (path: string, userId: string, name: Sealed, tx: ClientBase): Promise<void> => {
    await tx.query('update files.file set user_id = $2, name = $3 where path = $1', [path, userId, name])
  },

  discard: async (userId: string, path: string): Promise<void> => {
    await pool.query(
      `update files.file set received_at = '-infinity' where path = $2 and user_id = $1 and attached_at is null`,
      [userId, path],
    )
  },

  /** Once, for its own path: one of two concurrent calls succeeds. */
  useTicket: async (hash: Buffer, path: string): Promise<Grant | null> => {
    const { rows } = await pool.query<Grant>(
      `update files.ticket set used_at = es.now() where hash = $1 and path = $2 and used_at is null and expires_at > es.now()
       returning user_id as "userId", distributor_id as "distributorId", purpose, kind, path`,
      [hash, path],
    )
    return rows[0] ?? null
  },

  /** Before the bytes: after a crash the sweep finds the row. */
  announce: async (file: StoredFile & { userId: string; distributorId: string | null }): Promise<void> => {
    await pool.query(
      `insert into files.file (path, name, media_type, bytes, sha256, user_id, distributor_id) values ($1, $2, $3, $4, $5, $6, $7)`,
      [file.path, file.name, file.mediaType, file.bytes, file.sha256, file.userId, file.distributorId],
    )
  },

  markStored: async (path: string): Promise<void> => {
    await pool.query('update files.file set stored_at = es.now() where path = $1', [path])
  },

  attachable: async (path: string, userId: string, distributorId: string | null): Promise<FileRow | null> => {
    const { rows } = await pool.query<FileRow>(`select ${columns} from files.file where ${MAY_ATTACH}`, [
      path,
      userId,
      distributorId,
    ])
    return rows[0] ?? null
  },

  attach: async (
    path: string,
    userId: string,
    { distributorId, isPublic = false }: { distributorId: string | null; isPublic?: boolean },
    db: ClientBase | Pool = pool,
  ): Promise<FileRow | null> => {
    const { rows } = await db.query<FileRow>(
      `update files.file set attached_at = coalesce(attached_at, es.now()), distributor_id = $3,
         is_public = is_public or $4
       where ${MAY_ATTACH} returning ${columns}`,
      [path, userId, distributorId, isPublic],
    )
    return rows[0] ?? null
  },

  withdraw: async (path: string, tx: ClientBase): Promise<void> => {
    await tx.query(
      `update files.file set attached_at = null, is_public = false, received_at = '-infinity' where path = $1`,
      [path],
    )
  },

  keep: async (file: StoredFile & { distributorId: string | null; isPublic: boolean }): Promise<void> => {
    await pool.query(
      `insert into files.file (path, name, media_type, bytes, sha256, distributor_id, is_public, stored_at, attached_at)
       values ($1, $2, $3, $4, $5, $6, $7, es.now(), es.now())
       on conflict (path) do update set name = excluded.name, media_type = excluded.media_type, bytes = excluded.bytes,
         sha256 = excluded.sha256, distributor_id = excluded.distributor_id, is_public = excluded.is_public`,
      [file.path, file.name, file.mediaType, file.bytes, file.sha256, file.distributorId, file.isPublic],
    )
  },

  find: async (path: string): Promise<FileRow | null> => {
    const { rows } = await pool.query<FileRow>(
      `select ${columns} from files.file where path = $1 and stored_at is not null`,
      [path],
    )
    return rows[0] ?? null
  },

  countOf: async (userId: string): Promise<number> => {
    const { rows } = await pool.query<{ files: number }>(
      'select count(*)::int as files from files.file where user_id = $1',
      [userId],
    )
    return rows[0]!.files
  },

  /** Replaces names; unattached files are due at the next sweep. */
  disown: async (userId: string, tx: ClientBase): Promise<void> => {
    await tx.query(`delete from files.ticket where user_id = $1`, [userId])
    await tx.query(
      `update files.file set name = replace(path, '/', '-'),
         received_at = case when attached_at is null then '-infinity' else received_at end
       where user_id = $1`,
      [userId],
    )
  },

  /** Bytes first, then the row. Skips rows locked by another node. */
  sweep: async (remove: (path: string) => Promise<void>): Promise<number> => {
    await pool.query(`delete from files.ticket where expires_at < es.now() - interval '1 day'`)
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ path: string }>(
        `select path from files.file f where attached_at is null and received_at < es.now() - interval '1 day'
           and (received_at = '-infinity' or not exists (select from files.visitor_draft d where d.id = f.user_id))
         order by received_at limit 500 for update skip locked`,
      )
      for (const { path } of rows) await remove(path)
      await client.query('delete from files.file where path = any($1)', [rows.map(({ path }) => path)])
      await client.query('commit')
      return rows.length
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  },
})
