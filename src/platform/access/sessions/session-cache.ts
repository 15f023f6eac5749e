import * as Schedule from 'effect/Schedule'
import type { Pool } from 'pg'
import { freshFor } from '#platform/access/fresh-for.ts'
import type { Me, Role } from '#platform/access/permissions.ts'
import { fibres } from '#platform/background/fibres.ts'
import type { Notices } from '#platform/postgres/notices.ts'

/** Bounds the delay on a node that gets no notices. */
export const FRESH_MS = 500
/** The channel; the payload is the session's id. */
export const SESSION_ENDED = 'session_ended'
const TRY_AGAIN_MS = 1000

type Row = { user_id: string; role: Role; distributor_id: string | null }

export const sessionCache = (pool: Pool, notices: Notices) => {
  const listeners = new Set<(sessionIds: readonly string[]) => void>()
  let heardAt = performance.now()
  const background = fibres()

  const lookUp = async (sessionId: string): Promise<Me | null> => {
    const { rows } = await pool.query<Row>({
      name: 'standing session',
      text: `select a.user_id, a.role, a.distributor_id from access.session s join access.account a on a.user_id = s.user_id
        where s.id = $1 and s.ended_at is null and s.expires_at > clock_timestamp() and a.state = 'active'`,
      values: [sessionId],
    })
    const row = rows[0]
    return row ? { userId: row.user_id, sessionId, role: row.role, distributorId: row.distributor_id } : null
  }

  const { find, forget } = freshFor(FRESH_MS, lookUp)

  const ended = (sessionIds: readonly string[]) => {
    heardAt = performance.now()
    for (const id of sessionIds) forget(id)
    if (sessionIds.length > 0) for (const listener of listeners) listener(sessionIds)
  }

  /** After a lost connection, with a margin, by the database's time. */
  const catchUp = async (since: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from access.session where ended_at > clock_timestamp() - make_interval(secs => $1) - interval '1 minute'`,
      [(performance.now() - since) / 1000],
    )
    ended(rows.map(({ id }) => id))
  }

  /** Retries: a socket with a missed end would stay open. */
  const catchUpAtLast = () => {
    const since = heardAt
    background.untilDone('ended sessions', Schedule.spaced(TRY_AGAIN_MS), () => catchUp(since))
  }

  const stop = notices.on(SESSION_ENDED, (id) => ended([id]), catchUpAtLast)

  return {
    find,
    stop: async () => {
      stop()
      await background.stop()
    },
    onEnded: (listener: (sessionIds: readonly string[]) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
