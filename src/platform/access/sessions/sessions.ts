import type { ClientBase, Pool } from 'pg'
import type { AuthenticatedAccount } from '#platform/access/accounts.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { TokenSecrets } from '#platform/access/token-keys.ts'
import { RefusedError, refused } from '#platform/decision.ts'
import type { Notices } from '#platform/postgres/notices.ts'
import { type AccessTokens, accessTokens, type Bearer } from './access-tokens.ts'
import { deviceOf } from './device.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { SESSION_ENDED, sessionCache } from './session-cache.ts'

export type Session = {
  readonly id: string
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly device: string
  readonly current: boolean
}

export const REFRESH_COOKIE = 'partnercare_refresh'
/** Without content and readable by the page: visitors need no request to know that they are signed out. */
export const SIGN_COOKIE = 'partnercare_session'
export const REFRESH_PATH = '/api/auth'

export type Tokens = {
  readonly jwt: string
  readonly refreshToken: string | null
  readonly refreshMaxAgeSeconds: number | null
}

export type Sessions = {
  /** Ends the least recently used one over the limit. Refused 401: the password changed since `passwordHash`. */
  readonly open: (
    who: Omit<Me, 'sessionId'> & Partial<Pick<AuthenticatedAccount, 'passwordHash'>>,
    options: {
      remember: boolean
      userAgent: string
      network?: string
      /** By an issuer; `provenAt`: when the person proved there who they are, null: it does not say. */
      singleSignOn?: { readonly provenAt: Date | null }
    },
  ) => Promise<Tokens & { sessionId: string }>
  /** null: an outdated token, which ends the session for thief and owner alike; `onReused` gets whose it was. */
  readonly refresh: (refreshToken: string, onReused?: (userId: string) => Promise<unknown>) => Promise<Tokens | null>
  /** Without the token, of which the caller has an old copy. null: the session has ended. */
  readonly renew: (sessionId: string) => Promise<Tokens | null>
  /** null: ended. Looked up on every request, at most half a second old. */
  readonly identify: (jwt: string) => Promise<Me | null>
  readonly close: (userId: string, sessionId: string) => Promise<boolean>
  /** For signing out with an expired token, and signing in over a session; also takes a replaced token. */
  readonly closeByRefreshToken: (refreshToken: string) => Promise<void>
  readonly closeAll: (userId: string, keep?: string | null, tx?: ClientBase) => Promise<void>
  readonly of: (me: Me) => Promise<Session[]>
  readonly countOf: (userId: string) => Promise<number>
  /** On every node: sockets close by it. */
  readonly onEnded: (listener: (sessionIds: readonly string[]) => void) => () => void
  /** Ends what has expired, forgets what ended a month ago. Safe on any node at any time. */
  readonly sweep: () => Promise<void>
  readonly stop: () => Promise<void>
}

const SHORT_SECONDS = 8 * 3600
const REMEMBERED_SECONDS = 14 * 24 * 3600
/** After so many days a person enters the password again, however active. */
const LONGEST_DAYS = { remembered: 90, short: 1 }

/** Two tabs or a reload may send a token just replaced: within this time it gets the same new token. */
const GRACE_SECONDS = 10

const lifetime = (remember: boolean) => (remember ? REMEMBERED_SECONDS : SHORT_SECONDS)

