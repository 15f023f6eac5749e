import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { metrics } from '#platform/node/metrics.ts'
import { noteAnswers } from './answered.ts'

const unknown = { aboutOf: () => ({ who: null }), blurred: () => '' }

test('every answer is a line; of those to probes only failures are above debug', async () => {
  const lines: string[] = []
  const app = Fastify()
  const line =
    (level: string) =>
    ({ route, status }: { route: string; status: number }) =>
      lines.push(`${level} ${route} ${status}`)
  noteAnswers(app, metrics(), { info: line('info'), debug: line('debug') } as never, unknown)
  let ill = false
  app.get('/api/health', (_, reply) => reply.status(ill ? 503 : 200).send())
  app.get('/api/order', (_, reply) => reply.send())

  for (const url of ['/api/health', '/api/order']) await app.inject(url)
  ill = true
  await app.inject('/api/health')
  expect(lines).toEqual(['debug /api/health 200', 'info /api/order 200', 'info /api/health 503'])
})

test('a refused caller is logged by account, network and device, and by nothing that identifies the person', async () => {
  const lines: object[] = []
  const app = Fastify()
  const out = { info: () => {}, warn: (line: object) => lines.push(line) }
  noteAnswers(app, metrics(), out as never, {
    aboutOf: () => ({ who: 'account' }),
    blurred: (address) => `#${address.length}`,
  })
  app.get('/api/:status', (request, reply) =>
    reply.status(Number((request.params as { status: string }).status)).send(),
  )

  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }
  for (const status of [200, 401, 403, 404, 422, 429])
    await app.inject({ url: `/api/${status}?login=lucia`, headers, remoteAddress: '203.0.113.9' })
  const known = { route: '/api/:status', who: 'account', from: '#11', device: 'Firefox on Linux' }
  expect(lines).toMatchObject([401, 403, 429].map((status) => ({ status, ...known })))
  expect(JSON.stringify(lines)).not.toMatch(/lucia|203/)
})
