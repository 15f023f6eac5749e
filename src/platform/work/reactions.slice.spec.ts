import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { decider } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import { event, stream } from '#platform/event.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { outboxOn } from '#platform/mail/outbox.ts'
import type { PostOffice } from '#platform/mail/post-office.ts'
import { type Reaction, reaction } from '#platform/module.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import type { Services } from '#platform/services.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { backgroundOn } from './background.ts'
import { type Reactions, startReactions } from './reactions.ts'

const Rung = event('Rung', { n: Schema.Int })
const Hushed = event('Hushed', {})
const bellStream = stream('bell', [Rung, Hushed])
const bell = decider<number>()({
  stream: bellStream,
  initial: () => 0,
  evolve: { Rung: (times) => times + 1, Hushed: (times) => times },
  owner: () => ({}),
  implicit: true,
})
const Echoed = event('Echoed', { n: Schema.Int, position: Schema.Int })
const echo = decider<{ n: number; position: number }[]>()({
  stream: stream('echo', [Echoed]),
  initial: () => [],
  evolve: { Echoed: (heard, it) => [...heard, it] },
  owner: () => ({}),
  implicit: true,
})

let database: TestDatabase
let owner: Pool
let failing: (n: number) => Error | null
let passed: (readModels: readonly string[], position: number) => Promise<boolean>
const running: { reactions: Reactions; log: EventLog; stop: () => Promise<void> }[] = []

/** Echoes each ring once and asks for a mail. */
const echoing = (name: string, more: Partial<Reaction> = {}): Reaction => ({
  ...reaction({
    name,
    of: [bellStream],
    on: {
      Rung: async ({ logFor, mailer }, { n }, { key, position }) => {
        await mailer.queue(derivedId(name, position), randomUUID(), { name: 'rung', data: { n } })
        await logFor('echo').decide(echo, `${name}:${key}`, () => [Echoed.make({ n, position })])
        const error = failing(n)
        if (error) throw error
      },
    },
  }),
  ...more,
})

const startNode = async (reactions: readonly Reaction[]) => {
  const pool = connectAsPortal(database.url, { max: 12 })
  const log = eventLog(pool)
  const stopLog = log.start()
  const postOffice = { ask: (mails, tx) => outboxOn(pool).ask(mails, tx) } as PostOffice
  const background = backgroundOn({ services: {} as Services, log })
  const started = await startReactions(reactions, {
    log,
    background,
    postOffice,
    passed,
    waiting: () => 0,
    now: () => new Date(),
    warn: () => {},
  })
  const stop = async () => {
    await started.stop()
    stopLog()
    await pool.end()
  }
  running.push({ reactions: started, log, stop })
  return running.at(-1)!
}

const commandsOn = (log: EventLog) =>
  commandsFor({
    log,
    actor: { userId: randomUUID(), role: 'SALES', distributorId: null, sessionId: null },
    scope: 'staff',
    command: 'ring',
    correlation: randomUUID(),
    now: () => new Date(),
  })
const ring = (log: EventLog, key: string, ...ns: number[]) =>
  commandsOn(log).decide(bell, key, () => ns.map((n) => Rung.make({ n })))
const echoes = async (log: EventLog, name: string, key: string) =>
  (await commandsOn(log).stateOf(echo, `${name}:${key}`)).map(({ n }) => n)
const mailsOf = async (name: string) =>
  (
    await owner.query(
      `select (template -> 'data' ->> 'n')::int as n from mail.outbox where effect_id = any ($1) order by n`,
      [Array.from({ length: 2000 }, (_, position) => derivedId(name, position))],
    )
  ).rows.map(({ n }) => n)

