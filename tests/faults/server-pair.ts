import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'

import { type Binaries, binariesFor } from '#platform/postgres/binaries.ts'
import { type Cluster, clusterIn, prepareDataDir } from '#platform/postgres/cluster.ts'
import { freePort } from '#platform/postgres/free-port.ts'
import { connect } from '#platform/postgres/pool.ts'
import { runPostgresAs } from '#platform/postgres/run-as.ts'
import { serverArguments } from '#platform/postgres/server-settings.ts'
import { DEMO, demoWorldIn } from '#tests/demo-world.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

import { eventually } from './eventually.ts'

const STANDBY = 'standby'
const runAs = runPostgresAs()

/** One server of our own, which nothing starts again. */
type Server = {
  readonly port: number
  readonly url: string
  /** The superuser's connection. */
  readonly owner: Pool
  /** SIGKILL: as if its machine was gone. */
  readonly kill: () => Promise<void>
  /** The process by which a standby receives: stopped, it acknowledges nothing. */
  readonly holdReceiving: (hold: boolean) => Promise<void>
  readonly stop: () => Promise<void>
}

const startServer = async (cluster: Cluster, binaries: Binaries): Promise<Server> => {
  const port = await freePort()
  const child: ChildProcess = spawn(binaries.postgres, serverArguments(cluster.folder, port, true), {
    ...runAs,
    cwd: cluster.folder,
    stdio: 'ignore',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  })
  const url = `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${DEMO}`
  const owner = connect({ connectionString: url, max: 2 })
  await eventually('the server answers', async () => (await owner.query('select 1')).rowCount === 1)

  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    port,
    url,
    owner,
    kill: () => end('SIGKILL'),
    holdReceiving: async (hold) => {
      const { rows } = await owner.query<{ pid: number }>('select pid from pg_stat_wal_receiver')
      for (const { pid } of rows) process.kill(pid, hold ? 'SIGSTOP' : 'SIGCONT')
    },
    stop: async () => {
      await owner.end()
      if (child.exitCode === null && child.signalCode === null) await end('SIGINT')
    },
  }
}

/** Copies a running server's folder, as pg_basebackup does, which the package of Postgres lacks. */
const copyFolder = async ({ owner, port }: Server, from: Cluster, dataDir: string): Promise<Cluster> => {
  const folder = join(dataDir, 'postgres')
  await owner.query(`select pg_create_physical_replication_slot('${STANDBY}', true)`)
  const session = await owner.connect() // the copy ends in the session that began it
  await session.query(`select pg_backup_start('${STANDBY}', true)`)
  spawnSync('cp', ['-a', from.folder, folder])
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  session.release()

  for (const left of ['postmaster.pid', 'pg_wal', 'pg_replslot']) rmSync(join(folder, left), { recursive: true })
  for (const made of ['pg_wal', 'pg_replslot']) own(mkdirSync(join(folder, made), { recursive: true, mode: 0o700 })!)
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { flag: 'a', mode: 0o600 })
    own(join(folder, name))
  }
  write('backup_label', rows[0]!.labelfile)
  write('standby.signal', '')
  const source = `host=127.0.0.1 port=${port} user=postgres password=${from.password} application_name=${STANDBY}`
  write('postgresql.auto.conf', `primary_conninfo = '${source}'\nprimary_slot_name = '${STANDBY}'\n`)
  return { ...from, folder, log: join(dataDir, 'postgres.log') }
}

const own = (path: string): void => {
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(path, runAs.uid, runAs.gid)
}

export type ServerPair = {
  readonly primary: Server
  readonly standby: Server
  /** The address of both, as DATABASE_URL has it. */
  readonly url: string
  /** Without it, a commit that was answered may not have reached the standby. */
  readonly makeSynchronous: () => Promise<void>
  readonly promote: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A primary with the demo world, and a standby that receives what it writes. */
export const startServerPair = async (): Promise<ServerPair> => {
  const folder = join(tmpdir(), `partnercare-pair-${randomBytes(4).toString('hex')}`)
  const dirs = [join(folder, 'primary'), join(folder, 'standby')] as const
  for (const dir of [folder, ...dirs]) prepareDataDir(dir, runAs)
  for (const dir of [folder, ...dirs]) clearUpBehindUs(dir)
  await demoWorldIn(dirs[0])
  const binaries = binariesFor(runAs, dirs[0])
  const cluster = clusterIn(dirs[0], binaries, runAs, true)
  const primary = await startServer(cluster, binaries)
  const standby = await startServer(await copyFolder(primary, cluster, dirs[1]), binaries)
  return {
    primary,
    standby,
    url: primary.url.replace(`:${primary.port}`, `:${primary.port},127.0.0.1:${standby.port}`),
    makeSynchronous: async () => {
      await primary.owner.query(`alter system set synchronous_standby_names = '${STANDBY}'`)
      await primary.owner.query('select pg_reload_conf()')
      await eventually('the standby is synchronous', async () => {
        const { rows } = await primary.owner.query('select sync_state from pg_stat_replication')
        return rows[0]?.sync_state === 'sync'
      })
    },
    promote: async () => {
      await standby.owner.query('select pg_promote()')
    },
    stop: async () => {
      await standby.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
