import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ErasedError } from '#platform/access/personal-data.ts'
import { startBells } from '#tests/bells.ts'

const { calmAgain, stopNodes, drop, owner, as, echoing, startNode, ring, ringTogether, echoes, mailsOf } =
  await startBells()

beforeEach(async () => {
  calmAgain()
  await owner.query('delete from es.parked')
})
afterEach(async () => void (await stopNodes()))
afterAll(drop)

const POISON = new Error('Poison')
const triesOf = async (name: string) =>
  (await owner.query('select attempts from es.reaction where name = $1', [name])).rows[0].attempts
const parkedOf = async (name: string) =>
  (
    await owner.query(
      `select stream_key as key, attempts, error from es.parked where projection = 'reaction:' || $1 order by position`,
      [name],
    )
  ).rows
/** Its next try is an hour away. */
const restParked = (name: string) =>
  owner.query(
    `update es.parked set attempts = 20, retry_at = clock_timestamp() + interval '1 hour' where projection = 'reaction:' || $1`,
    [name],
  )

describe('while the database or a newer program may be what fails', () => {
  test('the reaction waits before the event, and its mails with it', async () => {
    const name = 'stumble'
    let failures = 0
    as.failing = (n) => (n === 2 && failures++ < 2 ? new Error('The connection was lost') : null)
    const { log, reactions } = await startNode([echoing(name)])
    const key = randomUUID()
    for (const n of [1, 2, 3]) await ring(log, key, n)
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(failures).toBeGreaterThan(2)
    expect(await echoes(log, name, key)).toEqual([1, 2, 3])
    expect(await mailsOf(name)).toEqual([1, 2, 3])
    expect(await parkedOf(name)).toEqual([])
  })

  test('after three tries its stream is parked and the others go on', async () => {
    const name = 'lost'
    as.failing = (n) => (n === 2 ? new Error('The connection was lost') : null)
    const { log, reactions } = await startNode([echoing(name)])
    const [sick, well] = [randomUUID(), randomUUID()]
    await ring(log, sick, 2)
    await ring(log, well, 7)
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(await mailsOf(name)).toEqual([7])
    expect(await parkedOf(name)).toMatchObject([{ key: sick }])
  })

  test('its tries are counted on while read models are late in between', async () => {
    const name = 'late-models'
    let areLate = false
    let looks = 0
    as.passed = async (readModels) => {
      if (readModels.length > 0 && areLate) looks++
      return readModels.length === 0 || !areLate
    }
    as.failing = () => {
      areLate = true
      return new Error('The connection was lost')
    }
    const { log } = await startNode([echoing(name, { reads: ['bells'] })])
    await ring(log, randomUUID(), 1)
    await vi.waitFor(() => expect(looks).toBeGreaterThan(2), 30_000)
    expect(await triesOf(name)).toBe(1)
  })
})

describe('an event that fails', () => {
  test('parks its stream at once: others go on, and the stream keeps its order behind it', async () => {
    const name = 'park'
    as.failing = (n) => (n === 2 ? POISON : null)
    const { log, reactions } = await startNode([echoing(name)])
    const [sick, well] = [randomUUID(), randomUUID()]
    await ring(log, sick, 1)
    await ring(log, sick, 2, 3)
    await ring(log, well, 7)
    expect(await reactions.quiet(60_000)).toBe(true)
    await restParked(name)
    await ring(log, sick, 4)
    await ring(log, well, 8)
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(await echoes(log, name, well)).toEqual([7, 8])
    expect(await mailsOf(name)).toEqual([1, 7, 8])
    expect(await reactions.status()).toMatchObject([{ parked: 1, lag: 0, error: null }])
  })

  test('is tried again by itself, and what waited behind it follows in order', async () => {
    const name = 'again'
    let fails = true
    as.failing = (n) => (n === 2 && fails ? POISON : null)
    const { log, reactions } = await startNode([echoing(name)])
    const key = randomUUID()
    for (const n of [1, 2, 3]) await ring(log, key, n)
    await vi.waitFor(async () => expect(await parkedOf(name)).toHaveLength(1), 30_000)
    fails = false
    await vi.waitFor(async () => expect(await parkedOf(name)).toEqual([]), 30_000)
    await ring(log, key, 4)
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(await echoes(log, name, key)).toEqual([1, 2, 3, 4])
    expect(await mailsOf(name)).toEqual([1, 2, 3, 4])
  })

  test('ten of them delay no one', async () => {
    const name = 'ten'
    as.failing = (n) => (n < 10 ? POISON : null)
    const { log, reactions } = await startNode([echoing(name)])
    for (let n = 0; n < 10; n++) await ring(log, randomUUID(), n)
    await ring(log, randomUUID(), 70)
    await vi.waitFor(async () => expect(await mailsOf(name)).toEqual([70]), 30_000)
    expect(await parkedOf(name)).toHaveLength(10)
    expect(await triesOf(name)).toBe(0)
    expect(await reactions.quiet(60_000)).toBe(true)
  })

  test('leaves the other streams of its commit alone', async () => {
    const name = 'together'
    as.failing = (n) => (n === 2 ? POISON : null)
    const { log, reactions } = await startNode([echoing(name)])
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    await ringTogether(log, keys, [1, 2, 3])
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(await mailsOf(name)).toEqual([1, 3])
    expect(await parkedOf(name)).toMatchObject([{ key: keys[1] }])
  })

  test('of one of several heard side by side parks that one alone', async () => {
    const name = 'side-by-side'
    as.failing = (n) => (n === 2 ? POISON : null)
    const { log, reactions } = await startNode([echoing(name, { sideBySide: true })])
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    for (const [index, key] of keys.entries()) await ring(log, key, index + 1)
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(await mailsOf(name)).toEqual([1, 3])
  })
})

