import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { logger } from '#platform/node/logging.ts'

import { webServer } from './server.ts'
import { serveWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'partnercare-web-'))
mkdirSync(join(folder, 'assets'))
for (const [name, content] of [
  ['index.html', 'the app'],
  ['landing.html', 'the landing page'],
  ['index.es.html', 'la aplicación'],
  ['landing.es.html', 'la portada'],
  ['assets/app-1a2b.js', 'script'],
  ['assets/app-1a2b.js.br', 'as brotli'],
] as const)
  writeFileSync(join(folder, name), content)

const secret = `${folder}-outside.txt`
writeFileSync(secret, 'not for the web')

const app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
await serveWebApp(app, folder)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
  rmSync(secret)
})

test.each([
  ['/', 'the landing page'],
  ['/?from=a-link', 'the landing page'],
  ['/profile/orders', 'the app'],
  ['/%', 'the app'],
])('%s is answered with %s, whatever compression is accepted', async (url, body) => {
  for (const encoding of [undefined, 'br', 'gzip, br']) {
    const answer = await app.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }) } })
    expect([answer.statusCode, answer.body]).toEqual([200, body])
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test.each([
  ['es', 'la portada', 'la aplicación'],
  ['de-CH, es-CO;q=0.8, en;q=0.5', 'la portada', 'la aplicación'],
  ['en-GB, es;q=0.5', 'the landing page', 'the app'],
  ['de, *;q=0.1', 'the landing page', 'the app'],
  [undefined, 'the landing page', 'the app'],
])('who prefers %s reads %s', async (language, landing, page) => {
  const headers = language ? { 'accept-language': language } : {}
  expect((await app.inject({ url: '/', headers })).body).toBe(landing)
  const answer = await app.inject({ url: '/profile/orders', headers })
  expect(answer.body).toBe(page)
  expect(answer.headers.vary).toContain('accept-language')
})

test('the language that a reader has chosen is before the one that the browser asks for', async () => {
  const read = async (cookie: string) =>
    (await app.inject({ url: '/', headers: { 'accept-language': 'en', cookie } })).body
  expect(await read('partnercare_language=es')).toBe('la portada')
  expect(await read('__Host-partnercare_language=es')).toBe('la portada')
  expect(await read('partnercare_language=xx')).toBe('the landing page')
})

/** Sends the path as it is written: other clients resolve dots first. */
const get = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })

test.each([
  '//x',
  '/shop//x',
  '/office/orders//replay',
  '/./x',
  '/shop/../x',
  '/%2e%2e/x',
  '/shop/%2e%2e/%2e%2e/x',
  '/..%2f..%2fx',
])('%s is for the app to say that it knows no such page', async (path) => {
  const answer = await get(path)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/the app$/)
})

const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '%252e%252e%252f',
  'assets/../../',
  'assets//../../',
]
const outside = [...climbs.map((climb) => `/${climb}${basename(secret)}`), `/${secret}`, `/%2f${secret.slice(1)}`]

test.each(outside)('%s leads to no file outside the folder', async (path) => {
  const answer = await get(path)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('not for the web')
})

test('what has its content in its name is kept for a year', async () => {
  const answer = await app.inject('/assets/app-1a2b.js')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable'])
})

test.each(['GET', 'HEAD'] as const)(
  '%s: what was compressed by the build is sent to clients that accept it',
  async (method) => {
    const { headers, body } = await app.inject({
      method,
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    expect(body).toBe(method === 'GET' ? 'as brotli' : '')
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript') })
    expect(headers.vary).toContain('accept-encoding')
  },
)

test.each(['/api/nothing', '/missing.js', '/assets/app-1a2b.js.br', '/assets/app-1A2B.js'])(
  '%s is not a page',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

test.each(['/.env', '/catalogue-2025.pdf', '/missing.js'])(
  '%s, opened in a window, is for the app to answer',
  async (url) => {
    const { statusCode, body } = await app.inject({
      url,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    expect([statusCode, body]).toEqual([200, 'the app'])
  },
)

test('where the brand was changed since the build, every page says so itself, and no text of it ends the script', async () => {
  const other = mkdtempSync(join(tmpdir(), 'partnercare-brand-'))
  for (const name of ['index.html', 'landing.html'])
    writeFileSync(join(other, name), `<html><head><title>${name}</title></head></html>`)
  let changed: Record<string, unknown> = {}
  const branded = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
  await serveWebApp(branded, other, { brand: () => changed })
  onTestFinished(async () => {
    await branded.close()
    rmSync(other, { recursive: true })
  })
  const page = async (url: string) => (await branded.inject(url)).body
  expect(await page('/')).toBe('<html><head><title>landing.html</title></head></html>')

  changed = { name: '</script><script>alert(1)</script>$&' }
  // The landing page that was made ahead is of another brand: the browser makes it then.
  for (const url of ['/', '/profile/orders']) {
    const [, said] = /<title>index.html<\/title><script type="application\/json" id="brand">(.*?)<\/script>/.exec(
      await page(url),
    )!
    expect(JSON.parse(said!)).toEqual(changed)
  }
})

test('the page of someone who is signed in requests its code and its first calls with the first byte', async () => {
  const other = mkdtempSync(join(tmpdir(), 'partnercare-web-'))
  onTestFinished(() => rmSync(other, { recursive: true }))
  const page = '<head><script src="/start.js"></script></head>'
  writeFileSync(join(other, 'index.html'), page)
  writeFileSync(join(other, 'landing.html'), 'the landing page')
  const files = { '/profile/order/:id': ['assets/Order-1.js', 'assets/Order-2.css'] }
  writeFileSync(join(other, 'first-files.json'), JSON.stringify(files))
  const served = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
  onTestFinished(() => served.close())
  await serveWebApp(served, other, { firstReadsOf: ({ pathname }) => [`/about?of="${pathname.split('/').at(-1)}"`] })
  const open = async (cookie: string) => (await served.inject({ url: '/profile/order/7', headers: { cookie } })).body
  expect(await open('partnercare_session=yes')).toBe(
    '<head><script src="/start.js" data-reads="[&quot;/about?of=\\&quot;7\\&quot;&quot;]"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/Order-1.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/Order-2.css"></head>',
  )
  expect(await open('__Host-partnercare_session=yes')).not.toBe(page)
  expect(await open('another=yes')).toBe(page)
})
