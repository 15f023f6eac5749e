import { Client } from 'pg'
import { inject } from 'vitest'

import { copyOf, type DatabaseCopy } from './database-copy.ts'

/** A database that others are copied from, and what its maker knows of what is in it. */
export type Template<Contents> = { readonly name: string; readonly contents: Contents }

const known = new Map<string, Promise<Template<unknown>>>()

const findOrMake = async <Contents>(
  what: string,
  fill: (databaseUrl: string) => Promise<Contents>,
): Promise<Template<Contents>> => {
  const { adminUrl, template } = inject('postgres')
  const prefix = `${template}_${what}`
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // The workers of a run come one after the other: the first makes it, and its comment says that it is whole.
    await client.query('select pg_advisory_lock(hashtext($1))', [prefix])
    const { rows } = await client.query<{ name: string; contents: string }>(
      `select datname as name, shobj_description(oid, 'pg_database') as contents from pg_database
       where starts_with(datname, $1 || '_') and shobj_description(oid, 'pg_database') is not null`,
      [prefix],
    )
    const [made] = rows
    if (made) return { name: made.name, contents: JSON.parse(made.contents) as Contents }
    const { name, url } = await copyOf(template, adminUrl, prefix)
    const contents = await fill(url)
    await client.query(`comment on database ${name} is ${client.escapeLiteral(JSON.stringify(contents))}`)
    return { name, contents }
  } finally {
    await client.end()
  }
}

/**
 * Made once in a run, by the first file that needs it: to copy what is there is fifty times as fast as to do it again.
 * `fill` leaves no connection behind; what it answers must survive JSON.
 */
export const templateOf = <Contents>(
  what: string,
  fill: (databaseUrl: string) => Promise<Contents>,
): Promise<Template<Contents>> => {
  const made = known.get(what) ?? findOrMake(what, fill)
  known.set(what, made)
  return made as Promise<Template<Contents>>
}

/** A database of its own for one portal, made from that template. */
export const copyOfTemplate = ({ name }: Template<unknown>): Promise<DatabaseCopy> =>
  copyOf(name, inject('postgres').adminUrl)
