import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { openAccess } from '#platform/access/access.ts'
import type { Brand } from '#platform/configuration.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { type Jobs, startJobs } from '#platform/work/jobs.ts'
import { startSweep } from '#platform/work/sweep.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import type { Addressee } from './mailer.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

const brand = {
  name: 'PartnerCare',
  slug: 'partnercare',
  provider: { name: 'Provider', address: ['Lyon'], email: 'hello@provider.example' },
} as unknown as Brand
const secret = () => randomBytes(32).toString('base64')
const ines = randomUUID()
const gone = randomUUID()
const people = new Map<string, Addressee>([[ines, { email: 'ines@andina.example', name: 'Inès Vega', staff: false }]])
const templates = {
  greeting: ({ num }: { num: string }) => ({
    subject: `Order ${num}`,
    paragraphs: ['Good news.'],
    action: { label: 'Look', link: `/profile/order/${num}` },
  }),
  told: ({ why }: { why: string }) => ({ subject: 'Cancelled', paragraphs: [`It was cancelled: ${why}`] }),
  key: ({ token }: { token: string }) => ({
    subject: 'A key',
    paragraphs: ['For you alone.'],
    action: { label: 'Enter', link: `/door?token=${token}`, secret: true },
  }),
}

let database: TestDatabase
let owner: Pool
let pool: Pool
let access: Awaited<ReturnType<typeof openAccess>>
let jobs: Jobs
let arrived: Email[] = []
let refuse = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      if (refuse) return done(Object.assign(new Error('Mailbox of ines@andina.example is full'), { responseCode: 452 }))
      arrived.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    })
  },
})
const offices: PostOffice[] = []

const openOffice = async (withServer: boolean) => {
  const smtpUrl = withServer ? `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` : null
  const office = await openPostOffice({
    pool,
    jobs,
    personal: access.personal,
    configuration: {
      brand,
      publicUrl: 'https://portal.example',
      smtpUrl,
      mailFrom: 'PartnerCare <portal@partnercare.example>',
    },
    templates,
    addressOf: async (personId) => people.get(personId) ?? null,
  })
  offices.push(office)
  return office
}
const rowOf = async (effectId: string) =>
  (await owner.query('select * from mail.outbox where effect_id = $1', [effectId])).rows[0]
const settled = async (effectId: string, state: string) =>
  vi.waitFor(async () => expect(await rowOf(effectId)).toMatchObject({ state }), { timeout: 8000 })
const greet = { name: 'greeting', data: { num: '2026-000123' } }

beforeAll(async () => {
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 2 })
  pool = connectAsPortal(database.url, { max: 12 })
  access = await openAccess(
    pool,
    { secrets: { tokens: secret(), masterKey: secret(), fingerprints: secret() } },
    randomUUID,
  )
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
})
beforeEach(async () => {
  jobs = await startJobs(pool, () => {})
})
afterEach(async () => {
  refuse = false
  arrived = []
  await jobs.stop()
  await Promise.all(offices.splice(0).map((office) => office.stop()))
})
afterAll(async () => {
  await access.stop()
  await new Promise<void>((done) => smtp.close(done))
  await pool.end()
  await owner.end()
  await database.drop()
})

test('a mail goes out by SMTP, as text and HTML, once for one effect', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  await office.queue(effect, ines, greet)
  await settled(effect, 'SENT')
  await office.queue(effect, ines, greet)

  expect(arrived).toHaveLength(1)
  expect(arrived[0]).toMatchObject({
    subject: 'Order 2026-000123 · PartnerCare',
    from: { address: 'portal@partnercare.example', name: 'PartnerCare' },
    to: [{ address: 'ines@andina.example' }],
    messageId: `<${effect}@partnercare.example>`,
  })
  expect(arrived[0]!.text).toContain('Hello Inès Vega')
  expect(arrived[0]!.html).toContain('https://portal.example/profile/order/2026-000123')
})

test('without a mail server it is kept in the outbox, sealed there and opened for who reads it', async () => {
  const office = await openOffice(false)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  await settled(effect, 'KEPT')

  expect(JSON.stringify(await rowOf(effect))).not.toMatch(/Inès|Vega|andina|Good news/)
  const job = await owner.query(`select data::text from work.job where name = 'mail'`)
  expect(JSON.stringify(job.rows)).not.toMatch(/andina|Vega/)
  const { id } = await rowOf(effect)
  expect((await office.outbox({ offset: 0, limit: 50 })).find((mail) => mail.id === id)).toMatchObject({
    to: 'ines@andina.example',
    subject: 'Order 2026-000123 · PartnerCare',
    state: 'KEPT',
    error: null,
  })
})

