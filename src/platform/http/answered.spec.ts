import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { metrics } from '#platform/metrics.ts'
import { noteAnswers } from './answered.ts'

test('every answer is a line; of those to probes only what went wrong stands above debug', async () => {
  const lines: string[] = []
  const app = Fastify()
  const line =
    (level: string) =>
    ({ route, status }: { route: string; status: number }) =>
      lines.push(`${level} ${route} ${status}`)
  noteAnswers(app, metrics(), { info: line('info'), debug: line('debug') } as never)
  let ill = false
  app.get('/api/health', (_, reply) => reply.status(ill ? 503 : 200).send())
  app.get('/api/order', (_, reply) => reply.send())

  for (const url of ['/api/health', '/api/order']) await app.inject(url)
  ill = true
  await app.inject('/api/health')
  expect(lines).toEqual(['debug /api/health 200', 'info /api/order 200', 'info /api/health 503'])
})
