import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { decider } from '#platform/decision.ts'
import { event, stream } from '#platform/event.ts'
import { VersionConflict } from '#platform/log/append-refused.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { trails } from '#platform/log/trail.ts'
import type { Module } from '#platform/module.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import type { Services } from '#platform/services.ts'
import { setDatabaseClock, startClock } from '#platform/time/clock.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { about } from '#tests/note-log.ts'
import { backgroundOn } from './background.ts'
import { alarmsOf, type Deadlines, startDeadlines } from './deadlines.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { startSweep } from './sweep.ts'

const HOUR = 3_600_000
const Promised = event('Promised', { inMs: Schema.Int })
const Kept = event('Kept', {})
const promise = decider<{ kept: number }>()({
  stream: stream('promise', [Promised, Kept]),
  initial: () => ({ kept: 0 }),
  evolve: { Promised: (it) => it, Kept: ({ kept }) => ({ kept: kept + 1 }) },
  owner: () => ({}),
  deadlines: { Promised: ({ inMs }, now) => [{ kind: 'keep-promise', at: new Date(now.getTime() + inMs) }] },
})

/** What a node does: its jobs, its deadlines, its sweep. */
type Node = { log: EventLog; jobs: Jobs; deadlines: Deadlines; stop: () => Promise<void> }

let database: TestDatabase
let owner: Pool
const nodes: Node[] = []
let calls = 0
let trouble: Error | null = null
let dawdle: (key: string) => Promise<void> = async () => {}
/** Before it no promise is kept. */
let putOffUntil = new Date(0)
/** Up to where the read models have come that promises ask. */
let modelsAt = Infinity

const keep: Module['deadlines'] = {
  'keep-promise': {
    reads: ['promises'],
    notBefore: async () => putOffUntil,
    keep: async ({ logFor }, { stream: { key } }) => {
      calls++
      if (trouble) throw trouble
      await dawdle(key)
      await logFor('keep').decide(promise, key, () => [Kept.make({})])
    },
  },
}

const startNode = async (): Promise<Node> => {
  const pool = connectAsPortal(database.url, { max: 12 })
  const log = eventLog(pool)
  const warn = () => {}
  const jobs = await startJobs(pool, warn)
  const background = backgroundOn({
    ...{ services: {} as Services, log, trail: trails(pool, [])(null) },
    alarms: alarmsOf(jobs),
  })
  const passed = async (_: readonly string[], position: number) => position <= modelsAt
  const deadlines = await startDeadlines({ log, jobs, handlers: keep, background, passed, warn })
  const sweep = startSweep({ pool, jobs, warn })
  const stop = async () => {
    await Promise.all([deadlines.stop(), sweep.stop(), jobs.stop()])
    await pool.end()
  }
  nodes.push({ log, jobs, deadlines, stop })
  return nodes.at(-1)!
}

const promiseFor = async ({ log, jobs }: Node, inMs: number) => {
  const key = randomUUID()
  const clock = await startClock(log.pool)
  const giver = { userId: randomUUID(), role: 'SALES', distributorId: null, sessionId: null }
  const commands = commandsFor({
    log,
    actor: giver,
    scope: 'staff',
    command: 'promise',
    correlation: randomUUID(),
    now: clock.now,
    alarms: alarmsOf(jobs),
  })
  await commands.begin(promise, key, () => [Promised.make({ inMs })])
  clock.stop()
  return { key, kept: async () => (await commands.stateOf(promise, key)).kept }
}

const stateOf = async (key: string) =>
  (
    await owner.query<{ id: string; state: string; kind: string; due_at: Date; fired_at: Date | null }>(
      'select id, state, kind, due_at, fired_at from es.deadline where stream_key = $1',
      [key],
    )
  ).rows[0]!

