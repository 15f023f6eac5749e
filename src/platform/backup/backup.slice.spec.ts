import { createHash, hash, randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { newKey, wrap } from '#platform/access/sealing.ts'
import { folderStore } from '#platform/files/folder-store.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { headSigner } from '#platform/log/signing-key.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { prepareRoles } from '#platform/postgres/roles.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { copyOf } from '#tests/database-copy.ts'
import { saidOfBackup } from './backup-format.ts'
import { exportBackup } from './export-backup.ts'
import { type ImportOptions, importBackup } from './import-backup.ts'
import { keptTables, leftOutTables, logTables } from './kept-tables.ts'
import { readBackup } from './read-backup.ts'

const masterKey = randomBytes(32)
const erased = { person: randomUUID(), wrapped: randomBytes(60) }
let source: TestDatabase
let log: EventLog
let folder: string
let file: string

const about = () => ({
  command: 'note',
  actor: randomUUID(),
  role: 'SALES',
  origin: { device: 'Fire\u0001fox' },
  correlation: randomUUID(),
  reason: 'tab\there, \\backslash, “quoted”\nand a new line',
})
const noted = (key: string, events: number) => ({
  kind: 'note',
  key,
  expected: 'any' as const,
  events: Array.from({ length: events }, (_, n) => ({
    type: 'Noted',
    schemaVersion: 1,
    data: { n, half: 0.5, text: `Año\t${n}\u0002\\N` },
  })),
})
const query = async <T extends object>(url: string, sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query<T>(sql).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  )
}

beforeAll(async () => {
  source = await freshDatabase()
  log = eventLog(connectAsPortal(source.url, { max: 4 }))
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  for (let at = 1; at <= 20; at++) {
    await log.append([noted(`key ${at % 7}`, (at % 3) + 1), noted(`other ${at}`, 1)], {
      ...about(),
      idempotency: { owner: randomUUID(), key: 'once', bodyHash: 'ab', answer: { at } },
      series: { name: 'note', year: 2026, placeholder: '{num}' },
      deadlines: [
        ...[{ id: randomUUID(), kind: 'due', streamKind: 'note', streamKey: `key ${at % 7}`, version: 1 }].map(
          (it) => ({ ...it, dueAt: '2027-01-01T00:00:00.123Z' }),
        ),
      ],
    })
  }
  const person = randomUUID()
  await log.pool.query('select es.keep_key($1, $2)', [person, wrap(masterKey, person, newKey())])
  await log.pool.query('select es.keep_key($1, $2)', [erased.person, erased.wrapped])
  await log.pool.query('select es.erase_key($1)', [erased.person])
  file = await exported()
})
afterAll(async () => {
  await log.pool.end()
  await source.drop()
  rmSync(folder, { recursive: true })
})

const signer = () => headSigner(join(folder, 'log'), null)
const keys = () => ({ [signer().keyId]: readFileSync(join(folder, 'log', `${signer().keyId}.public.pem`), 'utf8') })
const exported = async (url = source.url): Promise<string> => {
  const path = join(folder, `${randomUUID()}.zst`)
  await exportBackup({ url, file: path, signer: signer(), keys: keys(), store: null })
  return path
}
const imported = async (url: string, path: string, options: Partial<ImportOptions> = {}) =>
  importBackup({
    ...{ url, file: path, trusted: [signer().keyId], kept: [], masterKey: masterKey.toString('base64') },
    store: await folderStore(join(folder, 'files')),
    ...options,
  })
const linesOf = (path: string): string[] => zstdDecompressSync(readFileSync(path)).toString().trimEnd().split('\n')
const packed = (text: string | Buffer): string => {
  const path = join(folder, `${randomUUID()}.zst`)
  writeFileSync(path, zstdCompressSync(typeof text === 'string' ? Buffer.from(text) : text))
  return path
}
const check = async (path: string, trusted: readonly string[] | null = [signer().keyId]): Promise<void> => {
  for await (const _ of readBackup({ file: path, trusted, kept: [] }));
}

