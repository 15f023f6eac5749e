import type { Pool } from 'pg'
import { sealedSources } from '#modules/search/sealed-search-reactions.ts'
import { openPersonalData } from '#platform/access/open-personal-data.ts'
import { ERASED, type PersonalData } from '#platform/access/personal-data.ts'
import { keyedRecoveryCodes } from '#platform/access/second-factors.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { NIL_ID } from '#platform/log/commands.ts'
import { kyselyOver } from '#platform/postgres/kysely.ts'
import type { Notices } from '#platform/postgres/notices.ts'
import { inSession } from '#platform/postgres/transaction.ts'
import type { ReadModels } from '#platform/projection.ts'
import { waitForTurn } from '#platform/work/reaction-checkpoint.ts'
import { usersById } from '#projections/users.ts'

const ACCOUNTS_AT_ONCE = 200
const ENTRIES_AT_ONCE = 100

export type NewFingerprints = {
  readonly accounts: number
  readonly changed: number
  /** By neither secret: their address was changed at this moment, or FINGERPRINT_SECRET_ALSO is not the secret of before. */
  readonly unknown: number
  /** Entries of the index of sealed texts. */
  readonly entries: number
  /** People whose recovery codes are checked by the secret of before. */
  readonly recoveryCodes: number
}

type OnProgress = (done: number, of: number) => void
type Sources = { readonly pool: Pool; readonly db: ReadModels; readonly personal: PersonalData }

/** Of a person who is erased meanwhile nothing is written: the database sees to it. */
const noNotices: Notices = { on: () => () => {}, stop: async () => {} }

/** The live tables of read models, without a node that follows the log. */
const liveReadModels = async (pool: Pool): Promise<ReadModels> => {
  const { rows } = await pool.query<{ name: string; version: number }>(
    `select name, version from es.projection where state = 'live'`,
  )
  const versions = new Map(rows.map(({ name, version }) => [name, version]))
  return {
    kysely: kyselyOver(pool),
    liveVersion: (name) => {
      const version = versions.get(name)
      if (version === undefined) throw new Error(`The read model ${name} is being built`)
      return version
    },
  }
}

type AccountRow = {
  readonly user_id: string
  readonly email_fingerprint: string
  readonly username_fingerprint: string
}

/** In one row: where it still has a fingerprint of before. Links that were mailed to the address stay good. */
const anewInAccount = async (
  { pool, personal }: Sources,
  { user_id: userId, email_fingerprint: email, username_fingerprint: username }: AccountRow,
  logins: { readonly email: string; readonly username: string },
): Promise<'new' | 'changed' | 'unknown'> => {
  const [newEmail, ...emails] = personal.fingerprints(logins.email)
  const [newUsername, ...usernames] = personal.fingerprints(logins.username)
  const isKnown = [newEmail, ...emails].includes(email) && [newUsername, ...usernames].includes(username)
  if (!isKnown) return 'unknown'
  if (email === newEmail && username === newUsername) return 'new'
  const { rowCount } = await pool.query(
    `with anew as materialized (select set_config('access.fingerprints_anew', 'on', true))
     update access.account set email_fingerprint = $4, username_fingerprint = $5 from anew
     where user_id = $1 and email_fingerprint = $2 and username_fingerprint = $3`,
    [userId, email, username, newEmail, newUsername],
  )
  return rowCount === 1 ? 'changed' : 'unknown'
}

const anewInAccounts = async (sources: Sources, onProgress: OnProgress) => {
  const { pool, db, personal } = sources
  // Whose logins were released has their id instead; a reservation is over in a minute.
  const which = `state <> 'reserved' and email_fingerprint <> user_id::text`
  const { rows: all } = await pool.query<{ n: number }>(`select count(*)::int as n from access.account where ${which}`)
  const done = { accounts: 0, changed: 0, unknown: 0 }
  for (let after: string = NIL_ID; ; ) {
    const { rows } = await pool.query<AccountRow>(
      `select user_id, email_fingerprint, username_fingerprint from access.account
       where ${which} and user_id > $1 order by user_id limit $2`,
      [after, ACCOUNTS_AT_ONCE],
    )
    const last = rows.at(-1)
    if (!last) return done
    const people = await usersById(
      db,
      rows.map(({ user_id }) => user_id),
    )
    const opened = await personal.openAll(people.map(({ id, email, username }) => ({ id, email, username })))
    const logins = new Map(opened.map((person) => [String(person.id), person]))
    for (const row of rows) {
      const own = logins.get(row.user_id)
      const became = own && own.email !== ERASED ? await anewInAccount(sources, row, own) : 'unknown'
      if (became !== 'new') done[became]++
    }
    done.accounts += rows.length
    onProgress(done.accounts, all[0]?.n ?? 0)
    after = last.user_id
  }
}

const anewInSearch = async (sources: Sources, onProgress: OnProgress): Promise<number> => {
  const { pool } = sources
  const { rows: all } = await pool.query<{ n: number }>(
    'select count(distinct entry)::int as n from access.sealed_search',
  )
  let done = 0
  for (const [kind, { turnOf, keepAnew }] of Object.entries(sealedSources)) {
    for (let after = `${kind}:`; ; ) {
      const { rows } = await pool.query<{ entry: string }>(
        'select distinct entry from access.sealed_search where entry > $1 and entry like $2 order by entry limit $3',
        [after, `${kind}:%`, ENTRIES_AT_ONCE],
      )
      const last = rows.at(-1)
      if (!last) break
      // In the turn of the reaction: what it keeps is newer than what a read model says now.
      await inSession(pool, async (session) => {
        await waitForTurn(session, turnOf)
        for (const { entry } of rows) await keepAnew(sources, entry.slice(kind.length + 1))
      })
      done += rows.length
      onProgress(done, all[0]?.n ?? 0)
      after = last.entry
    }
  }
  return done
}

/**
 * Makes fingerprints under the first secret that were made under the other one, from what is sealed, while the portal runs.
 * May be ended and run again. `pool`: of two connections or more.
 */
export const makeFingerprintsAnew = async (
  pool: Pool,
  secrets: Configuration['secrets'],
  onProgress: { readonly accounts?: OnProgress; readonly entries?: OnProgress } = {},
): Promise<NewFingerprints> => {
  const personal = openPersonalData(pool, noNotices, secrets)
  const sources = { pool, db: await liveReadModels(pool), personal }
  const accounts = await anewInAccounts(sources, onProgress.accounts ?? (() => {}))
  const entries = await anewInSearch(sources, onProgress.entries ?? (() => {}))
  personal.stop()
  return { ...accounts, entries, recoveryCodes: await keyedRecoveryCodes(pool) }
}