beforeAll(async () => {
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 2 })
})
beforeEach(() => {
  failing = () => null
  passed = async () => true
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((node) => node.stop()))
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('hears every event once and in order, on two nodes that come and go', async () => {
  const name = 'once'
  const one = await startNode([echoing(name)])
  await startNode([echoing(name)])
  const key = randomUUID()
  for (const n of numbers(1, 20)) await ring(one.log, key, n)
  await running.splice(1, 1)[0]!.stop()
  await startNode([echoing(name)])
  for (const n of numbers(21, 40)) await ring(one.log, key, n)

  expect(await one.reactions.quiet(10_000)).toBe(true)
  expect(await echoes(one.log, name, key)).toEqual(numbers(1, 40))
  expect(await mailsOf(name)).toEqual(numbers(1, 40))
})

test('hearing an event again gives no second command and no second mail', async () => {
  const name = 'twice'
  const { log, reactions } = await startNode([echoing(name)])
  const [start] = await reactions.status()
  const key = randomUUID()
  await ring(log, key, 1, 2, 3)
  expect(await reactions.quiet(5000)).toBe(true)

  // As it stands when everything was done and the checkpoint was lost.
  await owner.query('update es.reaction set position = $2 where name = $1', [name, start!.position])
  await ring(log, key, 4)
  expect(await reactions.quiet(5000)).toBe(true)

  expect(await echoes(log, name, key)).toEqual([1, 2, 3, 4])
  expect(await mailsOf(name)).toEqual([1, 2, 3, 4])
})

test('a new reaction hears what happens from now on; one that asks for it, the past too', async () => {
  const before = await startNode([])
  const key = randomUUID()
  await ring(before.log, key, 1)
  const { log, reactions } = await startNode([echoing('from-now'), echoing('from-start', { fromStart: true })])
  await ring(log, key, 2)
  expect(await reactions.quiet(15_000)).toBe(true)

  expect(await echoes(log, 'from-now', key)).toEqual([2])
  expect(await echoes(log, 'from-start', key)).toEqual([1, 2])
})

test('an event is heard once the read models that the reaction asks have passed it', async () => {
  const name = 'reader'
  let modelsAt = 0
  passed = async (readModels, position) => readModels.length === 0 || position <= modelsAt
  const { log, reactions } = await startNode([echoing(name, { reads: ['bells'] })])
  const key = randomUUID()
  modelsAt = (await ring(log, key, 1)).position
  await ring(log, key, 2)
  await vi.waitFor(async () => expect(await echoes(log, name, key)).toEqual([1]))
  expect(await reactions.quiet(300)).toBe(false)
  expect(await echoes(log, name, key)).toEqual([1])

  modelsAt = Infinity
  expect(await reactions.quiet(5000)).toBe(true)
  expect(await echoes(log, name, key)).toEqual([1, 2])
})

test('an event that fails holds the reaction until it passes; its mails wait with it', async () => {
  const name = 'stumble'
  failing = (n) => (n === 2 ? new Error('Not now') : null)
  const { log, reactions } = await startNode([echoing(name)])
  const key = randomUUID()
  for (const n of [1, 2, 3]) await ring(log, key, n)
  await vi.waitFor(async () => {
    const [status] = await reactions.status()
    expect(status).toMatchObject({ error: 'Not now' })
    expect(status!.lag).toBeGreaterThan(0)
  }, 5000)
  expect(await mailsOf(name)).toEqual([1])

  failing = () => null
  expect(await reactions.quiet(10_000)).toBe(true)
  expect(await echoes(log, name, key)).toEqual([1, 2, 3])
  expect(await mailsOf(name)).toEqual([1, 2, 3])
})

test('the tries of an event that fails are counted on while read models are late in between', async () => {
  const name = 'late-models'
  let areLate = false
  passed = async (readModels) => readModels.length === 0 || !areLate
  failing = () => new Error('Poison')
  const { log } = await startNode([echoing(name, { reads: ['bells'] })])
  await ring(log, randomUUID(), 1)
  const attempts = async () =>
    (await owner.query('select attempts from es.reaction where name = $1', [name])).rows[0].attempts
  await vi.waitFor(async () => expect(await attempts()).toBe(1))
  areLate = true
  await owner.query('update es.reaction set attempts = 7, retry_at = null where name = $1', [name]) // six tries later
  await sleep(1200)
  expect(await attempts()).toBe(7)
})

test('an event that never passes parks its stream only, and staff can try it again', async () => {
  const name = 'park'
  failing = (n) => (n === 2 ? new Error('Poison') : null)
  const { log, reactions } = await startNode([echoing(name)])
  const [sick, well] = [randomUUID(), randomUUID()]
  await ring(log, sick, 1)
  await ring(log, sick, 2, 3)
  await ring(log, well, 7)
  await vi.waitFor(async () =>
    expect((await owner.query('select attempts from es.reaction where name = $1', [name])).rows[0].attempts).toBe(1),
  )
  await owner.query('update es.reaction set attempts = 7, retry_at = null where name = $1', [name]) // six tries later

  await vi.waitFor(async () => expect(await reactions.status()).toMatchObject([{ parked: 1 }]), { timeout: 5000 })
  await ring(log, sick, 4)
  expect(await reactions.quiet(5000)).toBe(true)
  expect(await echoes(log, name, well)).toEqual([7])
  expect(await mailsOf(name)).toEqual([1, 7])

  await expect(reactions.retryParked(name, { kind: 'bell', key: sick })).rejects.toThrow('Poison')
  failing = () => null
  expect(await reactions.retryParked(name, { kind: 'bell', key: sick })).toBe(true)
  expect(await reactions.retryParked(name, { kind: 'bell', key: sick })).toBe(false)

  await ring(log, sick, 5)
  expect(await reactions.quiet(5000)).toBe(true)
  expect(await mailsOf(name)).toEqual([1, 2, 3, 4, 5, 7])
  expect(await reactions.status()).toMatchObject([{ parked: 0, lag: 0, error: null }])
})

test('what does not concern it is passed in strides that grow, and nothing that lies between or behind is missed', async () => {
  const name = 'strides'
  const before = await startNode([])
  const key = randomUUID()
  const ofOthers = async (n: number) => {
    const events = numbers(1, 500).map((position) => Echoed.make({ n, position }))
    await commandsOn(before.log).decide(echo, `${key}:${n}`, () => events)
  }
  for (const n of numbers(1, 8)) await ofOthers(n)
  await ring(before.log, key, 1)
  for (const n of numbers(9, 12)) await ofOthers(n)
  await ring(before.log, key, 2)
  const { log, reactions } = await startNode([echoing(name, { fromStart: true })])
  expect(await reactions.quiet(15_000)).toBe(true)
  expect(await echoes(log, name, key)).toEqual([1, 2])
})
