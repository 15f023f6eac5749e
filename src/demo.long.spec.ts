import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { orderStream } from '#modules/ordering/events.ts'
import { stageNames } from '#modules/ordering/stages.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { type PortalNode, startNode } from '#platform/node/node.ts'
import { connect } from '#platform/postgres/pool.ts'
import { freshDatabase } from '#tests/database.ts'

import { seedDemo } from './demo.ts'
import { addressOf, modules, projections, rules } from './portal.ts'

const today = new Date()
const SHORT = 0.1

/** Two years are seeded in one minute or in five. */
const PATIENCE_MS = 900_000

type SeededDemo = { node: PortalNode; owner: ReturnType<typeof connect>; stop: () => Promise<void> }

/** The demo world on a database of its own. */
const seeded = async (years?: number): Promise<SeededDemo> => {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-'))
  const configuration = { ...readConfiguration('test', {}), dataDir, databaseUrl: database.url }
  const parts = { configuration, databaseUrl: database.url, modules, projections, addressOf, ...rules, webApp: null }
  const owner = connect({ connectionString: database.url, max: 2 })
  await seedDemo(parts, owner, { today, ...(years !== undefined && { years }) })
  const node = await startNode(parts)
  return {
    node,
    owner,
    stop: async () => {
      await node.stop()
      await owner.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What happened, stream by stream. Sealed texts differ by their keys, moments by how fast the machine was. */
const happened = async ({ owner }: SeededDemo): Promise<string[]> => {
  const { rows } = await owner.query<{ line: string }>(
    `select s.kind || ' ' || s.key || ' ' || e.version || ' ' || e.type || ' ' || e.data::text as line
     from es.event e join es.stream s on s.id = e.stream_id order by s.kind, s.key, e.version`,
  )
  return rows.map(({ line }) =>
    line.replace(/sealed:1:[^"]+/g, 'sealed').replace(/(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(\.\d+)?Z/g, '$1'),
  )
}

let first: SeededDemo

beforeAll(async () => {
  first = await seeded()
})
afterAll(() => first.stop())

const count = async (table: string, by: string) => {
  const { rows } = await first.owner.query<{ what: string; count: number }>(
    `select ${by} as what, count(*)::int as count from ${table} group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ what, count: many }) => [what, many]))
}

describe('the demo world', () => {
  test('has at least 400 orders of two years, of every company that may order, some at every stage', async () => {
    const byStage = await count('rm_orders_v1.orders', 'stage')
    expect(Object.keys(byStage).toSorted()).toEqual(stageNames.filter((stage) => stage !== 'NEW').toSorted())
    const byCompany = await count('rm_orders_v1.orders', 'distributor_id')
    expect(Object.keys(byCompany)).toHaveLength(12)
    expect(Object.values(byCompany).reduce((all, some) => all + some, 0)).toBeGreaterThanOrEqual(400)
    expect(Object.keys(await count('rm_distributors_v1.distributors', 'id'))).toHaveLength(21)
  })

  test('tells of everything that can happen to an order', async () => {
    const happened = await count(`es.event e join es.stream s on s.id = e.stream_id and s.kind = 'order'`, 'e.type')
    expect(orderStream.events.map(({ type }) => type).filter((type) => !happened[type])).toEqual([])
    const codes = await count('rm_orders_v1.orders where promo is not null', `promo->>'type'`)
    expect(Object.keys(codes).toSorted()).toEqual(['CASH_BACK', 'DISCOUNT', 'SHIPPING_DISCOUNT'])
    const some = async (where: string) =>
      (await first.owner.query(`select from rm_orders_v1.orders where ${where}`)).rowCount
    expect(await some('json_array_length(bonus_lines) > 0')).toBeGreaterThan(0)
    expect(await some('care_coins_used > 0')).toBeGreaterThan(3)
    expect(await some('held')).toBeGreaterThan(0)
    const shipped = 'shipment is not null'
    expect(
      await some(`${shipped} and json_array_length(shipment->'documents') = 0 and drafts::text not like '%APPROVED%'`),
    ).toBe(0)
    expect(await some(`${shipped} and shipment->>'documents' like '%IMPORT_LICENSE%'`)).toBeGreaterThan(5)
  })

  test('has prices that went up, and as they are now', async () => {
    const { rows } = await first.owner.query<{ rises: boolean }>(
      `select (array_agg((e.data->>'price')::int order by e.version))[1] < (array_agg((e.data->>'price')::int order by e.version))[2] as rises
       from es.event e where e.type = 'RegistrationPriced' group by e.data->>'registrationId' having count(*) > 1`,
    )
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.every(({ rises }) => rises)).toBe(true)
  })

  test('ends today, with quotes to give within hours and one that is overdue', async () => {
    const { rows } = await first.owner.query<{ hours: number }>(
      `select extract(epoch from quote_due_at - $1::timestamptz) / 3600 as hours from rm_orders_v1.orders
       where status = 'WAITING_FOR_QUOTE' order by 1`,
      [today],
    )
    const hours = rows.map((row) => Number(row.hours))
    expect(hours.filter((left) => left < 0)).toHaveLength(1)
    expect(hours.filter((left) => left >= 0 && left < 8)).toHaveLength(2)
    const ends = await first.owner.query<{ after: boolean }>('select max(at) > $1 as after from es.commit', [today])
    expect(ends.rows[0]?.after).toBe(false)
  })

  test('leaves no list empty and nothing undone', async () => {
    for (const table of [
      'categories',
      'products',
      'product_views',
      'product_requests',
      'carts',
      'notifications',
      'order_history',
      'tickets',
      'ticket_desks',
      'reports',
    ])
      expect((await first.owner.query(`select from rm_${table}_v1.${table}`)).rowCount, table).toBeGreaterThan(3)
    expect(await count('rm_notifications_v1.notifications', 'read::text')).toEqual({
      false: expect.any(Number),
      true: expect.any(Number),
    })
    // Where nothing concerns a reaction, a node that has just started finds that out first.
    expect(await first.node.work.reactions.quiet(60_000)).toBe(true)
    const { overdueDeadlines, reactions } = await first.node.work.status()
    expect(overdueDeadlines).toBe(0)
    expect(reactions.filter(({ lag, parked }) => lag > 0 || parked > 0)).toEqual([])
  })

  test('has requests and reports in every state, promises kept and missed, and some that wait too long', async () => {
    const total = (by: Record<string, number>) => Object.values(by).reduce((all, some) => all + some, 0)
    const tickets = await count('rm_tickets_v1.tickets', 'status')
    expect([Object.keys(tickets), total(tickets)]).toEqual([['ANSWERED', 'CLOSED', 'OPEN', 'SOLVED'], 40])
    const reports = await count('rm_reports_v1.reports', 'status')
    expect(Object.keys(reports)).toEqual(['ACCEPTED', 'ANSWERED', 'DONE', 'READ', 'RECEIVED', 'REFUSED'])
    expect(total(reports)).toBe(30)
    expect((await count('rm_tickets_v1.tickets', 'overdue::text'))['true']).toBe(2)
    expect(Object.keys(await count('rm_tickets_v1.tickets', 'sharing'))).toEqual(['COMPANY', 'PRIVATE'])
  })

  test('lets companies forecast what they order every month, most of it well', async () => {
    const call = async (email: string) => {
      const { app } = first.node
      const signedIn = await app.inject({
        method: 'POST',
        url: '/api/auth/signin',
        payload: { email, password: PASSWORD },
      })
      const headers = { authorization: `Bearer ${signedIn.json().jwt}` }
      return (await app.inject({ url: '/api/forecast', headers })).json<{ accuracy: number | null }[]>()
    }
    for (const company of ['andina', 'nordmed', 'savanna']) {
      const accuracies = (await call(`procurement@${company}.example`)).map(({ accuracy }) => accuracy ?? 0)
      expect(accuracies.length, company).toBeGreaterThanOrEqual(3)
      const isPlausible = accuracies.filter((accuracy) => accuracy >= 0.6 && accuracy <= 0.95)
      expect(isPlausible.length, `${company}: ${accuracies}`).toBeGreaterThan(accuracies.length / 2)
    }
  })

  test('gives and takes levels as orders are delivered, and keeps them month by month', async () => {
    const { rows } = await first.owner.query<{ type: string; days: number }>(
      `select e.type, extract(day from c.at - (e.data->>'reviewedAt')::timestamptz)::int as days
       from es.event e join es.commit c on c.id = e.commit_id where e.type in ('LevelGained', 'LevelLost', 'LevelKept')`,
    )
    expect(rows.map(({ type }) => type)).toEqual(expect.arrayContaining(['LevelGained', 'LevelKept']))
    expect(Math.max(...rows.map(({ days }) => days))).toBeLessThanOrEqual(31)
  })

  test(
    'is the same for the same seed and day',
    async () => {
      const [one, other] = await Promise.all([seeded(SHORT), seeded(SHORT)])
      try {
        expect(await happened(other)).toEqual(await happened(one))
      } finally {
        await Promise.all([one.stop(), other.stop()])
      }
    },
    PATIENCE_MS,
  )
})
