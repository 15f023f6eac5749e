import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { logger } from '#platform/node/logging.ts'
import { metrics } from '#platform/node/metrics.ts'

import { type Health, mountHouse } from './house-routes.ts'
import { webServer } from './server.ts'

const health: Health = {
  ...{ status: 'ok', database: 'ok', position: 7, oldestUnsealedMs: 0, overdueDeadlines: 0 },
  alarms: { audit: 'A rule is broken' },
  projections: { orders: { state: 'live', position: 7, lag: 0, parked: 0, error: 'of a person' } },
  reactions: {},
  parked: [],
}
let database: Health['database'] = 'ok'

let app: Awaited<ReturnType<typeof webServer>>
beforeAll(async () => {
  app = await webServer({ logger: logger('silent'), trustProxy: false, secure: false })
  const about = { title: 'Portal', version: '1', url: 'http://localhost' }
  mountHouse(app, {
    about,
    endpoints: [],
    policy: accessPolicy,
    metrics: metrics(['audit', 'other']),
    health: async () => ({ ...health, database }),
  })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers, remoteAddress })

describe('how a node is', () => {
  test('is complete for this machine; others get the status only', async () => {
    expect((await get('/api/health')).json()).toEqual(health)
    expect((await get('/api/health', {}, '203.0.113.9')).json()).toEqual({ status: 'ok' })
    expect((await get('/api/metrics')).statusCode).toBe(200)
    expect((await get('/api/metrics', {}, '203.0.113.9')).statusCode).toBe(404)
  })

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'is not shown to callers through a proxy on this machine, which says %s',
    async (name) => {
      const headers = { [name]: 'anything' }
      expect((await get('/api/health', headers)).json()).toEqual({ status: 'ok' })
      expect((await get('/api/metrics', headers)).statusCode).toBe(404)
    },
  )
})

describe('what is measured', () => {
  const measured = async (name: string) =>
    (await get('/api/metrics')).payload.split('\n').filter((line) => line.startsWith(name))

  test('has a line for each alarm, raised or not, and one for each read model', async () => {
    expect(await measured('partnercare_alarm')).toEqual([
      'partnercare_alarm{alarm="audit"} 1',
      'partnercare_alarm{alarm="other"} 0',
    ])
    expect(await measured('partnercare_projection')).toEqual([
      'partnercare_projection_lag{projection="orders"} 0',
      'partnercare_projection_parked_streams{projection="orders"} 0',
    ])
  })

  test('says whether the database is reached, and stays what it was while it is not', async () => {
    expect(await measured('partnercare_database_up')).toEqual(['partnercare_database_up 1'])
    database = 'unreachable'
    const [up, position] = [await measured('partnercare_database_up'), await measured('partnercare_log_position')]
    database = 'ok'
    expect([up, position]).toEqual([['partnercare_database_up 0'], ['partnercare_log_position 7']])
  })
})

test('a text says that it is UTF-8', async () => {
  for (const url of ['/api/health', '/api/metrics', '/api/docs', '/api/docs.css', '/api/openapi.json'])
    expect((await get(url)).headers['content-type'], url).toMatch(/; ?charset=utf-8/)
})

test('the description of the interface is the same however it is compressed', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const { payload } = await get(url)
    const [br, gzip] = [
      await get(url, { 'accept-encoding': 'gzip, br' }),
      await get(url, { 'accept-encoding': 'gzip' }),
    ]
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(payload)
  }
})
