import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { DistributorActivated } from '#modules/distributors/events.ts'
import { RefreshTokenReused } from '#modules/identity/events.ts'
import { readOutbox, resendMail } from '#modules/notifications/mails/mail-contract.ts'
import {
  ApprovalDeclined,
  ApprovalPassedOn,
  ApprovalRequested,
  OrderCancelled,
  OrderCertificatesChanged,
  OrderContactChanged,
  OrderPlaced,
  QuoteExpired,
  QuoteWithdrawn,
} from '#modules/ordering/events.ts'
import { MessageWritten, OrderDocumentAdded, OrderHeld } from '#modules/ordering/fulfilment-events.ts'
import type { Me } from '#platform/access/permissions.ts'
import { RefusedError } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { startNotifying } from '#tests/notifying-node.ts'
import {
  admin,
  andina,
  anOrder,
  confirmed,
  former,
  ines,
  karl,
  mateo,
  nordmed,
  ola,
  quality,
  quoted,
  SYSTEM,
  sofia,
} from '#tests/people-and-orders.ts'
import { placed, sealed } from '#tests/sample-orders.ts'
import { countNotifications, listNotifications, markNotificationsRead, type Notification } from './contract.ts'
import { notifications } from './module.ts'

let node: Awaited<ReturnType<typeof startNotifying>>
const recorded: typeof node.recorded = (...it) => node.recorded(...it)
const ask: typeof node.ask = (...it) => node.ask(...it)
const feedOf = (me: Me, input: object = {}) => ask(me, listNotifications, input)
const saying = (feed: readonly Notification[], text: string) => feed.filter(({ content }) => content.includes(text))

beforeAll(async () => {
  node = await startNotifying()
})
afterAll(() => node.stop())

test('everyone at the distributor, and no one elsewhere, is notified of a quote, with its total', async () => {
  const { num, of } = anOrder(andina)
  await recorded('order', of.orderId, sofia.userId, quoted(of))

  for (const me of [ines, mateo]) {
    expect(saying(await feedOf(me), num)).toMatchObject([
      {
        type: 'NEW_QUOTE',
        read: false,
        order: { id: of.orderId },
        title: 'New quote',
        content: `The quote for order ${num} is ready: $1 000.00. You can confirm it until 20/12/2026 (UTC-5).`,
        link: `/profile/order/${of.orderId}#quote`,
      },
    ])
  }
  for (const me of [former, ola, sofia, admin]) expect(saying(await feedOf(me), num)).toEqual([])
})

test('an approval is news for who can give it, and its refusal for who requested it', async () => {
  const { num, of } = anOrder(andina)
  const luis = randomUUID()
  const requested = (approver: string | null) =>
    ApprovalRequested.make({ quoteVersion: 1, optionId: 'sea', approver, deputy: null, passesOnAt: null })
  const before = [OrderPlaced.make({ ...placed.data, ...of, placedBy: luis }), quoted(of)]
  const approvals = async (me: Me) =>
    saying(await feedOf(me), num)
      .filter(({ type }) => type.startsWith('APPROVAL_'))
      .map(({ content }) => content)
  await recorded('order', of.orderId, luis, ...before, requested(luis), ApprovalPassedOn.make({ approver: null }))
  const waits = `Order ${num} is waiting for your approval: $1 000.00.`
  const until = 'The quote can be confirmed until 20/12/2026 (UTC-5).'
  expect(await approvals(ines)).toEqual([`${waits} It was passed on to you. ${until}`, `${waits} ${until}`])
  for (const me of [mateo, ola, sofia]) expect(await approvals(me)).toEqual([])

  await recorded(
    'order',
    of.orderId,
    luis,
    ApprovalDeclined.make({ requestedBy: ines.userId, reason: sealed('Too much freight') }),
  )
  expect((await approvals(ines))[0]).toMatch(`The approval of order ${num} was declined: `)
  await recorded('order', of.orderId, luis, requested(ines.userId))
  expect((await approvals(ines))[0]).toBe(`${waits} ${until}`)
})

