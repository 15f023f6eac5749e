import { hash, randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'

import { folderStore } from '#platform/files/folder-store.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { prepareRoles } from '#platform/postgres/roles.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { about, backups, contentOf, emptyAfter, erased, linesOf, noted, query } from '#tests/backups.ts'
import { freshDatabase } from '#tests/database.ts'
import { copyOf } from '#tests/database-copy.ts'
import { exportBackup } from './export-backup.ts'
import { keptTables, leftOutTables, logTables } from './kept-tables.ts'

const it = backups()
const { signer, keys, exported, imported, packed, check, readBack } = it

describe('a backup', () => {
  test('brings every row of every table that is kept into an empty database, to the last digit', async () => {
    const target = await freshDatabase()
    const { position } = await imported(target.url, it.file)
    expect(position).toBe(61)
    expect(await contentOf(target.url)).toEqual(await contentOf(it.source.url))
    expect(await query(target.url, 'select fault, checked from es.verify()')).toEqual([{ fault: null, checked: '20' }])
    await expect(query(target.url, `update es.event set data = '{}'`)).rejects.toThrow('the past is not edited')
    const there = eventLog(connectAsPortal(target.url))
    expect(await there.append([noted('key 1', 1)], about())).toMatchObject({ commit: 21, head: 62 })
    await there.pool.end()
    await target.drop()
  })

  test('holds no key of an erased person, and brings back that they were erased', async () => {
    const text = linesOf(it.file).join('\n')
    expect(text).toContain(erased.person)
    expect(text).not.toContain(erased.wrapped.toString('hex'))
    const target = await freshDatabase()
    await imported(target.url, it.file)
    const again = `select es.keep_key('${erased.person}', '\\x00') as key`
    expect(await query(target.url, again)).toEqual([{ key: null }])
    await target.drop()
  })

  test('makes what it needs where there is nothing at all', async () => {
    const target = await copyOf('template0', inject('postgres').adminUrl)
    await imported(target.url, it.file)
    expect(await contentOf(target.url)).toEqual(await contentOf(it.source.url))
    await target.drop()
  })

  test('is brought in, and made, by an owner that is no superuser', async () => {
    const { adminUrl } = inject('postgres')
    const name = `tenant_${randomBytes(6).toString('hex')}`
    const url = Object.assign(new URL(adminUrl), { username: name, password: 'secret', pathname: `/${name}` }).href
    await query(adminUrl, `create role ${name} login createrole password 'secret'`)
    await query(adminUrl, `create database ${name} owner ${name}`)
    await query(
      adminUrl,
      `grant partnercare_owner, partnercare_app to ${name} with admin true, set false, inherit false`,
    )
    await imported(url, it.file)
    expect(await contentOf(url)).toEqual(await contentOf(it.source.url))
    await check(await exported(url))
    await query(adminUrl, `drop database ${name} with (force)`)
    await query(adminUrl, `drop owned by ${name}; drop role ${name}`)
  })

  test('knows of every table whether it goes along', async () => {
    const tables = await query<{ name: string }>(
      it.source.url,
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const known = new Set([...logTables, ...keptTables.map(({ name }) => name), ...Object.keys(leftOutTables)])
    const unknown = tables.filter(({ name }) => !known.has(name) && !known.has(`${name.split('.')[0]}.*`))
    expect(unknown).toEqual([])
    const sequences = `select sequence_name as name from information_schema.sequences where sequence_schema <> 'work'`
    expect(await query(it.source.url, sequences)).toEqual([{ name: 'arrival' }])
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
    await expect.poll(() => writers.seal()).toBeGreaterThan(500)
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

  test('of an older portal is migrated from its version on', async () => {
    const older = join(it.folder, 'migrations')
    cpSync(join(import.meta.dirname, '../../../migrations'), older, { recursive: true })
    const last = readdirSync(older).toSorted().at(-1)!
    rmSync(join(older, last))
    const { adminUrl } = inject('postgres')
    const [database, target] = [await copyOf('template0', adminUrl), await copyOf('template0', adminUrl)]
    await prepareRoles(database.url)
    await migrate(database.url, older)
    // By the statement that every release knows: this program's own may need what is not there yet.
    const its = connectAsPortal(database.url)
    const values = [[noted('one', 2)], { ...about(), sealing: true }].map((it) => JSON.stringify(it))
    await its.query('select es.append($1, $2)', values)
    await its.end()
    const path = await exported(database.url)
    await imported(target.url, path)
    expect(await query(target.url, 'select max(name) as last from public.migration')).toEqual([{ last }])
    expect(await query(target.url, 'select checked::int, fault from es.verify()')).toEqual([
      { checked: 1, fault: null },
    ])
    await emptyAfter((url) => expect(imported(url, path)).rejects.toThrow('The backup is older than this database'))
    await Promise.all([target.drop(), database.drop()])
  })

  test('of a log that was tampered with is none, and leaves the one before it as it was', async () => {
    const database = await freshDatabase()
    const its = eventLog(connectAsPortal(database.url))
    await its.append([noted('one', 1)], about())
    await its.pool.end()
    const path = join(it.folder, 'nightly.zst')
    const given = { url: database.url, file: path, signer: signer(), keys: keys(), store: null, readBack }
    await exportBackup(given)
    const before = readFileSync(path)
    await query(database.url, 'alter table es.event disable trigger all')
    await query(database.url, "update es.event set data = (data::text || ' ')::json")
    await expect(exportBackup(given)).rejects.toMatchObject({ what: 'edited' })
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(existsSync(`${path}.part`)).toBe(false)
    await database.drop()
  })

  test('takes along the bytes of files, where that is requested, and leaves none behind when it is refused', async () => {
    const store = await folderStore(join(it.folder, 'there'))
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
    const whole = join(it.folder, 'with-files.zst')
    await exportBackup({ url: database.url, file: whole, signer: signer(), keys: keys(), store, readBack })

    const elsewhere = await folderStore(join(it.folder, 'elsewhere'))
    const torn = packed(`${linesOf(whole).slice(0, -1).join('\n')}\n`)
    await emptyAfter((url) =>
      expect(imported(url, torn, { store: elsewhere })).rejects.toMatchObject({ what: 'cut off' }),
    )
    expect(await elsewhere.read(path)).toBeNull()
    const target = await freshDatabase()
    await imported(target.url, whole, { store: elsewhere })
    expect(Buffer.concat(await (await elsewhere.read(path))!.toArray()).equals(bytes)).toBe(true)
    await Promise.all([target.drop(), database.drop()])
  })
})
