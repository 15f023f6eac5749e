import * as Schedule from 'effect/Schedule'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fibres, turns } from './fibres.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const troubles: string[] = []
const service = () => fibres((error, name) => troubles.push(`${name}: ${(error as Error).message}`))
beforeEach(() => void troubles.splice(0))

test('a turn that fails is reported with its name, and the next one comes', async () => {
  const background = service()
  let times = 0
  background.every('count', 1000, async () => {
    times++
    if (times === 1) throw new Error('once')
  })
  expect(times).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect([times, troubles]).toEqual([2, ['count: once']])
  await background.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(times).toBe(2)
})

test('turns never overlap, and a stop waits for the one that is under way', async () => {
  const background = service()
  const work = Promise.withResolvers<void>()
  let begun = 0
  background.every(
    'long',
    1000,
    () => {
      begun++
      return work.promise
    },
    { atOnce: true },
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(1)
  let isStopped = false
  const stopped = background.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect([isStopped, background.signal.aborted]).toEqual([false, true])
  work.resolve()
  await stopped
})

test('what fails is done again by its schedule until it succeeds', async () => {
  const background = service()
  let tries = 0
  background.untilDone('late', Schedule.spaced(100), async () => {
    tries++
    if (tries < 3) throw new Error(`try ${tries}`)
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect([tries, troubles]).toEqual([3, ['late: try 1', 'late: try 2']])
  await background.stop()
})

test('a service that has stopped starts nothing', async () => {
  const background = service()
  await background.stop()
  let times = 0
  background.every('late', 100, () => times++, { atOnce: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(times).toBe(0)
})

test('turns are taken in the order of the calls, so many at once; what one throws its caller gets', async () => {
  const turn = turns(2)
  const begun: number[] = []
  const gates = [1, 2, 3].map(() => Promise.withResolvers<number>())
  const [first, second, third] = gates.map((gate, index) =>
    turn(() => {
      begun.push(index)
      return gate.promise
    }),
  )
  expect(begun).toEqual([0, 1])
  const error = new Error('mine')
  gates[0]!.reject(error)
  await expect(first).rejects.toBe(error)
  gates[1]!.resolve(2)
  gates[2]!.resolve(3)
  expect([await second, await third, begun]).toEqual([2, 3, [0, 1, 2]])
})
