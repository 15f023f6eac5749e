import fastify from 'fastify'
import { expect, test } from 'vitest'

import { crowd } from './crowd.ts'

/** An app whose `/slow` answers on demand. */
const appWithCrowd = () => {
  const app = fastify()
  const people = crowd()
  people.watch(app)
  const begun = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/slow', () => {
    begun.resolve()
    return answer.promise
  })
  app.get('/fails', () => {
    throw new Error('no')
  })
  return { app, people, begun: begun.promise, answer: () => answer.resolve('here') }
}

test('counts requests in flight, and forgets those that are answered', async () => {
  const { app, people, begun, answer } = appWithCrowd()
  const slow = app.inject('/slow')
  await begun
  expect(people.waiting()).toBe(1)
  await app.inject('/fails')
  expect(people.waiting()).toBe(1)
  answer()
  await slow
  expect(people.waiting()).toBe(0)
})

test('a request that is aborted is not in flight', async () => {
  const { app, people, begun, answer } = appWithCrowd()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const gone = Promise.withResolvers<void>()
  app.server.once('request', (_, response) => response.once('close', () => setImmediate(gone.resolve)))
  const leaving = new AbortController()
  const left = fetch(`${url}/slow`, { signal: leaving.signal }).catch(() => {})
  await begun
  expect(people.waiting()).toBe(1)
  leaving.abort()
  await Promise.all([left, gone.promise])
  expect(people.waiting()).toBe(0)
  answer()
  await app.close()
})
