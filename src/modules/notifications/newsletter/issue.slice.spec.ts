import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseMails } from '#modules/notifications/mails/mail-contract.ts'
import type { Day } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { chanceOf } from '#tests/faults/seed.ts'
import { startWithNewsletter } from '#tests/newsletter-portal.ts'
import { isWhole, seed } from '#tests/seed.ts'
import { listIssues, readIssue } from './contract.ts'
import { SubscriptionAsked, SubscriptionConfirmed } from './events.ts'
import {
  cancelIssue,
  issueMails,
  officeIssues,
  pauseIssue,
  previewIssue,
  resumeIssue,
  scheduleIssue,
  sendTest,
  writeIssue,
} from './office-contract.ts'
import { subscription, subscriptionOf } from './subscription.ts'

let it: Awaited<ReturnType<typeof startWithNewsletter>>
let article: never
beforeAll(async () => {
  it = await startWithNewsletter()
  article = await it.publishes('Our stand')
})
afterAll(() => it.portal.stop())

const call: (typeof it)['portal']['call'] = (...given) => it.portal.call(...given)
const one = async (id: string) => (await call(officeIssues, {}, it.admin)).body.rows.find((issue) => issue.id === id)!
const isSent = (id: string) => expect.poll(async () => (await one(id)).state, { timeout: 60_000 }).toBe('SENT')
const now = (id: string, revision = 1) => call(scheduleIssue, { id, revision }, it.admin)

/** To whom an issue went, and what it said. */
const mailsOf = async (id: string): Promise<readonly { to: string; subject: string; text: string }[]> => {
  await expect.poll(async () => (await call(issueMails, { id }, it.admin)).body.waiting, { timeout: 60_000 }).toBe(0)
  const { rows } = await it.portal.owner.query(
    'select recipient as "to", subject, text from mail.outbox where mailing = $1',
    [id],
  )
  return it.portal.node.services.personal.openAll(rows)
}

/** So many confirmed readers of the public list at once. */
const readers = async (count: number) => {
  const { personal } = it.portal.node.services
  const log = it.portal.asSystem()
  for (let at = 0; at < count; at++) {
    const email = `reader-${at}@many.example`
    const [subscriptionId, keyId] = [subscriptionOf(personal.fingerprint(email)), randomUUID()]
    const request = { keyId, email: await personal.seal(keyId, email), language: 'en', page: '/news' } as const
    const until = moment(new Date(Date.now() + 1e9))
    await log.decide(subscription, subscriptionId, () => [
      SubscriptionAsked.make({ subscriptionId, ...request, wording: 'newsletter-1', until }),
      SubscriptionConfirmed.make({ subscriptionId }),
    ])
  }
  await it.portal.settle()
}

test('goes to people as they chose, to strangers who confirmed, and once to an address that is both', async () => {
  const company = await it.registers('Andina')
  const emails = ['both', 'gets', 'refuses'].map((name) => `${name}@andina.example`)
  const [both, gets, refuses] = emails as [string, string, string]
  for (const email of emails) await it.joins(email, company)
  const { jwt } = await it.signs(refuses)
  const off = { modes: [{ type: 'NEWSLETTER', mail: 'OFF' } as const], quiet: null }
  expect((await call(chooseMails, off, { jwt })).status).toBe(200)
  for (const email of [both, refuses, 'stranger@clinic.example']) await it.subscribes(email)
  await it.requests('unconfirmed@clinic.example')

  const id = await it.writes('November', [article])
  await now(id)
  await isSent(id)
  const mails = await mailsOf(id)
  expect(mails.map(({ to }) => to).sort()).toEqual([both, gets, 'stranger@clinic.example'].sort())
  for (const { text, to } of mails)
    expect(text).toContain(to === 'stranger@clinic.example' ? 'because you subscribed' : 'because you have an account')
})

test('sends the revision that was scheduled, not what was written after', async () => {
  const id = await it.writes('As scheduled', [article])
  const inAnHour = new Date(Date.now() + 3_600_000)
  expect((await call(scheduleIssue, { id, revision: 1, sendAt: moment(inAnHour) }, it.admin)).status).toBe(200)
  await it.writes('Second thoughts', [article], id)
  expect(await one(id)).toMatchObject({ state: 'SCHEDULED' })
  await it.atTime(inAnHour)
  await isSent(id)
  const subjects = (await mailsOf(id)).map(({ subject }) => subject)
  expect(new Set(subjects)).toEqual(new Set(['As scheduled · PartnerCare']))
  expect((await call(readIssue, { id }, {})).body).toMatchObject({
    subject: 'As scheduled',
    articles: [{ id: article }],
  })
})

test('is shown to everybody once it was sent, and holds nothing of a reader', async () => {
  const id = await it.writes('Draft', [article])
  expect((await call(readIssue, { id }, {})).status).toBe(404)
  const { body } = await call(listIssues, {}, {})
  expect(body.map(({ subject }) => subject)).not.toContain('Draft')
  expect(body.length).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toMatch(/@|token/)
})

