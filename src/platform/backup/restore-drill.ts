import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseError, escapeIdentifier, type Pool } from 'pg'
import { placeOf } from '#platform/log/proof/fault-place.ts'
import { adoptHead, chainAt } from '#platform/log/proof/signed-heads.ts'
import { keepPublicKeys } from '#platform/log/proof/signing-key.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { onOneConnection } from '#platform/postgres/one-connection.ts'
import { connect } from '#platform/postgres/pool.ts'
import { count } from '#platform/text/formats.ts'
import { BackupFault } from './backup-fault.ts'
import { type ImportResult, importBackup } from './import-backup.ts'
import type { ReadOptions } from './read-backup.ts'
import { isSealed } from './sealing-file.ts'

export type DrillOptions = Omit<ReadOptions, 'kept'> & {
  /** The owner's, of the database that is running: the copy lies on its server, and is compared with it. */
  readonly url: string
  /** Base64. */
  readonly masterKey: string
  readonly onProgress?: (commits: number, of: number) => void
}

export type DrillReport = {
  /** The name of the backup's file. */
  readonly file: string
  readonly bytes: number
  readonly sealed: boolean
  /** ISO 8601; the moment that the backup shows. Null, like what follows: it could not be read. */
  readonly asOf: string | null
  readonly position: number | null
  readonly commits: number | null
  /** Of the tables that belong to the log. */
  readonly rows: number | null
  readonly tookMs: number
  /** The first difference or fault, in a sentence. */
  readonly fault: string | null
}

/** Of a database, whose name may have 63 bytes. */
const prefixOf = (url: string): string => `${new URL(url).pathname.slice(1, 40)}_drill_`
const NOT_ALLOWED = '42501'

/** What a drill left that did not come to its end; one that is under way is connected, and stays. */
const dropLeftOver = (url: string): Promise<void> =>
  onOneConnection(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database d where starts_with(datname, $1)
         and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
      [prefixOf(url)],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${escapeIdentifier(datname)}`)
  })

const copyOf = async (url: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const database = `${prefixOf(url)}${randomBytes(6).toString('hex')}`
  const name = escapeIdentifier(database)
  const asOwner = (statement: string) => onOneConnection(url, (client) => client.query(statement))
  await asOwner(`create database ${name} template template0`).catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== NOT_ALLOWED) throw error
    throw new CannotStart('The user of DATABASE_URL may make no database for the drill: give it CREATEDB.')
  })
  return {
    url: Object.assign(new URL(url), { pathname: `/${database}` }).href,
    drop: async () => void (await asOwner(`drop database ${name} with (force)`)),
  }
}

const KINDS = `select s.kind || ' ' || e.type as name, count(*)::int as rows
  from es.log l join es.event e on e.commit_id = l.commit_id join es.stream s on s.id = e.stream_id
  where l.position <= $1 group by 1 order by 1`

const kindsUpTo = async (pool: Pool, position: number): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ name: string; rows: number }>(KINDS, [position])
  return new Map(rows.map((row) => [row.name, row.rows]))
}

const countOf = async (pool: Pool, table: string): Promise<number> =>
  (await pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]!.rows

type Sides = { readonly running: Pool; readonly copy: Pool; readonly keys: string }

/** Null: the copy is what was backed up, and up to there what is running. */
const firstDifference = async (
  { running, copy, keys }: Sides,
  { header, footer: { footer } }: ImportResult,
): Promise<string | null> => {
  const { fault, signedUpTo } = await verifyLog(copy, keys, { lanes: 1 })
  if (fault) return `The copy is not what was recorded: ${fault.what}, ${placeOf(fault, signedUpTo)}`
  const { position } = header.head
  const [here, there] = [await chainAt(running, position), await chainAt(copy, position)]
  if (here !== there) return `The copy and the running log differ up to position ${count(position)}`
  const [events, copied] = [await kindsUpTo(running, position), await kindsUpTo(copy, position)]
  for (const name of new Set([...events.keys(), ...copied.keys()])) {
    const [ours, theirs] = [events.get(name) ?? 0, copied.get(name) ?? 0]
    if (ours !== theirs) return `${name}: ${count(ours)} events in the running log, ${count(theirs)} in the copy`
  }
  for (const { name } of header.tables) {
    const [ours, theirs] = [footer.rows[name] ?? 0, await countOf(copy, name)]
    if (ours !== theirs) return `${name}: ${count(ours)} rows in the backup, ${count(theirs)} in the copy`
  }
  return null
}

/** Files of a backup are read and checked, and stored nowhere. */
const nowhere = { read: async () => null, write: async () => {}, remove: async () => {} }

const restored = async (options: DrillOptions): Promise<Omit<DrillReport, 'file' | 'bytes' | 'sealed' | 'tookMs'>> => {
  await dropLeftOver(options.url)
  const database = await copyOf(options.url)
  const keys = await mkdtemp(join(tmpdir(), 'partnercare-drill-'))
  const running = connect({ connectionString: options.url, max: 1 })
  const copy = connect({ connectionString: database.url, max: 2 })
  try {
    const result = await importBackup({ ...options, kept: [], url: database.url, store: nowhere, erased: [] })
    const { header, footer, position } = result
    keepPublicKeys(keys, header.keys)
    adoptHead(keys, footer.footer.head)
    const rows = header.tables.reduce((sum, { name }) => sum + (footer.footer.rows[name] ?? 0), 0)
    const fault = await firstDifference({ running, copy, keys }, result)
    return { asOf: header.at, position, commits: footer.footer.rows.log ?? 0, rows, fault }
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error
    return { asOf: null, position: null, commits: null, rows: null, fault: error.message }
  } finally {
    await Promise.all([running.end(), copy.end()])
    await database.drop()
    await rm(keys, { recursive: true })
  }
}

/** Brings a backup into a database of its own, verifies the copy, compares it with the running log, and removes it. */
export const drillRestore = async (options: DrillOptions): Promise<DrillReport> => {
  const began = performance.now()
  const { size: bytes } = statSync(options.file)
  const sealed = await isSealed(options.file)
  const found = await restored(options)
  return { file: basename(options.file), bytes, sealed, ...found, tookMs: Math.ceil(performance.now() - began) }
}
