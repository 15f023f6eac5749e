import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createLogger, createServer as createVite, type Logger } from 'vite'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { refuseTakenPort } from '#platform/http/port.ts'
import { started } from '#platform/node/cannot-start.ts'
import { askedToStop } from '#platform/node/stop-signals.ts'
import { freePort } from '#platform/postgres/free-port.ts'

const root = join(import.meta.dirname, '..')
const followParent = join(root, 'scripts/follow-parent.mjs')

/** The portal behind the web app, for this machine only. In a group of its own: a Ctrl-C is for us to pass on. */
const startServer = (port: number, publicUrl: string): ChildProcess =>
  spawn(process.execPath, ['--import', followParent, 'scripts/dev-server.ts'], {
    cwd: root,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  })

/** What a killed process leaves in its group. */
const endGroupOf = ({ pid }: ChildProcess): void => {
  try {
    if (pid && process.platform !== 'win32') process.kill(-pid, 'SIGTERM')
  } catch {
    // there is no one left
  }
}

/** A call that comes while the server starts again is answered 502. The developer saved a file and needs no stack trace for each. */
const withoutProxyErrors = (): Logger => {
  const logger = createLogger()
  const { error } = logger
  logger.error = (message, options) => {
    if (!/ proxy (socket )?error:/.test(message)) error(message, options)
  }
  return logger
}

const main = async (): Promise<void> => {
  const stop = askedToStop()
  const { port, publicUrl } = readConfiguration('development', process.env)
  await refuseTakenPort(port, 'npm run dev')
  const apiPort = await freePort()
  const server = startServer(apiPort, publicUrl)
  const ended = new Promise<number>((resolve) => server.once('exit', (code) => resolve(code ?? 1)))
  process.env.API = `http://127.0.0.1:${apiPort}`
  const web = createServer()
  // Within a server of ours: one of its own would end this process on a signal, before Postgres was stopped.
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    customLogger: withoutProxyErrors(),
    server: { middlewareMode: { server: web }, ws: { server: web } },
  })
  web.on('request', vite.middlewares).listen(port)

  await Promise.race([stop, ended])
  await vite.close()
  web.close()
  server.kill('SIGTERM')
  const code = await ended
  endGroupOf(server)
  process.exit(code)
}

await started(main)
