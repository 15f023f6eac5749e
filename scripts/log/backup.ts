import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { BackupFault } from '#platform/backup/backup-fault.ts'
import type { BackupFooter, BackupHeader } from '#platform/backup/backup-format.ts'
import { type Draft, exportBackup } from '#platform/backup/export-backup.ts'
import { importBackup } from '#platform/backup/import-backup.ts'
import { backupsIn, nightlyBackup } from '#platform/backup/nightly-backup.ts'
import { type ReadOptions, readBackup } from '#platform/backup/read-backup.ts'
import { type DrillReport, drillRestore } from '#platform/backup/restore-drill.ts'
import { identitiesIn } from '#platform/backup/sealing-file.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { erasedKeysIn, listedErasures } from '#platform/files/erasure-list.ts'
import { openStore } from '#platform/files/start-files.ts'
import type { Store } from '#platform/files/store.ts'
import { adoptHead, keptHeads } from '#platform/log/proof/signed-heads.ts'
import { headSigner, isGenuine, keepPublicKeys, publicKeysIn } from '#platform/log/proof/signing-key.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { reachDatabase } from '#platform/postgres/reach.ts'
import { refuseUnreachable } from '#platform/postgres/reachable.ts'
import { count, counted } from '#platform/text/formats.ts'
import { progress } from '#scripts/progress.ts'

import { existingFile, refuseUnwritable } from './given-file.ts'

const configured = (): Configuration => readConfiguration('demo', process.env)
const logFolderOf = ({ dataDir }: Configuration): string => join(dataDir, 'log')

const refuseNoPortal = ({ databaseUrl, dataDir }: Configuration): void => {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CannotStart(`There is no portal in ${dataDir} yet.`)
}

/** `identity`: the file of the identity that opens a sealed backup. */
export type ReadingOptions = { readonly key?: string; readonly identity?: string }

/** Those noted in the store of files, and those in a file. */
const erasedSoFar = async (store: Store, file: string | undefined): Promise<string[]> => [
  ...(await listedErasures(store)),
  ...(file === undefined ? [] : erasedKeysIn(readFileSync(existingFile(resolve(file)), 'utf8'))),
]

/** How a file is read here: by the key that was named, else by those that this data folder knows, else by any. */
const readingOf = (file: string, { key, identity }: ReadingOptions, configuration: Configuration): ReadOptions => {
  const folder = logFolderOf(configuration)
  const known = Object.keys(publicKeysIn(folder))
  const kept = keptHeads(folder).filter((head) => isGenuine(folder, head))
  const identities = identity === undefined ? [] : identitiesIn(existingFile(resolve(identity)))
  return { file, identities, trusted: key ? [key] : known.length > 0 ? known : null, kept }
}

type BackupEnds = { readonly header: BackupHeader; readonly footer: BackupFooter }

/** The bytes of files are summed up in a sentence: their lines say nothing. */
const said = (file: string, { header, footer: { footer, keyId } }: BackupEnds, isKnown: boolean): string => {
  const rows = Object.entries(footer.rows).flatMap(([section, lines]) =>
    section === 'files' ? [] : [`${section} ${count(lines)}`],
  )
  return [
    `${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB, as of ${header.at}`,
    `${count(footer.rows.log ?? 0)} commits up to position ${count(header.head.position)}, chain ${header.head.chain.slice(0, 16)}…`,
    rows.join(', '),
    header.files ? 'with the bytes of files' : 'without the bytes of files: back them up by themselves',
    `signed by the key ${keyId}${isKnown ? '' : ', which is not known here: name it with --key to be sure'}`,
  ].join('\n')
}

const failed =
  (so = '') =>
  (error: unknown): never => {
    if (error instanceof BackupFault) throw new CannotStart(`${error.message}.${so}`)
    throw error
  }

/** A disk that is full: reported with the name of the file. */
const unwritable = (error: unknown, file: string): never => {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'open' || syscall === 'write' || syscall === 'fsync')
    throw new CannotStart(`${file} cannot be written (${code}).`)
  throw error
}

const checked = async (reading: ReadOptions): Promise<BackupEnds> => {
  const bar = progress('commits checked')
  let header: BackupHeader | undefined
  let commits = 0
  try {
    for await (const piece of readBackup(reading)) {
      if (piece.kind === 'header') header = piece.header
      if (piece.kind === 'commits') {
        commits += piece.commits.length
        bar.advance(commits, header!.commits)
      }
      if (piece.kind === 'footer') return { header: header!, footer: piece.footer }
    }
    throw new BackupFault('cut off')
  } finally {
    bar.end()
  }
}

/** `npm run log -- check-backup FILE`: offline. */
export const checkBackup = async (file: string, options: ReadingOptions): Promise<void> => {
  const reading = readingOf(existingFile(file), options, configured())
  const read = await checked(reading).catch(failed())
  console.log(said(file, read, reading.trusted !== null))
  console.log('every commit is what was recorded, in its place, and nothing was changed since it was signed')
}

