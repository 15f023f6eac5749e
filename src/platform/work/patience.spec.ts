import { expect, test } from 'vitest'

import { sharedPatience } from './patience.ts'

/** A wait succeeds when `there` says so; one in vain takes its time. */
const waiting = (within: number) => {
  let time = 0
  let there = false
  const patient = sharedPatience(within, () => time)
  const waits: number[] = []
  const wait = () =>
    patient(async (ms) => {
      waits.push(ms)
      if (!there) time += ms
      return there
    })
  return {
    wait,
    waits,
    passes: (ms: number) => {
      time += ms
    },
    comes: () => {
      there = true
    },
  }
}

test('those that come after a wait in vain do not wait again', async () => {
  const { wait, waits } = waiting(5_000)
  expect([await wait(), await wait(), await wait()]).toEqual([false, false, false])
  expect(waits).toEqual([5_000, 0, 0])
})

test('some time later it is waited for again', async () => {
  const { wait, waits, passes } = waiting(5_000)
  await wait()
  passes(4_999)
  await wait()
  passes(1)
  await wait()
  expect(waits).toEqual([5_000, 0, 5_000])
})

test('what is there is found without patience, too', async () => {
  const { wait, waits, comes } = waiting(5_000)
  await wait()
  comes()
  expect([await wait(), await wait()]).toEqual([true, true])
  expect(waits).toEqual([5_000, 0, 0])
})
