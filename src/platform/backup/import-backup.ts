import type { PoolClient } from 'pg'

import { opensPeoplesKeys } from '#platform/access/master-key.ts'
import { walkLog } from '#platform/log/walk.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { installDatabase, sameSchema } from '#platform/postgres/install.ts'
import { onOneConnection } from '#platform/postgres/one-connection.ts'
import { count } from '#platform/text/formats.ts'
import { BackupFault, type BackupFaultKind } from './backup-fault.ts'
import type { BackupFooter, BackupHeader } from './backup-format.ts'
import { copyCommits, copyingIn } from './copy-in.ts'
import { refuseNewer, refuseOccupied } from './empty-database.ts'
import { type FileStoring, fileStoring, type WriteStore } from './file-storing.ts'
import { keptTables } from './kept-tables.ts'
import { type Piece, type ReadOptions, readBackup } from './read-backup.ts'
import { repeatErasures } from './repeated-erasures.ts'

export type ImportOptions = ReadOptions & {
  /** The owner's, of an empty database. */
  readonly url: string
  /** Base64. */
  readonly masterKey: string
  readonly store: WriteStore
  /** Keys that were destroyed; they are destroyed in what is brought in. */
  readonly erased: readonly string[]
  readonly onProgress?: (commits: number, of: number) => void
}

/** `position`: the log's last, including commits that were unsealed. */
export type ImportResult = {
  readonly header: BackupHeader
  readonly footer: BackupFooter
  readonly position: number
  /** How many of `erased` were in the backup. */
  readonly erasedAgain: number
}

const SEALERS = 'select pg_advisory_xact_lock(20261, 1)'

const checkTables = async (client: PoolClient, { tables }: BackupHeader): Promise<void> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select k.name, array_agg(a.attname::text) as columns from unnest($1::text[]) as k (name)
       join pg_attribute a on a.attrelid = to_regclass(k.name) and a.attnum > 0 and not a.attisdropped group by k.name`,
    [keptTables.map(({ name }) => name)],
  )
  const known = new Map(rows.map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables)
    if (!columns.every((column) => known.get(name)?.includes(column)))
      throw new BackupFault('edited', { section: name })
}

const nameFault = async (client: PoolClient): Promise<BackupFault> => {
  const { rows } = await client.query<{ fault: BackupFaultKind | null; place: number | null }>(
    'select fault, place from es.verify()',
  )
  const { fault, place } = rows[0]!
  return new BackupFault(fault ?? 'edited', place === null ? { section: 'log' } : { position: place })
}

const checkLoaded = async (client: PoolClient, position: number): Promise<void> => {
  await client.query('analyze es.commit, es.event, es.log, es.stream')
  const { commits, broken } = await walkLog(client, position, { lanes: 1 })
  if (broken !== null) throw await nameFault(client)
  const { rows } = await client.query<{ log: boolean; streams: boolean }>(
    `select (select count(*) from es.commit) = $1 and (select count(*) from es.event) = $2 as log,
       (select sum(version) from es.stream) = $2 and not exists (
         select from es.stream s where s.version <> coalesce(
           (select max(e.version) from es.event e where e.stream_id = s.id), 0)) as streams`,
    [commits, position],
  )
  if (!rows[0]!.log) throw new BackupFault('inserted', { section: 'log' })
  if (!rows[0]!.streams) throw new BackupFault('missing', { section: 'es.stream' })
}

/** Without it no name could be read again: fails early. */
const checkMasterKey = async (client: PoolClient, masterKey: string): Promise<void> => {
  if (!(await opensPeoplesKeys(client, { masterKey })))
    throw new CannotStart('MASTER_KEY is not the one of the portal that was backed up: no personal data could be read.')
}

type LoadResult = { readonly footer: BackupFooter; readonly position: number }

const load = async (
  client: PoolClient,
  header: BackupHeader,
  pieces: AsyncIterable<Piece>,
  options: LoadOptions,
): Promise<LoadResult> => {
  const copying = copyingIn(client)
  let loaded: LoadResult | undefined
  let commits = 0
  for await (const piece of pieces) {
    if (piece.kind === 'rows') {
      const { columns } = header.tables.find(({ name }) => name === piece.table)!
      await copying.write(piece.table, columns, piece.rows)
    } else if (piece.kind === 'commits') {
      await copyCommits(copying, piece.commits)
      commits += piece.commits.length
      options.onProgress?.(commits, header.commits)
    } else if (piece.kind === 'files') await options.files.take(piece.lines)
    else if (piece.kind === 'footer') loaded = { footer: piece.footer, position: piece.head.position }
  }
  await options.files.finish()
  await copying.done()
  await checkLoaded(client, loaded!.position)
  return loaded!
}

type LoadOptions = Pick<ImportOptions, 'onProgress'> & { readonly files: FileStoring }

const inOneTransaction = (options: ImportOptions, header: BackupHeader, pieces: AsyncIterable<Piece>) =>
  onOneConnection(options.url, async (client) => {
    const files = fileStoring(options.store)
    try {
      await client.query('begin')
      await client.query(SEALERS)
      await refuseOccupied(client)
      await checkTables(client, header)
      const loaded = await load(client, header, pieces, { ...options, files })
      await checkMasterKey(client, options.masterKey)
      const erasedAgain = await repeatErasures(client, options.erased, options)
      await client.query(`select setval('es.arrival', $1)`, [header.arrival]) // last: no rollback takes it back
      await client.query('commit')
      return { ...loaded, erasedAgain }
    } catch (error) {
      await files.undo()
      throw error
    }
  })

/** All or nothing, into an empty database. Checked while reading, and by the database before the commit. */
export const importBackup = async (options: ImportOptions): Promise<ImportResult> => {
  const pieces = readBackup(options)
  const first = await pieces.next()
  if (first.done || first.value.kind !== 'header') throw new BackupFault('not a backup')
  const { header } = first.value
  const last = options.kept.at(-1)?.position ?? 0
  if (last > header.head.position)
    throw new CannotStart(
      `The log was signed here up to position ${count(last)}, the backup ends at ${count(header.head.position)}: what came after is lost. Move log/signed-heads.jsonl in the data folder away, and import again.`,
    )
  const asOf = sameSchema(header.migrations)
  await onOneConnection(options.url, async (client) => {
    await refuseOccupied(client)
    await refuseNewer(client, asOf)
  })
  await installDatabase(options.url, { asOf })
  const loaded = await inOneTransaction(options, header, pieces)
  await installDatabase(options.url)
  return { header, ...loaded }
}
