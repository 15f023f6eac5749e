import type { Pool } from 'pg'

import { deviceOf } from './device.ts'

/** `network`: a keyed hash. */
type Whereabouts = { readonly userAgent: string; readonly network: string }

export type SessionHistory = {
  /** When each of these people last used the portal, by id; those who have not for a month are left out. */
  readonly lastSeen: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>
  /** Whether the person was here before, in the last month at least; and by such a browser from such a network. */
  readonly of: (userId: string, at: Whereabouts) => Promise<{ readonly any: boolean; readonly alike: boolean }>
  /** The password was entered once more in this session. */
  readonly prove: (sessionId: string) => Promise<void>
  /** Whether the password was entered in it within the last ten minutes, by signing in or again. */
  readonly isProven: (sessionId: string) => Promise<boolean>
}

/** For so long after the password was entered it is not required again (4-decisions, "What safety adds"). */
const PROVEN_MINUTES = 10

export const sessionHistory = (pool: Pool): SessionHistory => ({
  lastSeen: async (userIds) => {
    const { rows } = await pool.query<{ user_id: string; seen: Date }>(
      'select user_id, max(last_seen_at) as seen from access.session where user_id = any($1::uuid[]) group by 1',
      [userIds],
    )
    return new Map(rows.map(({ user_id, seen }) => [user_id, seen]))
  },

  of: async (userId, { userAgent, network }) => {
    const { rows } = await pool.query<{ any: boolean; alike: boolean }>(
      `select count(*) > 0 as any, coalesce(bool_or(device = $2 and network = $3), false) as alike
       from access.session where user_id = $1`,
      [userId, deviceOf(userAgent), network],
    )
    return rows[0]!
  },

  prove: async (sessionId) => {
    await pool.query('update access.session set proven_at = clock_timestamp() where id = $1', [sessionId])
  },

  isProven: async (sessionId) => {
    const { rowCount } = await pool.query(
      'select from access.session where id = $1 and proven_at > clock_timestamp() - make_interval(mins => $2)',
      [sessionId, PROVEN_MINUTES],
    )
    return rowCount === 1
  },
})