/** All that a backup keeps, as text. */
const contentOf = async (url: string): Promise<Record<string, string[]>> => {
  const content: Record<string, string[]> = {}
  const tables = [...logTables, 'es.arrival', ...keptTables.map(({ name }) => name)]
  for (const table of tables) {
    const columns = table === 'es.arrival' ? 'last_value' : '*'
    const rows = await query<{ row: string }>(url, `select t::text as row from (select ${columns} from ${table}) t`)
    content[table] = rows.map(({ row }) => row).toSorted()
  }
  return content
}
const emptyAfter = async (work: (url: string) => Promise<unknown>): Promise<void> => {
  const target = await freshDatabase()
  try {
    const before = await contentOf(target.url)
    await work(target.url)
    expect(await contentOf(target.url)).toEqual(before)
  } finally {
    await target.drop()
  }
}

describe('a backup', () => {
  test('brings every row of every table that is kept into an empty database, to the last digit', async () => {
    const target = await freshDatabase()
    const { position } = await imported(target.url, file)
    expect(position).toBe(61)
    expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
    expect(await query(target.url, 'select fault, checked from es.verify()')).toEqual([{ fault: null, checked: '20' }])
    await expect(query(target.url, `update es.event set data = '{}'`)).rejects.toThrow('the past is not edited')
    const there = eventLog(connectAsPortal(target.url))
    expect(await there.append([noted('key 1', 1)], about())).toMatchObject({ commit: 21, head: 62 })
    await there.pool.end()
    await target.drop()
  })

  test('holds no key of an erased person, and brings back that they were erased', async () => {
    const text = linesOf(file).join('\n')
    expect(text).toContain(erased.person)
    expect(text).not.toContain(erased.wrapped.toString('hex'))
    const target = await freshDatabase()
    await imported(target.url, file)
    const again = `select es.keep_key('${erased.person}', '\\x00') as key`
    expect(await query(target.url, again)).toEqual([{ key: null }])
    await target.drop()
  })

  test('makes what it needs where there is nothing at all', async () => {
    const target = await copyOf('template0', inject('postgres').adminUrl)
    await imported(target.url, file)
    expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
    await target.drop()
  })

  test('is brought in, and made, by an owner who is no superuser', async () => {
    const { adminUrl } = inject('postgres')
    const name = `tenant_${randomBytes(6).toString('hex')}`
    const url = Object.assign(new URL(adminUrl), { username: name, password: 'secret', pathname: `/${name}` }).href
    await query(adminUrl, `create role ${name} login createrole password 'secret'`)
    await query(adminUrl, `create database ${name} owner ${name}`)
    await query(
      adminUrl,
      `grant partnercare_owner, partnercare_app to ${name} with admin true, set false, inherit false`,
    )
    await imported(url, file)
    expect(await contentOf(url)).toEqual(await contentOf(source.url))
    await check(await exported(url))
    await query(adminUrl, `drop database ${name} with (force)`)
    await query(adminUrl, `drop owned by ${name}; drop role ${name}`)
  })

  test('knows of every table whether it goes along', async () => {
    const tables = await query<{ name: string }>(
      source.url,
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const known = new Set([...logTables, ...keptTables.map(({ name }) => name), ...Object.keys(leftOutTables)])
    const unknown = tables.filter(({ name }) => !known.has(name) && !known.has(`${name.split('.')[0]}.*`))
    expect(unknown).toEqual([])
    const sequences = `select sequence_name as name from information_schema.sequences where sequence_schema <> 'work'`
    expect(await query(source.url, sequences)).toEqual([{ name: 'arrival' }])
  })

  test('is of one moment, though others append all the while, and what had no place yet gets one', async () => {
    const busy = await freshDatabase()
    const writers = eventLog(connectAsPortal(busy.url, { max: 6 }))
    let stopped = false
    const write = async (who: number) => {
      while (!stopped)
        await inTransaction(writers.pool, (tx) => writers.appendIn(tx, [noted(`w${who % 2}`, 2)], about()))
    }
    const running = [1, 2, 3].map(write)
    await expect.poll(() => writers.seal(), { timeout: 10_000 }).toBeGreaterThan(500)
    const path = await exported(busy.url)
    stopped = true
    await Promise.all(running)
    await writers.pool.end()

    const target = await freshDatabase()
    const { position, header } = await imported(target.url, path)
    expect(position).toBeGreaterThanOrEqual(header.head.position)
    const [there] = await query<{ head: number; events: number; fault: null }>(
      target.url,
      `select (select sum(n)::int from es.log) as head, (select count(*)::int from es.event) as events, fault from es.verify()`,
    )
    expect(there).toEqual({ head: position, events: position, fault: null })
    expect(await query(target.url, 'select from es.pending')).toEqual([])
    await Promise.all([target.drop(), busy.drop()])
  })

  test('gives what was recorded, and waits for its place, the next place', async () => {
    const database = await freshDatabase()
    const its = eventLog(connectAsPortal(database.url, { max: 2 }))
    await its.append([noted('one', 2)], about())
    for (const events of [1, 3])
      await inTransaction(its.pool, (tx) => its.appendIn(tx, [noted('one', events)], about()))
    const path = await exported(database.url)
    const target = await freshDatabase()
    const { position, header } = await imported(target.url, path)
    expect([header.head.position, position]).toEqual([2, 6])
    await its.seal()
    const log = 'select position, n, commit_id, kinds, body_hash, chain from es.log order by position'
    expect(await query(target.url, log)).toEqual(await query(database.url, log))
    await its.pool.end()
    await Promise.all([target.drop(), database.drop()])
  })

  test('of an older portal is migrated from where that one stood', async () => {
    const older = join(folder, 'migrations')
    cpSync(join(import.meta.dirname, '../../../migrations'), older, { recursive: true })
    const last = readdirSync(older).toSorted().at(-1)!
    rmSync(join(older, last))
    const { adminUrl } = inject('postgres')
    const [database, target] = [await copyOf('template0', adminUrl), await copyOf('template0', adminUrl)]
    await prepareRoles(database.url)
    await migrate(database.url, older)
    const its = eventLog(connectAsPortal(database.url))
    await its.append([noted('one', 2)], about())
    await its.pool.end()
    const path = await exported(database.url)
    await imported(target.url, path)
    expect(await query(target.url, 'select max(name) as last from public.migration')).toEqual([{ last }])
    await emptyAfter((url) => expect(imported(url, path)).rejects.toThrow('The backup is older than this database'))
    await Promise.all([target.drop(), database.drop()])
  })

  test('takes along the bytes of files, where it is asked to, and leaves none behind when it is refused', async () => {
    const store = await folderStore(join(folder, 'there'))
    const bytes = randomBytes(1_000_000)
    const [path, sha] = [`documents/${randomUUID()}.pdf`, hash('sha256', bytes)]
    await store.write(path, bytes, 'application/pdf')
    const database = await freshDatabase()
    const its = eventLog(connectAsPortal(database.url))
    await its.append([noted('one', 1)], about())
    await its.pool.query(
      `insert into files.file (path, name, media_type, bytes, sha256, stored_at, attached_at) values ($1, 'a', 'application/pdf', $2, $3, now(), now())`,
      [path, bytes.length, sha],
    )
    await its.pool.end()
    const whole = join(folder, 'with-files.zst')
    await exportBackup({ url: database.url, file: whole, signer: signer(), keys: keys(), store })

    const elsewhere = await folderStore(join(folder, 'elsewhere'))
    const torn = packed(`${linesOf(whole).slice(0, -1).join('\n')}\n`)
    await emptyAfter((url) => expect(imported(url, torn, { store: elsewhere })).rejects.toThrow('cut off'))
    expect(await elsewhere.read(path)).toBeNull()
    const target = await freshDatabase()
    await imported(target.url, whole, { store: elsewhere })
    expect(Buffer.concat(await (await elsewhere.read(path))!.toArray()).equals(bytes)).toBe(true)
    await Promise.all([target.drop(), database.drop()])
  })
})

describe('an import is refused, and leaves nothing behind,', () => {
  test('where the database holds something, or a portal runs on it', async () => {
    const target = await freshDatabase()
    const somebody = new Client({ connectionString: target.url })
    await somebody.connect()
    await expect(imported(target.url, file)).rejects.toThrow('somebody else is connected')
    await somebody.end()
    await imported(target.url, file)
    const before = await contentOf(target.url)
    await expect(imported(target.url, file)).rejects.toThrow('This database is not empty')
    expect(await contentOf(target.url)).toEqual(before)
    await target.drop()
  })

  test('with another master key', () =>
    emptyAfter((url) =>
      expect(imported(url, file, { masterKey: randomBytes(32).toString('base64') })).rejects.toThrow('MASTER_KEY'),
    ))

  test('when more was signed here than it reaches', () =>
    emptyAfter(async (url) => {
      const kept = [signer().sign({ position: 62, chain: 'ab', at: '2026-11-20T12:00:00.000Z' })]
      await expect(imported(url, file, { kept })).rejects.toThrow('what came after is lost')
    }))

  test('when another log was signed here', () =>
    emptyAfter(async (url) => {
      const kept = [signer().sign({ position: 61, chain: 'ab', at: '2026-11-20T12:00:00.000Z' })]
      await expect(imported(url, file, { kept })).rejects.toMatchObject({ what: 're-hashed', place: { position: 61 } })
    }))

  const first = () => linesOf(file).findIndex((line) => line.startsWith('{"position":'))
  const positionAt = (line: number): number => JSON.parse(linesOf(file)[first() + line]!).position
  const cases: Record<string, [change: (lines: string[], at: number) => void, what: string, commit: number | null]> = {
    'with an event edited': [(it, at) => (it[at + 5] = it[at + 5]!.replace('Año', 'Ano')), 'edited', 5],
    'with its author edited': [(it, at) => (it[at + 5] = it[at + 5]!.replace(/"actor":"./, '"actor":"z')), 'edited', 5],
    'without one of its commits': [(it, at) => it.splice(at + 5, 1), 'missing', 5],
    'with two of them changed about': [(it, at) => it.splice(at + 5, 2, it[at + 6]!, it[at + 5]!), 'reordered', 5],
    'with one of them twice': [(it, at) => it.splice(at + 5, 0, it[at + 4]!), 'inserted', 5],
    'without its last commit': [(it, at) => it.splice(at + 19, 1), 'missing', 19],
    'without its last lines': [(it, at) => it.splice(at + 5), 'cut off', 5],
    'with a hash edited': [
      (it, at) => (it[at + 5] = it[at + 5]!.replace(/"chain":"../, '"chain":"zz')),
      're-hashed',
      5,
    ],
    'with a row of a table edited': [
      (it) => (it[it.findIndex((line) => line.includes('2027-01-01'))] = '["x"]'),
      'edited',
      null,
    ],
    'without a row of a table': [
      (it) =>
        it.splice(
          it.findIndex((line) => line.includes('2027-01-01')),
          1,
        ),
      'missing',
      null,
    ],
    'with another signature': [
      (it) =>
        (it[it.length - 1] = it
          .at(-1)!
          .replace(/"signature":"(.)/, (_, sign) => `"signature":"${sign === '0' ? 1 : 0}`)),
      'forged',
      null,
    ],
    'with another head': [
      (it) => {
        it[0] = it[0]!.replace(/"chain":"[0-9a-f]{2}/, '"chain":"zz')
      },
      'edited',
      null,
    ],
    'when it is something else': [(it) => it.splice(0, 1), 'not a backup', null],
  }
  for (const [name, [change, what, commit]] of Object.entries(cases))
    test(name, () =>
      emptyAfter(async (url) => {
        const lines = linesOf(file)
        change(lines, first())
        const refused = expect(imported(url, packed(`${lines.join('\n')}\n`))).rejects
        await refused.toMatchObject({ what, ...(commit !== null && { place: { position: positionAt(commit) } }) })
      }),
    )

  test('when its packing is torn, or it is no packing at all', () =>
    emptyAfter(async (url) => {
      const torn = join(folder, 'torn.zst')
      const bytes = readFileSync(file)
      writeFileSync(torn, bytes.subarray(0, bytes.length - 100))
      await expect(imported(url, torn)).rejects.toMatchObject({ name: 'BackupFault' })
      writeFileSync(torn, 'PartnerCare')
      await expect(imported(url, torn)).rejects.toMatchObject({ what: 'not a backup' })
    }))

  test('when somebody else signed it anew, unless their key is asked for', () =>
    emptyAfter(async (url) => {
      const stranger = headSigner(join(folder, 'stranger'), null)
      const path = join(folder, 'stranger.zst')
      const pem = readFileSync(join(folder, 'stranger', `${stranger.keyId}.public.pem`), 'utf8')
      const options = { url: source.url, file: path, signer: stranger, keys: { [stranger.keyId]: pem }, store: null }
      const { footer } = await exportBackup(options)
      await check(path, [stranger.keyId])
      await check(path, null)
      await expect(imported(url, path)).rejects.toMatchObject({ what: 'forged' })
      const signed = Buffer.from(stranger.signText(saidOfBackup(footer)), 'base64').toString('hex')
      const lines = linesOf(path).slice(0, -1)
      const claimed = JSON.stringify({ footer, keyId: signer().keyId, signature: signed })
      await expect(imported(url, packed(`${[...lines, claimed].join('\n')}\n`))).rejects.toMatchObject({
        what: 'forged',
      })
    }))
})

describe('what whoever holds the key signs anew', () => {
  /** The same lines, with every hash and signature that fits them. */
  const signedAnew = (lines: readonly string[]): string => {
    const sha = createHash('sha256')
    const written = lines.map((line) => {
      const it = JSON.parse(line)
      if ('end' in it) it.sha256 = sha.copy().digest('hex')
      if ('footer' in it) {
        it.footer.sha256 = sha.copy().digest('hex')
        it.signature = Buffer.from(signer().signText(saidOfBackup(it.footer)), 'base64').toString('hex')
      }
      const text = `${JSON.stringify(it)}\n`
      sha.update(text)
      return text
    })
    return packed(written.join(''))
  }
  const changed = (has: string, change: (line: string) => string): string => {
    const lines = linesOf(file)
    const at = lines.findIndex((line) => line.includes(has))
    return signedAnew(lines.with(at, change(lines[at]!)))
  }

  test('is taken when nothing was changed', () => check(signedAnew(linesOf(file))))

  test('must still be what was recorded', async () => {
    const edited = changed('Año', (line) => line.replace('Año', 'Ano'))
    await emptyAfter((url) => expect(imported(url, edited)).rejects.toMatchObject({ what: 'edited' }))
    const other = changed('"format"', (line) => line.replace('"es.command"', '"es.event"'))
    await emptyAfter((url) => expect(imported(url, other)).rejects.toMatchObject({ name: 'BackupFault' }))
  })

  test('must still belong together', async () => {
    const longer = changed('"note","key 1"', (line) => line.replace(/"(\d+)"\]$/, (_, n) => `"${Number(n) + 1}"]`))
    const refused = { what: 'missing', place: { section: 'es.stream' } }
    await emptyAfter((url) => expect(imported(url, longer)).rejects.toMatchObject(refused))
  })
})

test('any single edited byte is refused', async () => {
  const content = zstdDecompressSync(readFileSync(file))
  await check(packed(content))
  await fc.assert(
    fc.asyncProperty(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const edited = Buffer.from(content)
      edited[at] = edited[at]! ^ flip
      const path = packed(edited)
      await expect(check(path)).rejects.toMatchObject({ name: 'BackupFault' })
      rmSync(path)
    }),
    { numRuns: 150 },
  )
})
