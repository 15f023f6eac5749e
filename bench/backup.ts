import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

import { exportBackup } from '#platform/backup/export-backup.ts'
import { importBackup } from '#platform/backup/import-backup.ts'
import { folderStore } from '#platform/files/folder-store.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { headSigner } from '#platform/log/proof/signing-key.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'

import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { about, newOrder } from './recording.ts'
import { median, perSecond } from './spread.ts'

const COMMITS = 20_000
const CLIENTS = 16
const ROUNDS = 3
/** Of what plain COPY does with the same tables. */
const AIM = 0.25
const TABLES = ['stream', 'commit', 'event', 'log'] as const

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return perSecond(COMMITS, performance.now() - began)
}

const record = async (url: string): Promise<void> => {
  const log = eventLog(connectAsPortal(url, { max: CLIENTS, hurried: true }))
  let left = COMMITS
  const write = async () => {
    while (left-- > 0) await log.append([newOrder()], about)
  }
  await Promise.all(Array.from({ length: CLIENTS }, write))
  await log.seal()
  await log.pool.end()
}

const connected = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** The same tables by COPY, without order, hashes or packing. */
const plainOut = (url: string): Promise<Buffer[]> =>
  connected(url, async (client) => {
    const dumps: Buffer[] = []
    for (const table of TABLES)
      dumps.push(Buffer.concat(await client.query(to(`copy es.${table} to stdout`)).toArray()))
    return dumps
  })

const plainIn = (url: string, dumps: readonly Buffer[]): Promise<void> =>
  connected(url, async (client) => {
    for (const table of TABLES) await client.query(`create table public.${table} (like es.${table} including all)`)
    await client.query('begin')
    for (const [index, table] of TABLES.entries()) {
      const copying = client.query(from(`copy public.${table} from stdin`))
      copying.end(dumps[index])
      await finished(copying)
    }
    await client.query('commit')
  })

/** The whole log into a file and back, in commits a second, in turns with plain COPY of the same tables. */
export const backup = async (ground: Ground): Promise<Figure[]> => {
  const source = await ground.empty()
  await record(source.url)
  const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'))
  const file = join(folder, 'log.ndjson.zst')
  const signer = headSigner(folder, null)
  const keys = { [signer.keyId]: readFileSync(join(folder, `${signer.keyId}.public.pem`), 'utf8') }
  const store = await folderStore(join(folder, 'files'))
  const reading = {
    file,
    trusted: [signer.keyId],
    kept: [],
    erased: [],
    store,
    masterKey: randomBytes(32).toString('base64'),
  }

  const rates: Record<'out' | 'in' | 'plainOut' | 'plainIn', number[]> = { out: [], in: [], plainOut: [], plainIn: [] }
  for (let round = 0; round < ROUNDS; round++) {
    // The import below checks what is read.
    const written = { url: source.url, file, signer, keys, store: null, readBack: async () => {} }
    rates.out.push(await timed(() => exportBackup(written)))
    let dumps: Buffer[] = []
    rates.plainOut.push(
      await timed(async () => {
        dumps = await plainOut(source.url)
      }),
    )
    const target = await ground.empty()
    rates.in.push(await timed(() => importBackup({ ...reading, url: target.url })))
    await target.drop()
    const plain = await ground.empty()
    rates.plainIn.push(await timed(() => plainIn(plain.url, dumps)))
    await plain.drop()
  }
  await source.drop()
  rmSync(folder, { recursive: true })

  const figure = (what: string, ours: readonly number[], theirs: readonly number[]): Figure => {
    const ratio = median(ours.map((rate, index) => rate / theirs[index]!))
    return {
      what,
      measured: `${median(ours).toFixed(0)} commits/s, ratio ${ratio.toFixed(2)}`,
      aim: `ratio ${AIM}`,
      reached: ratio >= AIM,
      machine: `plain COPY of the same tables: ${median(theirs).toFixed(0)} commits/s`,
    }
  }
  return [
    figure(`Backup of ${COMMITS} commits into a file`, rates.out, rates.plainOut),
    figure('And back into an empty database, checked twice', rates.in, rates.plainIn),
  ]
}
