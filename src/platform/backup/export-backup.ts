import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { PoolClient } from 'pg'
import type { HeadSigner } from '#platform/log/proof/signing-key.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { onOneConnection } from '#platform/postgres/one-connection.ts'
import { BACKUP_FORMAT, type BackupFooter, type BackupHeader, saidOfBackup } from './backup-format.ts'
import { type BackedUpFile, type ReadStore, storedFiles } from './file-lines.ts'
import type { ReadOptions } from './read-backup.ts'
import { type Sealing, sealingTo } from './sealing-file.ts'
import { commitsIn, momentOf, plainly, rowsOf, tablesOf, waitingCommits } from './snapshot.ts'

const POSITIONS_AT_A_TIME = 5_000
const NEWLINE = 10

/** `identities`: they open it where it is sealed. */
export type Draft = Required<Pick<ReadOptions, 'file' | 'identities'>>

export type ExportOptions = {
  readonly url: string
  readonly file: string
  readonly signer: HeadSigner
  readonly keys: Readonly<Record<string, string>>
  /** null: without the bytes of files. */
  readonly store: ReadStore | null
  readonly onProgress?: (commits: number, of: number) => void
  /** A public key of age that the file is sealed to; without one it is not sealed. */
  readonly recipient?: string | null
  /** Verifies the draft before it is renamed; throwing keeps the former file. */
  readonly readBack: (draft: Draft) => Promise<void>
}

export type ExportResult = { readonly header: BackupHeader; readonly footer: BackupFooter['footer'] }

const newlinesIn = (bytes: Buffer): number => {
  let count = 0
  for (let offset = bytes.indexOf(NEWLINE); offset !== -1; offset = bytes.indexOf(NEWLINE, offset + 1)) count++
  return count
}

const ledger = () => {
  const sha = createHash('sha256')
  const rows: Record<string, number> = {}
  const noted = (bytes: Buffer): Buffer => {
    sha.update(bytes)
    return bytes
  }
  const line = (value: object): Buffer => noted(Buffer.from(`${JSON.stringify(value)}\n`))
  const digest = (): string => sha.copy().digest('hex')
  return {
    line,
    digest,
    rows,
    section: async function* (name: string, chunks: AsyncIterable<Buffer>, onRows?: (rows: number) => void) {
      rows[name] = 0
      for await (const chunk of chunks) {
        rows[name] += newlinesIn(chunk)
        yield noted(chunk)
        onRows?.(rows[name])
      }
      yield line({ end: name, rows: rows[name], sha256: digest() })
    },
  }
}

type Moment = Awaited<ReturnType<typeof momentOf>>

async function* logLines(client: PoolClient, { head, waiting }: Moment): AsyncGenerator<Buffer> {
  const last = head?.position ?? 0
  for (let after = 0; after < last; after += POSITIONS_AT_A_TIME)
    yield* commitsIn(client, after, Math.min(last, after + POSITIONS_AT_A_TIME))
  if (waiting.length > 0) yield* waitingCommits(client, waiting)
}

/** Releases the snapshot before the log, whose sealed part is immutable: vacuum is not delayed. */
async function* backup(
  client: PoolClient,
  options: ExportOptions,
  done: (it: ExportResult) => void,
): AsyncGenerator<Buffer> {
  const { line, section, digest, rows } = ledger()
  await client.query(plainly)
  await client.query('begin isolation level repeatable read, read only')
  const moment = await momentOf(client)
  if (moment.shifted) throw new CannotStart('The clock of this database is shifted: its world is still being report.')
  if (!moment.head) throw new CannotStart('Nothing was recorded in this database yet: there is nothing to back up.')
  const tables = await tablesOf(client)
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    ...{ at: moment.at, migrations: moment.migrations, arrival: moment.arrival, head: moment.head },
    ...{ commits: moment.commits, files: options.store !== null, tables, keys: options.keys },
  }
  yield line(header)
  for (const table of tables) yield* section(table.name, rowsOf(client, table))
  const files: BackedUpFile[] = options.store ? await storedFiles.of(client) : []
  await client.query('commit')

  const report = (count: number) => options.onProgress?.(count, moment.commits + moment.waiting.length)
  yield* section('log', logLines(client, moment), report)
  if (options.store) yield* section('files', storedFiles.lines(options.store, files))
  const head = options.signer.sign({ ...moment.head, at: moment.at })
  const footer = { rows, head, sha256: digest() }
  const signature = Buffer.from(options.signer.signText(saidOfBackup(footer)), 'base64').toString('hex')
  yield line({ footer, keyId: options.signer.keyId, signature })
  done({ header, footer })
}

const onDisk = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Runs online. The file appears when it is complete, synced and verified. */
export const exportBackup = async (options: ExportOptions): Promise<ExportResult> => {
  const draft = `${options.file}.part`
  let exported: ExportResult | undefined
  const sealing: Sealing | null = options.recipient ? await sealingTo(options.recipient) : null
  try {
    await onOneConnection(options.url, (client) =>
      pipeline(
        backup(client, options, (done) => {
          exported = done
        }),
        createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } }),
        sealing ? sealing.seal : new PassThrough(),
        createWriteStream(draft, { mode: 0o600 }),
      ),
    )
    await onDisk(draft)
    await options.readBack({ file: draft, identities: sealing ? [sealing.identity] : [] })
    await rename(draft, options.file)
    return exported!
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