test('an event without a company or order number notifies the company of its stream, with the order’s number', async () => {
  const { num, of } = anOrder(andina)
  const released = { type: 'OrderReleased', schemaVersion: 2, data: { note: null } }
  await recorded('order', of.orderId, sofia.userId, OrderPlaced.make({ ...placed.data, ...of }), released)

  for (const me of [ines, mateo])
    expect(saying(await feedOf(me), num)).toMatchObject([
      { type: 'ORDER_STATUS', order: { id: of.orderId }, link: `/profile/order/${of.orderId}` },
    ])
  expect(saying(await feedOf(ola), num)).toEqual([])
})

test('of documents that are added together the company reads once, and is led to the order', async () => {
  const { num, of } = anOrder(andina)
  const added = (documentId: string, name: string) => {
    const file = { documentId, fileId: `order-documents/${documentId}.pdf`, filename: 'certificate.pdf' }
    return OrderDocumentAdded.make({ ...of, ...file, type: 'CERTIFICATE', name })
  }
  const [one, two] = ['01900000-0000-7000-8000-0000000000f1', '01900000-0000-7000-8000-0000000000f2'] as const
  const both = [added(one, 'Certificate of analysis'), added(two, 'Declaration of conformity')]
  await recorded('order', of.orderId, sofia.userId, ...both)

  for (const me of [ines, mateo])
    expect(saying(await feedOf(me), num)).toMatchObject([
      {
        type: 'NEW_DOCUMENT_AVAILABLE',
        content: `There are new documents for order ${num}.`,
        link: `/profile/order/${of.orderId}#papers`,
      },
    ])
  expect(saying(await feedOf(ola), num)).toEqual([])
})

test('the person who confirms an order is not notified; colleagues and their sales representative are', async () => {
  const { num, of } = anOrder(andina)
  await recorded('order', of.orderId, ines.userId, confirmed(of))

  expect(saying(await feedOf(ines), num)).toEqual([])
  expect(saying(await feedOf(mateo), num)).toMatchObject([
    { title: 'Order confirmed', link: `/profile/order/${of.orderId}` },
  ])
  for (const me of [sofia, admin]) {
    expect(saying(await feedOf(me), num)).toMatchObject([
      { content: `Andina Salud: order ${num} has been confirmed.`, link: `/office/orders/${of.orderId}` },
    ])
  }
  for (const me of [karl, quality, ola]) expect(saying(await feedOf(me), num)).toEqual([])
})

test('all of sales are notified where a distributor has no representative', async () => {
  const { num, of } = anOrder(nordmed)
  await recorded('order', of.orderId, SYSTEM, QuoteExpired.make({ ...of, quoteVersion: 1 }))

  for (const me of [ola, sofia, karl, admin]) expect(saying(await feedOf(me), num)).toHaveLength(1)
  for (const me of [ines, quality]) expect(saying(await feedOf(me), num)).toEqual([])
})

test('many messages at once are one notice for each reader', async () => {
  const { num, of } = anOrder(andina)
  const text = `sealed:1:${ines.userId}:aXY:c2VhbGVk` as never
  const written = Array.from({ length: 4 }, () =>
    MessageWritten.make({ ...of, messageId: randomUUID(), by: 'DISTRIBUTOR', text }),
  )
  await recorded('order', of.orderId, ines.userId, ...written)
  expect(saying(await feedOf(sofia), num)).toMatchObject([{ type: 'NEW_MESSAGE' }])
})

