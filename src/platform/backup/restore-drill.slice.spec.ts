import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { eventLog } from '#platform/log/event-log.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { about, backupKey, backups, linesOf, noted, query } from '#tests/backups.ts'
import { freshDatabase } from '#tests/database.ts'
import { copyOf } from '#tests/database-copy.ts'
import { drillRestore } from './restore-drill.ts'

const it = backups()
const { packed, signer } = it

/** No database is copied while others are connected, and an ended connection may be there for a moment. */
const LEAVE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const drilled = (url: string, file: string) =>
  drillRestore({ url, file, trusted: [signer().keyId], masterKey: backupKey })

describe('a drill', () => {
  test('restores the backup, verifies the copy and finds it as the running log is', async () => {
    const report = await drilled(it.source.url, it.file)
    expect(report).toMatchObject({ sealed: false, position: 61, commits: 20, fault: null })
    expect(report.rows).toBeGreaterThan(20)
    const left = await query(
      it.source.url,
      `select from pg_database where starts_with(datname, current_database() || '_drill_')`,
    )
    expect(left).toEqual([])
  })

  test('allows for what was recorded since', async () => {
    await query(it.source.url, LEAVE)
    const later = await copyOf(new URL(it.source.url).pathname.slice(1), it.source.url)
    const log = eventLog(connectAsPortal(later.url))
    await log.append([noted('later', 2)], about())
    await log.pool.end()
    expect(await drilled(later.url, it.file)).toMatchObject({ position: 61, fault: null })
    await later.drop()
  })

  test('says that it is the backup of another log', async () => {
    const other = await freshDatabase()
    const log = eventLog(connectAsPortal(other.url))
    for (let commit = 0; commit < 61; commit++) await log.append([noted(randomUUID(), 1)], about())
    await log.pool.end()
    expect((await drilled(other.url, it.file)).fault).toBe('The copy and the running log differ up to position 61')
    await other.drop()
  })

  test('says what is wrong with the file', async () => {
    const cut = packed(`${linesOf(it.file).slice(0, -1).join('\n')}\n`)
    expect(await drilled(it.source.url, cut)).toMatchObject({
      ...{ position: null, asOf: null, fault: 'FAULT in the last line: the file ends too early' },
    })
  })
})
