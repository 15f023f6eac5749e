import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as Schema from 'effect/Schema'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import type { Permission } from '#platform/access/permissions.ts'
import { decider, invalid } from '#platform/decision.ts'
import { event, stream } from '#platform/event.ts'
import { CLOSE } from '#platform/live/listener.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'

import { endpoint } from './endpoint.ts'
import { serve, serveVisitors, serveVisitorsOnce } from './serve.ts'

const whoAmI = (path: string, may: Permission) =>
  endpoint(`GET /${path}`, { may, does: 'Says who calls', answer: Schema.String })

const shop = whoAmI('shop', 'portfolio.see')
const door = whoAmI('door', 'portal.visit')
const thing = endpoint('GET /things/:id', {
  may: 'portal.visit',
  does: 'Finds nothing',
  params: { id: Schema.String.check(Schema.isUUID()) },
  answer: Schema.String,
})
const list = endpoint('GET /list', {
  may: 'portal.visit',
  does: 'Takes as long as it takes',
  costly: true,
  answer: Schema.String,
})
const note = endpoint('POST /notes', {
  may: 'session.own',
  does: 'Takes a note',
  body: { note: Schema.String.check(Schema.isMaxLength(10)) },
  answer: Schema.Unknown,
})
const enter = endpoint('POST /enter', {
  may: 'portal.visit',
  does: 'Lets anybody in',
  body: { name: Schema.String.check(Schema.isMaxLength(10)) },
  answer: Schema.Unknown,
})
const write = endpoint('POST /messages', {
  may: 'session.own',
  counted: 'messages',
  does: 'Takes a message',
  answer: Schema.Unknown,
})
const Noted = event('Noted', { text: Schema.String })
const noted = decider<null>()({
  stream: stream('noted', [Noted]),
  implicit: true,
  initial: () => null,
  owner: () => ({}),
  evolve: { Noted: () => null },
})
const keep = endpoint('POST /kept/:how', {
  may: 'session.own',
  does: 'Records, or does not, and answers or refuses',
  params: { how: Schema.Literals(['ANSWERED', 'REFUSED', 'NOTHING']) },
  answer: Schema.Unknown,
})
const keepAsVisitor = endpoint('POST /kept-by-visitors', {
  may: 'portal.visit',
  does: 'Records for anybody',
  answer: Schema.Unknown,
})
let listing = { begun: 0, ended: Promise.resolve() }
const routes = [
  ...[shop, door].map((it) => serveVisitors(it, ({ me }) => me?.userId ?? 'visitor')),
  serveVisitors(thing, ({ input }) => input.id),
  serve(note, () => ({ success: true })),
  serve(write, () => ({ success: true })),
  serveVisitors(enter, () => ({ success: true })),
  serve(keep, async ({ log, me, input: { how } }) => {
    const answer = { zeta: 1, a: [{ later: null, at: 'ä' }], middle: { yes: true, b: 2 } }
    await log.decide(noted, me.userId, () => (how === 'NOTHING' ? [] : [Noted.make({ text: how })]), { answer })
    return how === 'REFUSED' ? invalid({ zeta: 'Too late', a: 'Too early' }) : answer
  }),
  serveVisitorsOnce(keepAsVisitor, async ({ log, newId }) => {
    await log.decide(noted, newId(), () => [Noted.make({ text: 'visited' })])
    return { success: true }
  }),
  serveVisitors(list, async () => {
    listing.begun++
    await listing.ended
    return 'listed'
  }),
]

let portal: TestPortal