test('names an article in the language of the text around it', async () => {
  const es = { title: 'Hierro', introduction: null, content1: 'Un texto.', content2: null }
  const articleIds = [await it.publishes('Iron', { es })]
  const days = { from: '2026-11-01' as Day, to: '2026-11-30' as Day }
  const texts = [it.text('November'), it.text('Noviembre', 'es')]
  const { id } = (await call(writeIssue, { ...days, articleIds, texts }, it.admin)).body
  const preview = async (language: 'en' | 'es' | 'fr') =>
    (await call(previewIssue, { id, language }, it.admin)).body.text
  expect(await preview('es')).toContain('Hierro')
  for (const language of ['en', 'fr'] as const) expect(await preview(language)).toContain('Iron')
})

test('is previewed, tried on oneself, scheduled and taken back', async () => {
  const me = await it.joins('content@provider.example', null, 'MARKETING_STAFF')
  const { jwt } = await it.signs('content@provider.example')
  const id = await it.writes('December', [article])
  const shown = (await call(previewIssue, { id }, { jwt })).body
  expect(shown.subject).toBe('December · PartnerCare')
  for (const content of [shown.html, shown.text]) expect(content).toContain('Our stand')
  expect((await call(sendTest, { id }, { jwt })).status).toBe(200)
  await expect.poll(() => it.portal.node.services.mailer.countTo(me)).toBe(1)

  const sendAt = moment(new Date(Date.now() + 1e9))
  expect((await call(scheduleIssue, { id, revision: 7, sendAt }, { jwt })).status).toBe(404)
  const past = await call(scheduleIssue, { id, revision: 1, sendAt: moment(new Date(0)) }, { jwt })
  expect(past.problem.errors).toEqual({ sendAt: 'Choose a moment that lies ahead' })
  expect((await call(scheduleIssue, { id, revision: 1, sendAt }, { jwt })).status).toBe(200)
  expect(await one(id)).toMatchObject({ state: 'SCHEDULED', scheduled: { revision: 1, sendAt } })
  expect((await call(cancelIssue, { id }, { jwt })).status).toBe(200)
  expect(await one(id)).toMatchObject({ state: 'DRAFT', scheduled: null })
})

test('is made of published articles alone', async () => {
  const issue = { from: '2026-11-01', to: '2026-11-30', articleIds: [randomUUID()], texts: [it.text('A')] } as never
  expect((await call(writeIssue, issue, it.admin)).problem.errors).toEqual({
    articleIds: 'Choose articles that are published',
  })
})

test('reaches every address exactly once, however often its nodes lose everything in the middle', async () => {
  const MANY = isWhole ? 130 : 70 // more than are sent in one turn
  await readers(MANY)
  const another = await it.portal.startAnother()
  const id = await it.writes('To everybody', [article])
  await now(id)
  /** Mails that were queued and mails that were rendered. */
  const progress = async (): Promise<number> => {
    const { rows } = await it.portal.owner.query<{ steps: number }>(
      `select (count(*) + count(*) filter (where state <> 'QUEUED'))::int as steps from mail.outbox where mailing = $1`,
      [id],
    )
    return rows[0]!.steps
  }
  /** What a node is doing is cut off in the middle, as by its end. */
  const cutOff = async () => {
    const client = await it.portal.owner.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    // Jobs that a lost connection left as taken are free again after a quarter of an hour: that time has passed.
    await client.query(
      `update work.job set state = 'retry', start_after = now() where name = 'mail' and state in ('active', 'retry')`,
    )
    client.release()
  }
  const chance = chanceOf(seed, 'cuts in an issue')
  const cuts = Array.from({ length: isWhole ? 12 : 3 }, () => chance.below(2 * MANY)).toSorted((a, b) => a - b)
  const pausesAfter = chance.below(cuts.length)
  for (const [index, steps] of cuts.entries()) {
    await expect.poll(progress, { message: `seed ${seed}` }).toBeGreaterThanOrEqual(steps)
    await cutOff()
    if (index !== pausesAfter) continue
    const paused = await call(pauseIssue, { id }, { ...it.admin, node: another }).catch(() => null)
    if (paused?.status !== 200) continue
    await expect
      .poll(() =>
        call(resumeIssue, { id }, it.admin)
          .then(({ status }) => status)
          .catch(() => 0),
      )
      .toBe(200)
  }
  await isSent(id)
  const to = (await mailsOf(id)).map((mail) => mail.to)
  expect(new Set(to).size).toBe(to.length)
  expect(to.filter((email) => email.endsWith('@many.example'))).toHaveLength(MANY)
  expect((await one(id)).sending).toMatchObject({ mails: to.length })
})
