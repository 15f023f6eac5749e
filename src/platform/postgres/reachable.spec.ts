import { expect, test } from 'vitest'

import { whyTooOld } from './reachable.ts'

test('a Postgres before 18 is refused by its version', () => {
  expect(whyTooOld(150_004)).toBe('The Postgres of DATABASE_URL is version 15: the portal needs 18 or a later one.')
  expect(whyTooOld(180_000)).toBeNull()
  expect(whyTooOld(190_001)).toBeNull()
})
