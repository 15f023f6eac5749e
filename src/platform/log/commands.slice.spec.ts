import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import { Client, type Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { decider, refused } from '#platform/decision.ts'
import { event, stream } from '#platform/event.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { commandsFor, existing, fresh, type Giver } from './commands.ts'
import { AlreadyDone, type DeadlineRow, type EventLog, eventLog } from './event-log.ts'

const Opened = event('Opened', { distributorId: Schema.String, num: Schema.String })
const Spent = event('Spent', { amount: Schema.Int, reason: Schema.String }, [
  (old: { coins: number }) => ({ amount: old.coins, reason: 'unknown' }),
])
type Purchase = { distributorId: string | null; num: string; spent: number; reasons: string[] }
const purchase = decider<Purchase>()({
  stream: stream('purchase', [Opened, Spent]),
  initial: () => ({ distributorId: null, num: '', spent: 0, reasons: [] }),
  evolve: {
    Opened: (it, { distributorId, num }) => ({ ...it, distributorId, num }),
    Spent: (it, { amount, reason }) => ({ ...it, spent: it.spent + amount, reasons: [...it.reasons, reason] }),
  },
  owner: ({ distributorId }) => (distributorId ? { distributorId } : {}),
  deadlines: { Opened: (_, now) => [{ kind: 'remind', at: new Date(now.getTime() + 1000) }] },
})

const Put = event('Put', { what: Schema.String })
const basket = decider<string[]>()({
  stream: stream('basket', [Put]),
  initial: () => [],
  evolve: { Put: (it, { what }) => [...it, what] },
  owner: (_, userId) => ({ userId }),
  implicit: true,
})

let database: TestDatabase
let pool: Pool
let log: EventLog
let alarmed: DeadlineRow[] = []

beforeAll(async () => {
  database = await freshDatabase()
  pool = connectAsPortal(database.url, { max: 20 })
  log = eventLog(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const andina = { userId: randomUUID(), role: 'PROCUREMENT', distributorId: randomUUID(), sessionId: randomUUID() }
const nordmed = { userId: randomUUID(), role: 'PROCUREMENT', distributorId: randomUUID(), sessionId: randomUUID() }
const sales = { userId: randomUUID(), role: 'SALES', distributorId: null, sessionId: null }
const as = (actor: Giver['actor'], more: Partial<Giver> = {}) =>
  commandsFor({
    log,
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
const open = (distributorId: string) => (_: Purchase) => [Opened.make({ distributorId, num: '-' })]
const spend = (amount: number) => (it: Purchase) =>
  it.spent + amount > 10 ? refused('Not that much') : [Spent.make({ amount, reason: 'sweets' })]
const opened = async (actor = andina) => {
  const key = randomUUID()
  await as(actor).begin(purchase, key, open(actor.distributorId))
  return key
}
/** The log with something that happens between a decision and its append. */
const beforeAppending = (happens: (...args: Parameters<EventLog['append']>) => Promise<unknown>): EventLog => ({
  ...log,
  append: async (...args) => {
    await happens(...args)
    return log.append(...args)
  },
})
const storedOf = async (key: string) => {
  const { rows } = await pool.query(
    `select e.version, e.type, e.data, c.* from es.event e join es.commit c on c.id = e.commit_id
     join es.stream s on s.id = e.stream_id where s.key = $1 order by e.version`,
    [key],
  )
  return rows
}

describe('deciding', () => {
  test('what was decided is recorded, with who, why and for whom, and is in the log at the position answered', async () => {
    const key = await opened()
    const correlation = randomUUID()
    const { position, state } = await as(sales, { correlation, causation: 7 }).decide(purchase, key, spend(3), {
      reason: 'by phone',
    })
    expect(state.spent).toBe(3)
    const [first, second] = await storedOf(key)
    expect(first).toMatchObject({
      actor: andina.userId,
      on_behalf_of: andina.distributorId,
      origin: { session: andina.sessionId },
    })
    expect(second).toMatchObject({
      actor: sales.userId,
      role: 'SALES',
      on_behalf_of: andina.distributorId,
      reason: 'by phone',
      correlation,
      causation: 7,
    })
    const { rows } = await pool.query('select position from es.log where commit_id = $1', [second.id])
    expect(rows[0].position).toBeLessThanOrEqual(position)
  })

  test('a refusal is thrown and records nothing', async () => {
    const key = await opened()
    await expect(as(andina).decide(purchase, key, spend(11))).rejects.toMatchObject({
      refusal: { status: 409, error: 'Not that much' },
    })
    expect(await storedOf(key)).toHaveLength(1)
  })

  test('deciding that nothing happens records nothing and answers the head', async () => {
    const key = await opened()
    const { position } = await as(andina).decide(purchase, key, () => [])
    expect(position).toBe(await log.seal())
    expect(await storedOf(key)).toHaveLength(1)
  })

  test('racing commands each decide on what the one before them left: the limit holds', async () => {
    const key = await opened()
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => as(andina).decide(purchase, key, spend(4))))
    expect(all.filter((it) => it.status === 'fulfilled')).toHaveLength(2)
    expect((await as(andina).stateOf(purchase, key)).spent).toBe(8)
  })

  test('who loses every race is told so', async () => {
    const key = await opened()
    const outrun = beforeAppending((streams, about) => log.append([{ ...streams[0]!, expected: 'exists' }], about))
    await expect(as(andina, { log: outrun }).decide(purchase, key, spend(0))).rejects.toMatchObject({
      refusal: { status: 409, error: 'Somebody else changed this at the same moment. Please look again.' },
    })
    expect(await storedOf(key)).toHaveLength(1 + 4)
  })

  test('an old event is lifted to today’s shape, an unknown one ends the command', async () => {
    const key = await opened()
    const about = { command: 'old', actor: andina.userId, role: 'PROCUREMENT', origin: {}, correlation: randomUUID() }
    await log.append(
      [{ kind: 'purchase', key, expected: 1, events: [{ type: 'Spent', schemaVersion: 1, data: { coins: 5 } }] }],
      about,
    )
    expect(await as(andina).stateOf(purchase, key)).toMatchObject({ spent: 5, reasons: ['unknown'] })
    await log.append(
      [{ kind: 'purchase', key, expected: 2, events: [{ type: 'Vanished', schemaVersion: 1, data: {} }] }],
      about,
    )
    await expect(as(andina).stateOf(purchase, key)).rejects.toThrow('purchase does not know Vanished')
  })
})

describe('whose streams', () => {
  test('another company’s stream, an absent one and one’s own that is not begun answer alike: 404', async () => {
    const key = await opened()
    const missing = { refusal: { status: 404 } }
    await expect(as(nordmed).decide(purchase, key, spend(1))).rejects.toMatchObject(missing)
    await expect(as(nordmed).stateOf(purchase, key)).rejects.toMatchObject(missing)
    await expect(as(andina).decide(purchase, randomUUID(), spend(1))).rejects.toMatchObject(missing)
    await expect(as(sales).decide(purchase, randomUUID(), spend(1))).rejects.toMatchObject(missing)
    await expect(
      as(andina).decideTogether(
        { mine: existing(basket, andina.userId), theirs: existing(basket, nordmed.userId) },
        () => ({}),
      ),
    ).rejects.toMatchObject(missing)
  })

  test('nobody begins a stream for another company', async () => {
    const key = randomUUID()
    await expect(as(andina).begin(purchase, key, open(nordmed.distributorId))).rejects.toMatchObject({
      refusal: { status: 404 },
    })
    expect(await storedOf(key)).toEqual([])
  })

  test('staff pass, and an implicit stream needs no beginning', async () => {
    await as(andina).decide(basket, andina.userId, () => [Put.make({ what: 'pear' })])
    expect(await as(sales).stateOf(basket, andina.userId)).toEqual(['pear'])
    expect(await as(nordmed).stateOf(basket, nordmed.userId)).toEqual([])
  })

  test('one command never writes for two companies', async () => {
    const targets = { a: existing(purchase, await opened(andina)), b: existing(purchase, await opened(nordmed)) }
    const both = as(sales).decideTogether(targets, () => ({
      a: [Spent.make({ amount: 1, reason: '' })],
      b: [Spent.make({ amount: 1, reason: '' })],
    }))
    await expect(both).rejects.toThrow('two companies')
  })
})

describe('several streams', () => {
  test('are written together or not at all; what is only read must not have moved', async () => {
    const key = randomUUID()
    const me = { ...andina, userId: randomUUID() }
    const { states } = await as(me).decideTogether(
      { order: fresh(purchase, key), cart: existing(basket, me.userId) },
      () => ({
        order: [Opened.make({ distributorId: me.distributorId, num: '-' })],
        cart: [Put.make({ what: 'nothing' })],
      }),
    )
    expect(states).toMatchObject({ order: { distributorId: me.distributorId }, cart: ['nothing'] })

    let moved = false
    const movesOnce = beforeAppending(async (_, { reads: _reads, ...about }) => {
      if (!moved)
        await log.append([{ kind: 'basket', key: me.userId, expected: 1, events: [Put.make({ what: 'more' })] }], about)
      moved = true
    })
    const targets = { order: existing(purchase, key), cart: existing(basket, me.userId) }
    const later = await as(me, { log: movesOnce }).decideTogether(targets, ({ cart }) => ({
      order: [Spent.make({ amount: cart.length, reason: 'items' })],
    }))
    expect(later.states.order.spent).toBe(2)
  })

  test('a stream that must be new and is not: 409, without deciding again', async () => {
    const key = await opened()
    let asked = 0
    const again = as(andina).begin(purchase, key, (state) => {
      asked++
      return open(andina.distributorId)(state)
    })
    await expect(again).rejects.toMatchObject({ refusal: { status: 409, error: 'This exists already.' } })
    expect(asked).toBe(1)
  })
})

describe('numbers, deadlines, repeats', () => {
  const series = { name: 'purchases', year: 2026 }
  const numbered = (_: Purchase, it: { number: string }) => [
    Opened.make({ distributorId: andina.distributorId, num: it.number }),
  ]

  test('the number stands in the event, in the state and in the answer', async () => {
    const key = randomUUID()
    const answer = (state: Purchase, it: { number: string }) => ({ num: it.number, same: state.num })
    const done = await as(andina).begin(purchase, key, numbered, { series, answer })
    expect(done).toMatchObject({ state: { num: '2026-000001' }, answer: { num: '2026-000001', same: '2026-000001' } })
    expect((await storedOf(key))[0].data.num).toBe('2026-000001')
  })

  test('a number without a series is a bug', () =>
    expect(as(andina).begin(purchase, randomUUID(), numbered)).rejects.toThrow('names no series'))

  test('a deadline is written with its event and queued in the same transaction, under an id that follows from it', async () => {
    alarmed = []
    const key = await opened()
    const { rows } = await pool.query('select id, due_at from es.deadline where stream_key = $1', [key])
    expect(alarmed).toMatchObject([
      {
        id: rows[0].id,
        kind: 'remind',
        streamKind: 'purchase',
        streamKey: key,
        version: 1,
        dueAt: '2026-11-20T12:00:01.000Z',
      },
    ])
    expect(rows[0].due_at).toEqual(new Date('2026-11-20T12:00:01Z'))
  })

  test('when the job cannot be queued, nothing was recorded', async () => {
    const key = randomUUID()
    const alarms = async () => {
      throw new Error('no queue')
    }
    await expect(as(andina, { alarms }).begin(purchase, key, open(andina.distributorId))).rejects.toThrow('no queue')
    expect(await storedOf(key)).toEqual([])
  })

  test('50 racing repeats of one command, each with its own fresh stream, are one', async () => {
    const idempotency = { owner: andina.userId, key: 'place', bodyHash: 'ab' }
    const place = () =>
      as(andina, { idempotency }).begin(purchase, randomUUID(), numbered, {
        series,
        answer: (_, it) => ({ num: it.number }),
      })
    const all = await Promise.allSettled(Array.from({ length: 50 }, place))
    const [first, ...others] = all.filter((it) => it.status === 'fulfilled').map((it) => it.value)
    expect(others).toEqual([])
    for (const it of all)
      if (it.status === 'rejected') {
        expect(it.reason).toBeInstanceOf(AlreadyDone)
        expect(it.reason).toMatchObject({ sameBody: true, answer: first!.answer })
      }
    expect(await log.findDone(idempotency)).toMatchObject({ answer: first!.answer, sameBody: true })
  })

  test('a number is never lost: as many as there are purchases with one', async () => {
    const { rows } = await pool.query(
      `select count(*) as n, max(data ->> 'num') as last from es.event where data ->> 'num' like '2026%'`,
    )
    expect(rows[0].last).toBe(`2026-${String(rows[0].n).padStart(6, '0')}`)
  })

  test('a command with a deadline takes two statements: the append writes the job, commits and is sealed', async () => {
    const said: string[] = []
    const heard = vi.spyOn(Client.prototype, 'query')
    await as(andina, { alarms: async () => ({ statement: 'select $1', jobs: '[]' }) }).decideTogether(
      { order: fresh(purchase, randomUUID()), cart: existing(basket, andina.userId) },
      () => ({
        order: [Opened.make({ distributorId: andina.distributorId, num: '-' })],
        cart: [Put.make({ what: 'x' })],
      }),
    )
    for (const [query] of heard.mock.calls as unknown as [string | { text: string }][])
      said.push(typeof query === 'string' ? query : query.text)
    heard.mockRestore()
    expect(said.map((text) => text.match(/es\.\w+/)?.[0] ?? text)).toEqual(['es.load', 'es.append_all'])
  })
})
