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
const routes = [shop, door].map((it) => serveVisitors(it, ({ me }) => me?.userId ?? 'nobody'))

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

test('a token that is over is never taken for a visitor, but still opens the door to a new one', async () => {
  const { jwt, userId, sessionId } = await portal.as('PROCUREMENT')
  await portal.node.services.sessions.close(userId, sessionId)
  await expect.poll(async () => (await portal.call(shop, {}, { jwt })).status).toBe(401)
  expect((await portal.call(shop, {}, { jwt: 'forged' })).status).toBe(401)
  expect(await portal.call(door, {}, { jwt })).toMatchObject({ status: 200, body: 'nobody' })
})
