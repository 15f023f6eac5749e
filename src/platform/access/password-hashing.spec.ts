import { expect, test } from 'vitest'

import { Refused } from '#platform/decision.ts'

import { boundedQueue, passwordHashing } from './password-hashing.ts'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('no more run at once than may; the others wait; who finds too many waiting is refused with 429', async () => {
  const queued = boundedQueue(2, 3)
  const { open, opened } = gate()
  let running = 0
  let most = 0
  const task = () =>
    queued(async () => {
      most = Math.max(most, ++running)
      await opened
      running -= 1
    })
  const accepted = Array.from({ length: 5 }, task)
  const refused = await task().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect((refused as Refused).refusal).toMatchObject({ status: 429, members: { retryAfterSeconds: 3 } })
  open()
  await Promise.all(accepted)
  expect(most).toBe(2)
  await expect(task()).resolves.toBeUndefined()
})

test('a task that fails frees its place', async () => {
  const queued = boundedQueue(1, 1)
  await expect(queued(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queued(async () => 'yes')).resolves.toBe('yes')
})

test('a password matches its own hash only, and nobody has none', async () => {
  const hashing = passwordHashing()
  const kept = await hashing.hash('Correct.Horse1')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashing.matches(kept, 'Correct.Horse1')).toBe(true)
  expect(await hashing.matches(kept, 'correct.Horse1')).toBe(false)
  expect(await hashing.matches(null, 'nobody has this password')).toBe(false)
})

test('an unknown account takes as long as a wrong password', async () => {
  const hashing = passwordHashing()
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  const hashes = { known: await hashing.hash('Correct.Horse1'), unknown: null }
  for (let round = 0; round < 8; round++) {
    for (const kind of ['known', 'unknown'] as const) {
      const start = performance.now()
      await hashing.matches(hashes[kind], 'wrong')
      fastest[kind] = Math.min(fastest[kind], performance.now() - start)
    }
  }
  // Without the work it would be a thousand times as fast; the rest is room for a busy machine.
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.25)
  expect(fastest.unknown / fastest.known).toBeLessThan(4)
})
