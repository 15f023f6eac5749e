import type { Pool } from 'pg'

import { deviceOf } from './device.ts'

type Whereabouts = { readonly userAgent: string; readonly networks: readonly string[] }

export type SessionHistory = {
  /** Without those who were not here for a month. */
  readonly lastSeen: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>
  /** In the last month: at all, and by such a browser and network. */
  readonly of: (userId: string, at: Whereabouts) => Promise<{ readonly any: boolean; readonly alike: boolean }>
  readonly prove: (sessionId: string) => Promise<void>
  readonly isProven: (sessionId: string) => Promise<boolean>
  /** Began at an issuer, where its person proves again who they are. */
  readonly isSingleSignOn: (sessionId: string) => Promise<boolean>
}

const PROVEN_MINUTES = 10

export const sessionHistory = (pool: Pool): SessionHistory => ({
  lastSeen: async (userIds) => {
    const { rows } = await pool.query<{ user_id: string; seen: Date }>(
      'select user_id, max(last_seen_at) as seen from access.session where user_id = any($1::uuid[]) group by 1',
      [userIds],
    )
    return new Map(rows.map(({ user_id, seen }) => [user_id, seen]))
  },

  of: async (userId, { userAgent, networks }) => {
    const { rows } = await pool.query<{ any: boolean; alike: boolean }>(
      `select count(*) > 0 as any, coalesce(bool_or(device = $2 and network = any($3)), false) as alike
       from access.session where user_id = $1`,
      [userId, deviceOf(userAgent), networks],
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

  isSingleSignOn: async (sessionId) => {
    const { rowCount } = await pool.query('select from access.session where id = $1 and single_sign_on', [sessionId])
    return rowCount === 1
  },
})
