import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Permission } from '#platform/access/permissions.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'

import { endpoint } from './endpoint.ts'
import { serveVisitors } from './serve.ts'

const whoAmI = (path: string, may: Permission) =>
  endpoint(`GET /${path}`, { may, does: 'Says who asks', answer: Schema.String })

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
let listing = { begun: 0, ended: Promise.resolve() }
const routes = [
  ...[shop, door].map((it) => serveVisitors(it, ({ me }) => me?.userId ?? 'nobody')),
  serveVisitors(thing, ({ input }) => input.id),
  serveVisitors(list, async () => {
    listing.begun++
    await listing.ended
    return 'listed'
  }),
]

let portal: TestPortal

beforeAll(async () => {
  const edge = { name: 'edge', deciders: [], routes, reactions: [], deadlines: {} }
  portal = await startPortal({ modules: [edge], projections: [] })
})
afterAll(() => portal.stop())

test('visitors and the signed-in are both answered', async () => {
  const { jwt, userId } = await portal.as('PROCUREMENT')
  expect((await portal.call(shop, {})).body).toBe('nobody')
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
  expect(await portal.call(door, {}, { jwt })).toMatchObject({ status: 200, body: 'nobody' })
})

test('of what is costly a person has two under way and ten that wait; nobody else waits for them', async () => {
  const { jwt } = await portal.as('PROCUREMENT')
  const other = await portal.as('MARKETING')
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  listing = { begun: 0, ended }
  const asked = Array.from({ length: 13 }, () => portal.call(list, {}, { jwt }))
  expect(await Promise.race(asked)).toMatchObject({
    status: 429,
    body: { error: 'You have asked for many of these at once. Please try again in a moment.' },
  })
  expect(listing.begun).toBe(2)
  const others = portal.call(list, {}, { jwt: other.jwt })
  await expect.poll(() => listing.begun).toBe(3)
  end()
  expect((await others).status).toBe(200)
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(12)
})