test('for a person who was erased meanwhile there is nothing to do', async () => {
  const name = 'erased'
  as.failing = (n) => (n === 2 ? new ErasedError('someone') : null)
  const { log, reactions } = await startNode([echoing(name)])
  const key = randomUUID()
  for (const n of [1, 2, 3]) await ring(log, key, n)
  expect(await reactions.quiet(60_000)).toBe(true)
  expect(await parkedOf(name)).toEqual([])
  expect(await echoes(log, name, key)).toEqual([1, 2, 3])
})

describe('staff', () => {
  const sick = { kind: 'bell', key: randomUUID() }

  test('see what is parked, try it again, and read what fails without personal data', async () => {
    const name = 'retried'
    as.failing = (n) => (n === 2 ? new Error('No mail for ana@clinic.example') : null)
    const { log, reactions } = await startNode([echoing(name)])
    for (const n of [1, 2, 3]) await ring(log, sick.key, n)
    expect(await reactions.quiet(60_000)).toBe(true)
    await restParked(name)
    const parked = { reaction: name, ...sick, type: 'Rung', attempts: 20, error: 'No mail for …' }
    expect(await reactions.parked.list()).toMatchObject({ total: 1, streams: [parked] })

    const stream = { reaction: name, ...sick }
    expect(await reactions.parked.retry(stream)).toEqual({ outcome: 'FAILED', error: 'No mail for …' })
    expect((await reactions.parked.list()).streams).toMatchObject([{ attempts: 21 }])
    as.failing = () => null
    expect(await reactions.parked.retry(stream)).toEqual({ outcome: 'GOES_ON' })
    expect(await reactions.parked.retry(stream)).toEqual({ outcome: 'NOT_PARKED' })
    expect(await mailsOf(name)).toEqual([1, 2, 3])
    expect(await reactions.parked.list()).toEqual({ total: 0, streams: [] })
  })

  test('wait for the read models that the reaction queries', async () => {
    const name = 'retried-late'
    as.failing = (n) => (n === 2 ? POISON : null)
    const { log, reactions } = await startNode([echoing(name, { reads: ['bells'] })])
    const stream = { reaction: name, kind: 'bell', key: randomUUID() }
    await ring(log, stream.key, 2)
    expect(await reactions.quiet(60_000)).toBe(true)
    await restParked(name)
    as.failing = () => null
    as.passed = async (readModels) => readModels.length === 0
    expect(await reactions.parked.retry(stream)).toEqual({ outcome: 'LATE' })
    as.passed = async () => true
    await vi.waitFor(async () => expect(await parkedOf(name)).toEqual([]), 30_000)
    expect(await mailsOf(name)).toEqual([2])
  })

  test('give an event up: the stream goes on behind it, and it is noted who decided so', async () => {
    const name = 'given-up'
    const by = randomUUID()
    as.failing = (n) => (n === 2 || n === 4 ? POISON : null)
    const { log, reactions } = await startNode([echoing(name)])
    const stream = { reaction: name, kind: 'bell', key: randomUUID() }
    for (const n of [1, 2, 3, 4, 5]) await ring(log, stream.key, n)
    expect(await reactions.quiet(60_000)).toBe(true)
    await restParked(name)

    expect(await reactions.parked.giveUp(stream, by)).toEqual({ outcome: 'FAILED', error: 'Poison' })
    expect(await mailsOf(name)).toEqual([1, 3])
    expect(await parkedOf(name)).toMatchObject([{ attempts: 1 }])
    expect(await reactions.parked.giveUp(stream, by)).toEqual({ outcome: 'GOES_ON' })
    expect(await mailsOf(name)).toEqual([1, 3, 5])
    const { rows } = await owner.query('select event_type, error, given_up_by from es.given_up order by position')
    expect(rows).toEqual(Array(2).fill({ event_type: 'Rung', error: 'Poison', given_up_by: by }))
    await ring(log, stream.key, 6)
    expect(await reactions.quiet(60_000)).toBe(true)
    expect(await mailsOf(name)).toEqual([1, 3, 5, 6])
  })

  test('give up what a reaction parked that is gone', async () => {
    const { reactions } = await startNode([])
    await owner.query(
      `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
       values ('reaction:gone', 0, 'bell', $1, 1, 'Rung', 'Poison')`,
      [sick.key],
    )
    const stream = { reaction: 'gone', ...sick }
    expect(await reactions.parked.retry(stream)).toEqual({ outcome: 'NOT_PARKED' })
    expect(await reactions.parked.giveUp(stream, randomUUID())).toEqual({ outcome: 'GOES_ON' })
    expect(await reactions.parked.giveUp(stream, randomUUID())).toEqual({ outcome: 'NOT_PARKED' })
  })
})
