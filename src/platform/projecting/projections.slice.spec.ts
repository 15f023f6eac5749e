import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { event, Moment, stream } from '#platform/event.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { type Projection, projection, rows } from '#platform/projection.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { type Projections, startProjections } from './projections.ts'

const Opened = event('Opened', { owner: Schema.String, openedAt: Moment })
const Paid = event('Paid', { cents: Schema.Int })
const Closed = event('Closed', {})
const Renamed = event('Renamed', { fullName: Schema.String }, [(old: { name: string }) => ({ fullName: old.name })])
const accountStream = stream('account', [Opened, Paid, Closed])
const ownerStream = stream('owner', [Renamed])

type AccountRow = {
  id: string
  ownerId: string
  paidTotal: number
  openedAt: Moment
  lastPayments: { inCents: number }[]
}
const declared = (version = 1, more: Partial<Projection> = {}) =>
  projection<AccountRow>()({
    name: 'accounts',
    version,
    of: [accountStream, ownerStream],
    table: `id text primary key, owner_id text not null, paid_total bigint not null, opened_at timestamptz not null,
      last_payments jsonb not null`,
    indexes: ['(owner_id, opened_at desc)'],
    key: (_, { kind, key }) => (kind === 'account' ? key : []),
    when: {
      Opened: (_, { owner, openedAt }, __, id) => ({ id, ownerId: owner, paidTotal: 0, openedAt, lastPayments: [] }),
      Paid: (row, { cents }) => {
        if (!row) return null
        if (cents === 666) throw new Error('not that much')
        return {
          ...row,
          paidTotal: row.paidTotal + cents * version,
          lastPayments: [...row.lastPayments.slice(-1), { inCents: cents }],
        }
      },
      Closed: () => null,
      Renamed: 'ignore',
    },
    onPoison: 'park',
    ...(more as object),
  })

/** The same read model with another fold for payments. */
const paying = (pays: (row: AccountRow | undefined, data: { cents: number }) => AccountRow | undefined) => ({
  when: { ...declared().when, Paid: pays },
})
const anything = (row: AccountRow | undefined, { cents }: { cents: number }) =>
  row && { ...row, paidTotal: row.paidTotal + cents }

let database: TestDatabase
let admin: Pool
const nodes: { log: EventLog; models: Projections; stop: () => Promise<void> }[] = []

beforeEach(async () => {
  database = await freshDatabase()
  admin = connect({ connectionString: database.url, max: 3 })
})
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
  await admin.end()
  await database.drop()
})

const troubles: unknown[] = []
const startNode = async (...projections: Projection[]) => {
  const pool = connectAsPortal(database.url, { max: 10 })
  const log = eventLog(pool)
  const stopSealing = log.start()
  const models = await startProjections({ log, projections, onTrouble: (error) => troubles.push(error) })
  const node = {
    log,
    models,
    stop: async () => {
      await models.stop()
      stopSealing()
      await pool.end()
    },
  }
  nodes.push(node)
  await models.ready()
  return node
}
const stopNode = async (node: (typeof nodes)[number]) => {
  nodes.splice(nodes.indexOf(node), 1)
  await node.stop()
}

const about = { command: 'test', actor: randomUUID(), role: 'SALES', origin: {}, correlation: randomUUID() }
const append = async (
  log: EventLog,
  key: string,
  ...events: { type: string; schemaVersion: number; data: unknown }[]
) => {
  await log.append([{ kind: 'account', key, expected: 'any', events }], about)
  return log.seal()
}
const at = '2026-11-20T10:20:30.456Z' as Moment
const opened = (owner = 'ines') => Opened.make({ owner, openedAt: at })
const paid = (cents: number) => Paid.make({ cents })
const accountsOn = ({ models }: { models: Projections }) =>
  rows(models.db, declared()).selectAll().orderBy('id').execute()
const total = async (node: { models: Projections }, id: string) =>
  (await accountsOn(node)).find((row) => row.id === id)?.paidTotal

