import { expect, test } from 'vitest'

import { eachInTurn, inTurn } from './in-turn.ts'

const turns = { atOnce: 2, mostWaiting: 3, says: 'Too many', retryAfterSeconds: 3 }
const tooMany = { refusal: { status: 429, error: 'Too many', members: { retryAfterSeconds: 3 } } }

test('no more run at once than may; the others wait; a caller who finds too many waiting is refused with 429', async () => {
  const turn = inTurn(turns)
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const task = () =>
    turn(async () => {
      most = Math.max(most, ++running)
      await opened
      running -= 1
    })
  const accepted = Array.from({ length: 5 }, task)
  await expect(task()).rejects.toMatchObject(tooMany)
  open()
  await Promise.all(accepted)
  expect(most).toBe(2)
  await expect(task()).resolves.toBeUndefined()
})

test('a task that fails frees its place', async () => {
  const turn = inTurn({ ...turns, atOnce: 1, mostWaiting: 1 })
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(turn(async () => 'yes')).resolves.toBe('yes')
})

test('each waits for no one else', async () => {
  const turn = eachInTurn({ ...turns, atOnce: 1, mostWaiting: 0 })
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const ines = turn('ines', () => opened)
  await expect(turn('ines', async () => 'more')).rejects.toMatchObject(tooMany)
  await expect(turn('otto', async () => 'done')).resolves.toBe('done')
  open()
  await ines
  await expect(turn('ines', async () => 'more')).resolves.toBe('more')
})
