import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

import { CannotStart } from '#platform/node/cannot-start.ts'
import { type Binaries, binariesFor } from './binaries.ts'
import { keepLogShort } from './bounded-log.ts'
import {
  type Cluster,
  clearStalePidFile,
  clusterIn,
  prepareDataDir,
  type RunningServer,
  runningServer,
  urlOf,
} from './cluster.ts'
import { freePort } from './free-port.ts'
import { type RunAs, runPostgresAs } from './run-as.ts'
import { serverArguments } from './server-settings.ts'

export type EmbeddedPostgres = {
  /** The superuser's, of the database `partnercare`. */
  readonly url: string
  readonly stop: () => Promise<void>
}

export const EMBEDDED_DATABASE = 'partnercare'
const GUARD = 4_106_518 // locked by the program that this server belongs to
const READY_WITHIN_MS = 120_000 // recovery after a crash may take its time
const TAKEN_OVER_WITHIN_MS = 5_000
const RECOVERIES = 5 // one after the other

/** null unless it is ours: another cluster does not know the password. */
const knock = async (cluster: Cluster, server: RunningServer): Promise<Client | null> => {
  const client = new Client({
    connectionString: urlOf(cluster, server, 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name: 'partnercare supervisor',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {})
    return null
  }
}

const launch = (cluster: Cluster, binaries: Binaries, runAs: RunAs, port: number, durable: boolean): ChildProcess => {
  clearStalePidFile(cluster)
  rmSync(cluster.log, { force: true })
  const log = openSync(cluster.log, 'a', 0o600) // appended, so that it can be cut while it is written
  // Detached: Ctrl-C must reach only this program, which stops Postgres last. A log file outlives a killed parent.
  const server = spawn(binaries.postgres, serverArguments(cluster.folder, port, durable), {
    ...runAs,
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  })
  closeSync(log)
  server.on('error', () => {}) // seen as an exit below
  server.unref()
  return server
}

const hasEnded = (server: ChildProcess): boolean =>
  server.pid === undefined || server.exitCode !== null || server.signalCode !== null

/** Adopts a running server (its parent was killed), else starts it; a killed one's memory may need a second try. */
const reach = async (
  cluster: Cluster,
  start: (port: number) => ChildProcess,
  wanted: number | null,
): Promise<{ guard: Client; running: RunningServer }> => {
  const until = performance.now() + READY_WITHIN_MS
  let server: ChildProcess | null = null
  let failures = 0
  while (performance.now() < until) {
    const running = runningServer(cluster)
    const guard = running?.isReady && (await knock(cluster, running))
    if (running && guard) return { guard, running }
    if (!running && (server === null || hasEnded(server))) {
      if (server && ++failures >= 20) break
      if (server) await wait(250)
      server = start(wanted ?? (await freePort()))
    }
    await wait(20)
  }
  throw new CannotStart(
    `The embedded Postgres did not start. The end of ${cluster.log}:\n${readFileSync(cluster.log, 'utf8').trim().split('\n').slice(-5).join('\n')}`,
  )
}

/** One program per server. A killed one's lock goes with its connection, so a short wait is enough. */
const takeGuard = async (guard: Client, dataDir: string): Promise<void> => {
  const until = performance.now() + TAKEN_OVER_WITHIN_MS
  for (;;) {
    const { rows } = await guard.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [GUARD])
    if (rows[0]?.taken) return
    if (performance.now() > until) {
      await guard.end()
      throw new CannotStart(`Another PartnerCare is using ${dataDir}: stop it, or set DATA_DIR to another folder.`)
    }
    await wait(100)
  }
}

const createDatabase = async (guard: Client): Promise<void> => {
  const { rowCount } = await guard.query('select 1 from pg_database where datname = $1', [EMBEDDED_DATABASE])
  if (!rowCount) await guard.query(`create database ${EMBEDDED_DATABASE}`)
}

/** Fast shutdown: open transactions roll back, everything committed is on disk. */
const shutDown = async (cluster: Cluster): Promise<void> => {
  const server = runningServer(cluster)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  const until = performance.now() + 30_000
  while (runningServer(cluster)?.pid === server.pid) {
    if (performance.now() > until) process.kill(server.pid, 'SIGQUIT')
    await wait(20)
  }
}

/** On loopback and a free port, which a restart keeps. `durable: false`: for tests. Throws `CannotStart`. */
export const startEmbedded = async ({
  dataDir,
  durable,
}: {
  dataDir: string
  durable: boolean
}): Promise<EmbeddedPostgres> => {
  const runAs = runPostgresAs()
  prepareDataDir(dataDir, runAs)
  const binaries = binariesFor(runAs, dataDir)
  const cluster = clusterIn(dataDir, binaries, runAs, durable)
  const start = (port: number): ChildProcess => launch(cluster, binaries, runAs, port, durable)

  let stopping = false
  let recovery = Promise.resolve()
  let { guard, running } = await reach(cluster, start, null)
  await takeGuard(guard, dataDir)
  await createDatabase(guard)

  const keepUp = (): void => {
    guard.once('end', () => {
      if (!stopping) recovery = recover()
    })
  }
  const recover = async (tries = 1): Promise<void> => {
    try {
      guard = (await reach(cluster, start, running.port)).guard
      await takeGuard(guard, dataDir)
    } catch (error) {
      if (stopping) return
      if (tries === RECOVERIES) throw error
      return recover(tries + 1)
    }
    keepUp()
  }
  keepUp()
  const stopCutting = keepLogShort(cluster.log)

  return {
    url: urlOf(cluster, running, EMBEDDED_DATABASE),
    stop: async () => {
      stopping = true
      await stopCutting()
      await recovery
      await guard.end()
      await shutDown(cluster)
    },
  }
}
