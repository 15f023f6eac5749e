import { expect, test } from 'vitest'

import { isCommonPassword } from './common-passwords.ts'

test.each(['qwertyuiop123', 'Qwertyuiop123', 'Charlie1!', '?Liverpool1', 'MetallicA.'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
)

test.each([
  'Harbour.Lantern7',
  'PartnerCare.2026',
  'qwertyuiop123\nqwerty',
  'correct horse battery staple',
  '!!!!!!!!',
  '',
])('%j is not', (password) => expect(isCommonPassword(password)).toBe(false))
