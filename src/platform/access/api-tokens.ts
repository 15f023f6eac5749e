import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ClientBase, Pool } from 'pg'
import { freshFor } from './fresh-for.ts'
import type { Me, Permission, Role } from './permissions.ts'
import { type PersonalData, unlessErased } from './personal-data.ts'
import { FRESH_MS } from './sessions/session-cache.ts'

const PREFIX = 'pc_'
const FORM = /^pc_([0-9a-f]{64})([0-9a-f]{8})$/
/** When it was last used is right to this many seconds. */
const NOTED_EVERY_SECONDS = 60

export type ApiToken = {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly userId: string
  /** Its creator may sign in: else it opens nothing. */
  readonly works: boolean
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
  /** Opened. */
  readonly lastNetwork: string | null
}

export type NewApiToken = Pick<ApiToken, 'id' | 'name' | 'permissions' | 'userId'> & {
  /** null: of the provider. */
  readonly distributorId: string | null
  readonly expiresAt: string
}

/** Secrets of 256 bits by which programs call, of which SHA-256 hashes are stored. */
export type ApiTokens = {
  /** Answers the secret, which cannot be read again; null: another one of its side has this name. */
  readonly create: (token: NewApiToken, tx: ClientBase) => Promise<string | null>
  readonly end: (id: string, tx: ClientBase) => Promise<void>
  /** null: unknown, ended, expired, or its creator may not sign in. At most half a second old. */
  readonly identify: (secret: string, network: string) => Promise<Me | null>
  /** Of a company, or with null of the provider: those that have not ended, the newest first. */
  readonly of: (distributorId: string | null) => Promise<readonly ApiToken[]>
}

const NOT_OVER = 'ended_at is null and expires_at > es.now()'

const checksumOf = (chance: string): string => crc32(chance).toString(16).padStart(8, '0')

/** By its prefix alone: a token of a session is a JWT. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX)

/** Scanners of secrets know it by prefix and checksum. */
const newSecret = (): string => {
  const chance = randomBytes(32).toString('hex')
  return `${PREFIX}${chance}${checksumOf(chance)}`
}

const isWellFormed = (secret: string): boolean => {
  const [, chance, checksum] = FORM.exec(secret) ?? []
  return chance !== undefined && checksumOf(chance) === checksum
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

type CallerRow = {
  id: string
  name: string
  permissions: Permission[]
  user_id: string
  role: Role
  distributor_id: string | null
}
type ListedRow = Omit<CallerRow, 'role' | 'distributor_id'> & {
  works: boolean
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  last_network: string | null
}

export const apiTokens = (pool: Pool, personal: Pick<PersonalData, 'seal' | 'openAll'>): ApiTokens => {
  const lookUp = async (hash: string): Promise<Me | null> => {
    const { rows } = await pool.query<CallerRow>({
      name: 'api token',
      text: `select t.id, t.name, t.permissions, a.user_id, a.role, a.distributor_id
        from access.api_token t join access.account a on a.user_id = t.user_id
        where t.secret_hash = decode($1, 'hex') and t.ended_at is null and t.expires_at > es.now() and a.state = 'active'
          and a.distributor_id is not distinct from t.distributor_id`,
      values: [hash],
    })
    const [row] = rows
    if (!row) return null
    const { id, name, permissions, user_id: userId, role, distributor_id: distributorId } = row
    return { userId, sessionId: id, role, distributorId, token: { id, name, permissions } }
  }
  const { find } = freshFor(FRESH_MS, lookUp)

  /** The first call of a minute writes, the others write nothing. */
  const uses = freshFor(NOTED_EVERY_SECONDS * 1000, async (use) => {
    const [id, userId = '', network = ''] = use.split(' ')
    await pool.query(
      `update access.api_token set last_used_at = es.now(), last_network = $2
       where id = $1 and coalesce(last_used_at, '-infinity') < es.now() - make_interval(secs => $3)`,
      [id, await unlessErased(personal.seal(userId, network)), NOTED_EVERY_SECONDS],
    )
  })

  return {
    create: async ({ id, userId, distributorId, name, permissions, expiresAt }, tx) => {
      const secret = newSecret()
      // The tokens of one side are created one after the other: no index sees which of them are over.
      await tx.query('select pg_advisory_xact_lock(20263, hashtext($1))', [distributorId ?? ''])
      const { rowCount } = await tx.query(
        `insert into access.api_token (id, user_id, distributor_id, name, permissions, secret_hash, expires_at)
         select $1, $2, $3::uuid, $4, $5, $6, $7
         where not exists (
           select from access.api_token where distributor_id is not distinct from $3::uuid and name = $4 and ${NOT_OVER}
         )`,
        [id, userId, distributorId, name, permissions, hashOf(secret), expiresAt],
      )
      return rowCount === 1 ? secret : null
    },

    end: async (id, tx) => {
      await tx.query('update access.api_token set ended_at = es.now() where id = $1 and ended_at is null', [id])
    },

    identify: async (secret, network) => {
      if (!isWellFormed(secret)) return null
      const me = await find(hashOf(secret).toString('hex'))
      if (me) await uses.find(`${me.sessionId} ${me.userId} ${network}`)
      return me
    },

    of: async (distributorId) => {
      const { rows } = await pool.query<ListedRow>(
        `select t.id, t.name, t.permissions, t.user_id, t.created_at, t.expires_at, t.last_used_at, t.last_network,
           a.state = 'active' as works
         from access.api_token t join access.account a on a.user_id = t.user_id
         where t.distributor_id is not distinct from $1::uuid and ${NOT_OVER}
         order by t.created_at desc, t.id desc`,
        [distributorId],
      )
      const opened = await personal.openAll(rows)
      return opened.map((row) => ({
        ...{ id: row.id, name: row.name, permissions: row.permissions, userId: row.user_id, works: row.works },
        ...{ createdAt: row.created_at, expiresAt: row.expires_at },
        ...{ lastUsedAt: row.last_used_at, lastNetwork: row.last_network },
      }))
    },
  }
}
