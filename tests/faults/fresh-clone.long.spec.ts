import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { freePort } from '#platform/postgres/free-port.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

import { type Program, serving, watched } from './program.ts'

const PATIENCE_MS = 900_000 // it installs every package
const root = join(import.meta.dirname, '../..')
const folder = join(tmpdir(), `partnercare-clone-${randomBytes(4).toString('hex')}`)
const clone = join(folder, 'clone')
const image = join(folder, 'image')
const NOT_CLONED = new Set(['node_modules', 'dist', '.data', '.git', 'coverage', 'pictures'])

const secret = () => randomBytes(32).toString('base64')
/** As a server has it: without this checkout's packages, and with development packages left out twice over. */
const environment: NodeJS.ProcessEnv = {
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'))
    .join(delimiter),
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  npm_config_omit: 'dev',
  LOG_LEVEL: 'error',
  DATA_DIR: join(folder, 'data'),
  HOST: '127.0.0.1',
  TOKEN_SECRET: secret(),
  MASTER_KEY: secret(),
  FINGERPRINT_SECRET: secret(),
}

const npm = async (...args: string[]): Promise<string> => {
  const { stdout, stderr } = await promisify(execFile)('npm', args, { cwd: clone, env: environment })
  return stdout + stderr
}

const installedAt = (): number => statSync(join(clone, 'node_modules/.package-lock.json')).mtimeMs

/** Starts it, waits until it serves and stops it; answers with what it said. */
const servedBy = async (command: readonly [string, ...string[]], cwd: string): Promise<string> => {
  const port = await freePort()
  const [file, ...args] = command
  const env = { ...environment, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  const running: Program = watched(spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }))
  const url = `http://127.0.0.1:${port}`
  await serving(url, running)
  const page = await fetch(url)
  running.child.kill('SIGTERM')
  await running.ended
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')])
  return running.said()
}
const start = (): Promise<string> => servedBy([process.execPath, 'scripts/launch.mjs', 'start'], clone)

describe('a fresh clone with NODE_ENV=production', () => {
  beforeAll(async () => {
    clearUpBehindUs(folder)
    mkdirSync(folder)
    cpSync(root, clone, {
      recursive: true,
      filter: (path) =>
        !relative(root, path)
          .split(/[\\/]/)
          .some((name) => NOT_CLONED.has(name)),
    })
  }, PATIENCE_MS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('does not start before it is built, and installs nothing by that', async () => {
    await expect(npm('start')).rejects.toThrow('run npm run build first')
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
  })

  test(
    'is built, then starts without installing anything',
    async () => {
      expect(await npm('run', 'build')).toContain('The web app is built')
      const before = installedAt()
      expect(await start()).not.toContain('Installing')
      expect(installedAt()).toBe(before)
    },
    PATIENCE_MS,
  )

  test(
    'starts without the development packages, and does not bring them back',
    async () => {
      await npm('prune', '--omit=dev', '--ignore-scripts')
      expect(existsSync(join(clone, 'node_modules/vite'))).toBe(false)
      const before = installedAt()
      expect(await start()).not.toContain('Installing')
      expect(await npm('run', 'log', '--', '--help')).not.toContain('Installing')
      expect([installedAt(), existsSync(join(clone, 'node_modules/vite'))]).toEqual([before, false])
    },
    PATIENCE_MS,
  )

  test(
    'starts from what the image holds',
    async () => {
      const copied = readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build (.+) \S+$/gm)
      for (const [, paths = ''] of copied)
        for (const path of paths.split(' ')) {
          const inside = relative('/app', path)
          mkdirSync(dirname(join(image, inside)), { recursive: true })
          renameSync(join(clone, inside), join(image, inside))
        }
      await servedBy([process.execPath, 'src/main.ts', '--mode=production'], image)
    },
    PATIENCE_MS,
  )
})
