import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { BackupFault } from '#platform/backup/backup-fault.ts'
import type { BackupFooter, BackupHeader } from '#platform/backup/backup-format.ts'
import { exportBackup } from '#platform/backup/export-backup.ts'
import { importBackup } from '#platform/backup/import-backup.ts'
import { type ReadOptions, readBackup } from '#platform/backup/read-backup.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { openStore } from '#platform/files/start-files.ts'
import { adoptHead, keptHeads } from '#platform/log/proof/signed-heads.ts'
import { headSigner, isGenuine, keepPublicKeys, publicKeysIn } from '#platform/log/proof/signing-key.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { reachDatabase } from '#platform/postgres/reach.ts'
import { refuseUnreachable } from '#platform/postgres/reachable.ts'
import { count } from '#platform/text/formats.ts'
import { progress } from '#scripts/progress.ts'

import { existingFile, refuseUnwritable } from './given-file.ts'

const configured = (): Configuration => readConfiguration('demo', process.env)
const logFolder = ({ dataDir }: Configuration): string => join(dataDir, 'log')

/** How a file is read here: by the key that was named, else by those that this data folder knows, else by any. */
const readingOf = (file: string, key: string | null, configuration: Configuration): ReadOptions => {
  const folder = logFolder(configuration)
  const known = Object.keys(publicKeysIn(folder))
  const kept = keptHeads(folder).filter((head) => isGenuine(folder, head))
  return { file, trusted: key ? [key] : known.length > 0 ? known : null, kept }
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
export const checkBackup = async (file: string, key: string | null): Promise<void> => {
  const reading = readingOf(existingFile(file), key, configured())
  const read = await checked(reading).catch(failed())
  console.log(said(file, read, reading.trusted !== null))
  console.log('every commit is what was recorded, in its place, and nothing was changed since it was signed')
}

/** `npm run log -- export FILE`: while the portal runs. A backup that was not read back is none. */
export const exportLog = async (file: string, files: boolean): Promise<void> => {
  refuseUnwritable(file)
  const configuration = configured()
  const { databaseUrl, dataDir, logSigningKey } = configuration
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CannotStart(`There is no portal in ${dataDir} yet.`)
  const folder = logFolder(configuration)
  const signer = headSigner(folder, logSigningKey)
  const { url, release } = await reachDatabase(configuration)
  const store = files ? await openStore(configuration, { shared: true }) : null
  const bar = progress('commits written')
  let read: BackupEnds | undefined
  const readBack = async (draft: string) => {
    bar.end()
    read = await checked(readingOf(draft, signer.keyId, configuration)).catch(failed(` ${file} was not written.`))
  }
  try {
    const options = { url, file, signer, keys: publicKeysIn(folder), store, onProgress: bar.advance, readBack }
    await exportBackup(options).catch((error) => unwritable(error, file))
  } finally {
    bar.end()
    store?.stop()
    await release()
  }
  console.log(said(file, read!, true))
  console.log('read back and checked: keep it away from this machine, and MASTER_KEY and FINGERPRINT_SECRET elsewhere')
}

/** `npm run log -- import FILE`: into an empty database, the embedded one or that of DATABASE_URL. */
export const importLog = async (file: string, key: string | null): Promise<void> => {
  const configuration = configured()
  const reading = readingOf(existingFile(file), key, configuration)
  if (configuration.databaseUrl) await refuseUnreachable(configuration.databaseUrl)
  const { url, release } = await reachDatabase(configuration)
  const store = await openStore(configuration, { shared: true })
  const bar = progress('commits read')
  try {
    const { masterKey } = configuration.secrets
    const { header, footer, position } = await importBackup({
      ...reading,
      url,
      masterKey,
      store,
      onProgress: bar.advance,
    })
    keepPublicKeys(logFolder(configuration), header.keys)
    adoptHead(logFolder(configuration), footer.footer.head)
    bar.end()
    console.log(said(file, { header, footer }, reading.trusted !== null))
    console.log(`the log is as it was, up to position ${count(position)}; read models are built at the next start`)
  } catch (error) {
    bar.end()
    if (error instanceof BackupFault) throw new CannotStart(`${error.message}. Nothing was imported.`)
    throw error
  } finally {
    store.stop()
    await release()
  }
}
