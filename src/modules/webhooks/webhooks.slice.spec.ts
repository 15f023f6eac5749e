import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { suspendDistributor } from '#modules/distributors/contract.ts'
import { resumeDistributor } from '#modules/distributors/desk/desk-contract.ts'
import { cancelOrder } from '#modules/ordering/contract.ts'
import { webhooks as webhooksProjection } from '#projections/webhooks.ts'
import { startTrading } from '#tests/trading.ts'
import * as calls from './contract.ts'
import type { WebhookKind } from './kind-names.ts'
import { webhooks } from './module.ts'

const { portal, call, world, andina, nordmed, placed, quoted, done } = await startTrading({
  modules: [webhooks],
  projections: [webhooksProjection],
})
afterAll(() => portal.stop())
const ines = andina.procurement
const ola = nordmed.procurement
const admin = await world.person('Ada', 'ADMIN', null)

/** A failure waits for 8 s at first. */
const PATIENCE = { timeout: 60_000, interval: 50 }

type Received = { readonly headers: Record<string, string>; readonly text: string; readonly body: any }

/** A receiver on this machine, which says how many calls it has had at the same time. */
const startReceiver = async () => {
  const received: Received[] = []
  const state = { status: 200, now: 0, most: 0 }
  const server = createServer(async (request, response) => {
    state.most = Math.max(state.most, ++state.now)
    let text = ''
    for await (const chunk of request) text += chunk
    if (state.status === 200)
      received.push({ headers: request.headers as Record<string, string>, text, body: JSON.parse(text) })
    state.now--
    response.writeHead(state.status, { location: 'http://localhost:1/' }).end('thanks')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/events`,
    received,
    state,
    kinds: () => received.map(({ body }) => body.kind),
    positions: () => received.map(({ body }) => body.position),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
type Receiver = Awaited<ReturnType<typeof startReceiver>>

let receivers: Receiver[] = []
let added: { id: string; by: typeof ines }[] = []
afterEach(async () => {
  for (const { id, by } of added) await call(calls.removeWebhook, { id: id as never }, by)
  await Promise.all(receivers.map((it) => it.stop()))
  receivers = []
  added = []
})

const ORDERS: readonly WebhookKind[] = ['order.placed', 'order.quote_issued', 'order.cancelled']

const subscribed = async (by = ines, kinds = ORDERS) => {
  const receiver = await startReceiver()
  receivers.push(receiver)
  const { id, secret } = await done(calls.addWebhook, { name: 'Our ERP', url: receiver.url, kinds }, by)
  added.push({ id, by })
  const shown = async () => (await done(calls.listWebhooks, {}, by)).webhooks.find((it) => it.id === id)!
  return { receiver, id, secret, shown }
}

/** As standardwebhooks.com says it, without any code of the portal. */
const isSignedBy = (secret: string, { headers, text }: Received): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return headers['webhook-signature']!.split(' ').includes(expected)
}

describe('a webhook', () => {
  test('gets the events of its company, signed and in order, and none of another company', async () => {
    const { receiver, id, secret, shown } = await subscribed()
    await placed(nordmed)
    const { orderId, num } = await quoted()
    await vi.waitFor(() => expect(receiver.kinds()).toEqual(['order.placed', 'order.quote_issued']), PATIENCE)
    const [first, second] = receiver.received as [Received, Received]
    expect(first.body).toMatchObject({
      ...{ version: 1, companyId: andina.id, orderId },
      data: { number: num, countryId: 'co', total: expect.any(Number) },
    })
    expect(first.headers['webhook-id']).toBe(first.body.id)
    expect(first.body.position).toBeLessThan(second.body.position)
    expect([isSignedBy(secret, first), isSignedBy(secret, second)]).toEqual([true, true])
    expect(isSignedBy('whsec_AAAA', first)).toBe(false)
    expect(await shown()).toMatchObject({ state: 'ACTIVE', behind: { events: 0 }, failingSince: null })
    const { rows, total } = await done(calls.listWebhookAttempts, { id }, ines)
    expect([total, rows.map(({ kind, status }) => [kind, status])]).toEqual([
      2,
      [
        ['order.quote_issued', 200],
        ['order.placed', 200],
      ],
    ])
    expect(await portal.everythingRecorded()).not.toContain(secret.slice(6))
  })

  test('of the provider gets the events of all companies', async () => {
    const { receiver } = await subscribed(admin, ['order.placed'])
    await placed(nordmed)
    await placed(andina)
    await vi.waitFor(
      () => expect(receiver.received.map(({ body }) => body.companyId)).toEqual([nordmed.id, andina.id]),
      PATIENCE,
    )
  })

  test('that was down gets everything in order once it is back, by itself', async () => {
    const { receiver, id, shown } = await subscribed()
    receiver.state.status = 503
    const { orderId } = await quoted()
    await done(cancelOrder, { orderId }, ines)
    await vi.waitFor(async () => expect((await shown()).failingSince).not.toBeNull(), PATIENCE)
    expect(await shown()).toMatchObject({ behind: { events: 3, more: false }, retryAt: expect.any(String) })
    expect(portal.node.work.deliveries!.behindSeconds()).toBeGreaterThan(0)
    receiver.state.status = 200
    await vi.waitFor(() => expect(receiver.kinds()).toEqual(ORDERS), PATIENCE)
    const { rows } = await done(calls.listWebhookAttempts, { id, failed: 'true' }, ines)
    expect(rows[0]).toMatchObject({ kind: 'order.placed', status: 503 })
  })

  test('that redirects is not followed', async () => {
    const { receiver, id } = await subscribed()
    receiver.state.status = 302
    await placed()
    const failed = () => done(calls.listWebhookAttempts, { id, failed: 'true' }, ines)
    await vi.waitFor(async () => expect((await failed()).rows[0]).toMatchObject({ status: 302, fault: null }), PATIENCE)
  })

  test('gets nothing while it is paused, and what it missed when it is resumed', async () => {
    const { receiver, id, shown } = await subscribed()
    await done(calls.pauseWebhook, { id }, ines)
    await placed()
    const other = await subscribed(ines, ['order.placed'])
    await placed()
    await vi.waitFor(() => expect(other.receiver.kinds()).toEqual(['order.placed']), PATIENCE)
    expect(receiver.kinds()).toEqual([])
    expect(await shown()).toMatchObject({ state: 'PAUSED', behind: { events: 2 } })
    await done(calls.resumeWebhook, { id }, ines)
    await vi.waitFor(() => expect(receiver.kinds()).toEqual(['order.placed', 'order.placed']), PATIENCE)
  })

  test('gets nothing while its company is suspended, and what it missed afterwards, by itself', async () => {
    const { receiver, shown } = await subscribed()
    const { orderId } = await quoted()
    await vi.waitFor(() => expect(receiver.kinds()).toEqual(['order.placed', 'order.quote_issued']), PATIENCE)
    await done(suspendDistributor, { id: andina.id, reason: 'Unpaid invoices' }, admin)
    const ofProvider = await subscribed(admin, ORDERS)
    await done(cancelOrder, { orderId }, ines)
    await vi.waitFor(() => expect(ofProvider.receiver.kinds()).toEqual(['order.cancelled']), PATIENCE)
    expect(receiver.received).toHaveLength(2)
    expect(await shown()).toMatchObject({ state: 'ACTIVE', behind: { events: 1 } })
    await done(resumeDistributor, { id: andina.id, reason: 'Paid' }, admin)
    await vi.waitFor(() => expect(receiver.kinds()).toEqual(ORDERS), PATIENCE)
  })

  test('gets events again from a position, with the same ids, and from a day', async () => {
    const { receiver, id } = await subscribed()
    await quoted()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), PATIENCE)
    const [, second] = receiver.received
    await done(calls.replayWebhook, { id, from: second!.body.position }, ines)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), PATIENCE)
    expect(receiver.received[2]!.body).toEqual(second!.body)
    const { from } = await done(calls.replayWebhook, { id, from: '2020-01-01' as never }, ines)
    expect(from).toBe(1)
    await vi.waitFor(() => expect(receiver.positions().slice(3)).toContain(second!.body.position), PATIENCE)
    expect(receiver.positions().slice(3)).toEqual(
      receiver
        .positions()
        .slice(3)
        .toSorted((a, b) => a - b),
    )
    expect((await call(calls.replayWebhook, { id, from: 1_000_000 }, ines)).status).toBe(422)
  })

  test('has two secrets for a day after a new one was made', async () => {
    const { receiver, id, secret } = await subscribed()
    const { secret: next } = await done(calls.renewWebhookSecret, { id }, ines)
    await placed()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE)
    const [first] = receiver.received as [Received]
    expect([isSignedBy(secret, first), isSignedBy(next, first), secret === next]).toEqual([true, true, false])
  })

  test('gets a test event at once, whatever its state', async () => {
    const { receiver, id } = await subscribed()
    await done(calls.pauseWebhook, { id }, ines)
    expect(await done(calls.testWebhook, { id }, ines)).toMatchObject({ status: 200, fault: null })
    expect(receiver.received[0]!.body).toMatchObject({ kind: 'test', position: null, companyId: andina.id })
  })

  test('that has failed for a week is paused', async () => {
    const { receiver, id, shown } = await subscribed()
    receiver.state.status = 500
    await placed()
    await vi.waitFor(async () => expect((await shown()).failingSince).not.toBeNull(), PATIENCE)
    await portal.owner.query(
      `update webhooks.delivery set failing_since = failing_since - interval '8 days' where id = $1`,
      [id],
    )
    await vi.waitFor(async () => expect((await shown()).state).toBe('GIVEN_UP'), PATIENCE)
    receiver.state.status = 200
    await done(calls.resumeWebhook, { id }, ines)
    await vi.waitFor(() => expect(receiver.kinds()).toEqual(['order.placed']), PATIENCE)
  })
})

test('of two nodes one delivers at a time, each event once and in order, and a node that starts goes on', async () => {
  const { receiver } = await subscribed()
  const another = await portal.startAnother()
  for (let orders = 0; orders < 4; orders++) await quoted()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(8), PATIENCE)
  await another.stop()
  receiver.state.status = 503
  await placed()
  const third = await portal.startAnother()
  receiver.state.status = 200
  await placed()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(10), PATIENCE)
  await third.stop()
  expect(receiver.positions()).toEqual([...new Set(receiver.positions())].toSorted((a, b) => a - b))
  expect(receiver.state.most).toBe(1)
})

describe('who may what', () => {
  test('people of a company that manage it, and administrators, each their own', async () => {
    const { id } = await subscribed()
    expect((await call(calls.listWebhooks, {}, andina.marketing)).status).toBe(403)
    for (const other of [ola, admin]) {
      expect((await done(calls.listWebhooks, {}, other)).webhooks).toEqual([])
      expect((await call(calls.listWebhookAttempts, { id }, other)).status).toBe(404)
      expect((await call(calls.testWebhook, { id }, other)).status).toBe(404)
      expect((await call(calls.pauseWebhook, { id }, other)).status).toBe(404)
      expect((await call(calls.renewWebhookSecret, { id }, other)).status).toBe(404)
    }
    expect((await done(calls.listWebhooks, {}, ines)).webhooks).toMatchObject([{ id, state: 'ACTIVE' }])
  })

  test('addresses inside, without https or with a password are refused, and kinds of the provider', async () => {
    const terms = { name: 'Inside', kinds: ORDERS }
    const refusedUrls = [
      'https://10.0.0.1/x',
      'https://169.254.169.254/latest/meta-data',
      'https://[::ffff:10.0.0.1]/x',
      'http://example.com/x',
      'https://me:secret@example.com/x',
      'file:///etc/passwd',
    ]
    for (const url of refusedUrls)
      expect(await call(calls.addWebhook, { ...terms, url }, ines), url).toMatchObject({
        status: 422,
        problem: { errors: { url: 'Enter a public address that begins with https://' } },
      })
    const provider = { ...terms, url: 'https://erp.example.com/x', kinds: ['ticket.opened' as const] }
    expect((await call(calls.addWebhook, provider, ines)).status).toBe(422)
  })

  test('a change names what was read', async () => {
    const { id, receiver, shown } = await subscribed()
    const { revision } = await shown()
    const terms = { name: 'Our books', url: receiver.url, kinds: ['order.placed' as const] }
    await done(calls.changeWebhook, { id, revision, ...terms }, ines)
    expect((await call(calls.changeWebhook, { id, revision, ...terms }, ines)).status).toBe(409)
    expect(await shown()).toMatchObject({ ...terms, revision: revision + 1 })
  })
})
