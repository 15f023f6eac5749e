import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { endpoint } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

const PATIENCE_MS = 60_000
const folder = join(tmpdir(), `partnercare-away-${randomBytes(4).toString('hex')}`)
const devices = endpoint('GET /devices', { may: 'orders.place', does: 'Reads the database', answer: Schema.String })
const module = {
  name: 'devices',
  deciders: [],
  routes: [serve(devices, async ({ sessions, me }) => String((await sessions.of(me)).length))],
  reactions: [],
  deadlines: {},
}
let portal: TestPortal
let stopServer: () => Promise<void>

beforeAll(async () => {
  clearUpBehindUs(folder)
  const server = await startEmbedded({ dataDir: folder, durable: true }) // the session is still there afterwards
  stopServer = server.stop
  await installDatabase(server.url)
  const database = { url: server.url, drop: async () => {} }
  portal = await startPortal({ modules: [module], projections: [], database })
}, PATIENCE_MS)
afterAll(async () => {
  await portal.stop()
  await stopServer()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'while Postgres falls and comes back every caller is sent to try again soon, and none is signed out',
  async () => {
    const { jwt } = await portal.as('PROCUREMENT')
    expect((await portal.call(devices, {}, { jwt })).status).toBe(200)
    process.kill(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

    const answers: Awaited<ReturnType<typeof portal.call<typeof devices>>>[] = []
    const isBack = () => answers.some(({ status }) => status === 503) && answers.at(-1)?.status === 200
    while (!isBack()) answers.push(await portal.call(devices, {}, { jwt }))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const away = answers.find(({ status }) => status === 503)!
    expect(away.headers['retry-after']).toBe('2')
    expect(away.problem).toMatchObject({ type: '/problems/not-ready', error: expect.stringContaining('Try again') })
  },
  PATIENCE_MS,
)
