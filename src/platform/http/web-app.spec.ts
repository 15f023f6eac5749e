import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { logger } from '#platform/logging.ts'

import { webServer } from './server.ts'
import { serveWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'partnercare-web-'))
mkdirSync(join(folder, 'assets'))
for (const [name, content] of [
  ['index.html', 'the app'],
  ['landing.html', 'the landing page'],
  ['assets/app-1a2b.js', 'script'],
] as const)
  writeFileSync(join(folder, name), content)

const app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
await serveWebApp(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
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

test('what has its content in its name is kept for a year', async () => {
  const answer = await app.inject('/assets/app-1a2b.js')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable'])
})

test.each(['/api/nothing', '/missing.js'])('%s is not a page', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})