beforeAll(async () => {
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 2 })
})
afterEach(async () => {
  trouble = null
  dawdle = async () => {}
  modelsAt = Infinity
  putOffUntil = new Date(0)
  calls = 0
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
  await setDatabaseClock(owner, null)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

test('a promise is kept once at its moment, whichever of two nodes sees it', async () => {
  const [one] = [await startNode(), await startNode()]
  const promised = await promiseFor(one, 300)

  await vi.waitFor(async () => expect((await stateOf(promised.key)).state).toBe('fired'), { timeout: 30_000 })
  const { id, due_at: due, fired_at: fired } = await stateOf(promised.key)
  expect(fired!.getTime(), 'not before its moment').toBeGreaterThanOrEqual(due.getTime())
  await Promise.all(nodes.flatMap(({ deadlines }) => [deadlines.fire(id), deadlines.fire(id)]))

  expect(await promised.kept()).toBe(1)
  expect(calls).toBe(1)
})

test('those that are due together are looked at side by side, and recorded in the order in which they fell due', async () => {
  const node = await startNode()
  await node.deadlines.hold(true)
  const keys: string[] = []
  for (let index = 0; index < 8; index++) keys.push((await promiseFor(node, index * 100 - 10_000)).key)
  const laterOneIsDone = Promise.withResolvers<void>()
  dawdle = async (key) => {
    if (key === keys[0]) await laterOneIsDone.promise
    else laterOneIsDone.resolve()
  }

  await node.deadlines.fireDue()
  const { rows } = await owner.query<{ key: string }>(
    `select s.key from es.log l join es.event e on e.commit_id = l.commit_id join es.stream s on s.id = e.stream_id
     where e.type = 'Kept' and s.key = any ($1) order by l.position`,
    [keys],
  )
  expect(rows.map(({ key }) => key)).toEqual(keys)
})

test('of those that are due together one that fails holds up no other, and nothing is recorded twice', async () => {
  const node = await startNode()
  await node.deadlines.hold(true)
  const promised: Awaited<ReturnType<typeof promiseFor>>[] = []
  for (let index = 0; index < 6; index++) promised.push(await promiseFor(node, index * 100 - 10_000))
  const failing = promised[3]!
  dawdle = async (key) => {
    if (key === failing.key) throw new Error('The mill is down')
  }
  const kept = () => Promise.all(promised.map((it) => it.kept()))

  await node.deadlines.fireDue()
  expect(await kept()).toEqual([1, 1, 1, 0, 1, 1])
  expect((await stateOf(failing.key)).state).toBe('set')

  dawdle = async () => {}
  await node.deadlines.hold(false)
  await vi.waitFor(async () => expect(await kept()).toEqual([1, 1, 1, 1, 1, 1]), { timeout: 30_000 })
})

test('job and promise are written together: a refused append leaves no job', async () => {
  const node = await startNode()
  const promised = await promiseFor(node, HOUR)
  const { id } = await stateOf(promised.key)
  expect((await owner.query('select start_after from work.job where id = $1', [id])).rows).toHaveLength(1)

  const lost = randomUUID()
  const deadline = { streamKind: 'promise', streamKey: promised.key, version: 8, kind: 'keep-promise' }
  const stale = node.log.append(
    [{ kind: 'promise', key: promised.key, expected: 7, events: [Promised.make({ inMs: 1 })] }],
    about({ deadlines: [{ ...deadline, id: lost, dueAt: new Date().toISOString() }] }),
    alarmsOf(node.jobs),
  )
  await expect(stale).rejects.toBeInstanceOf(VersionConflict)
  expect((await owner.query('select from work.job where id = $1', [lost])).rows).toHaveLength(0)
})

test('nothing is kept early, even when a job comes early', async () => {
  const node = await startNode()
  const promised = await promiseFor(node, HOUR)

  await node.deadlines.fire((await stateOf(promised.key)).id)

  expect(calls).toBe(0)
  expect((await stateOf(promised.key)).state).toBe('set')
})

test('when the database clock moves past a moment, the promise is kept within two seconds', async () => {
  const node = await startNode()
  const promised = await promiseFor(node, 72 * HOUR)

  await setDatabaseClock(owner, new Date(Date.now() + 73 * HOUR))

  await vi.waitFor(async () => expect(await promised.kept()).toBe(1), { timeout: 30_000 })
})

test('the whole schema of jobs may be dropped: commands go on, promises are kept, the schema comes back', async () => {
  const node = await startNode()
  const before = await promiseFor(node, 1500)
  await owner.query('drop schema work cascade')
  const after = await promiseFor(node, 1500)
  const later = await promiseFor(node, HOUR)

  await vi.waitFor(async () => expect([await before.kept(), await after.kept()]).toEqual([1, 1]), { timeout: 30_000 })
  await startSweep({ pool: node.log.pool, jobs: node.jobs, warn: () => {} }).stop()

  const { id } = await stateOf(later.key)
  expect((await owner.query('select from work.job where id = $1', [id])).rows).toHaveLength(1)
})

test('a handler that fails is tried again, and never forgotten', async () => {
  const node = await startNode()
  trouble = new Error('The mill is down')
  const promised = await promiseFor(node, 100)
  await vi.waitFor(async () => {
    const { rows } = await owner.query('select attempts, error from es.late_deadline where deadline_id = $1', [
      (await stateOf(promised.key)).id,
    ])
    expect(rows[0]).toMatchObject({ error: 'The mill is down' })
    expect(rows[0].attempts).toBeGreaterThan(1)
  }, 30_000)
  expect((await stateOf(promised.key)).state).toBe('set')

  trouble = null
  await vi.waitFor(async () => expect(await promised.kept()).toBe(1), { timeout: 30_000 })
  await expect.poll(async () => (await owner.query('select from es.late_deadline')).rows).toHaveLength(0)
})

test('a promise is kept although what made it was taken out of the log', async () => {
  const node = await startNode()
  const promised = await promiseFor(node, 300)
  await owner.query('update es.deadline set set_by = -1 where stream_key = $1', [promised.key])
  await vi.waitFor(async () => expect(await promised.kept()).toBe(1), { timeout: 30_000 })
})

test('a promise that queries read models is kept once they have passed what was recorded before its moment', async () => {
  const node = await startNode()
  modelsAt = 0
  const promised = await promiseFor(node, 100)
  await vi.waitFor(async () => {
    const { rows } = await owner.query('select error from es.late_deadline')
    expect(rows).toEqual([{ error: 'The deadline keep-promise waits for the read models promises' }])
  }, 30_000)
  expect(calls).toBe(0)

  modelsAt = await node.log.seal()
  await vi.waitFor(async () => expect(await promised.kept()).toBe(1), { timeout: 30_000 })
  await expect.poll(async () => (await owner.query('select from es.late_deadline')).rows).toHaveLength(0)
})

test('a promise that may not be kept yet is put off, and kept at that moment', async () => {
  const node = await startNode()
  putOffUntil = new Date(Date.now() + 12 * HOUR)
  const promised = await promiseFor(node, 10)
  await vi.waitFor(async () => expect((await stateOf(promised.key)).due_at).toEqual(putOffUntil), { timeout: 30_000 })
  expect(await stateOf(promised.key)).toMatchObject({ state: 'set', fired_at: null })
  expect(calls).toBe(0)

  await setDatabaseClock(owner, new Date(putOffUntil.getTime() + 1))
  await vi.waitFor(async () => expect(await promised.kept()).toBe(1), { timeout: 30_000 })
})

test('a node that dies between the command and its mark leaves no second command behind', async () => {
  const node = await startNode()
  const promised = await promiseFor(node, 10)
  await vi.waitFor(async () => expect(await promised.kept()).toBe(1), { timeout: 30_000 })

  // The state when the command is committed and the mark is lost.
  await owner.query(`update es.deadline set state = 'set', fired_at = null where stream_key = $1`, [promised.key])
  await vi.waitFor(async () => expect((await stateOf(promised.key)).state).toBe('fired'), { timeout: 30_000 })

  expect(calls).toBe(2)
  expect(await promised.kept()).toBe(1)
})
