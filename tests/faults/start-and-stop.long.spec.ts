import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { isPostgres } from '#platform/postgres/cluster.ts'
import { freePort } from '#platform/postgres/free-port.ts'
import { connect } from '#platform/postgres/pool.ts'
import { copyOf } from '#tests/database-copy.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

import { type Program, program, serving } from './program.ts'

const PATIENCE_MS = 900_000 // it tells the demo world first
const folder = join(tmpdir(), `partnercare-start-${randomBytes(4).toString('hex')}`)
const EMAIL = 'procurement@andina.example'

const call = async (url: string, path: string, { jwt, body }: { jwt?: string; body?: object } = {}) =>
  fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(jwt && { authorization: `Bearer ${jwt}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const signedIn = async (url: string): Promise<string> =>
  ((await (await call(url, '/auth/signin', { body: { email: EMAIL, password: PASSWORD } })).json()) as { jwt: string })
    .jwt

/** How many commits there are. */
const recorded = async (url: string): Promise<number> => {
  const owner = connect({ connectionString: url, max: 1 })
  try {
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from es.commit')
    return rows[0]!.n
  } catch {
    return 0 // it is being made anew
  } finally {
    await owner.end()
  }
}

describe('the program with the Postgres that it brings along', () => {
  let url: string
  let running: Program
  const pidFile = join(folder, 'postgres/postmaster.pid')
  const postgresPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])

  const start = async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    running = program('test', { DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: 'yes' })
    await serving(url, running)
  }
  const orders = async () =>
    (await (await call(url, '/order', { jwt: await signedIn(url) })).json()) as { num: string }[]

  beforeAll(async () => {
    clearUpBehindUs(folder)
    await start()
  }, PATIENCE_MS)
  afterAll(async () => {
    running.child.kill('SIGTERM')
    await running.ended
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'starts again after kill -9 of everything, and has lost nothing',
    async () => {
      const before = await orders()
      const jwt = await signedIn(url)
      const product = ((await (await call(url, '/products/all', { jwt })).json()) as { id: string }[])[0]!
      const viewed = await call(url, '/product-history/add', { jwt, body: { productId: product.id } })
      expect(viewed.status).toBe(200)

      process.kill(postgresPid(), 'SIGKILL')
      running.child.kill('SIGKILL')
      await running.ended
      await start()

      expect(await orders()).toEqual(before)
      const history = await call(url, '/product-history/fordistributor', { jwt: await signedIn(url) })
      expect(((await history.json()) as { product: { id: string } }[])[0]?.product.id).toBe(product.id)
    },
    PATIENCE_MS,
  )

  test(
    'is left at once by a second one that would use the same folder',
    async () => {
      const second = program('test', { DATA_DIR: folder, PORT: String(await freePort()) })
      expect(await second.ended).toBe(1)
      expect(second.said()).toContain(`Another PartnerCare is using ${folder}`)
    },
    PATIENCE_MS,
  )

  test(
    'stops on a signal: proxies see it first, what was begun is finished, sockets are closed, Postgres goes last',
    async () => {
      // Tried again, the one of before may still be on its way out.
      if (running.child.killed) {
        await running.ended
        await start()
      }
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      const jwt = await signedIn(url)
      socket.send(JSON.stringify({ type: 'hello', jwt }))
      await new Promise((resolve) => socket.once('message', resolve))
      const pid = postgresPid()

      running.child.kill('SIGTERM')
      const health = async () => ((await (await call(url, '/health')).json()) as { status: string }).status
      const catalogue = async () => {
        const answer = await call(url, '/products/catalogue.pdf', { jwt })
        return [answer.status, answer.headers.get('connection'), (await answer.arrayBuffer()).byteLength > 10_000]
      }
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, catalogue)),
        expect.poll(health).toBe('stopping'),
      ])
      expect(answers).toEqual(answers.map(() => [200, 'close', true]))
      expect(await closed).toBe(1012)
      expect(await running.ended, running.said()).toBe(0)
      expect(existsSync(pidFile)).toBe(false)
      expect(isPostgres(pid)).toBe(false)
    },
    PATIENCE_MS,
  )
})

test(
  'a start that is stopped while the demo world is written does not wait for its end: the next one begins it anew',
  async () => {
    const { adminUrl, template } = inject('postgres')
    const database = await copyOf(template, adminUrl)
    const stoppedOnceItSays = async (sentence: string) => {
      const it = program('demo', {
        DATABASE_URL: database.url,
        DATA_DIR: `${folder}-story`,
        PORT: String(await freePort()),
      })
      await expect.poll(it.said, { timeout: 300_000 }).toContain(sentence)
      await expect.poll(() => recorded(database.url), { timeout: 300_000 }).toBeGreaterThan(20)
      it.child.kill('SIGTERM')
      expect(await it.ended, it.said()).toBe(0)
      expect(it.said()).not.toMatch(/is ready|^\s+at .*:\d+/m)
    }
    await stoppedOnceItSays('The demo world is written, once')
    await stoppedOnceItSays('Writing the demo world was interrupted: it begins again')
    await database.drop()
    rmSync(`${folder}-story`, { recursive: true, force: true })
  },
  PATIENCE_MS,
)

describe(
  'a start that cannot be',
  () => {
    const secrets = () => {
      const secret = () => randomBytes(32).toString('base64')
      return { TOKEN_SECRET: secret(), MASTER_KEY: secret(), FINGERPRINT_SECRET: secret() }
    }
    const elsewhere = `${folder}-elsewhere`
    beforeAll(() => mkdirSync(elsewhere))
    afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

    /** It ends with 1 and says one sentence, not a stack. */
    const expectSentence = async (mode: string, environment: NodeJS.ProcessEnv, sentence: RegExp) => {
      const it = program(mode, { PORT: String(await freePort()), DATA_DIR: elsewhere, ...environment })
      expect(await it.ended, it.said()).toBe(1)
      expect(it.said()).toMatch(sentence)
      expect(it.said()).not.toMatch(/^\s+at .*:\d+/m)
      const lines = it
        .said()
        .split('\n')
        .filter((line) => line.trim() && !line.endsWith('Postgres starts'))
      expect(lines, it.said()).toHaveLength(1)
    }

    test('on a taken port', async () => {
      const taken = createServer()
      await new Promise<void>((resolve) => taken.listen(0, resolve))
      const { port } = taken.address() as AddressInfo
      const isSaid = (command: string) => new RegExp(`Port ${port} is taken: .*, as in PORT=${port + 1} ${command}\\.`)
      await expectSentence('demo', { PORT: String(port) }, isSaid('npm run demo'))
      const { adminUrl } = inject('postgres')
      await expectSentence(
        'production',
        { PORT: String(port), DATABASE_URL: adminUrl, ...secrets() },
        isSaid('npm start'),
      )
      taken.close()
    })

    test('in a folder that cannot be written', () =>
      expectSentence('demo', { DATA_DIR: '/proc/partnercare' }, /set DATA_DIR to (a folder|another)/))

    test('in a folder that cannot be written, before the Postgres that is named is so much as looked at', async () => {
      const unreachable = new URL(inject('postgres').adminUrl)
      unreachable.port = String(await freePort())
      const inClosed = { DATA_DIR: '/proc/partnercare', DATABASE_URL: unreachable.href }
      const sentence = /The data folder \/proc\/partnercare cannot be written .*: set DATA_DIR to a folder that can\./
      await expectSentence('production', { ...inClosed, ...secrets() }, sentence)
      await expectSentence('demo', inClosed, sentence)
    })

    test('with a configuration that does not fit', () =>
      expectSentence('demo', { PORT: 'eighty', PUBLIC_URL: 'nowhere' }, /PORT: .*PUBLIC_URL: /s))

    test('in production with the secrets of the demo', () =>
      expectSentence(
        'production',
        { DATABASE_URL: inject('postgres').adminUrl },
        /does not start with the secrets of the demo/,
      ))

    test('in production on a Postgres that may lose what it confirmed', async () => {
      const { adminUrl, template } = inject('postgres')
      const database = await copyOf(template, adminUrl)
      const said = /does not start on a Postgres with fsync and full_page_writes and synchronous_commit off/
      await expectSentence('production', { DATABASE_URL: database.url, ...secrets() }, said)
      await database.drop()
    })

    test('on a database that is not there, that refuses, or that does not answer', async () => {
      const { adminUrl } = inject('postgres')
      const changed = (change: Partial<URL>) => Object.assign(new URL(adminUrl), change).href
      const port = await freePort()
      const cases: [Partial<URL>, RegExp][] = [
        [{ pathname: '/no_such_database' }, /no_such_database/],
        [{ password: 'wrong' }, /password/],
        [{ port: String(port) }, new RegExp(String(port))],
      ]
      for (const [change, sentence] of cases) {
        const said = new RegExp(`DATABASE_URL|${sentence.source}`)
        await expectSentence('production', { DATABASE_URL: changed(change), ...secrets() }, said)
      }
    })
  },
  PATIENCE_MS,
)
