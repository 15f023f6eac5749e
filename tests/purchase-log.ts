import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'

import { decider, refused, type Stamp } from '#platform/decision.ts'
import { event, stream } from '#platform/event.ts'
import type { DeadlineRow } from '#platform/log/append.ts'
import type { Giver } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

/** A purchase is a company's, spends 10 at most, and reminds of itself after a second. */
export const Opened = event('Opened', { distributorId: Schema.String, num: Schema.String })
/** Was called coins before, and gave no reason. */
export const Spent = event('Spent', { amount: Schema.Int, reason: Schema.String }, [
  (old: { coins: number }) => ({ amount: old.coins, reason: 'unknown' }),
])
export type Purchase = {
  distributorId: string | null
  num: string
  spent: number
  reasons: string[]
  /** When and by whom each event was recorded. */
  stamps: Stamp[]
}
export const purchase = decider<Purchase>()({
  stream: stream('purchase', [Opened, Spent]),
  initial: () => ({ distributorId: null, num: '', spent: 0, reasons: [], stamps: [] }),
  evolve: {
    Opened: (it, { distributorId, num }, { at, actor }) => ({ ...it, distributorId, num, stamps: [{ at, actor }] }),
    Spent: (it, { amount, reason }, { at, actor }) => ({
      ...it,
      spent: it.spent + amount,
      reasons: [...it.reasons, reason],
      stamps: [...it.stamps, { at, actor }],
    }),
  },
  owner: ({ distributorId }) => (distributorId ? { distributorId } : {}),
  deadlines: { Opened: (_, now) => [{ kind: 'remind', at: new Date(now.getTime() + 1000) }] },
})

export const Put = event('Put', { what: Schema.String })
/** A basket is a person's, and there before anything is in it. */
export const basket = decider<string[]>()({
  stream: stream('basket', [Put]),
  initial: () => [],
  evolve: { Put: (it, { what }) => [...it, what] },
  owner: (_, userId) => ({ userId }),
  implicit: true,
})

export const andina = {
  userId: randomUUID(),
  role: 'PROCUREMENT',
  distributorId: randomUUID(),
  sessionId: randomUUID(),
}
export const nordmed = {
  userId: randomUUID(),
  role: 'PROCUREMENT',
  distributorId: randomUUID(),
  sessionId: randomUUID(),
}
export const sales = { userId: randomUUID(), role: 'SALES', distributorId: null, sessionId: null }

export const open = (distributorId: string) => (_: Purchase) => [Opened.make({ distributorId, num: '-' })]
export const spend = (amount: number) => (it: Purchase) =>
  it.spent + amount > 10 ? refused('Not that much') : [Spent.make({ amount, reason: 'sweets' })]

/** A log of purchases and baskets in a database of its own, from the first test of a file to its last. */
export const purchaseLog = () => {
  const it = {} as { pool: Pool; log: EventLog }
  /** The deadlines whose alarms were requested. */
  const alarmed: DeadlineRow[] = []
  let database: TestDatabase

  beforeAll(async () => {
    database = await freshDatabase()
    it.pool = connectAsPortal(database.url, { max: 20 })
    it.log = eventLog(it.pool)
  })
  afterAll(async () => {
    await it.pool.end()
    await database.drop()
  })

  const as = (actor: Giver['actor'], more: Partial<Giver> = {}) =>
    commandsFor({
      log: it.log,
      actor,
      scope: actor.distributorId ? 'distributor' : 'staff',
      command: 'test',
      correlation: randomUUID(),
      now: () => new Date('2026-11-20T12:00:00Z'),
      alarms: async (deadlines) => {
        alarmed.push(...deadlines)
        return null
      },
      ...more,
    })

  return Object.assign(it, {
    alarmed,
    as,

    /** The key of a purchase that this person has opened. */
    opened: async (actor = andina) => {
      const key = randomUUID()
      await as(actor).begin(purchase, key, open(actor.distributorId))
      return key
    },

    /** Every event of a stream with its commit, as they are stored. */
    storedOf: async (key: string) => {
      const { rows } = await it.pool.query(
        `select e.version, e.type, e.data, c.* from es.event e join es.commit c on c.id = e.commit_id
         join es.stream s on s.id = e.stream_id where s.key = $1 order by e.version`,
        [key],
      )
      return rows
    },
  })
}