beforeAll(async () => {
  const edge = { name: 'edge', deciders: [noted], routes, reactions: [], deadlines: {} }
  const environment = {
    VISITOR_CALLS_PER_MINUTE: '3',
    COMMANDS_PER_MINUTE: '4',
    MESSAGES_PER_MINUTE: '2',
    SESSIONS_PER_PERSON: '2',
  }
  portal = await startPortal({ modules: [edge], projections: [], environment })
  await portal.node.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => portal.stop())

test('visitors and the signed-in are both answered', async () => {
  const { jwt, userId } = await portal.as('PROCUREMENT')
  expect((await portal.call(shop, {})).body).toBe('visitor')
  expect((await portal.call(shop, {}, { jwt })).body).toBe(userId)
})

test('no answer is kept by a browser or a proxy', async () => {
  const { jwt } = await portal.as('PROCUREMENT')
  for (const calling of [{}, { jwt }, { jwt: 'forged' }])
    expect((await portal.call(shop, {}, calling)).headers['cache-control']).toBe('no-store')
})

test.each(['%', '%zz', '%ff?page=1', 'a'.repeat(2000)])(
  'a path that ends in %s is one that names nothing',
  async (id) => {
    const { statusCode, headers, body } = await portal.node.app.inject(`/api/things/${id}`)
    expect([statusCode, JSON.parse(body).error]).toEqual([404, 'Not found'])
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
  },
)

test('a token that is over is never taken for a visitor, but still opens the door to a new one', async () => {
  const { jwt, userId, sessionId } = await portal.as('PROCUREMENT')
  await portal.node.services.sessions.close(userId, sessionId)
  await expect.poll(async () => (await portal.call(shop, {}, { jwt })).status).toBe(401)
  expect((await portal.call(shop, {}, { jwt: 'forged' })).status).toBe(401)
  expect(await portal.call(door, {}, { jwt })).toMatchObject({ status: 200, body: 'visitor' })
})

test('of what is costly a person has two in flight and ten that wait; no one else waits for them', async () => {
  const { jwt } = await portal.as('PROCUREMENT')
  const other = await portal.as('MARKETING')
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  listing = { begun: 0, ended }
  const answers = Array.from({ length: 13 }, () => portal.call(list, {}, { jwt }))
  expect(await Promise.race(answers)).toMatchObject({
    status: 429,
    body: { error: 'You have requested many of these at once. Please try again in a moment.' },
  })
  expect(listing.begun).toBe(2)
  const others = portal.call(list, {}, { jwt: other.jwt })
  await expect.poll(() => listing.begun).toBe(3)
  end()
  expect((await others).status).toBe(200)
  expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(12)
})

describe('a caller without a body worth reading', () => {
  /** The head of a call that announces a large body, and never sends a byte of it. */
  const announced = (path: string, jwt?: string) =>
    new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve, reject) => {
      const { port } = portal.node.app.server.address() as AddressInfo
      const call = request({
        ...{ host: '127.0.0.1', port, path: `/api${path}`, method: 'POST' },
        headers: { 'content-type': 'application/json', 'content-length': 10_000, ...(jwt && { authorization: jwt }) },
      })
      call.once('error', reject).once('response', (answer) => {
        resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] })
        call.destroy()
      })
      call.flushHeaders()
    })

  test('is refused at the head of it: visitors, those without the permission; then by address, whatever the request', async () => {
    for (let i = 0; i < 3; i++) expect((await announced('/notes')).status).toBe(401)
    expect(await announced('/enter')).toEqual({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
    const elsewhere = { address: '203.0.113.9' }
    expect((await portal.call(enter, { name: 'friend' }, elsewhere)).status).toBe(200)
  })

  test('so is one person with too many commands, and no other', async () => {
    const { jwt } = await portal.as('PROCUREMENT')
    for (let i = 0; i < 4; i++) expect((await portal.call(note, { note: 'short' }, { jwt })).status).toBe(200)
    expect((await announced('/notes', jwt)).status).toBe(429)
    expect((await portal.call(shop, {}, { jwt })).status).toBe(200)
    const other = await portal.as('MARKETING')
    expect((await portal.call(note, { note: 'short' }, { jwt: other.jwt })).status).toBe(200)
  })
})

test('no command is taken from a page of another website', async () => {
  const { jwt } = await portal.as('PROCUREMENT')
  const from = (origin: string) =>
    portal.call(note, { note: 'short' }, { jwt, headers: { origin, host: 'portal.example' } })
  expect((await from('https://portal.example')).status).toBe(200)
  for (const origin of ['https://elsewhere.example', 'null'])
    expect(await from(origin)).toMatchObject({ status: 403, body: { error: 'This call comes from another website' } })
})

