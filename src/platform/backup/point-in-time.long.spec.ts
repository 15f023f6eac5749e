import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'

import { eventLog } from '#platform/log/event-log.ts'
import { adoptHead, chainAt, forgetHeads } from '#platform/log/proof/signed-heads.ts'
import { headSigner } from '#platform/log/proof/signing-key.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { about, noted, query } from '#tests/backups.ts'

const folder = join(tmpdir(), `partnercare-point-in-time-${randomBytes(4).toString('hex')}`)
const [dataDir, archive, base] = ['data', 'wal', 'base'].map((name) => join(folder, name)) as [string, string, string]
mkdirSync(archive, { recursive: true })
chmodSync(folder, 0o711)
chmodSync(archive, 0o777)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As `postgresql.conf` says in docs/backup.md. */
const archiveInto = async (url: string): Promise<void> => {
  await query(url, 'alter system set archive_mode = on')
  await query(url, `alter system set archive_command = 'test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"'`)
}

/** What pg_basebackup does, which does not come with the embedded binaries. */
const copyWhileItRuns = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('base', true)`)
  mkdirSync(base)
  execFileSync('cp', ['-a', join(dataDir, 'postgres'), join(dataDir, 'postgres-password'), base])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await client.end()
  const copy = join(base, 'postgres')
  execFileSync('sh', [
    '-c',
    `rm -rf "${copy}/postmaster.pid" "${copy}"/pg_wal/[0-9A-F]* && cp -p "${copy}/PG_VERSION" "${copy}/backup_label"`,
  ])
  writeFileSync(join(copy, 'backup_label'), rows[0]!.labelfile)
}

const isArchived = async (url: string): Promise<void> => {
  const [wal] = await query<{ name: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as name')
  await vi.waitFor(() => expect(existsSync(join(archive, wal!.name))).toBe(true), { timeout: 60_000, interval: 200 })
}

const recoverUpTo = (name: string): void => {
  const cluster = join(base, 'postgres')
  execFileSync('cp', ['-p', join(cluster, 'PG_VERSION'), join(cluster, 'recovery.signal')])
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `restore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_name = '${name}'\nrecovery_target_action = 'promote'\n`,
  )
}

test('a log is brought back to a point in time: what was recorded before is there, what came after is gone', async () => {
  const first = await startEmbedded({ dataDir, durable: true })
  await archiveInto(first.url)
  await first.stop()

  const running = await startEmbedded({ dataDir, durable: true })
  await installDatabase(running.url)
  const log = eventLog(connectAsPortal(running.url, { max: 2 }))
  await log.append([noted('before the copy', 1)], about())
  await copyWhileItRuns(running.url)
  await log.append([noted('after the copy', 2)], about())
  await query(running.url, `select pg_create_restore_point('good')`)
  await log.append([noted('a mistake', 3)], about())
  const heads = join(folder, 'log')
  const chain = (await chainAt(log.pool, 6))!
  adoptHead(heads, headSigner(heads, null).sign({ position: 6, chain, at: new Date().toISOString() }))
  await isArchived(running.url)
  await log.pool.end()
  await running.stop()

  recoverUpTo('good')
  const recovered = await startEmbedded({ dataDir: base, durable: true })
  const streams = 'select key from es.stream order by key'
  expect(await query(recovered.url, streams)).toEqual([{ key: 'after the copy' }, { key: 'before the copy' }])
  const there = eventLog(connectAsPortal(recovered.url, { max: 2 }))
  expect((await verifyLog(there.pool, heads)).fault).toEqual({ what: 'cut off', position: 4 })
  forgetHeads(heads)
  expect(await verifyLog(there.pool, heads)).toMatchObject({ commits: 2, sealedUpTo: 3, fault: null })
  expect(await there.append([noted('goes on', 1)], about())).toMatchObject({ head: 4 })
  await there.pool.end()
  await recovered.stop()
})
