import { expect, test } from 'vitest'

import { passwordHashing } from './password-hashing.ts'

test('a password matches its own hash only, and no account has none', async () => {
  const hashing = passwordHashing()
  const kept = await hashing.hash('Correct.Horse1')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashing.matches(kept, 'Correct.Horse1')).toBe(true)
  expect(await hashing.matches(kept, 'correct.Horse1')).toBe(false)
  expect(await hashing.matches(null, 'no one has this password')).toBe(false)
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
