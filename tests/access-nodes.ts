import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { accessPolicy } from '#modules/permissions/policy.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { openAccess } from '#platform/access/access.ts'
import { leastCost } from '#platform/access/password-hashing.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'

import { freshDatabase, type TestDatabase } from './database.ts'

const secret = () => randomBytes(32).toString('base64')

export const secrets = { tokens: secret(), masterKey: secret(), fingerprints: secret() }
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export type AccessNode = Awaited<ReturnType<typeof openAccess>> & { readonly close: () => Promise<void> }

/** Two nodes' access to one database of this test file, from its first test to its last. */
export const accessNodes = () => {
  const it = {} as { here: AccessNode; there: AccessNode; owner: Pool }
  let database: TestDatabase

  const start = async (own: Partial<Configuration['secrets']> = {}): Promise<AccessNode> => {
    const pool = connectAsPortal(database.url)
    const access = await openAccess(
      pool,
      { secrets: { ...secrets, ...own }, passwordCost: leastCost },
      {
        newId: randomUUID,
        policy: accessPolicy,
      },
    )
    const close = async () => {
      await access.stop()
      await pool.end()
    }
    return { ...access, close }
  }

  beforeAll(async () => {
    database = await freshDatabase()
    const owner = connect({ connectionString: database.url })
    Object.assign(it, { owner, here: await start(), there: await start() })
  })

  afterAll(async () => {
    await it.here.close()
    await it.there.close()
    await it.owner.end()
    await database.drop()
  })

  /** A person with an account. */
  const joined = async (role: Role = 'PROCUREMENT') => {
    const who = { userId: randomUUID(), role, distributorId: randomUUID() }
    const login = { email: `${who.userId}@andina.example`, password: 'Correct.Horse1' }
    expect(await it.here.accounts.reserve({ ...who, ...login, username: `user-${who.userId}` })).toBeNull()
    await it.here.accounts.confirm(who.userId)
    return { ...who, ...login }
  }

  /** A person who has just signed in. */
  const signedIn = async (remember = false) => {
    const who = await joined()
    const tokens = await it.here.sessions.open(who, { remember, userAgent: firefox })
    return { who, tokens, refreshToken: tokens.refreshToken as string }
  }

  return Object.assign(it, { start, joined, signedIn })
}

/** Whether it comes true, however slow the machine is; that a session ends within a second, `standing-sessions.spec.ts` holds. */
export const eventually = async (check: () => Promise<boolean>, ms = 30_000): Promise<boolean> => {
  const until = performance.now() + ms
  while (performance.now() < until) {
    if (await check()) return true
    await sleep(10)
  }
  return false
}