describe('following', () => {
  test('rows come back as they were folded: camelCase, moments as ISO strings, nested names as they are', async () => {
    const node = await startNode(declared())
    const position = await append(node.log, 'a', opened(), paid(5), paid(7), paid(9))
    expect(await node.models.waitFor(['accounts'], position, 1000)).toBe(true)
    expect(await accountsOn(node)).toEqual([
      { id: 'a', ownerId: 'ines', paidTotal: 21, openedAt: at, lastPayments: [{ inCents: 7 }, { inCents: 9 }] },
    ])
  })

  test('a row that folds to null is deleted, and may come again in the same batch', async () => {
    const node = await startNode(declared())
    await append(node.log, 'a', opened(), paid(5))
    await append(node.log, 'b', opened(), Closed.make({}), opened('otto'))
    const position = await append(node.log, 'a', Closed.make({}))
    await node.models.waitFor(['accounts'], position, 1000)
    expect(await accountsOn(node)).toMatchObject([{ id: 'b', ownerId: 'otto', paidTotal: 0 }])
  })

  test('a command’s own write is read at once, on the node that took it and on another', async () => {
    const [one, other] = [await startNode(declared()), await startNode(declared())]
    for (let n = 1; n <= 20; n++) {
      const position = await append(one.log, 'a', ...(n === 1 ? [opened(), paid(1)] : [paid(1)]))
      const node = n % 2 ? one : other
      expect(await node.models.waitFor(['accounts'], position, 1000)).toBe(true)
      expect(await total(node, 'a')).toBe(n)
    }
  })

  test('two nodes never count twice', async () => {
    const [one, other] = [await startNode(declared()), await startNode(declared())]
    await append(one.log, 'a', opened())
    await Promise.all(Array.from({ length: 200 }, (_, i) => append(i % 2 ? one.log : other.log, 'a', paid(1))))
    const head = await one.log.seal()
    expect(await one.models.waitFor(['accounts'], head, 2000)).toBe(true)
    expect(await total(one, 'a')).toBe(200)
  })

  test('events that a read model does not follow move it on without a write, at most once a second with one', async () => {
    const node = await startNode(declared())
    const foreign = () => node.log.append([{ kind: 'foreign', key: 'f', expected: 'any', events: [paid(1)] }], about)
    await append(node.log, 'a', opened())
    await node.models.waitFor(['accounts'], 1, 1000)
    await foreign()
    const head = await node.log.seal()
    expect(await node.models.waitFor(['accounts'], head, 300)).toBe(true)
    expect((await node.models.standing()).readModels).toMatchObject([{ lag: 0 }])
    await sleep(1500)
    await foreign()
    await node.log.seal()
    const { rows: marks } = await admin.query<{ position: string }>('select position from es.projection')
    expect(Number(marks[0]!.position)).toBeGreaterThanOrEqual(head)
  })

  test('waiting for what does not come ends in time', async () => {
    const node = await startNode(declared())
    const began = performance.now()
    expect(await node.models.waitFor(['accounts'], 1_000_000, 200)).toBe(false)
    expect(performance.now() - began).toBeLessThan(400)
  })

  test('every node hears of every advance once, in order, whoever folded', async () => {
    const [one, other] = [await startNode(declared()), await startNode(declared())]
    const heard: [number, number][][] = [[], []]
    for (const [i, { models }] of [one, other].entries()) models.onAdvanced((_, from, to) => heard[i]!.push([from, to]))
    await append(one.log, 'a', opened())
    for (let i = 0; i < 20; i++) await append(i % 2 ? one.log : other.log, 'a', paid(1))
    const head = await one.log.seal()
    await Promise.all([one, other].map(({ models }) => models.waitFor(['accounts'], head, 2000)))
    for (const list of heard) {
      expect(list.at(-1)![1]).toBe(head)
      for (const [i, [from]] of list.entries()) expect(from).toBe(list[i - 1]?.[1] ?? 0)
    }
    const read = await one.models.read(0, head, ['account'])
    expect(read.map(({ envelope }) => envelope.position)).toEqual(Array.from({ length: head }, (_, i) => i + 1))
    expect(read[0]!.envelope).toMatchObject({
      kind: 'account',
      key: 'a',
      version: 1,
      type: 'Opened',
      role: 'SALES',
      command: 'test',
      reason: null,
    })
  })

  test('the backend of a follower may be killed at any time', async () => {
    const node = await startNode(declared())
    await append(node.log, 'a', opened())
    for (let i = 0; i < 10; i++) {
      await append(node.log, 'a', paid(1)).catch(() => append(node.log, 'a', paid(1)))
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'es\\.(take|projection)'
        and pid <> pg_backend_pid()`)
    }
    const head = await node.log.seal()
    expect(await node.models.waitFor(['accounts'], head, 5000)).toBe(true)
    const { rows: paidIn } = await admin.query(`select count(*)::int as n from es.event where type = 'Paid'`)
    expect(await total(node, 'a')).toBe(paidIn[0].n)
  })
})

describe('rebuilding', () => {
  const versions = async () =>
    (await admin.query('select version, fold, state from es.projection order by version')).rows
  const schemas = async () =>
    (await admin.query(`select nspname from pg_namespace where nspname like 'rm\\_%' order by 1`)).rows.map(
      (row) => row.nspname,
    )
  const fill = async (log: EventLog, accounts = 50) => {
    for (let i = 0; i < accounts; i++)
      await log.append([{ kind: 'account', key: `a${i}`, expected: 'any', events: [opened(), paid(i)] }], about)
    return log.seal()
  }

  test('a higher version in the code is built beside the live one and takes over; the old one can be gone back to', async () => {
    const old = await startNode(declared(1))
    await fill(old.log)
    const later = await startNode(declared(2))
    expect(await versions()).toEqual([
      { version: 1, fold: 1, state: 'standby' },
      { version: 2, fold: 2, state: 'live' },
    ])
    expect(await total(later, 'a7')).toBe(14)
    expect(later.models.db.liveVersion('accounts')).toBe(2)

    const position = await append(later.log, 'a7', paid(1))
    expect(await later.models.waitFor(['accounts'], position, 1000)).toBe(true)
    expect(await old.models.waitFor(['accounts'], position, 1000)).toBe(true)
    expect([await total(old, 'a7'), await total(later, 'a7')]).toEqual([8, 16])

    await old.models.makeLive('accounts', 1)
    expect(await versions()).toMatchObject([{ state: 'standby' }, { state: 'live' }]) // code older than what is live does not take over
    await expect(later.models.makeLive('accounts', 1)).rejects.toThrow('other code')
  })

  test('the same code can be built anew, and the table before it made live again', async () => {
    const node = await startNode(declared())
    await fill(node.log)
    await node.models.waitFor(['accounts'], node.log.head(), 1000)
    await admin.query(`update rm_accounts_v1.accounts set paid_total = -1`)
    expect(await node.models.rebuild('accounts')).toMatchObject({ version: 2 })
    expect(await total(node, 'a7')).toBe(7)
    await node.models.makeLive('accounts', 1)
    expect([node.models.db.liveVersion('accounts'), await total(node, 'a7')]).toEqual([1, -1])
    const position = await append(node.log, 'a7', paid(3))
    await node.models.waitFor(['accounts'], position, 1000)
    expect(await total(node, 'a7')).toBe(2)
  })

  test('two rebuilds later, only the last table is kept to go back to', async () => {
    const node = await startNode(declared())
    await fill(node.log, 3)
    await node.models.rebuild('accounts')
    await node.models.rebuild('accounts')
    expect(await versions()).toMatchObject([
      { version: 2, state: 'standby' },
      { version: 3, state: 'live' },
    ])
    expect(await schemas()).toEqual(['rm_accounts_v2', 'rm_accounts_v3'])
  })

  test('cancelled half way, nothing is left of it; killed half way, it goes on', async () => {
    const node = await startNode(declared())
    await fill(node.log, 400)
    await node.models.waitFor(['accounts'], node.log.head(), 2000)
    const cancelled = node.models.rebuild('accounts', {
      chunk: 5,
      tell: ({ position }) => {
        if (position > 200) void node.models.cancel('accounts')
      },
    })
    await expect(cancelled).rejects.toThrow('cancelled')
    expect([await versions(), await schemas()]).toEqual([[{ version: 1, fold: 1, state: 'live' }], ['rm_accounts_v1']])
    expect(await node.models.cancel('accounts')).toBe(false)

    const killed = new AbortController()
    const reached: number[] = []
    const tell = ({ position }: { position: number }) => {
      reached.push(position)
      if (position > 200) killed.abort()
    }
    await expect(node.models.rebuild('accounts', { chunk: 5, tell, signal: killed.signal })).rejects.toThrow()
    await stopNode(node)

    const next = await startNode(declared())
    await expect.poll(versions, { timeout: 5000 }).toEqual([
      { version: 1, fold: 1, state: 'standby' },
      { version: 2, fold: 1, state: 'live' },
    ])
    expect(await total(next, 'a7')).toBe(7)
  })

  test('a table that differs from what the streams tell does not go live', async () => {
    let isWrong = false
    const pays = (row: AccountRow | undefined, { cents }: { cents: number }) =>
      row && { ...row, paidTotal: row.paidTotal + cents + (isWrong ? 1 : 0) }
    const node = await startNode(declared(1, paying(pays)))
    await fill(node.log, 60)
    await node.models.waitFor(['accounts'], node.log.head(), 2000)
    isWrong = true
    const tell = () => {
      isWrong = false
    }
    await expect(node.models.rebuild('accounts', { chunk: 2, tell })).rejects.toThrow(
      'The shadow check of accounts found other rows than the streams tell: of a0',
    )
    expect(node.models.db.liveVersion('accounts')).toBe(1)
    expect((await node.models.standing()).readModels.find((it) => it.version === 2)).toMatchObject({ state: 'halted' })
  })

  test('a read model that is new on a log with a past is complete before it is ready', async () => {
    const writer = await startNode(declared())
    await fill(writer.log)
    const newcomer = declared(1, { name: 'newcomers' })
    const node = await startNode(declared(), newcomer)
    expect(await rows(node.models.db, newcomer).selectAll().execute()).toHaveLength(50)
  })

  test('more read models than there are connections are built all the same', async () => {
    const writer = await startNode(declared())
    await fill(writer.log)
    const newcomers = Array.from({ length: 12 }, (_, at) => declared(1, { name: `newcomers_${at}` }))
    const node = await startNode(declared(), ...newcomers)
    for (const it of newcomers) expect(await rows(node.models.db, it).selectAll().execute()).toHaveLength(50)
  })
})

describe('poison', () => {
  test('parks the one stream, in its order, and others go on; a retry takes it up again', async () => {
    const node = await startNode(declared())
    await append(node.log, 'good', opened(), paid(1))
    await append(node.log, 'bad', opened(), paid(2))
    await append(node.log, 'bad', paid(666))
    await append(node.log, 'bad', paid(4))
    const position = await append(node.log, 'good', paid(10))
    expect(await node.models.waitFor(['accounts'], position, 3000)).toBe(true)
    expect([await total(node, 'good'), await total(node, 'bad')]).toEqual([11, 2])
    const [it] = (await node.models.standing()).readModels
    expect(it).toMatchObject({ state: 'live', parked: [{ kind: 'account', key: 'bad', position: 5, type: 'Paid' }] })
    expect(it!.parked[0]!.error).toContain('not that much')

    expect(await node.models.retry('accounts')).toEqual({ freed: 0, left: 1 })
    await stopNode(node)
    const healed = await startNode(declared(1, paying(anything)))
    expect(await healed.models.retry('accounts')).toEqual({ freed: 1, left: 0 })
    expect(await total(healed, 'bad')).toBe(2 + 666 + 4)
    await healed.models.waitFor(['accounts'], await append(healed.log, 'bad', paid(1)), 1000)
    expect(await total(healed, 'bad')).toBe(673)
  })

  test('halts a read model of money where it stands, says why and how far behind it is, and goes on once mended', async () => {
    const node = await startNode(declared(1, { onPoison: 'halt' }))
    await append(node.log, 'a', opened(), paid(1))
    await append(node.log, 'a', paid(666))
    await append(node.log, 'b', opened(), paid(3))
    await expect
      .poll(async () => (await node.models.standing()).readModels[0], { timeout: 5000 })
      .toMatchObject({ state: 'halted', position: 2, haltedAt: 2, lag: 3 })
    expect((await node.models.standing()).readModels[0]!.error).toContain(
      'At 3: accounts cannot fold Paid of account/a at 3: not that much',
    )
    expect([await total(node, 'a'), await total(node, 'b')]).toEqual([1, undefined])
    await stopNode(node)
    const healed = await startNode(declared(1, { ...paying(anything), onPoison: 'halt' }))
    expect(await healed.models.waitFor(['accounts'], await healed.log.seal(), 3000)).toBe(true)
    expect((await healed.models.standing()).readModels[0]).toMatchObject({ state: 'live', error: null, lag: 0 })
    expect([await total(healed, 'a'), await total(healed, 'b')]).toEqual([667, 3])
  })

  test.each([
    ['an event type that the code does not know', { type: 'Vanished', schemaVersion: 1, data: {} }],
    ['a row that the table refuses', { type: 'Paid', schemaVersion: 1, data: { cents: 1e30 } }],
  ])('%s is never skipped silently', async (_, strange) => {
    const node = await startNode(declared())
    await append(node.log, 'a', opened(), paid(1))
    const position = await append(node.log, 'a', strange)
    expect(await node.models.waitFor(['accounts'], position, 3000)).toBe(true)
    expect((await node.models.standing()).readModels[0]!.parked).toMatchObject([{ key: 'a', position: 3 }])
  })

  test('an old event is lifted before it is folded', async () => {
    const renames = projection<{ id: string; name: string }>()({
      name: 'renames',
      version: 1,
      of: [ownerStream],
      table: 'id text primary key, name text not null',
      indexes: [],
      key: (_, { key }) => key,
      when: { Renamed: (_, { fullName }, __, id) => ({ id, name: fullName }) },
      onPoison: 'halt',
    })
    const node = await startNode(renames)
    await node.log.append(
      [
        {
          kind: 'owner',
          key: 'o',
          expected: 'none',
          events: [{ type: 'Renamed', schemaVersion: 1, data: { name: 'Old' } }],
        },
      ],
      about,
    )
    expect(await node.models.waitFor(['renames'], await node.log.seal(), 1000)).toBe(true)
    expect(await rows(node.models.db, renames).selectAll().execute()).toEqual([{ id: 'o', name: 'Old' }])
  })
})
