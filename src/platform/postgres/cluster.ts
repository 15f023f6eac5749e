import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { errorCode } from '#platform/typed.ts'
import type { Binaries } from './binaries.ts'
import { isReachable, isRoot, type RunAs } from './run-as.ts'

export type Cluster = { readonly folder: string; readonly password: string; readonly log: string }

export const SUPERUSER = 'postgres'

/** Node's recursive mkdir never ends where a folder cannot be made, as below /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

export const prepareDataDir = (dataDir: string, runAs: RunAs): void => {
  if (!isReachable(dataDir, runAs)) {
    throw new CannotStart(
      `Postgres does not run as root, and the user that it runs as cannot reach ${dataDir}: set DATA_DIR to a folder that everybody may enter, such as /var/lib/partnercare.`,
    )
  }
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir)
      // As root, Postgres runs as another user.
      chmodSync(dataDir, isRoot() ? 0o711 : 0o700)
    }
    const probe = join(dataDir, `.writable-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new CannotStart(
      `The data folder ${dataDir} cannot be written (${errorCode(error)}): set DATA_DIR to a folder that can.`,
    )
  }
}

const own = (path: string, { uid, gid }: RunAs): void => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

const initialise = (cluster: Cluster, secret: string, binaries: Binaries, runAs: RunAs, durable: boolean): void => {
  const unfinished = `${cluster.folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  own(unfinished, runAs)
  const flags = ['--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8', '--locale=C', '--data-checksums']
  const made = spawnSync(
    binaries.initdb,
    ['-D', unfinished, '-U', SUPERUSER, ...flags, ...(durable ? [] : ['--no-sync'])],
    {
      ...runAs,
      cwd: unfinished,
      encoding: 'utf8',
      env: { LC_ALL: 'C', PATH: process.env.PATH },
    },
  )
  if (made.error)
    throw new CannotStart(
      `The embedded Postgres cannot run here (${made.error.message}): set DATABASE_URL to a Postgres 18 of your own.`,
    )
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}\n${made.stderr}`)
  renameSync(unfinished, cluster.folder)
}

export const clusterIn = (dataDir: string, binaries: Binaries, runAs: RunAs, durable: boolean): Cluster => {
  const folder = join(dataDir, 'postgres')
  const secret = join(dataDir, 'postgres-password')
  if (existsSync(folder)) {
    const owner = statSync(folder).uid
    if (owner !== (runAs.uid ?? process.getuid?.() ?? owner)) {
      throw new CannotStart(`${folder} belongs to another user: start as that user, or set DATA_DIR to another folder.`)
    }
  } else {
    writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
    own(secret, runAs)
  }
  const cluster = { folder, password: readFileSync(secret, 'utf8').trim(), log: join(dataDir, 'postgres.log') }
  if (!existsSync(folder)) initialise(cluster, secret, binaries, runAs, durable)
  return cluster
}

/** `socketFolder`: '' for TCP only, or while it starts: the file is written line by line. */
export type RunningServer = {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  readonly isReady: boolean
}

export const runningServer = ({ folder }: Pick<Cluster, 'folder'>): RunningServer | null => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!isPostgres(pid) || !(port > 0)) return null
  return { pid, port, socketFolder: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' }
}

/** By socket where possible: a fifth less work than TCP. */
export const urlOf = ({ password }: Cluster, { port, socketFolder }: RunningServer, database: string): string => {
  const bySocket = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ''
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}${bySocket}`
}

/** Postgres does so itself, unless another process reuses the pid. */
export const clearStalePidFile = (cluster: Cluster): void => {
  const file = join(cluster.folder, 'postmaster.pid')
  if (existsSync(file) && !isPostgres(Number(readFileSync(file, 'utf8').split('\n')[0]))) rmSync(file, { force: true })
}

export const isPostgres = (pid: number): boolean => {
  if (!(pid > 0)) return false
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z'
  } catch {
    return false
  }
}