type ExportOptions = { readonly files?: boolean; readonly to?: string }

/** `npm run log -- export FILE`: while the portal runs. A backup that was not read back is none. */
export const exportLog = async (file: string, { files = false, to }: ExportOptions): Promise<void> => {
  refuseUnwritable(file)
  const configuration = configured()
  refuseNoPortal(configuration)
  const folder = logFolderOf(configuration)
  const signer = headSigner(folder, configuration.logSigningKey)
  const { url, release } = await reachDatabase(configuration)
  const recipient = to ?? configuration.backup.recipient
  const store = files ? await openStore(configuration, { shared: true }) : null
  const bar = progress('commits written')
  let read: BackupEnds | undefined
  const readBack = async (draft: Draft) => {
    bar.end()
    read = await checked({ ...readingOf(draft.file, { key: signer.keyId }, configuration), ...draft }).catch(
      failed(` ${file} was not written.`),
    )
  }
  try {
    const keys = publicKeysIn(folder)
    const options = { url, file, signer, keys, store, recipient, onProgress: bar.advance, readBack }
    await exportBackup(options).catch((error) => unwritable(error, file))
  } finally {
    bar.end()
    store?.stop()
    await release()
  }
  console.log(said(file, read!, true))
  if (recipient) console.log(`sealed to ${recipient}: only its identity opens the file`)
  console.log('read back and checked: keep it away from this machine, and MASTER_KEY and FINGERPRINT_SECRET elsewhere')
}

type ImportOptions = ReadingOptions & { readonly erasures?: string }

/** `npm run log -- import FILE`: into an empty database, the embedded one or that of DATABASE_URL. */
export const importLog = async (file: string, options: ImportOptions): Promise<void> => {
  const configuration = configured()
  const reading = readingOf(existingFile(file), options, configuration)
  if (configuration.databaseUrl) await refuseUnreachable(configuration.databaseUrl)
  const { url, release } = await reachDatabase(configuration)
  const store = await openStore(configuration, { shared: true })
  const bar = progress('commits read')
  try {
    const { masterKey } = configuration.secrets
    const { header, footer, position, erasedAgain } = await importBackup({
      ...reading,
      url,
      masterKey,
      store,
      erased: await erasedSoFar(store, options.erasures),
      onProgress: bar.advance,
    })
    keepPublicKeys(logFolderOf(configuration), header.keys)
    adoptHead(logFolderOf(configuration), footer.footer.head)
    bar.end()
    console.log(said(file, { header, footer }, reading.trusted !== null))
    console.log(`the log is as it was, up to position ${count(position)}; read models are built at the next start`)
    if (erasedAgain > 0)
      console.log(
        `${counted(erasedAgain, 'key')} of people, addresses or subscriptions erased since the backup: destroyed again`,
      )
  } catch (error) {
    bar.end()
    if (error instanceof BackupFault) throw new CannotStart(`${error.message}. Nothing was imported.`)
    throw error
  } finally {
    store.stop()
    await release()
  }
}

const drillReport = ({ file, sealed, asOf, position, commits, rows, bytes, tookMs, fault }: DrillReport): string =>
  [
    `${file}: ${(bytes / 1e6).toFixed(1)} MB${sealed ? ', sealed' : ''}${asOf === null ? '' : `, as of ${asOf}`}`,
    ...(position === null
      ? []
      : [
          `${count(commits ?? 0)} commits up to position ${count(position)} and ${count(rows ?? 0)} rows of tables, restored, verified and compared`,
        ]),
    `it took ${(tookMs / 1000).toFixed(1)} s, and the copy is removed`,
    fault ?? 'the copy is what was recorded, and matches the running log',
  ].join('\n')

const newestBackup = async (folder: string | null): Promise<string | null> => {
  const name = folder === null ? undefined : (await backupsIn(folder)).at(-1)
  return folder !== null && name !== undefined ? join(folder, name) : null
}

/** `npm run log -- drill [FILE]`: of the newest backup of BACKUP_DIR, or of one of now. Exit code 1: a difference. */
export const drill = async (given: string, options: ReadingOptions): Promise<void> => {
  const configuration = configured()
  refuseNoPortal(configuration)
  const folder = await mkdtemp(join(tmpdir(), 'partnercare-backup-'))
  const { url, release } = await reachDatabase(configuration)
  const bar = progress('commits read')
  try {
    const file = given ? existingFile(given) : await newestBackup(configuration.backup.folder)
    const { masterKey } = configuration.secrets
    const logFolder = logFolderOf(configuration)
    const signer = headSigner(logFolder, configuration.logSigningKey)
    const report = file
      ? await drillRestore({ ...readingOf(file, options, configuration), url, masterKey, onProgress: bar.advance })
      : await nightlyBackup(configuration.backup, { folder, url, masterKey, logFolder, signer })(new Date())
    bar.end()
    console.log(drillReport(report))
    if (report.fault) process.exitCode = 1
  } finally {
    bar.end()
    await release()
    await rm(folder, { recursive: true })
  }
}
