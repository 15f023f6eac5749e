import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { upsertAddress } from '#modules/distributors/contract.ts'
import { addCartLine, cancelOrder, decideQuote, placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { modules } from '#portal'
import { oneFreight } from '#tests/quote-terms.ts'

import { sampleOf } from '#tests/whole/every-endpoint.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Side, Whole } from '#tests/whole/two-companies.ts'

/** For each first part of a topic, what belongs to a company; [] where all people of companies get the same. */
const ownTopics: Readonly<Record<string, (side: Side) => readonly string[]>> = {
  catalogue: () => [],
  interest: ({ distributorId }) => [distributorId],
  company: ({ distributorId }) => [distributorId],
  user: ({ buyer, reader }) => [buyer.userId, reader.userId],
  loyalty: ({ distributorId }) => [distributorId],
  sales: ({ distributorId }) => [distributorId],
  feed: ({ buyer, reader }) => [buyer.userId, reader.userId],
  order: ({ waitingOrderId, quotedOrderId, confirmedOrderId }) => [waitingOrderId, quotedOrderId, confirmedOrderId],
  orders: ({ distributorId }) => [distributorId],
  tickets: ({ distributorId }) => [distributorId],
  agreements: ({ distributorId }) => [distributorId],
  labels: ({ distributorId }) => [distributorId],
  library: () => [],
  news: () => [],
  house: () => [],
  'library-reader': ({ buyer, reader }) => [buyer.userId, reader.userId],
  cart: ({ buyer, reader }) => [buyer.userId, reader.userId],
  // Staff only.
  office: () => ['orders', 'quotes', 'users', 'requests', 'views'],
}

const topicsOf = (side: Side): string[] =>
  Object.entries(ownTopics).flatMap(([first, rests]) => rests(side).map((rest) => `${first}:${rest}`))

/** What arrives over the live channel. */
export const liveIsolation = (begin: Begin) => {
  let whole: Whole
  let address: string
  const open: WebSocket[] = []

  beforeAll(async () => {
    whole = await begin()
    await whole.portal.node.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = whole.portal.node.app.server.address() as AddressInfo
    address = `ws://127.0.0.1:${port}/api/live`
  })
  afterAll(() => {
    for (const socket of open) socket.terminate()
  })

  type Message = { type: string; topics?: string[] }

  /** A socket, and all that it ever received. */
  const connect = async () => {
    const socket = new WebSocket(address)
    open.push(socket)
    const received: string[] = []
    socket.on('message', (text) => received.push(String(text)))
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    const messages = (type: string) =>
      received.map((text) => JSON.parse(text) as Message).filter((message) => message.type === type)
    const topicsIn = (type: string) => messages(type).flatMap(({ topics }) => topics ?? [])
    const send = (message: object) => socket.send(JSON.stringify(message))
    return { received, messages, topicsIn, send, closed }
  }

  /** Answers come in order: once this topic is refused, all before it were answered. */
  const LAST = 'user:last'

  const subscribed = async (jwt: string, topics: readonly string[], from: number | null = null) => {
    const socket = await connect()
    socket.send({ type: 'hello', jwt })
    await expect.poll(() => socket.messages('ready').length).toBe(1)
    socket.send({ type: 'subscribe', topics, from })
    socket.send({ type: 'subscribe', topics: [LAST], from: null })
    await expect.poll(() => socket.topicsIn('refused')).toContain(LAST)
    return socket
  }

  const refusedBy = ({ topicsIn }: Awaited<ReturnType<typeof subscribed>>) =>
    topicsIn('refused')
      .filter((topic) => topic !== LAST)
      .toSorted()

  test('every topic that a module declares is subscribed to here', () => {
    const names = modules.flatMap(({ topics }) => Object.keys(topics ?? {}))
    expect(names.toSorted()).toEqual(Object.keys(ownTopics).toSorted())
  })

  test('every topic of another company, and of staff, is refused', async () => {
    const { andina, nordmed } = whole
    for (const { jwt } of [andina.buyer, andina.reader]) {
      const socket = await subscribed(jwt, topicsOf(nordmed))
      expect(refusedBy(socket)).toEqual(topicsOf(nordmed).toSorted())
    }
  })

  test('a topic that no module declares is refused, also one that is a property of every object', async () => {
    const unknown = ['constructor', 'constructor:1', 'nothing']
    const socket = await subscribed(whole.andina.buyer.jwt, unknown)
    expect(refusedBy(socket)).toEqual(unknown)
  })

  test('a person may subscribe to topics of their own and of their company, not of a colleague', async () => {
    const { andina } = whole
    const socket = await subscribed(andina.buyer.jwt, topicsOf(andina))
    const { userId } = andina.reader
    expect(refusedBy(socket)).toEqual(
      [
        `cart:${userId}`,
        `feed:${userId}`,
        `library-reader:${userId}`,
        `user:${userId}`,
        'office:orders',
        'office:quotes',
        'office:users',
        'office:views',
        'office:requests',
      ].toSorted(),
    )
  })

  test('without a token, or with a forged one, nothing arrives', async () => {
    const mute = await connect()
    mute.send({ type: 'subscribe', topics: topicsOf(whole.andina), from: 0 })
    expect(await mute.closed).toBe(4003)
    const forged = await connect()
    forged.send({ type: 'hello', jwt: 'forged' })
    expect(await forged.closed).toBe(4001)
    expect([...mute.received, ...forged.received]).toEqual([])
  })

  test('while another company works nothing of it arrives, whatever is subscribed to, but what is one’s own does', async () => {
    const { andina, nordmed, world, sales, portal } = whole
    const { done } = world
    const all = ['catalogue', ...topicsOf(andina), ...topicsOf(nordmed)]
    const fromNow = await subscribed(andina.buyer.jwt, all)
    const fromBeginning = await subscribed(andina.reader.jwt, all, 0)

    const { productId, countryId, packagingId, quotedOrderId, waitingOrderId } = nordmed
    await done(addCartLine, { productId, countryId, quantity: 40, packagingId }, nordmed.reader)
    const placing = { method: 'POST', path: '/order' } as Parameters<typeof sampleOf>[0]
    const { expectedTotal: _, ...order } = sampleOf(placing, nordmed)
    const placed = await done(placeOrder, order as never, nordmed.buyer)
    await done(issueQuote, { id: placed.orderId, ...oneFreight(1_000) }, sales)
    await done(decideQuote, { orderId: quotedOrderId as never, status: 'CONFIRMED' }, nordmed.buyer)
    await done(cancelOrder, { orderId: waitingOrderId as never }, nordmed.buyer)
    const upserting = { method: 'POST', path: '/addresses/upsert' } as Parameters<typeof sampleOf>[0]
    const { id: _id, countryId: _country, ...warehouse } = sampleOf(upserting, nordmed)
    await done(upsertAddress, { ...warehouse, countryId } as never, nordmed.buyer)
    await portal.settle()
    await done(cancelOrder, { orderId: andina.waitingOrderId as never }, andina.buyer)

    for (const { received, topicsIn } of [fromNow, fromBeginning]) {
      await expect.poll(() => topicsIn('changed')).toContain(`order:${andina.waitingOrderId}`)
      const foreign = topicsIn('changed').filter((topic) => topic !== 'catalogue' && !topicsOf(andina).includes(topic))
      expect(foreign).toEqual([])
      const notRefused = received.filter((text) => !text.includes('"refused"')).join('\n')
      const secrets = [...nordmed.secrets, placed.orderId, placed.num]
      expect(secrets.filter((secret) => notRefused.includes(secret))).toEqual([])
    }
  })
}
