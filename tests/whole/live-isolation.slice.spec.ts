import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { upsertAddress } from '#modules/distributors/contract.ts'
import { addCartLine, cancelOrder, decideQuote, placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { modules } from '#portal'
import { oneFreight } from '#tests/quote-terms.ts'
import { sampleOf } from './every-endpoint.ts'
import { type Side, startWhole, type Whole } from './two-companies.ts'

/** For each word that topics begin with, what a company can name of its own by it; [] where everybody hears alike. */
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
  /** What everybody of a company reads, or everybody. */
  library: () => [],
  news: () => [],
  house: () => [],
  'library-reader': ({ buyer, reader }) => [buyer.userId, reader.userId],
  cart: ({ buyer, reader }) => [buyer.userId, reader.userId],
  /** The provider's own. */
  office: () => ['orders', 'quotes', 'users', 'requests', 'views'],
}

const topicsOf = (side: Side): string[] =>
  Object.entries(ownTopics).flatMap(([word, rests]) => rests(side).map((rest) => `${word}:${rest}`))

let whole: Whole
let address: string
const open: WebSocket[] = []

beforeAll(async () => {
  whole = await startWhole()
  await whole.portal.node.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = whole.portal.node.app.server.address() as AddressInfo
  address = `ws://127.0.0.1:${port}/api/live`
})
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await whole.portal.stop()
})

type Message = { type: string; topics?: string[] }

/** A socket, and all that it was ever told. */
const socket = async () => {
  const it = new WebSocket(address)
  open.push(it)
  const heard: string[] = []
  it.on('message', (text) => heard.push(String(text)))
  const closed = new Promise<number>((resolve) => it.once('close', resolve))
  await new Promise((resolve) => it.once('open', resolve))
  const messages = (type: string) =>
    heard.map((text) => JSON.parse(text) as Message).filter((said) => said.type === type)
  const say = (message: object) => it.send(JSON.stringify(message))
  return { heard, messages, say, closed }
}

const listening = async (jwt: string, topics: readonly string[], from: number | null = null) => {
  const it = await socket()
  it.say({ type: 'hello', jwt })
  await expect.poll(() => it.messages('ready').length).toBe(1)
  it.say({ type: 'subscribe', topics, from })
  // Answered in order: once this one is refused, all of them have been looked at.
  it.say({ type: 'subscribe', topics: ['user:nobody'], from: null })
  await expect.poll(() => it.messages('refused').some(({ topics: no }) => no?.includes('user:nobody'))).toBe(true)
  return it
}

const refused = (it: Awaited<ReturnType<typeof listening>>) =>
  it
    .messages('refused')
    .flatMap(({ topics }) => topics ?? [])
    .filter((topic) => topic !== 'user:nobody')

test('every topic that a module answers for is tried here', () => {
  const words = modules.flatMap(({ topics }) => Object.keys(topics ?? {}))
  expect(words.toSorted()).toEqual(Object.keys(ownTopics).toSorted())
})

test('every topic of another company, and of the provider, is refused', async () => {
  const { andina, nordmed } = whole
  for (const { jwt } of [andina.buyer, andina.reader]) {
    const it = await listening(jwt, topicsOf(nordmed))
    expect(refused(it).toSorted()).toEqual(topicsOf(nordmed).toSorted())
  }
})

test('a word that no module answers for is refused, also one that every object knows', async () => {
  const unknown = ['constructor', 'constructor:1', 'nothing']
  const it = await listening(whole.andina.buyer.jwt, unknown)
  expect(refused(it).toSorted()).toEqual(unknown)
})

test('a person’s own topics are granted, not those of a colleague', async () => {
  const { andina } = whole
  const it = await listening(andina.buyer.jwt, topicsOf(andina))
  const { userId } = andina.reader
  expect(refused(it).toSorted()).toEqual(
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

test('nobody hears anything without a token, or with a wrong one', async () => {
  const mute = await socket()
  mute.say({ type: 'subscribe', topics: topicsOf(whole.andina), from: 0 })
  expect(await mute.closed).toBe(4003)
  const forged = await socket()
  forged.say({ type: 'hello', jwt: 'forged' })
  expect(await forged.closed).toBe(4001)
  expect([...mute.heard, ...forged.heard]).toEqual([])
})

test('while another company works, nothing of it arrives, whatever was asked for; one’s own does', async () => {
  const { andina, nordmed, world, sales, settle } = whole
  const { done } = world
  const all = ['catalogue', ...topicsOf(andina), ...topicsOf(nordmed)]
  const now = await listening(andina.buyer.jwt, all)
  const sinceEver = await listening(andina.reader.jwt, all, 0)

  const { productId, countryId, packagingId, quotedOrderId, waitingOrderId } = nordmed
  await done(addCartLine, { productId, countryId, quantity: 40, packagingId }, nordmed.reader)
  const placing = { method: 'POST', path: '/order' } as Parameters<typeof sampleOf>[0]
  const { expectedTotal: _, ...order } = sampleOf(placing, nordmed)
  const placed = await done(placeOrder, order as never, nordmed.buyer)
  await done(issueQuote, { id: placed.orderId, ...oneFreight(1_000) }, sales)
  await done(decideQuote, { orderId: quotedOrderId as never, status: 'CONFIRMED' }, nordmed.buyer)
  await done(cancelOrder, { orderId: waitingOrderId as never }, nordmed.buyer)
  const {
    id: _id,
    countryId: _country,
    ...address
  } = sampleOf({ method: 'POST', path: '/addresses/upsert' } as never, nordmed)
  await done(upsertAddress, { ...address, countryId } as never, nordmed.buyer)
  await settle()
  await done(cancelOrder, { orderId: andina.waitingOrderId as never }, andina.buyer)

  for (const it of [now, sinceEver]) {
    const changed = () => it.messages('changed').flatMap(({ topics }) => topics ?? [])
    await expect.poll(changed).toContain(`order:${andina.waitingOrderId}`)
    expect(changed().filter((topic) => topic !== 'catalogue' && !topicsOf(andina).includes(topic))).toEqual([])
    const toldOnly = it.heard.filter((text) => !text.includes('"refused"')).join('\n')
    const secrets = [...nordmed.secrets, placed.orderId, placed.num]
    expect(secrets.filter((secret) => toldOnly.includes(secret))).toEqual([])
  }
})