test('a changed order notifies sales once for each change, with the new promise, and colleagues where it withdrew their quote', async () => {
  const { num, of } = anOrder(andina)
  const first = { ...of, quoteDueAt: '2026-11-24T09:30:00.000Z' as Moment }
  const second = { ...of, quoteDueAt: '2026-11-25T10:00:00.000Z' as Moment }
  const certified = (its: typeof first) => OrderCertificatesChanged.make({ ...its, certificates: ['Of origin'] })
  await recorded(
    'order',
    of.orderId,
    ines.userId,
    QuoteWithdrawn.make({ ...of, quoteVersion: 1 }),
    OrderContactChanged.make({ ...first, contact: null }),
    certified(first),
  )
  await recorded('order', of.orderId, ines.userId, certified(second))

  const changed = `Andina Salud changed order ${num}. It is waiting for a quote again, promised by`
  for (const me of [sofia, admin])
    expect(saying(await feedOf(me), num).map(({ type, title, content }) => [type, title, content])).toEqual([
      ['ORDER_STATUS', 'Order changed', `${changed} 25/11/2026 10:00 UTC.`],
      ['ORDER_STATUS', 'Order changed', `${changed} 24/11/2026 09:30 UTC.`],
    ])
  expect(saying(await feedOf(mateo), num).map(({ content }) => content)).toEqual([
    `Order ${num} is waiting for a new quote.`,
  ])
  for (const me of [ines, karl, quality, ola]) expect(saying(await feedOf(me), num)).toEqual([])
})

test('both sides read why an order was cancelled, in the mail too', async () => {
  const { num, of } = anOrder(andina)
  await recorded('order', of.orderId, sofia.userId, OrderCancelled.make({ ...of, by: 'PROVIDER', reason: 'No stock' }))

  const content = `Order ${num} has been cancelled: No stock.`
  expect(saying(await feedOf(ines), num)).toMatchObject([{ content }])
  expect(saying(await feedOf(admin), num)).toMatchObject([{ content: expect.stringContaining('No stock') }])
  await vi.waitFor(async () => {
    const { mails } = await ask(admin, readOutbox, { pageSize: 100 })
    expect(mails.find(({ to, subject }) => to.startsWith(ines.userId) && subject.includes(num))?.text).toContain(
      content,
    )
  }, 30_000)
})

test('those who can release a hold read its reason, the company does not', async () => {
  const { num, of } = anOrder(andina)
  await recorded(
    'order',
    of.orderId,
    karl.userId,
    OrderHeld.make({ ...of, labelIssueId: null, reason: 'A label is wrong' }),
  )

  for (const me of [quality, admin])
    expect(saying(await feedOf(me), num)).toMatchObject([
      {
        type: 'ORDER_ON_HOLD',
        content: `Order ${num} of Andina Salud is on hold until quality releases it: A label is wrong.`,
        link: `/office/orders/${of.orderId}`,
      },
    ])
  const [notice] = saying(await feedOf(ines), num)
  expect(notice).toMatchObject({ type: 'ORDER_ON_HOLD', data: {} })
  expect(JSON.stringify(notice)).not.toContain('label')
  for (const me of [sofia, karl]) expect(saying(await feedOf(me), num)).toEqual([])
})

test('the people of an activated account are notified', async () => {
  const activated = DistributorActivated.make({ distributorId: nordmed as never, evidence: [] })
  await recorded('distributor', nordmed, quality.userId, activated)
  expect((await feedOf(ola)).filter(({ type }) => type === 'ACCOUNT_ACTIVATED')).toHaveLength(1)
  expect((await feedOf(ines)).filter(({ type }) => type === 'ACCOUNT_ACTIVATED')).toEqual([])
})

test('the owner alone is notified of a sign-in that was used once more, by mail too', async () => {
  await recorded('user', ola.userId, SYSTEM, RefreshTokenReused.make({ userId: ola.userId as never }))
  const notice = (await feedOf(ola)).filter(({ type }) => type === 'SIGN_IN_REUSED')
  expect(notice).toMatchObject([{ title: 'Signed out for your safety', link: '/login' }])
  for (const me of [ines, admin]) expect((await feedOf(me)).filter(({ type }) => type === 'SIGN_IN_REUSED')).toEqual([])
  const subjects = async () => (await ask(admin, readOutbox, { pageSize: 100 })).mails.map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringContaining('Signed out for your safety'))
})

