import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'

import { started } from '#platform/cannot-start.ts'
import { readConfiguration } from '#platform/configuration.ts'
import { refuseTakenPort } from '#platform/http/port.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { askedToStop } from '#platform/stop-signals.ts'

const root = join(import.meta.dirname, '..')

/** The server, started again whenever one of its files changes. */
const watchServer = (port: number, publicUrl: string, databaseUrl: string): ChildProcess =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts', '--mode=development'], {
    cwd: root,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    env: { ...process.env, PORT: String(port), PUBLIC_URL: publicUrl, DATABASE_URL: databaseUrl },
  })

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve))

/** The developer's loop: screens change in place, the server restarts by itself, Postgres stays up through all of it. */
const main = async (): Promise<void> => {
  const stop = askedToStop()
  const { port, publicUrl, databaseUrl, dataDir } = readConfiguration('development', process.env)
  await refuseTakenPort(port)
  const postgres = databaseUrl ? null : await startEmbedded({ dataDir, durable: true })
  const apiPort = port + 1
  const server = watchServer(apiPort, publicUrl, databaseUrl ?? postgres!.url)
  process.env.API = `http://127.0.0.1:${apiPort}`
  const web = createServer()
  // Within a server of ours: one of its own would end this process on a signal, before Postgres was stopped.
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: { server: web }, hmr: { server: web } },
  })
  web.on('request', vite.middlewares).listen(port)

  await stop
  await vite.close()
  web.close()
  server.kill('SIGTERM')
  await ended(server)
  await postgres?.stop()
  process.exit(0)
}

await started(main)
