import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { openAccess } from '#platform/access/access.ts'
import { leastCost } from '#platform/access/password-hashing.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import { pulseOn } from '#platform/log/pulse.ts'
import type { Addressee } from '#platform/mail/mailer.ts'
import { openPostOffice, type PostOffice } from '#platform/mail/post-office.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { unchecked } from '#platform/typed.ts'
import { type Jobs, startJobs } from '#platform/work/jobs.ts'
import { freshDatabase } from './database.ts'

const brand = unchecked<Brand>({
  name: 'PartnerCare',
  slug: 'partnercare',
  provider: { name: 'Provider', address: ['Lyon'], email: 'hello@provider.example' },
})
const secret = () => randomBytes(32).toString('base64')
/** She has an address; `gone` has none any more. */
export const ines = randomUUID()
export const gone = randomUUID()
/** Reads Spanish. */
export const lucia = randomUUID()
const people = new Map<string, Addressee>([
  [
    ines,
    {
      email: 'ines@andina.example',
      name: 'Inès Vega',
      staff: false,
      timeZone: 'UTC',
      companyZone: 'UTC',
      language: 'en' as const,
    },
  ],
  [
    lucia,
    {
      email: 'lucia@andina.example',
      name: 'Lucía Herrera',
      staff: false,
      timeZone: 'UTC',
      companyZone: 'UTC',
      language: 'es' as const,
    },
  ],
])
const templates = {
  greeting: ({ num }: { num: string }) => ({
    subject: `Order ${num}`,
    paragraphs: ['Good news.'],
    action: { label: 'Look', link: `/profile/order/${num}` },
  }),
  news: ({ said }: { said: string }, _: unknown, others: readonly { said: string }[]) => ({
    subject: 'News',
    paragraphs: [said, ...others.map((other) => other.said)],
  }),
  cancelled: ({ why }: { why: string }) => ({ subject: 'Cancelled', paragraphs: [`It was cancelled: ${why}`] }),
  issue: ({ token }: { token: string }) => ({
    subject: 'Our news',
    paragraphs: ['Dear readers'],
    pieces: [{ title: 'Our stand', text: 'Come and see us.', label: 'Read', link: '/news/1' }],
    because: 'You subscribed.',
    choice: { label: 'Leave', link: `/leave?token=${token}`, secret: true },
    leave: `/api/leave?token=${token}`,
  }),
  key: ({ token }: { token: string }) => ({
    subject: 'A key',
    paragraphs: ['For you alone.'],
    action: { label: 'Enter', link: `/door?token=${token}`, secret: true },
  }),
}

/** A mail of no secrets. */
export const greet = { name: 'greeting', data: { num: '2026-000123' } }

/** Post offices on a database of their own, and a mail server of ours that they may send to. */
export const startMailing = async () => {
  const database = await freshDatabase()
  const owner = connect({ connectionString: database.url, max: 2 })
  const pool = connectAsPortal(database.url, { max: 12 })
  const access = await openAccess(
    pool,
    { secrets: { tokens: secret(), masterKey: secret(), fingerprints: secret() }, passwordCost: leastCost },
    { newId: randomUUID, policy: accessPolicy },
  )
  let jobs: Jobs
  /** What the server was given, and whether it refuses more. */
  const mailbox: { arrived: Email[]; isFull: boolean } = { arrived: [], isFull: false }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mailbox.isFull)
          return done(Object.assign(new Error('Mailbox of ines@andina.example is full'), { responseCode: 452 }))
        mailbox.arrived.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const offices: PostOffice[] = []

  const openOffice = async (withServer: boolean, gatheringSeconds = 0) => {
    const smtpUrl = withServer ? `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` : null
    const office = await openPostOffice({
      pool,
      pulse: pulseOn(pool, () => 0),
      jobs,
      personal: access.personal,
      configuration: {
        brand,
        publicUrl: 'https://portal.example',
        smtpUrl,
        mailFrom: 'PartnerCare <portal@partnercare.example>',
      },
      templates,
      gatheringSeconds,
      addressOf: async (personId) => people.get(personId) ?? null,
    })
    offices.push(office)
    return office
  }
  const rowOf = async (effectId: string) =>
    (await owner.query('select * from mail.outbox where effect_id = $1', [effectId])).rows[0]
  const settled = async (effectId: string, state: string) =>
    vi.waitFor(async () => expect(await rowOf(effectId)).toMatchObject({ state }), { timeout: 30_000 })

  return {
    owner,
    pool,
    personal: access.personal,
    jobs: () => jobs,
    mailbox,
    openOffice,
    rowOf,
    settled,
    begin: async () => {
      jobs = await startJobs(pool, () => {})
    },
    end: async () => {
      Object.assign(mailbox, { arrived: [], isFull: false })
      await jobs.stop()
      await Promise.all(offices.splice(0).map((office) => office.stop()))
    },
    drop: async () => {
      await access.stop()
      await new Promise<void>((done) => smtp.close(done))
      await pool.end()
      await owner.end()
      await database.drop()
    },
  }
}
