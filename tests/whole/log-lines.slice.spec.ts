import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgottenPassword, listUsers, signIn } from '#modules/identity/contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { serveVisitors } from '#platform/http/serve.ts'
import { freePort } from '#platform/postgres/free-port.ts'
import { addressOf } from '#portal'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { joined, PASSWORD, person } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'

type Line = {
  readonly level: number
  readonly time: string
  readonly msg: string
  readonly route?: string
  readonly request?: string
  readonly status?: number
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string }
}

const EMAIL = 'quilla.logged@andina.example'
const FIRSTNAME = 'Quillathompsonia'
const WRONG = 'Wrong.Password.1'

const failing = endpoint('GET /failing/:how', {
  may: 'portal.visit',
  does: 'Fails with what was sent in the message of its error',
  params: { how: Schema.Literals(['DATABASE', 'JSON', 'ERROR']) },
  query: { text: Schema.String },
  answer: Schema.Unknown,
})
const routes = [
  serveVisitors(failing, async ({ db, input: { how, text } }) => {
    if (how === 'ERROR') throw new Error(`No account of "${text}" is open`)
    if (how === 'JSON') return JSON.parse(text)
    return db.kysely.selectNoFrom((eb) => eb.cast(eb.val(text), 'uuid').as('id')).execute()
  }),
]

const lines: string[] = []
const parsed = () => lines.map((line): Line => JSON.parse(line))
let trading: Awaited<ReturnType<typeof startTrading>>
let jwt: string

beforeAll(async () => {
  trading = await startTrading({
    modules: [notificationsModule, { name: 'failing', deciders: [], routes, reactions: [], deadlines: {} }],
    projections: [notifications, mailSettings],
    addressOf,
    environment: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
    logTo: { write: (line) => lines.push(line) },
  })
  const { portal, call, andina } = trading
  await joined(portal, { ...person(EMAIL), firstname: FIRSTNAME, role: 'PROCUREMENT', distributorId: andina.id })
  ;({ jwt } = (await call(signIn, { email: EMAIL, password: PASSWORD })).body)
})
afterAll(() => trading.portal.stop())

/** The lines of one call, once it is logged. */
const linesOf = async (call: () => Promise<unknown>): Promise<Line[]> => {
  const before = lines.length
  await call()
  const added = () => parsed().slice(before)
  await expect.poll(() => added().some(({ status }) => status !== undefined)).toBe(true)
  return added().filter(({ route }) => route !== undefined)
}

const measured = async (name: string): Promise<number> => {
  const { payload } = await trading.portal.node.app.inject('/api/metrics')
  return Number(
    payload
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  )
}

describe('what a portal logs', () => {
  test('of a failing handler is where it failed, not what was sent, with the id of its request', async () => {
    const text = `${FIRSTNAME} <${EMAIL}>`
    for (const how of ['DATABASE', 'JSON', 'ERROR'] as const) {
      const [failed, answered] = await linesOf(() => trading.call(failing, { how, text }, { jwt }))
      expect(failed).toMatchObject({ msg: 'a request failed', route: '/api/failing/:how' })
      expect(failed?.err?.stack).toMatch(/^\s+at /)
      expect(answered).toMatchObject({ status: 500, request: failed?.request })
    }
  })

  test('of refused requests is their route and status', async () => {
    const [wrong] = await linesOf(() => trading.call(signIn, { email: EMAIL, password: WRONG }))
    expect(wrong).toMatchObject({ msg: 'refused', status: 401 })
    const [unknown] = await linesOf(() => trading.call(listUsers, {}, { jwt: `${jwt}x` }))
    expect(unknown).toMatchObject({ msg: 'refused', status: 401 })
  })

  test('of an email that cannot be sent is no address; the attempt is counted', async () => {
    await trading.call(forgottenPassword, { email: EMAIL })
    await expect.poll(() => measured('partnercare_mails_total{state="QUEUED"}')).toBeGreaterThan(0)
    expect(await measured('partnercare_database_up')).toBe(1)
    expect(await measured('partnercare_disk_free_bytes')).toBeGreaterThan(0)
  })

  test('is lines of JSON with level, time and the id of the request, and nothing that people are called or keep secret', () => {
    expect(lines.length).toBeGreaterThan(10)
    for (const { level, time, msg, route, request } of parsed()) {
      expect({ level, time, msg }).toEqual({
        level: expect.any(Number),
        time: expect.any(String),
        msg: expect.any(String),
      })
      expect(Date.parse(time)).not.toBeNaN()
      if (route !== undefined) expect(request).toMatch(/^[\da-f-]{36}$/)
    }
    const secrets = [EMAIL, FIRSTNAME, person(EMAIL).lastname, PASSWORD, WRONG, jwt, 'andina.example', 'eyJ']
    expect(secrets.filter((secret) => lines.some((line) => line.includes(secret)))).toEqual([])
  })
})
