import { expect, test } from 'vitest'
import { signInAttempts } from './attempts.ts'

const secretOf = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64')
const attemptsOf = (tokens: string, alsoTokens?: string) => (now: () => Date) =>
  signInAttempts({ tokens: secretOf(tokens), ...(alsoTokens && { alsoTokens: secretOf(alsoTokens) }) }, now)
const begun = new Date('2026-11-29T10:00:00Z')
const attempt = { state: 's', nonce: 'n', verifier: 'v', company: null, proves: null }

test('an attempt is good for ten minutes, where it was sealed, and says nothing', () => {
  let now = begun
  const attempts = attemptsOf('a')(() => now)
  const sealed = attempts.seal(attempt)
  expect(attempts.open(sealed)).toEqual({ ...attempt, began: begun.getTime() })
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('verifier')
  expect(attemptsOf('b')(() => now).open(sealed)).toBeNull()
  expect(attemptsOf('b', 'a')(() => now).open(sealed)).toMatchObject(attempt)
  expect(attempts.open(`${sealed.slice(0, -4)}AAAA`)).toBeNull()
  expect(attempts.open('')).toBeNull()
  now = new Date(begun.getTime() + 600_000)
  expect(attempts.open(sealed)).toBeNull()
})