describe('what nobody else may read', () => {
  const token = 'open-sesame'
  const key = async () => ({ name: 'key', data: { token: await access.personal.seal(ines, token) } })
  const wordsOf = async (office: PostOffice, effectId: string) => {
    const { id } = await rowOf(effectId)
    return JSON.stringify((await office.outbox({ offset: 0, limit: 50 })).find((mail) => mail.id === id))
  }

  test('lies sealed until the mail is made, and is not kept once it went out', async () => {
    const office = await openOffice(true)
    const effect = randomUUID()
    await office.queue(effect, ines, await key())
    expect(JSON.stringify(await rowOf(effect))).not.toContain(token)
    await settled(effect, 'SENT')
    for (const words of [arrived[0]!.text, arrived[0]!.html]) expect(words).toContain(`/door?token=${token}`)
    expect(await wordsOf(office, effect)).toContain('https://portal.example/door')
    expect(await wordsOf(office, effect)).not.toContain(token)
    expect(JSON.stringify(await rowOf(effect))).not.toContain(token)
  })

  test('can be read in the outbox where there is no mail server, and lies sealed there', async () => {
    const office = await openOffice(false)
    const effect = randomUUID()
    await office.queue(effect, ines, await key())
    await settled(effect, 'KEPT')
    expect(await wordsOf(office, effect)).toContain(`/door?token=${token}`)
    expect(JSON.stringify(await rowOf(effect))).not.toContain(token)
  })
})

test.each([true, false])(
  'what others wrote is read in the outbox until they are erased (mail server: %s)',
  async (hasServer) => {
    const author = randomUUID()
    const office = await openOffice(hasServer)
    const effect = randomUUID()
    await office.queue(effect, ines, { name: 'told', data: { why: await access.personal.seal(author, 'Too dear') } })
    await settled(effect, hasServer ? 'SENT' : 'KEPT')
    if (hasServer) expect(arrived[0]!.text).toContain('It was cancelled: Too dear')
    const words = async () => {
      const { id } = await rowOf(effect)
      return (await office.outbox({ offset: 0, limit: 50 })).find((mail) => mail.id === id)?.text
    }
    expect(await words()).toContain('It was cancelled: Too dear')
    await access.personal.erase([author])
    expect(await words()).toContain('It was cancelled: —')
    const { text, html } = await access.personal.openAll(await rowOf(effect))
    expect(`${text} ${html}`).not.toContain('Too dear')
  },
)

test('a mail server that refuses is asked again later; the log says why without saying to whom', async () => {
  refuse = true
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  await vi.waitFor(async () => expect((await rowOf(effect)).error).toContain('452'), { timeout: 8000 })
  expect(await rowOf(effect)).toMatchObject({ state: 'QUEUED', attempts: 1 })
  expect((await rowOf(effect)).error).not.toContain('andina')

  refuse = false
  expect(await office.resend((await rowOf(effect)).id)).toBe(true)
  await settled(effect, 'SENT')
  expect(await office.resend(randomUUID())).toBe(false)
})

test('a mail that somebody waits for goes before those that were asked for earlier', async () => {
  const office = await openOffice(true)
  const many = Array.from({ length: 50 }, () => ({ effectId: randomUUID(), personId: ines, template: greet }))
  const tx = await pool.connect()
  await tx.query('begin')
  await office.ask(many, tx)
  await tx.query('commit')
  tx.release()
  const awaited = randomUUID()
  await office.queue(awaited, ines, { name: 'greeting', data: { num: 'awaited' } }, { awaited: true })
  await vi.waitFor(() => expect(arrived).toHaveLength(many.length + 1), { timeout: 15_000 })
  // One batch may have been taken before it was asked for.
  expect(arrived.findIndex(({ subject }) => subject?.includes('awaited'))).toBeLessThanOrEqual(20)
})

test('who has no address any more gets none', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, gone, greet)
  await settled(effect, 'FAILED')
  expect(arrived).toEqual([])
})

test('a mail asked for in a transaction that is rolled back was never asked for', async () => {
  const office = await openOffice(false)
  const effect = randomUUID()
  const tx = await pool.connect()
  await tx.query('begin')
  await office.ask([{ effectId: effect, personId: ines, template: greet }], tx)
  await tx.query('rollback')
  tx.release()
  expect(await rowOf(effect)).toBeUndefined()
})

test('mails outlive the schema of jobs', async () => {
  await owner.query('drop schema work cascade')
  const office = await openOffice(false)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  expect((await rowOf(effect)).state).toBe('QUEUED')

  await startSweep({ pool, jobs, warn: () => {} }).stop()
  await settled(effect, 'KEPT')
})