describe('a repeat by its Idempotency-Key', () => {
  const bytes = async (path: string, key: string, jwt?: string) => {
    const headers = { 'idempotency-key': key, ...(jwt && { authorization: `Bearer ${jwt}` }) }
    const remoteAddress = '203.0.113.44'
    const answer = await portal.node.app.inject({ method: 'POST', url: `/api${path}`, headers, remoteAddress })
    const { 'content-type': type, 'x-position': position, 'x-repeated': isRepeat } = answer.headers
    return { said: { status: answer.statusCode, body: answer.body, type, position }, isRepeat }
  }
  const moreRecorded = async () =>
    portal.asSystem().decide(noted, randomUUID(), () => [Noted.make({ text: 'by others' })])

  test.each([
    ['ANSWERED', 200],
    ['REFUSED', 422],
    ['NOTHING', 200],
  ] as const)('answers to the byte as the first time, though others have recorded since: %s', async (how, status) => {
    const { jwt } = await portal.as('ADMIN')
    const first = await bytes(`/kept/${how}`, how, jwt)
    expect(first).toMatchObject({ said: { status, position: expect.stringMatching(/^\d+$/) }, isRepeat: undefined })
    await moreRecorded()
    expect(await bytes(`/kept/${how}`, how, jwt)).toEqual({ ...first, isRepeat: 'true' })
  })

  test('of a visitor, too, and records once', async () => {
    const first = await bytes('/kept-by-visitors', 'visited')
    await moreRecorded()
    expect(await bytes('/kept-by-visitors', 'visited')).toEqual({ ...first, isRepeat: 'true' })
    expect(first.said).toMatchObject({ status: 200, body: '{"success":true}' })
    expect((await portal.everythingRecorded()).match(/visited/g)).toHaveLength(1)
  })
})

describe('the live channel', () => {
  /** What is answered to an upgrade: a status, or what the socket closes with after a message that is not understood. */
  const upgraded = (headers: Record<string, string>) =>
    new Promise<{ readonly status?: number | undefined; readonly closed?: number }>((resolve, reject) => {
      const { port } = portal.node.app.server.address() as AddressInfo
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers })
      socket.once('unexpected-response', (call, { statusCode }) => {
        call.destroy()
        resolve({ status: statusCode })
      })
      socket.once('error', reject)
      socket.once('open', () => socket.send('{}'))
      socket.once('close', (closed) => resolve({ closed }))
    })
  const { origin, host } = new URL('http://localhost:3000')

  test('opens to pages of PUBLIC_URL, and to programs, which name no page', async () => {
    expect(portal.configuration.publicUrl).toBe(origin)
    expect(await upgraded({ origin })).toEqual({ closed: CLOSE.refused })
    expect(await upgraded({})).toEqual({ closed: CLOSE.refused })
  })

  test.each([
    ['another website', { origin: 'https://elsewhere.example' }],
    ['another port of this machine', { origin: 'http://localhost:3001' }],
    ['the same name by another protocol', { origin: `https://${host}` }],
    ['a name that was made to lead here', { origin: 'http://elsewhere.example', host: 'elsewhere.example' }],
    ['a longer name', { origin: `${origin}.elsewhere.example` }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses the upgrade to %s', async (_, headers) => expect(await upgraded(headers)).toEqual({ status: 403 }))
})

test('what is counted is counted by person, over all nodes', async () => {
  const [lucia, diego] = [await portal.as('PROCUREMENT'), await portal.as('PROCUREMENT')]
  const another = await portal.startAnother()
  const writes = async (who: typeof lucia, node = portal.node) =>
    (await portal.call(write, {}, { jwt: who.jwt, node })).status
  expect([await writes(lucia), await writes(lucia, another), await writes(lucia)]).toEqual([200, 200, 429])
  expect(await writes(diego)).toBe(200)
})

test('one session more than a person may have ends the one that was not used for longest', async () => {
  const first = await portal.as('PROCUREMENT')
  const { sessions } = portal.node.services
  const open = () => sessions.open(first, { remember: false, userAgent: '' })
  const [second, third] = [await open(), await open()]
  const standing = await Promise.all([first, second, third].map(({ jwt }) => sessions.identify(jwt)))
  expect(standing.map((it) => it !== null)).toEqual([false, true, true])
})

test('visitors send 16 kB at most, signed-in users 256 kB', async () => {
  const { jwt } = await portal.as('PROCUREMENT')
  const sized = (bytes: number) => ({ note: 'x'.repeat(bytes) }) as never
  const from = { address: '203.0.113.10' }
  expect(await portal.call(enter, sized(17_000), from)).toMatchObject({
    status: 413,
    body: { error: 'The body is larger than 16 kB' },
  })
  expect((await portal.call(note, sized(200_000), { jwt })).status).toBe(422)
  expect(await portal.call(note, sized(270_000), { jwt })).toMatchObject({
    status: 413,
    body: { error: 'The body is larger than 256 kB' },
  })
})
