import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { started } from '#platform/node/cannot-start.ts'
import { askedToStop } from '#platform/node/stop-signals.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'

const root = join(import.meta.dirname, '..')
const followParent = join(root, 'scripts/follow-parent.mjs')

/** In a process of its own, which gets a signal when its parent dies: `node --watch` and Postgres would outlive it. */
const main = async (): Promise<void> => {
  const stop = askedToStop()
  const { databaseUrl, dataDir } = readConfiguration('development', process.env)
  const postgres = databaseUrl ? null : await startEmbedded({ dataDir, durable: true })
  const watch = ['--watch', '--watch-preserve-output', '--import', followParent, 'src/main.ts', '--mode=development']
  const server = spawn(process.execPath, watch, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl ?? postgres!.url },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))

  await Promise.race([stop, ended])
  server.kill('SIGTERM')
  await ended
  await postgres?.stop()
  process.exit(0)
}

await started(main)
