import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'

import { logger } from '#platform/logging.ts'

import { webServer } from './server.ts'

let app: FastifyInstance
afterEach(() => app.close())

const addressSeen = async (trustProxy: boolean) => {
  app = await webServer({ logger: logger('silent'), trustProxy, secure: false })
  app.get('/address', (request) => ({ ip: request.ip }))
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  return (await app.inject({ url: '/address', headers, remoteAddress: '10.0.0.1' })).json().ip
}

test('behind a proxy of ours, a caller is where that proxy saw them, whatever they say themselves', async () => {
  expect(await addressSeen(true)).toBe('198.51.100.7')
})

test('without one, nobody may say where they come from', async () => {
  expect(await addressSeen(false)).toBe('10.0.0.1')
})
