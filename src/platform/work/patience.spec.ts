import { expect, test } from 'vitest'

import { sharedPatience } from './patience.ts'

/** What is asked for comes when `there` says so; a wait in vain takes its time. */
const waiting = (within: number) => {
  let time = 0
  let there = false
  const patient = sharedPatience(within, () => time)
  const asked: number[] = []
  const wait = () =>
    patient(async (ms) => {
      asked.push(ms)
      if (!there) time += ms
      return there
    })
  return {
    wait,
    asked,
    passes: (ms: number) => {
      time += ms
    },
    comes: () => {
      there = true
    },
  }
}

test('those that come after somebody who waited in vain do not wait again', async () => {
  const { wait, asked } = waiting(5_000)
  expect([await wait(), await wait(), await wait()]).toEqual([false, false, false])
  expect(asked).toEqual([5_000, 0, 0])
})

test('some time later it is waited for again', async () => {
  const { wait, asked, passes } = waiting(5_000)
  await wait()
  passes(4_999)
  await wait()
  passes(1)
  await wait()
  expect(asked).toEqual([5_000, 0, 5_000])
})

test('what is there is found without patience, too', async () => {
  const { wait, asked, comes } = waiting(5_000)
  await wait()
  comes()
  expect([await wait(), await wait()]).toEqual([true, true])
  expect(asked).toEqual([5_000, 0, 0])
})
