import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { unchecked } from '#platform/typed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string }
  }
}

/** TEST_POSTGRES=container: tests run on the servers of docker-compose.yml, in place of the embedded ones. */
export const inContainers = process.env.TEST_POSTGRES === 'container'

const GIGABYTE = 2 ** 30
const MEMORY = '/dev/shm'

/** Memory where there is enough of it: containers often have 64 MB there. */
export const roomyFolder = (): string => {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > 2 * GIGABYTE ? MEMORY : tmpdir()
}

/** Clears up behind a run however it ends, `kill -9` included: the pipe to the watcher closes with this process. */
export const clearUpBehindUs = (folder: string): void => {
  if (process.platform === 'win32') return
  const clearUp =
    'cat > /dev/null; kill -INT $(head -n 1 "$0/postgres/postmaster.pid") 2> /dev/null; sleep 1; rm -rf "$0"'
  const watcher = spawn('sh', ['-c', clearUp, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.unref()
  unchecked<{ unref: () => void }>(watcher.stdin).unref()
}

const startServer = async (): Promise<{ adminUrl: string; stop: () => Promise<void> }> => {
  const given = process.env.DATABASE_URL
  if (given) return { adminUrl: given, stop: async () => {} }
  if (inContainers) {
    const { startPostgresContainer } = await import('./containers.ts')
    return startPostgresContainer()
  }
  const folder = join(roomyFolder(), `partnercare-test-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const server = await startEmbedded({ dataDir: folder, durable: false })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { adminUrl: server.url, stop }
}

const asOwner = async <Row extends object>(url: string, statement: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement).finally(() => client.end())
  return rows
}

/** The template, and the templates that test files have made of it, with their folders. */
const dropTemplates = async (adminUrl: string, template: string): Promise<void> => {
  const named = `select datname as name from pg_database where starts_with(datname, '${template}')`
  for (const { name } of await asOwner<{ name: string }>(adminUrl, named)) {
    await asOwner(adminUrl, `drop database ${name} with (force)`)
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** One server for the run and, in it, one migrated database that every test file's own is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await startServer()
  const template = `partnercare_template_${randomBytes(4).toString('hex')}`
  await asOwner(adminUrl, `create database ${template}`)
  await installDatabase(databaseUrl(adminUrl, template))
  project.provide('postgres', { adminUrl, template })
  return async () => {
    await dropTemplates(adminUrl, template)
    await stop()
  }
}

const databaseUrl = (adminUrl: string, database: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href
