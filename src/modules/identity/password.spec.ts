import { describe, expect, test } from 'vitest'

import { passwordFault } from './password.ts'

const specification = (password: string) => passwordFault('specification', password)
const modern = (password: string) => passwordFault('modern', password)

describe('the rule of the specification', () => {
  test.each(['PartnerCare.2026', 'Abcdef1@', 'xY7?xY7?', `Aa1!${'a'.repeat(124)}`])('takes %s', (password) =>
    expect(specification(password)).toBeNull(),
  )

  test.each([
    ['', 'empty'],
    ['Abcde1@', 'too short'],
    ['abcdef1@', 'no uppercase letter'],
    ['ABCDEF1@', 'no lowercase letter'],
    ['Abcdefg@', 'no digit'],
    ['Abcdefg1', 'no special character'],
    ['Abcdef1#', 'a special character that is none of the list'],
    ['Abcdef1@ ', 'a blank'],
    ['Äbcdef1@', 'a letter beyond a to z'],
    [`Aa1!${'a'.repeat(125)}`, 'too long'],
  ])('refuses %j: %s', (password) => expect(specification(password)).toMatch(/^The password needs/))
})

test('the modern rule asks for length only', () => {
  expect(modern('correct horse battery staple')).toBeNull()
  expect(modern('ÄÖÜäöüß😀😀😀')).toMatch(/12 to 128/)
  expect(modern('a'.repeat(129))).toMatch(/12 to 128/)
})

test.each(['P@ssw0rd', 'Welcome1!', 'QWErty123!'])('%s is what everybody would try first', (password) =>
  expect(specification(password)).toMatch(/first that anybody would try/),
)
