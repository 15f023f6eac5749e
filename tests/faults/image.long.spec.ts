import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '#platform/postgres/free-port.ts'
import { present } from '#platform/typed.ts'
import { copyOf } from '#tests/database-copy.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'
import { callerFor, type Person } from './caller.ts'
import { BUYERS, type Customers, startCustomers } from './customers.ts'
import { checkedOut, earlierVersion } from './earlier-version.ts'
import { eventually } from './eventually.ts'
import { type Program, serving, watched } from './program.ts'
import { chanceOf, seedOf } from './seed.ts'

const PATIENCE_MS = 2_400_000 // every package is installed twice, and two programs are built
const NODE_USER = 1000
/** That are acknowledged by each container. */
const COMMANDS = 10
const seed = seedOf(process.env.FAULT_SEED)
const version = earlierVersion()
const root = join(import.meta.dirname, '../..')
const folder = join(tmpdir(), `partnercare-image-${randomBytes(4).toString('hex')}`)
const data = join(folder, 'data')
const base = join(folder, 'base')

const run = async (file: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(file, args, { cwd: root, maxBuffer: 64 * 2 ** 20 })).stdout.trim()

const isThere = (program: string): Promise<boolean> =>
  run('which', program).then(
    () => true,
    () => false,
  )
const isBuilderHere =
  process.getuid?.() === 0 && (await Promise.all(['buildah', 'debootstrap', 'npm'].map(isThere))).every(Boolean)

/** Without an engine: layers are folders, and a container is a chroot. */
const buildah = (...args: string[]): string[] => [
  ...['--root', join(folder, 'layers'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'],
  ...args,
]
const build = (...args: string[]) => run('buildah', ...buildah(...args))

/** Debian with Node and npm, as node:24-slim is, which no registry that the project uses has. */
const makeBase = async (): Promise<void> => {
  await run('debootstrap', '--variant=minbase', 'bookworm', base)
  const local = join(base, 'usr/local')
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  copyFileSync(process.execPath, join(local, 'bin/node'))
  cpSync(join(await run('npm', 'root', '-g'), 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  mkdirSync(join(base, 'etc/ssl/certs'), { recursive: true })
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(base, 'etc/ssl/certs/ca-certificates.crt'))
  await run('chroot', base, 'useradd', '--uid', String(NODE_USER), '--user-group', '--create-home', 'node')
  const container = await build('from', 'scratch')
  await build('add', '--quiet', container, base, '/')
  await build('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container)
  await build('commit', '--quiet', '--rm', container, 'docker.io/library/node:24-slim')
}

const makeImage = (tag: string, context: string) =>
  build('bud', '--isolation', 'chroot', '--pull-never', '--layers=false', '--format', 'docker', '--tag', tag, context)

const secret = () => randomBytes(32).toString('base64')
const administrator = { email: 'ines@portal.example', password: 'Harbour.Lantern7' }
const production = {
  mode: 'production' as const,
  TOKEN_SECRET: secret(),
  MASTER_KEY: secret(),
  FINGERPRINT_SECRET: secret(),
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  SECOND_FACTOR_ROLES: 'none',
}

/** An engine stops a container's first process; buildah would pass the signal to its Postgres as well. */
const programOn = (port: number): number => {
  const fieldsOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\0') : [])
  const isIt = (pid: string) =>
    fieldsOf(`/proc/${pid}/cmdline`)[1] === 'src/main.ts' && fieldsOf(`/proc/${pid}/environ`).includes(`PORT=${port}`)
  return Number(present(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIt(name))))
}

/** A container of the image, with what the image says it runs in production, until it is stopped as engines stop it. */
const withContainer = async (
  image: string,
  { mode, ...given }: NodeJS.ProcessEnv & { readonly mode: 'production' | 'test' },
  work: (url: string) => Promise<void>,
): Promise<void> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { ...given, HOST: '127.0.0.1', LOG_LEVEL: 'error', PORT: `${port}`, PUBLIC_URL: url }
  const container = await build('from', '--pull-never', image)
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const mounts = ['--volume', `${data}:/var/lib/partnercare`]
  const { OCIv1 } = JSON.parse(await build('inspect', container)) as { OCIv1: { config: { Cmd: [string, string] } } }
  const command = [...OCIv1.config.Cmd.slice(0, 2), `--mode=${mode}`]
  const options = ['--isolation', 'chroot', ...variables, ...mounts, container, '--', ...command]
  const running: Program = watched(spawn('buildah', buildah('run', ...options), { stdio: ['ignore', 'pipe', 'pipe'] }))
  await serving(url, running)
  const program = programOn(port)
  await work(url).finally(async () => {
    process.kill(program, 'SIGTERM')
    await running.ended
  })
  const logged = running.said().split('\n')
  expect([await running.ended, logged.filter((line) => line.startsWith('{'))]).toEqual([0, []])
}

const signedIn = async (url: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(administrator)
  return (await fetch(`${url}/api/auth/signin`, { method: 'POST', headers, body })).status
}

describe.skipIf(!isBuilderHere || version === null)('images, built and run without an engine', () => {
  const earlier = isBuilderHere && version !== null ? checkedOut(version) : null

  beforeAll(async () => {
    clearUpBehindUs(folder)
    mkdirSync(data, { recursive: true })
    chownSync(data, NODE_USER, NODE_USER)
    await makeBase()
    await makeImage('partnercare:earlier', earlier!.folder)
    await makeImage('partnercare:today', root)
  }, PATIENCE_MS)
  afterAll(() => {
    earlier?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'in production serves its first page and signs the first administrator in, and goes on with its data in another container',
    async () => {
      await withContainer('partnercare:today', production, async (url) => {
        const page = await fetch(url)
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')])
        expect(await signedIn(url)).toBe(200)
      })
      await withContainer('partnercare:today', production, async (url) => expect(await signedIn(url)).toBe(200))
    },
    PATIENCE_MS,
  )

  test(
    'takes orders before and after a restart, and the image of today goes on where the earlier one ended',
    async () => {
      await using resources = new AsyncDisposableStack()
      const database = await copyOf('template0', inject('postgres').adminUrl)
      resources.defer(database.drop)
      // An image has no demo world to write.
      await (await portalOn(database.url, {}, {}, earlier!.folder)).stop()
      const DATABASE_URL = Object.assign(new URL(database.url), { search: '' }).href

      let address = ''
      const buyer: Person = { email: BUYERS[0]!, jwt: null }
      const caller = callerFor(() => [address], chanceOf(seed, 'reader'), null)
      let customers: Customers | undefined
      resources.defer(async () => customers?.rest())
      for (const image of ['partnercare:earlier', 'partnercare:earlier', 'partnercare:today'])
        await withContainer(image, { mode: 'test', DATABASE_URL }, async (url) => {
          address = url
          const before = customers?.acknowledged() ?? []
          customers?.goOn()
          customers ??= startCustomers(seed, () => [address])
          const trading = customers
          await eventually('orders are placed', async () => trading.acknowledged().length > before.length + COMMANDS)
          await trading.rest()
          expect(trading.trouble()).toBeNull()
          buyer.jwt = null
          await caller.signIn(buyer)
          for (const { orderId, email } of before)
            if (email === buyer.email) await caller.give(buyer, { method: 'GET', path: `/order/${orderId}` })
        })
    },
    PATIENCE_MS,
  )
})
