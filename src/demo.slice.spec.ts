import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readConfiguration } from '#platform/configuration.ts'
import { type PortalNode, startNode } from '#platform/node.ts'
import { connect } from '#platform/postgres/pool.ts'
import { freshDatabase } from '#tests/database.ts'

import { tellDemo } from './demo.ts'
import { addressOf, modules, projections } from './portal.ts'

const today = new Date()

type Telling = { node: PortalNode; owner: ReturnType<typeof connect>; stop: () => Promise<void> }

/** The demo world on a database of its own. */
const told = async (): Promise<Telling> => {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-'))
  const configuration = { ...readConfiguration('test', {}), dataDir, databaseUrl: database.url }
  const parts = { configuration, databaseUrl: database.url, modules, projections, addressOf, webApp: null }
  const owner = connect({ connectionString: database.url, max: 2 })
  await tellDemo(parts, owner, { today })
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
const happened = async ({ owner }: Telling): Promise<string[]> => {
  const { rows } = await owner.query<{ line: string }>(
    `select s.kind || ' ' || s.key || ' ' || e.version || ' ' || e.type || ' ' || e.data::text as line
     from es.event e join es.stream s on s.id = e.stream_id order by s.kind, s.key, e.version`,
  )
  return rows.map(({ line }) =>
    line.replace(/sealed:1:[^"]+/g, 'sealed').replace(/(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(\.\d+)?Z/g, '$1'),
  )
}

let first: Telling

beforeAll(async () => {
  first = await told()
}, 120_000)
afterAll(() => first.stop())

const count = async (table: string, by: string) => {
  const { rows } = await first.owner.query<{ what: string; count: number }>(
    `select ${by} as what, count(*)::int as count from ${table} group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ what, count: many }) => [what, many]))
}

describe('the demo world', () => {
  test('has orders in every status, of every company that may order', async () => {
    expect(await count('rm_orders_v1.orders', 'status')).toEqual({
      CANCELLED: 6,
      CONFIRMED: 11,
      QUOTE_RECEIVED: 7,
      WAITING_FOR_QUOTE: 8,
    })
    expect(Object.keys(await count('rm_orders_v1.orders', 'distributor_id'))).toHaveLength(3)
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
      'interests',
      'carts',
      'notifications',
      'order_history',
    ])
      expect((await first.owner.query(`select from rm_${table}_v1.${table}`)).rowCount, table).toBeGreaterThan(3)
    expect(await count('rm_notifications_v1.notifications', 'read::text')).toEqual({
      false: expect.any(Number),
      true: expect.any(Number),
    })
    const { overdueDeadlines, reactions } = await first.node.work.status()
    expect(overdueDeadlines).toBe(0)
    expect(reactions.filter(({ lag, parked }) => lag > 0 || parked > 0)).toEqual([])
  })

  test('is the same for the same seed and day', async () => {
    const second = await told()
    try {
      expect(await happened(second)).toEqual(await happened(first))
    } finally {
      await second.stop()
    }
  }, 120_000)
})
