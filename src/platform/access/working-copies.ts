import type { Pool } from 'pg'

const KEPT_DAYS = 60

/** `base`: the revision that it was typed upon. */
export type WorkingCopy = { readonly base: number; readonly content: unknown; readonly savedAt: Date }

/** Private, not in the log; saving ends it. */
export type WorkingCopies = {
  readonly read: (userId: string, subject: string) => Promise<WorkingCopy | null>
  readonly keep: (userId: string, subject: string, copy: Omit<WorkingCopy, 'savedAt'>) => Promise<Date>
  readonly drop: (userId: string, subject: string) => Promise<void>
}

export const workingCopies = (pool: Pool): WorkingCopies => ({
  read: async (userId, subject) => {
    const { rows } = await pool.query<WorkingCopy>(
      'select base, content, saved_at as "savedAt" from access.working_copy where user_id = $1 and subject = $2',
      [userId, subject],
    )
    return rows[0] ?? null
  },

  keep: async (userId, subject, { base, content }) => {
    await pool.query(`delete from access.working_copy where saved_at < es.now() - interval '${KEPT_DAYS} days'`)
    const { rows } = await pool.query<{ savedAt: Date }>(
      `insert into access.working_copy (user_id, subject, base, content) values ($1, $2, $3, $4)
       on conflict (user_id, subject) do update set base = $3, content = $4, saved_at = es.now()
       returning saved_at as "savedAt"`,
      [userId, subject, base, JSON.stringify(content)],
    )
    return rows[0]!.savedAt
  },

  drop: async (userId, subject) => {
    await pool.query('delete from access.working_copy where user_id = $1 and subject = $2', [userId, subject])
  },
})
