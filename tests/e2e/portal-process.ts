import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#platform/postgres/free-port.ts'
import { compileCache, portalEnvironment } from '#scripts/portal-node.mjs'

const root = join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 900_000
/** Characters that a portal which ended by itself has said last. */
const LAST_OUTPUT = 4000

export type PortalProcess = {
  readonly url: string
  readonly pid: number
  /** Stops it as Ctrl-C does; answers with its exit code. */
  readonly stop: () => Promise<number | null>
  /** `kill -9`. */
  readonly kill: () => Promise<void>
}

type StartOptions = {
  readonly mode: 'test' | 'demo'
  readonly dataDir: string
  readonly environment: NodeJS.ProcessEnv
  /** Of the program; this one, where it is left out. */
  readonly folder?: string
}

/** The whole program in a process of its own, as people start it. Comes back when it serves. */
export const startPortalProcess = async ({
  mode,
  dataDir,
  environment,
  folder = root,
}: StartOptions): Promise<PortalProcess> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const followParent = join(root, 'scripts/follow-parent.mjs')
  const child = spawn(process.execPath, ['--import', followParent, 'src/main.ts', `--mode=${mode}`], {
    cwd: folder,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
      ...portalEnvironment,
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let isWanted = false
  void ended.then((code) => {
    if (!isWanted) console.error(`The portal on ${url} ended by itself with ${code}:\n${output.slice(-LAST_OUTPUT)}`)
  })
  const end = async (signal: NodeJS.Signals) => {
    isWanted = true
    child.kill(signal)
    return ended
  }

  const isServing = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const until = Date.now() + READY_WITHIN_MS; !(await isServing()); await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}:\n${output}`)
    if (Date.now() > until) {
      await end('SIGKILL')
      throw new Error(`The portal was not ready in time:\n${output}`)
    }
  }
  return { url, pid: child.pid!, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) }
}

/** What people download in these tests: copied to each of them. */
const FILES_OF_LIBRARY = ['resources', 'resource-pictures', 'videos', 'captions'].map((folder) => join('files', folder))
export const copyFiles = (from: string, to: string): void => {
  for (const folder of FILES_OF_LIBRARY)
    if (existsSync(join(from, folder))) cpSync(join(from, folder), join(to, folder), { recursive: true })
}

/**
 * The same on a database that is there. It tells the demo world to an empty one. `files`: the library's come from there, or
 * are kept there once it has stopped. `folder`: of another version of the program.
 */
export const portalOn = async (
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
  files: { readonly from?: string; readonly keepIn?: string } = {},
  folder = root,
): Promise<PortalProcess & { readonly databaseUrl: string }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'partnercare-portal-'))
  if (files.from) copyFiles(files.from, dataDir)
  const clearUp = () => rmSync(dataDir, { recursive: true, force: true })
  const portal = await startPortalProcess({
    mode: 'test',
    dataDir,
    folder,
    environment: { ...environment, DATABASE_URL: databaseUrl },
  })
  return {
    ...portal,
    databaseUrl,
    stop: async () => {
      const code = await portal.stop()
      if (files.keepIn) copyFiles(dataDir, files.keepIn)
      clearUp()
      return code
    },
    kill: async () => {
      await portal.kill()
      clearUp()
    },
  }
}
