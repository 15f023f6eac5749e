import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { inject } from 'vitest'
import { freePort } from '#platform/postgres/free-port.ts'
import { connect } from '#platform/postgres/pool.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { compileCache, portalEnvironment } from '#scripts/portal-node.mjs'

import { copyOf } from './database-copy.ts'
import { copyFiles } from './e2e/portal-process.ts'
import type { HostAnswer, HostRequest } from './portal-host.ts'
import { TODAY } from './today.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server, its database that holds the demo world, and the folder with the library's files. */
    demo: { adminUrl: string; template: string; dataDir: string }
  }
}

export type DemoPortal = {
  readonly url: string
  /** The owner's: to write what rarely happens. */
  readonly databaseUrl: string
  /** Milliseconds from the machine's time to the portal's. */
  readonly shift: number
  /** Its database is removed, too. */
  readonly stop: () => Promise<void>
}

type Host = { readonly send: (request: (id: number) => HostRequest) => Promise<string> }

let host: Host | undefined

/** One for all files of a worker; it ends with the worker. */
const hostOfThisWorker = (): Host => {
  if (host) return host
  const child: ChildProcess = fork(join(import.meta.dirname, 'portal-host.ts'), {
    execArgv: ['--import', join(import.meta.dirname, '../scripts/follow-parent.mjs')],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...portalEnvironment },
  })
  const waiting = new Map<number, (answer: HostAnswer) => void>()
  child.on('message', (answer: HostAnswer) => waiting.get(answer.id)?.(answer))
  child.on('exit', (code) => {
    host = undefined
    for (const [id, settle] of waiting) settle({ id, error: `The portal's process ended with ${code}` })
  })
  child.unref()
  child.channel?.unref()
  let requests = 0
  host = {
    send: (request) =>
      new Promise((resolve, reject) => {
        const id = ++requests
        child.channel?.ref()
        waiting.set(id, ({ url, error }) => {
          waiting.delete(id)
          if (waiting.size === 0) child.channel?.unref()
          if (url === undefined) reject(new Error(error))
          else resolve(url)
        })
        child.send(request(id))
      }),
  }
  return host
}

/** Milliseconds since 1970. A page before may have moved this worker's Date. */
const machineTime = () => Math.round(performance.timeOrigin + performance.now())

/** The whole portal on a copy of the demo world, at TODAY, in the process that this worker has for its portals. */
export const startDemoPortal = async (environment: NodeJS.ProcessEnv = {}): Promise<DemoPortal> => {
  const { adminUrl, template, dataDir: kept } = inject('demo')
  const database = await copyOf(template, adminUrl, 'portal')
  const owner = connect({ connectionString: database.url, max: 1 })
  await setDatabaseClock(owner, TODAY).finally(() => owner.end())
  const shift = TODAY.getTime() - machineTime()
  const dataDir = mkdtempSync(join(tmpdir(), 'partnercare-portal-'))
  copyFiles(kept, dataDir)
  const port = String(await freePort())
  const { send } = hostOfThisWorker()
  const own = { ...environment, DATABASE_URL: database.url, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const url = await send((id) => ({ id, start: { dataDir, environment: own } }))
  return {
    url,
    databaseUrl: database.url,
    shift,
    stop: async () => {
      await send((id) => ({ id, stop: url }))
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
