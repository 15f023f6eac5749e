import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'

import { newKey, wrap } from '#platform/access/sealing.ts'
import { type Draft, exportBackup } from '#platform/backup/export-backup.ts'
import { type ImportOptions, importBackup } from '#platform/backup/import-backup.ts'
import { keptTables, logTables } from '#platform/backup/kept-tables.ts'
import { readBackup } from '#platform/backup/read-backup.ts'
import { folderStore } from '#platform/files/folder-store.ts'
import type { DeadlineRow } from '#platform/log/append.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { headSigner } from '#platform/log/proof/signing-key.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

const masterKey = randomBytes(32)

/** Base64: wraps the keys of people in the database that is backed up. */
export const backupKey = masterKey.toString('base64')

/** A person whose key was destroyed before the backup, with the key as it was kept. */
export const erased = { person: randomUUID(), wrapped: randomBytes(60) }

/** Who did it, with text that is hard to carry over. */
export const about = () => ({
  command: 'note',
  actor: randomUUID(),
  role: 'SALES',
  origin: { device: 'Fire\u0001fox' },
  correlation: randomUUID(),
  reason: 'tab\there, \\backslash, “quoted”\nand a new line',
})

/** So many events of one note, with text that is hard to carry over. */
export const noted = (key: string, events: number) => ({
  kind: 'note',
  key,
  expected: 'any' as const,
  events: Array.from({ length: events }, (_, n) => ({
    type: 'Noted',
    schemaVersion: 1,
    data: { n, half: 0.5, text: `Año\t${n}\u0002\\N` },
  })),
})

const due = (streamKey: string): DeadlineRow => ({
  id: randomUUID(),
  kind: 'due',
  streamKind: 'note',
  streamKey,
  version: 1,
  dueAt: '2027-01-01T00:00:00.123Z',
})

const connected = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const query = <T extends object>(url: string, sql: string): Promise<T[]> =>
  connected(url, async (client) => (await client.query<T>(sql)).rows)

/** The lines of a backup, unpacked. */
export const linesOf = (path: string): string[] =>
  zstdDecompressSync(readFileSync(path)).toString().trimEnd().split('\n')

/** All that a backup keeps, as text. */
export const contentOf = (url: string): Promise<Record<string, string[]>> =>
  connected(url, async (client) => {
    const content: Record<string, string[]> = {}
    const tables = [...logTables, 'es.arrival', ...keptTables.map(({ name }) => name)]
    for (const table of tables) {
      const columns = table === 'es.arrival' ? 'last_value' : '*'
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from (select ${columns} from ${table}) t`,
      )
      content[table] = rows.map(({ row }) => row).toSorted()
    }
    return content
  })

/** An empty database is still empty after this. */
export const emptyAfter = async (work: (url: string) => Promise<unknown>): Promise<void> => {
  const target = await freshDatabase()
  try {
    const before = await contentOf(target.url)
    await work(target.url)
    expect(await contentOf(target.url)).toEqual(before)
  } finally {
    await target.drop()
  }
}

/** A log of 61 events and its backup, from the first test of this file to its last. */
export const backups = () => {
  const it = {} as { source: TestDatabase; folder: string; file: string }
  let log: EventLog

  beforeAll(async () => {
    it.source = await freshDatabase()
    it.folder = mkdtempSync(join(tmpdir(), 'backup-'))
    log = eventLog(connectAsPortal(it.source.url, { max: 4 }))
    for (let at = 1; at <= 20; at++) {
      await log.append([noted(`key ${at % 7}`, (at % 3) + 1), noted(`other ${at}`, 1)], {
        ...about(),
        idempotency: { owner: randomUUID(), key: 'once', bodyHash: 'ab', answer: { at } },
        series: { name: 'note', year: 2026, placeholder: '{num}' },
        deadlines: [due(`key ${at % 7}`)],
      })
    }
    const person = randomUUID()
    await log.pool.query('select es.keep_key($1, $2)', [person, wrap(masterKey, person, newKey())])
    await log.pool.query('select es.keep_key($1, $2)', [erased.person, erased.wrapped])
    await log.pool.query('select es.erase_key($1)', [erased.person])
    it.file = await exported()
  })
  afterAll(async () => {
    await log.pool.end()
    await it.source.drop()
    rmSync(it.folder, { recursive: true })
  })

  const signer = () => headSigner(join(it.folder, 'log'), null)
  const keys = () => ({
    [signer().keyId]: readFileSync(join(it.folder, 'log', `${signer().keyId}.public.pem`), 'utf8'),
  })
  const exported = async (url = it.source.url, recipient: string | null = null): Promise<string> => {
    const path = join(it.folder, `${randomUUID()}.zst`)
    await exportBackup({ url, file: path, signer: signer(), keys: keys(), store: null, recipient, readBack })
    return path
  }
  const imported = async (url: string, path: string, options: Partial<ImportOptions> = {}) =>
    importBackup({
      ...{
        url,
        file: path,
        trusted: [signer().keyId],
        kept: [],
        masterKey: backupKey,
        erased: [],
      },
      store: await folderStore(join(it.folder, 'files')),
      ...options,
    })
  /** A file with this in it, packed as a backup is. */
  const packed = (text: string | Buffer): string => {
    const path = join(it.folder, `${randomUUID()}.zst`)
    writeFileSync(path, zstdCompressSync(typeof text === 'string' ? Buffer.from(text) : text))
    return path
  }
  /** Reads all of it; fails where it is no whole backup. */
  const check = async (
    path: string,
    trusted: readonly string[] | null = [signer().keyId],
    identities: readonly string[] = [],
  ): Promise<void> => {
    for await (const _ of readBackup({ file: path, trusted, kept: [], identities }));
  }

  const readBack = ({ file, identities }: Draft) => check(file, [signer().keyId], identities)

  return Object.assign(it, { signer, keys, exported, imported, packed, check, readBack })
}
