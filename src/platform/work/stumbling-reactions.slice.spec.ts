import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startBells } from '#tests/bells.ts'

const { calmAgain, stopNodes, drop, owner, as, echoing, startNode, ring, echoes, mailsOf } = await startBells()

beforeEach(calmAgain)
afterEach(async () => void (await stopNodes()))
afterAll(drop)

test('an event that fails holds the reaction until it passes; its mails wait with it', async () => {
  const name = 'stumble'
  as.failing = (n) => (n === 2 ? new Error('Not now') : null)
  const { log, reactions } = await startNode([echoing(name)])
  const key = randomUUID()
  for (const n of [1, 2, 3]) await ring(log, key, n)
  await vi.waitFor(async () => {
    const [status] = await reactions.status()
    expect(status).toMatchObject({ error: 'Not now' })
    expect(status!.lag).toBeGreaterThan(0)
  }, 30_000)
  expect(await mailsOf(name)).toEqual([1])

  as.failing = () => null
  expect(await reactions.quiet(60_000)).toBe(true)
  expect(await echoes(log, name, key)).toEqual([1, 2, 3])
  expect(await mailsOf(name)).toEqual([1, 2, 3])
})

test('the tries of an event that fails are counted on while read models are late in between', async () => {
  const name = 'late-models'
  let areLate = false
  let looks = 0
  as.passed = async (readModels) => {
    if (readModels.length > 0 && areLate) looks++
    return readModels.length === 0 || !areLate
  }
  as.failing = () => new Error('Poison')
  const { log } = await startNode([echoing(name, { reads: ['bells'] })])
  await ring(log, randomUUID(), 1)
  const attempts = async () =>
    (await owner.query('select attempts from es.reaction where name = $1', [name])).rows[0].attempts
  await vi.waitFor(async () => expect(await attempts()).toBe(1), 30_000)
  areLate = true
  await owner.query('update es.reaction set attempts = 7, retry_at = null where name = $1', [name]) // six tries later
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2), 30_000)
  expect(await attempts()).toBe(7)
})

test('an event that never passes parks its stream only, and staff can try it again', async () => {
  const name = 'park'
  as.failing = (n) => (n === 2 ? new Error('Poison') : null)
  const { log, reactions } = await startNode([echoing(name)])
  const [sick, well] = [randomUUID(), randomUUID()]
  await ring(log, sick, 1)
  await ring(log, sick, 2, 3)
  await ring(log, well, 7)
  await vi.waitFor(
    async () =>
      expect((await owner.query('select attempts from es.reaction where name = $1', [name])).rows[0].attempts).toBe(1),
    30_000,
  )
  await owner.query('update es.reaction set attempts = 7, retry_at = null where name = $1', [name]) // six tries later

  await vi.waitFor(async () => expect(await reactions.status()).toMatchObject([{ parked: 1 }]), { timeout: 30_000 })
  await ring(log, sick, 4)
  expect(await reactions.quiet(60_000)).toBe(true)
  expect(await echoes(log, name, well)).toEqual([7])
  expect(await mailsOf(name)).toEqual([1, 7])

  await expect(reactions.retryParked(name, { kind: 'bell', key: sick })).rejects.toThrow('Poison')
  as.failing = () => null
  expect(await reactions.retryParked(name, { kind: 'bell', key: sick })).toBe(true)
  expect(await reactions.retryParked(name, { kind: 'bell', key: sick })).toBe(false)

  await ring(log, sick, 5)
  expect(await reactions.quiet(60_000)).toBe(true)
  expect(await mailsOf(name)).toEqual([1, 2, 3, 4, 5, 7])
  expect(await reactions.status()).toMatchObject([{ parked: 0, lag: 0, error: null }])
})