test('newest first, a page at a time; the badge counts what is unread', async () => {
  for (let i = 0; i < 6; i++) {
    const { of } = anOrder(andina)
    await recorded('order', of.orderId, SYSTEM, OrderCancelled.make({ ...of, by: 'PROVIDER', reason: 'Out of stock' }))
  }
  const all = await feedOf(mateo)
  expect(all.map(({ createDate }) => createDate)).toEqual(
    all
      .map(({ createDate }) => createDate)
      .toSorted()
      .reverse(),
  )
  expect(await feedOf(mateo, { page: 1 })).toEqual(all.slice(0, 5))
  expect(await feedOf(mateo, { page: 2 })).toEqual(all.slice(5, 10))
  expect(await feedOf(mateo, { page: 1, pageSize: 3 })).toEqual(all.slice(0, 3))
  expect(await ask(mateo, countNotifications)).toMatchObject({ unread: all.length, total: all.length })

  const some = all.slice(1, 3).map(({ id }) => id)
  expect(await ask(mateo, markNotificationsRead, { notificationIds: [...some, ...some] })).toEqual({ success: true })
  await ask(mateo, markNotificationsRead, { notificationIds: some })
  expect((await feedOf(mateo)).filter(({ read }) => read).map(({ id }) => id)).toEqual(some)
  expect(await ask(mateo, countNotifications)).toMatchObject({ unread: all.length - 2, total: all.length })
})

test('a notification of another person, or an unknown one, refuses all of them, and nothing changes', async () => {
  const before = await feedOf(ines)
  const own = before.find(({ read }) => !read)!.id
  const [foreign] = await feedOf(ola)
  const position = await node.log.seal()
  for (const other of [foreign!.id, randomUUID()]) {
    const refused = await ask(ines, markNotificationsRead, { notificationIds: [own, other] }).catch((error) => error)
    expect(refused).toBeInstanceOf(RefusedError)
    expect(refused.refusal.status).toBe(404)
  }
  expect(await feedOf(ines)).toEqual(before)
  expect(await node.log.seal()).toBe(position)
})

test('staff cannot mark what a distributor has not read', async () => {
  const [theirs] = await feedOf(ola)
  const refused = await ask(admin, markNotificationsRead, { notificationIds: [theirs!.id] }).catch((error) => error)
  expect(refused).toBeInstanceOf(RefusedError)
})

test('every notification goes by mail, once, with the same texts; administrators see it in the outbox', async () => {
  const { num, of } = anOrder(andina)
  await recorded('order', of.orderId, sofia.userId, quoted(of))
  const [notice] = saying(await feedOf(ines), num)

  const mail = await vi.waitFor(async () => {
    const mails = (await ask(admin, readOutbox, { pageSize: 100 })).mails.filter(({ subject }) => subject.includes(num))
    expect(mails.map(({ to, state }) => `${to} ${state}`).toSorted()).toEqual(
      [ines, mateo].map(({ userId }) => `${userId}@example.org KEPT`).toSorted(),
    )
    return mails[0]!
  }, 30_000)
  expect(mail.subject).toBe(`New quote: order ${num} · PartnerCare`)
  expect(mail.text).toContain(notice!.content)
  expect(mail.text).toContain(`Open the quote: https://portal.example${notice!.link}`)

  expect(await ask(admin, resendMail, { id: mail.id })).toEqual({ success: true })
  expect(await ask(admin, resendMail, { id: randomUUID() })).toMatchObject({ refused: true, status: 404 })
})

test('only its owner may listen to a feed', async () => {
  const mayReceive = notifications.topics!.feed!
  expect(await mayReceive({ me: ines } as never, ines.userId)).toBe(true)
  expect(await mayReceive({ me: ines } as never, mateo.userId)).toBe(false)
  expect(await mayReceive({ me: admin } as never, ines.userId)).toBe(false)
})
