import { renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

import { copyOf, type DatabaseCopy, databaseNamed } from './database-copy.ts'
import type { TestPortal } from './portal.ts'

/** A database that others are copied from, and what its maker knows of what is in it. */
export type Template<Contents> = { readonly name: string; readonly contents: Contents }

const asAdmin = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: inject('postgres').adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const findOrMake = <Contents>(what: string, make: (name: string) => Promise<Contents>): Promise<Template<Contents>> =>
  asAdmin(async (client) => {
    const name = `${inject('postgres').template}_${what}`
    // The workers of a run come one after the other: the first makes it, and its comment says that it is whole.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query<{ contents: string | null }>(
      `select shobj_description(oid, 'pg_database') as contents from pg_database where datname = $1`,
      [name],
    )
    const [made] = rows
    if (typeof made?.contents === 'string') return { name, contents: JSON.parse(made.contents) as Contents }
    if (made) await client.query(`drop database ${name} with (force)`) // its maker failed
    const contents = await make(name)
    await client.query(`comment on database ${name} is ${client.escapeLiteral(JSON.stringify(contents))}`)
    return { name, contents }
  })

const known = new Map<string, Promise<Template<unknown>>>()

/**
 * Made once in a run, by the first file that needs it: to copy what is there is fifty times as fast as to do it again.
 * `make` leaves a database of that name, and no connection to it; what it answers must survive JSON.
 */
export const templateOf = <Contents>(
  what: string,
  make: (name: string) => Promise<Contents>,
): Promise<Template<Contents>> => {
  const made = known.get(what) ?? findOrMake(what, make)
  known.set(what, made)
  return made as Promise<Template<Contents>>
}

/** Makes a template by filling a migrated database. */
export const filledBy =
  <Contents>(fill: (database: Pick<DatabaseCopy, 'url' | 'drop'>) => Promise<Contents>) =>
  async (name: string): Promise<Contents> => {
    const { adminUrl, template } = inject('postgres')
    const { url } = await databaseNamed(name, template, adminUrl)
    return fill({ url, drop: async () => {} })
  }

/** The files of a template's portal, which are removed with it. */
export const folderOf = (name: string): string => join(tmpdir(), name)

/** Makes a template of what a portal is now; it ends. */
export const leftBy = async (portal: TestPortal, name: string): Promise<void> => {
  const { databaseUrl, dataDir } = portal.configuration
  await portal.leave()
  await asAdmin((client) => client.query(`alter database ${new URL(databaseUrl!).pathname.slice(1)} rename to ${name}`))
  renameSync(dataDir, folderOf(name))
}

/** A database of its own for one portal, made from that template. */
export const copyOfTemplate = ({ name }: Template<unknown>): Promise<DatabaseCopy> =>
  copyOf(name, inject('postgres').adminUrl)
