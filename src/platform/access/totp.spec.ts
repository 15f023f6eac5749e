import { describe, expect, test } from 'vitest'

import { base32, codeOf, fromBase32, otpauthOf, stepAt, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('the vectors of RFC 6238, appendix B, for SHA-1', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i it is %s', (second, code) => {
    expect(codeOf(secret, stepAt(new Date(second * 1000)), 8)).toBe(code)
    expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code.slice(2))
  })
})

test('a code is good for its half minute and the ones next to it', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)
  for (const off of [-1, 0, 1]) expect(stepOf(secret, codeOf(secret, step + off), now)).toBe(step + off)
  for (const off of [-2, 2]) expect(stepOf(secret, codeOf(secret, step + off), now)).toBeNull()
  expect(stepOf(secret, '', now)).toBeNull()
})

test('the vectors of RFC 4648, section 10, without padding', () => {
  for (const [text, encoded] of [
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const) {
    expect(base32(Buffer.from(text))).toBe(encoded)
    expect(fromBase32(encoded).toString()).toBe(text)
  }
})

test('the address says whose it is', () =>
  expect(otpauthOf('MZXW6', 'PartnerCare', 'ana@portal.example')).toBe(
    'otpauth://totp/PartnerCare:ana%40portal.example?secret=MZXW6&issuer=PartnerCare',
  ))
