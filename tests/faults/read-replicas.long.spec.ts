import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { type PortalProcess, portalOn } from '#tests/e2e/portal-process.ts'

import { BUYERS } from './customers.ts'
import { eventually } from './eventually.ts'
import { type ServerPair, startServerPair } from './server-pair.ts'
import { startWire, type Wire } from './wire.ts'

const PATIENCE_MS = 600_000
const READS = 20

let pair: ServerPair
let toReplica: Wire
let node: PortalProcess
let jwt: string
beforeAll(async () => {
  pair = await startServerPair()
  toReplica = await startWire(() => pair.standby.port)
  const replica = Object.assign(new URL(pair.standby.url), { port: String(toReplica.port) }).href
  node = await portalOn(pair.primary.url, { DATABASE_READ_URL: replica })
  jwt = (await call('POST', '/auth/signin', { email: BUYERS[0], password: PASSWORD })).answer.jwt
}, PATIENCE_MS)
afterAll(async () => {
  await node?.stop()
  await toReplica?.stop()
  await pair?.stop()
})

/** The position that this screen has seen. */
let seen = 0

const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const response = await fetch(`${node.url}/api${path}`, {
    method,
    headers: {
      ...(jwt && { authorization: `Bearer ${jwt}` }),
      ...(body && { 'content-type': 'application/json' }),
      'x-min-position': String(seen),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  seen = Math.max(seen, Number(response.headers.get('x-position') ?? 0))
  const answer = await response.json()
  expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBe(200)
  return { answer, asOf: Number(response.headers.get('x-as-of')) }
}

const place = {
  email: 'warehouse@andina.example',
  phone: '+57 1 2345678',
  type: 'SHIPPING',
  addressee: 'Warehouse',
  address: 'Calle 1',
  zipCode: '1',
  city: 'Bogotá',
  countryId: 'co',
}
const add = async (name: string) => (await call('POST', '/addresses/upsert', { ...place, name })).answer.id as string
const remove = async (id: string) => {
  const response = await fetch(`${node.url}/api/addresses/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${jwt}` },
  })
  seen = Number(response.headers.get('x-position'))
}
const names = async (): Promise<string[]> => {
  const { answer, asOf } = await call('GET', '/addresses?type=SHIPPING')
  expect(asOf).toBeGreaterThanOrEqual(seen)
  return answer.map(({ name }: { name: string }) => name)
}

const readsFrom = async (server: 'primary' | 'replica'): Promise<number> => {
  const metrics = await (await fetch(`${node.url}/api/metrics`)).text()
  return Number(new RegExp(`partnercare_reads_total\\{from="${server}"\\} (\\d+)`).exec(metrics)?.[1])
}
const replicaAnswers = () =>
  eventually('the replica answers', async () => {
    const before = await readsFrom('replica')
    await names()
    return (await readsFrom('replica')) > before
  })

beforeEach(replicaAnswers)

test('a read sees the command before it at once, from whichever server answers', { timeout: PATIENCE_MS }, async () => {
  for (let n = 0; n < READS; n++) {
    const name = `at-once-${n}`
    const id = await add(name)
    expect(await names()).toContain(name)
    await remove(id)
    expect(await names()).not.toContain(name)
  }
})

test('a replica that lags answers nothing that it does not have', { timeout: PATIENCE_MS }, async () => {
  await pair.standby.owner.query('select pg_wal_replay_pause()')
  await eventually('the replica has paused', async () => {
    const { rows } = await pair.standby.owner.query('select pg_get_wal_replay_pause_state() as state')
    return rows[0].state === 'paused'
  })
  const before = { primary: await readsFrom('primary'), replica: await readsFrom('replica') }
  await add('while-it-lags')
  for (let n = 0; n < READS; n++) expect(await names()).toContain('while-it-lags')
  expect(await readsFrom('primary')).toBe(before.primary + READS)
  expect(await readsFrom('replica')).toBe(before.replica)
  await pair.standby.owner.query('select pg_wal_replay_resume()')
})

test('where the replica is gone no read fails, and it answers again when it is back', {
  timeout: PATIENCE_MS,
}, async () => {
  await add('while-it-is-gone')
  toReplica.shut(true)
  for (let n = 0; n < READS; n++) expect(await names()).toContain('while-it-is-gone')
  toReplica.shut(false)
  await replicaAnswers()
})
