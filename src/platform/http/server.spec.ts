import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { get as getByHttps } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import type { SecureVersion } from 'node:tls'

import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { logger } from '#platform/node/logging.ts'

import { arrivesWithin } from './connections.ts'
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

test('without one, no caller may say where it comes from', async () => {
  expect(await addressSeen(false)).toBe('10.0.0.1')
})

test('pages load nothing of others, and of a help widget that is configured its host alone', async () => {
  const policy = async (helpWidgetUrl?: string) => {
    app = await webServer({
      ...{ logger: logger('silent'), trustProxy: false, secure: false },
      ...(helpWidgetUrl !== undefined && { helpWidgetUrl }),
    })
    const said = String((await app.inject({ url: '/' })).headers['content-security-policy'])
    if (helpWidgetUrl === undefined) await app.close()
    return said
  }
  const plain = await policy()
  expect(plain).toContain("script-src 'self';")
  expect(plain).not.toContain('https:')
  for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) expect(plain).toContain(`${directive} 'none'`)
  const widget = await policy('https://help.example:8443/widget/v2.js?key=1')
  expect(widget).toContain("script-src 'self' https://help.example:8443;")
  expect(widget).toContain("connect-src 'self' https://help.example:8443;")
  expect(widget).toContain("style-src 'self';")
})

test('people who come by https come by nothing else for a year, to no subdomain either', async () => {
  app = await webServer({ logger: logger('silent'), trustProxy: false, secure: true })
  const { headers } = await app.inject({ url: '/' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('a node with a certificate speaks https, in TLS 1.2 or later, and nothing else', async () => {
  const certificates = join(import.meta.dirname, '../../../tests/certificates')
  const [ca, cert, key] = ['ca.pem', 'server.pem', 'server.key'].map((name) => readFileSync(join(certificates, name)))
  const tls = { cert: cert!, key: key! }
  app = await webServer({ logger: logger('silent'), trustProxy: false, secure: true, tls })
  app.get('/protocol', (request) => ({ protocol: request.protocol }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = (maxVersion?: SecureVersion) =>
    new Promise<string>((resolve, reject) => {
      getByHttps({ host: 'localhost', port, path: '/protocol', ca, ...(maxVersion && { maxVersion }) }, (got) =>
        got.on('data', (body) => resolve(String(body))),
      ).on('error', reject)
    })
  expect(await answer()).toBe('{"protocol":"https"}')
  await expect(answer('TLSv1.1')).rejects.toThrow()
  await expect(fetch(`http://127.0.0.1:${port}/protocol`)).rejects.toThrow()
})

test('no caller keeps a connection by never finishing a request', async () => {
  app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
  expect(app.server).toMatchObject({ requestTimeout: 360_000, headersTimeout: 10_000 })
  expect(arrivesWithin.body).toBe(60_000)
})

describe('what is said to a server that listens', () => {
  const problem = (status: number) =>
    new RegExp(
      `^HTTP/1.1 ${status} [^]*application/problem\\+json[^]*frame-ancestors 'none'[^]*nosniff[^]*strict-transport-security[^]*"status":${status}`,
    )

  const listening = async (options: Partial<Parameters<typeof webServer>[0]>) => {
    app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false, ...options })
    app.post('/', () => ({}))
    app.post('/closed', { onRequest: async (_, reply) => reply.code(403).send({}) }, () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
  }

  /** All that is answered until the server hangs up. */
  const said = async (text: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(text)
    return (await Array.fromAsync(socket, String)).join('')
  }

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    [
      'a body with two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a head without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused as everything is', async (_, text, status) => {
    await listening({})
    expect(await said(text)).toMatch(problem(status))
  })

  test.each([
    ['head', 'POST / HTTP/1.1\r\nhost: x\r\n'],
    ['body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'],
  ])('a %s that never ends is not waited for', async (_, text) => {
    await listening({ within: { head: 50, body: 50, file: 60_000 } })
    expect(await said(text)).toMatch(problem(408))
  })

  test('TRACE returns nothing of what was sent', async () => {
    await listening({})
    const answer = await said('TRACE / HTTP/1.1\r\nhost: x\r\nx-mine: secret\r\nconnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toContain('secret')
  })

  test('what was refused before its body came is answered once, and not waited for', async () => {
    await listening({ within: { head: 50, body: 50, file: 60_000 } })
    const answers = await said(
      'POST /closed HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n{',
    )
    expect(answers.match(/^HTTP/gm)).toHaveLength(1)
    expect(answers).toContain('403')
  })

  test('one address keeps so many connections open, and may open more once it has closed one', async () => {
    await listening({ connectionsPerAddress: 1 })
    const { port } = app.server.address() as AddressInfo
    const kept = connect(port, '127.0.0.1')
    await once(kept, 'connect')
    expect(await said('')).toMatch(problem(429))
    kept.destroy()
    await expect.poll(() => said('nonsense\r\n\r\n')).toMatch(problem(400))
  })
})

test.each(['{', 'text', '{"__proto__": 1}'])('a body that is %j is refused in one sentence', async (payload) => {
  app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
  app.post('/', () => ({}))
  const answer = await app.inject({
    url: '/',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'The body is not valid JSON'])
})

describe('a server that stops during a call', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  afterEach(() => agent.destroy())

  /** What is answered, and whether the connection is kept. */
  const call = (using?: Agent) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo
      get({ host: '127.0.0.1', port, path: '/', ...(using && { agent: using }) }, (answer) => {
        const received = { status: answer.statusCode, connection: answer.headers.connection }
        answer.resume().once('end', () => resolve(received))
      }).once('error', reject)
    })

  const serving = async (stopping?: AbortSignal) => {
    app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false, ...(stopping && { stopping }) })
    app.get('/', () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
  }

  test('answers what came over a kept connection', async () => {
    await serving()
    expect(await call(agent)).toEqual({ status: 200, connection: 'keep-alive' })
    await vi.waitFor(() => expect(Object.keys(agent.freeSockets)).toHaveLength(1))
    const answer = call(agent)
    const closed = app.close()
    expect(await answer).toEqual({ status: 200, connection: 'close' })
    await closed
  })

  test('answers a connection that was accepted before', async () => {
    await serving()
    const answer = call()
    const closed = app.close()
    expect(await answer).toEqual({ status: 200, connection: 'close' })
    await closed
  })

  test('does not wait for a connection on which nothing was ever sent', async () => {
    await serving()
    const unused = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(unused, 'connect')
    const isClosed = once(unused, 'close')
    await app.close()
    await isClosed
  }, 20_000)

  test('closes connections after their answer once it will stop', async () => {
    const stopping = new AbortController()
    await serving(stopping.signal)
    stopping.abort()
    expect(await call(agent)).toEqual({ status: 200, connection: 'close' })
  })
})
