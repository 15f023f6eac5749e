import { describe, expect, test } from 'vitest'

import { millisecondsUntilRenewal } from './session.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const token = (exp: number) => `head.${Buffer.from(JSON.stringify({ sub: 'ü', exp })).toString('base64url')}.signature`

describe('a token is renewed', () => {
  test('a minute before it ends', () => expect(millisecondsUntilRenewal(token(NOW / 1000 + 600), NOW)).toBe(540_000))
  test('soon when it is over, never in a busy loop', () =>
    expect(millisecondsUntilRenewal(token(NOW / 1000 - 10), NOW)).toBe(5_000))
  test('after a while when it cannot be read', () => expect(millisecondsUntilRenewal('nonsense', NOW)).toBe(300_000))
})