export const openSessions = (
  pool: Pool,
  notices: Notices,
  {
    secrets,
    mostOfOne,
    newId,
    now,
  }: { secrets: TokenSecrets; mostOfOne?: number; newId: () => string; now: () => Date },
  tokens: AccessTokens = accessTokens(secrets, now),
): Sessions => {
  const cached = sessionCache(pool, notices)
  const { fresh, after, afterByAny, parsed, hashOf } = refreshTokens(secrets)
  const answer = async (bearer: Bearer, refreshSecret: string | null, remember: boolean): Promise<Tokens> => ({
    jwt: await tokens.issue(bearer),
    refreshToken: refreshSecret && `${bearer.sessionId}.${refreshSecret}`,
    refreshMaxAgeSeconds: remember ? REMEMBERED_SECONDS : null,
  })

  const rotate = async (id: string, shown: string | null): Promise<Tokens | null> => {
    const next = shown === null ? fresh(id) : after(id, shown)
    const hash = shown === null ? null : hashOf(shown)
    const { rows } = await pool.query<{ user_id: string; remember: boolean }>(
      `update access.session s set secret_hash = $3, previous_hash = secret_hash, rotated_at = clock_timestamp(),
         last_seen_at = clock_timestamp(),
         expires_at = least(clock_timestamp() + make_interval(secs => case when remember then $4::float8 else $5::float8 end),
           s.created_at + make_interval(days => case when remember then ${LONGEST_DAYS.remembered} else ${LONGEST_DAYS.short} end))
       from access.account a
       where s.id = $1 and secret_hash = coalesce($2, secret_hash) and ended_at is null and expires_at > clock_timestamp()
         and a.user_id = s.user_id and a.state = 'active'
       returning s.user_id, remember`,
      [id, hash, next.hash, REMEMBERED_SECONDS, SHORT_SECONDS],
    )
    const row = rows[0]
    return row ? answer({ userId: row.user_id, sessionId: id }, next.secret, row.remember) : null
  }

  const end = async (condition: string, values: unknown[], db: Pool | ClientBase = pool): Promise<number> => {
    const { rowCount } = await db.query(
      `with ended as (
         update access.session set ended_at = clock_timestamp() where ended_at is null and ${condition} returning id
       ) select pg_notify('${SESSION_ENDED}', id::text) from ended`,
      values,
    )
    return rowCount ?? 0
  }

  return {
    open: async (who, { remember, userAgent, network, singleSignOn }) => {
      const sessionId = newId()
      const { secret: refreshSecret, hash } = fresh(sessionId)
      // The lock lets a change of the password wait for this session, so that it ends it with the others.
      const { rowCount } = await pool.query(
        `insert into access.session (id, user_id, secret_hash, remember, device, expires_at, network, single_sign_on, proven_at)
         select $1, user_id, $3, $4, $5, clock_timestamp() + make_interval(secs => $6), $8, $9,
           case when $9 then $10::timestamptz else clock_timestamp() end
         from access.account where user_id = $2 and password_hash = coalesce($7, password_hash) for share`,
        [
          ...[sessionId, who.userId, hash, remember, deviceOf(userAgent), lifetime(remember), who.passwordHash ?? null],
          network ?? null,
          singleSignOn !== undefined,
          singleSignOn?.provenAt ?? null,
        ],
      )
      if (rowCount === 0) throw new RefusedError(refused('Credentials incorrect', { status: 401 }))
      if (mostOfOne !== undefined && Number.isFinite(mostOfOne))
        await end(
          `id in (select id from access.session where user_id = $1 and ended_at is null
          order by last_seen_at desc, created_at desc offset $2)`,
          [who.userId, mostOfOne],
        )
      return { ...(await answer({ userId: who.userId, sessionId }, refreshSecret, remember)), sessionId }
    },

    refresh: async (refreshToken, onReused) => {
      const given = parsed(refreshToken)
      if (!given) return null
      const rotated = await rotate(given.id, given.secret)
      if (rotated) return rotated

      const justReplaced = await pool.query<{ user_id: string; remember: boolean; secret_hash: Buffer }>(
        `select user_id, remember, secret_hash from access.session where id = $1 and previous_hash = $2 and ended_at is null
           and expires_at > clock_timestamp() and rotated_at > clock_timestamp() - make_interval(secs => $3)`,
        [given.id, hashOf(given.secret), GRACE_SECONDS],
      )
      const racing = justReplaced.rows[0]
      if (racing) {
        const newest = afterByAny(given.id, given.secret).find(({ hash }) => hash.equals(racing.secret_hash))
        return answer({ userId: racing.user_id, sessionId: given.id }, newest?.secret ?? null, racing.remember)
      }
      const { rows: others } = await pool.query<{ user_id: string }>(
        `select user_id from access.session where id = $1 and secret_hash <> $2 and ended_at is null
           and expires_at > clock_timestamp()`,
        [given.id, hashOf(given.secret)],
      )
      const hasEnded = (await end('id = $1', [given.id])) > 0
      if (hasEnded && others[0]) await onReused?.(others[0].user_id)
      return null
    },

    renew: (sessionId) => rotate(sessionId, null),

    identify: async (jwt) => {
      const bearer = await tokens.read(jwt)
      const me = bearer && (await cached.find(bearer.sessionId))
      return me && me.userId === bearer.userId ? me : null
    },

    close: async (userId, sessionId) => (await end('user_id = $1 and id = $2', [userId, sessionId])) > 0,

    closeByRefreshToken: async (refreshToken) => {
      const given = parsed(refreshToken)
      if (given) await end('id = $1', [given.id])
    },

    closeAll: async (userId, keep, tx) => {
      await end('user_id = $1 and id is distinct from $2::uuid', [userId, keep ?? null], tx)
    },

    of: async (me) => {
      const { rows } = await pool.query<{ id: string; created_at: Date; last_seen_at: Date; device: string }>(
        `select id, created_at, last_seen_at, device from access.session
         where user_id = $1 and ended_at is null and expires_at > clock_timestamp() order by last_seen_at desc, id`,
        [me.userId],
      )
      return rows.map(({ id, created_at, last_seen_at, device }) => ({
        id,
        createdAt: created_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
        device,
        current: id === me.sessionId,
      }))
    },

    countOf: async (userId) => {
      const { rows } = await pool.query<{ sessions: number }>(
        `select count(*)::int as sessions from access.session
         where user_id = $1 and ended_at is null and expires_at > clock_timestamp()`,
        [userId],
      )
      return rows[0]!.sessions
    },

    onEnded: cached.onEnded,

    sweep: async () => {
      await end('expires_at < clock_timestamp()', [])
      await pool.query(`delete from access.session where ended_at < clock_timestamp() - interval '30 days'`)
    },

    stop: cached.stop,
  }
}
