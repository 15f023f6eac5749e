import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { inLanes } from './lanes.ts'

test('comes back when all lanes have ended, with the error of the one that failed', async () => {
  const ended: number[] = []
  let next = 0
  const lane = async () => {
    const index = next++
    if (index === 0) throw new Error('the first one')
    await soon()
    ended.push(index)
  }
  await expect(inLanes(3, lane)).rejects.toThrow('the first one')
  expect(ended).toEqual([1, 2])
})
