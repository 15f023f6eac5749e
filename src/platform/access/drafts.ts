import type { Pool } from 'pg'

import type { Sealed } from './personal-data.ts'

/** Per person; the oldest is dropped. */
const MOST_DRAFTS = 50

export type Drafts = {
  readonly read: (userId: string, name: string) => Promise<Sealed | null>
  readonly keep: (userId: string, name: string, text: Sealed) => Promise<void>
  readonly drop: (userId: string, name: string) => Promise<void>
}

export const drafts = (pool: Pool): Drafts => ({
  read: async (userId, name) => {
    const { rows } = await pool.query<{ text: Sealed }>(
      'select text from access.draft where user_id = $1 and name = $2',
      [userId, name],
    )
    return rows[0]?.text ?? null
  },
  keep: async (userId, name, text) => {
    await pool.query(
      `insert into access.draft (user_id, name, text) values ($1, $2, $3)
       on conflict (user_id, name) do update set text = excluded.text, kept_at = es.now()`,
      [userId, name, text],
    )
    await pool.query(
      `delete from access.draft where user_id = $1 and name in (
         select name from access.draft where user_id = $1 order by kept_at desc, name offset ${MOST_DRAFTS})`,
      [userId],
    )
  },
  drop: async (userId, name) => {
    await pool.query('delete from access.draft where user_id = $1 and name = $2', [userId, name])
  },
})
