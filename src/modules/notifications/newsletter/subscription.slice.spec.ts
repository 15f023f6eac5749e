import { addDays } from 'date-fns/addDays'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithNewsletter } from '#tests/newsletter-portal.ts'
import { confirmSubscription, LINK_SENT, leaveNewsletter, stayWithNewsletter, subscribe } from './contract.ts'
import { officeIssues } from './office-contract.ts'
import { subscriptionOf } from './subscription.ts'

let it: Awaited<ReturnType<typeof startWithNewsletter>>
beforeAll(async () => {
  it = await startWithNewsletter()
})
afterAll(() => it.portal.stop())

const counted = async () => (await it.portal.call(officeIssues, {}, it.admin)).body.subscribers
const recordedOf = async (email: string): Promise<string[]> => {
  const { rows } = await it.portal.owner.query<{ type: string }>(
    `select e.type from es.event e join es.stream s on s.id = e.stream_id where s.key = $1 order by e.version`,
    [subscriptionOf(it.portal.node.services.personal.fingerprint(email))],
  )
  return rows.map(({ type }) => type)
}
const leaveLink = (email: string) =>
  it.portal.node.services.signedLinks.make(
    'newsletter-leave',
    { userId: subscriptionOf(it.portal.node.services.personal.fingerprint(email)), id: 'list' },
    addDays(new Date(), 1),
  )
const inject = (method: 'GET' | 'HEAD' | 'POST', url: string, origin = 'https://mail.example') =>
  it.portal.node.app.inject({
    method,
    url,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: 'List-Unsubscribe=One-Click',
    }),
  })

describe('asking for the newsletter', () => {
  test('answers the same whatever the address is', async () => {
    await it.subscribes('reader@clinic.example')
    const answers = [
      await it.requests('reader@clinic.example'),
      await it.requests('new@clinic.example'),
      await it.requests('new@clinic.example'),
    ]
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([200, { success: LINK_SENT }])
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]!.headers))
    }
  })

  test.each(['', 'reader', 'reader@clinic', 'a b@clinic.example', 'x'.repeat(301)])('%j is refused', async (email) => {
    const { status, problem } = await it.portal.call(subscribe, { email }, it.from())
    expect([status, problem.error]).toEqual([422, 'Invalid email.'])
  })

  test('writes the address nowhere in clear', async () => {
    await it.subscribes('secret@clinic.example')
    expect(await it.portal.everythingRecorded()).not.toContain('secret@')
    const { rows } = await it.portal.owner.query('select * from mail.outbox')
    expect(JSON.stringify(rows)).not.toContain('secret@')
  })

  test('is counted over all nodes, by address and by mailbox', async () => {
    const another = await it.portal.startAnother()
    const statuses = []
    for (let tried = 0; tried < 4; tried++)
      statuses.push(
        (
          await it.portal.call(
            subscribe,
            { email: 'often@clinic.example' },
            { ...it.from(), node: tried % 2 ? another : it.portal.node },
          )
        ).status,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('two at once are one asking', async () => {
    await Promise.all([it.requests('twice@clinic.example'), it.requests('twice@clinic.example')])
    expect((await recordedOf('twice@clinic.example')).filter((type) => type === 'SubscriptionAsked')).toHaveLength(1)
  })
})

test('a signed-in distributor subscribes another address, confirms it and leaves by its links, as a visitor does', async () => {
  const email = 'private@clinic.example'
  const buyer = await it.portal.as('PROCUREMENT')
  await it.portal.call(subscribe, { email }, { ...it.from(), ...buyer })
  expect((await it.portal.call(confirmSubscription, { token: await it.linkTo(email) }, buyer)).status).toBe(200)
  const token = leaveLink(email)
  expect((await it.portal.call(leaveNewsletter, { token }, buyer)).status).toBe(200)
  expect((await it.portal.call(stayWithNewsletter, { token }, buyer)).status).toBe(200)
  expect(await recordedOf(email)).toEqual([
    'SubscriptionAsked',
    'SubscriptionConfirmed',
    'SubscriptionLeft',
    'SubscriptionResumed',
  ])
})

test('opening a link of a mail changes nothing: its page does, by a post', async () => {
  await it.requests('opens@clinic.example')
  const token = await it.linkTo('opens@clinic.example')
  const leave = leaveLink('reader@clinic.example')
  const before = await it.portal.eventCount()
  for (const method of ['GET', 'HEAD'] as const)
    for (const url of [
      `/newsletter/confirm?token=${token}`,
      `/api/newsletter/confirm?token=${token}`,
      `/newsletter/leave?token=${leave}`,
      `/api/newsletter/one-click?token=${leave}`,
    ])
      expect((await inject(method, url)).statusCode, `${method} ${url}`).toBeLessThan(500)
  expect(await it.portal.eventCount()).toBe(before)
  const shown = await inject('GET', `/api/newsletter/one-click?token=${leave}`)
  expect([shown.statusCode, shown.headers.location]).toEqual([303, `/newsletter/leave?token=${leave}`])
  expect((await it.portal.call(confirmSubscription, { token })).status).toBe(200)
})

test('a mail program leaves by one post, as often as it likes; the page takes it back', async () => {
  const email = 'leaves@clinic.example'
  await it.subscribes(email)
  const token = leaveLink(email)
  for (let posted = 0; posted < 3; posted++)
    for (const origin of ['https://mail.example', 'null', 'http://localhost'])
      expect((await inject('POST', `/api/newsletter/one-click?token=${token}`, origin)).statusCode).toBe(200)
  expect(await recordedOf(email)).toEqual(['SubscriptionAsked', 'SubscriptionConfirmed', 'SubscriptionLeft'])
  expect((await it.portal.call(stayWithNewsletter, { token })).status).toBe(200)
  expect((await it.portal.call(leaveNewsletter, { token })).status).toBe(200)
  expect((await recordedOf(email)).slice(3)).toEqual(['SubscriptionResumed', 'SubscriptionLeft'])
  for (const nonsense of ['', 'x', `${token}x`])
    expect((await inject('POST', `/api/newsletter/one-click?token=${nonsense}`)).statusCode).toBe(410)
})

test('without a confirmation there is one reminder, then the address is forgotten and its key gone', async () => {
  const email = 'silent@clinic.example'
  await it.requests(email)
  const token = await it.linkTo(email)
  const { personal } = it.portal.node.services
  const { rows } = await it.portal.owner.query(
    `select e.data ->> 'email' as email from es.event e join es.stream s on s.id = e.stream_id where s.key = $1`,
    [subscriptionOf(personal.fingerprint(email))],
  )
  expect(await personal.open(rows[0].email)).toBe(email)
  const began = new Date()
  await it.atTime(addDays(began, 3.1))
  expect(await it.linkTo(email, 2)).toBe(token)
  const { asked: before } = await counted()
  await it.atTime(addDays(began, 7.1))
  await it.portal.settle()
  expect(await recordedOf(email)).toEqual(['SubscriptionAsked', 'SubscriptionReminded', 'SubscriptionForgotten'])
  expect((await counted()).asked).toBeLessThan(before)
  expect(await personal.open(rows[0].email)).toBe('—')
  expect((await it.portal.call(confirmSubscription, { token })).status).toBe(410)
  await it.subscribes(email)
  expect((await recordedOf(email)).slice(3)).toEqual(['SubscriptionAsked', 'SubscriptionConfirmed'])
  await it.atTime(null)
})
