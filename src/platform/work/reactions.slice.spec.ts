import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Echoed, echo, numbers, startBells } from '#tests/bells.ts'

const { calmAgain, stopNodes, drop, owner, as, running, echoing, startNode, commandsOn, ring, echoes, mailsOf } =
  await startBells()

beforeEach(calmAgain)
afterEach(async () => void (await stopNodes()))
afterAll(drop)

test('gets every event once and in order, on two nodes that come and go', async () => {
  const name = 'once'
  const one = await startNode([echoing(name)])
  await startNode([echoing(name)])
  const key = randomUUID()
  for (const n of numbers(1, 20)) await ring(one.log, key, n)
  await running.splice(1, 1)[0]!.stop()
  await startNode([echoing(name)])
  for (const n of numbers(21, 40)) await ring(one.log, key, n)

  expect(await one.reactions.quiet(60_000)).toBe(true)
  expect(await echoes(one.log, name, key)).toEqual(numbers(1, 40))
  expect(await mailsOf(name)).toEqual(numbers(1, 40))
})

test('hearing an event again gives no second command and no second mail', async () => {
  const name = 'twice'
  const { log, reactions } = await startNode([echoing(name)])
  const [start] = await reactions.status()
  const key = randomUUID()
  await ring(log, key, 1, 2, 3)
  expect(await reactions.quiet(60_000)).toBe(true)

  // The state when everything was done and the checkpoint was lost.
  await owner.query('update es.reaction set position = $2 where name = $1', [name, start!.position])
  await ring(log, key, 4)
  expect(await reactions.quiet(60_000)).toBe(true)

  expect(await echoes(log, name, key)).toEqual([1, 2, 3, 4])
  expect(await mailsOf(name)).toEqual([1, 2, 3, 4])
})

test('a new reaction gets what happens from now on; one with `fromStart`, the past too', async () => {
  const before = await startNode([])
  const key = randomUUID()
  await ring(before.log, key, 1)
  const { log, reactions } = await startNode([echoing('from-now'), echoing('from-start', { fromStart: true })])
  await ring(log, key, 2)
  expect(await reactions.quiet(60_000)).toBe(true)

  expect(await echoes(log, 'from-now', key)).toEqual([2])
  expect(await echoes(log, 'from-start', key)).toEqual([1, 2])
})

test('an event is handled once the read models that the reaction queries have passed it', async () => {
  const name = 'reader'
  let modelsAt = 0
  as.passed = async (readModels, position) => readModels.length === 0 || position <= modelsAt
  const { log, reactions } = await startNode([echoing(name, { reads: ['bells'] })])
  const key = randomUUID()
  modelsAt = (await ring(log, key, 1)).position
  await ring(log, key, 2)
  await vi.waitFor(async () => expect(await echoes(log, name, key)).toEqual([1]), 30_000)
  expect(await reactions.quiet(300)).toBe(false)
  expect(await echoes(log, name, key)).toEqual([1])

  modelsAt = Infinity
  expect(await reactions.quiet(60_000)).toBe(true)
  expect(await echoes(log, name, key)).toEqual([1, 2])
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
  expect(await reactions.quiet(60_000)).toBe(true)
  expect(await echoes(log, name, key)).toEqual([1, 2])
})
