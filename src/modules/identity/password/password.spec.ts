import { describe, expect, test } from 'vitest'

import { OWN_TERMS, passwordFault, TOO_COMMON } from './password.ts'

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

test('the modern rule requires length only', () => {
  expect(modern('correct horse battery staple')).toBeNull()
  expect(modern('ÄÖÜäöüß😀😀😀')).toMatch(/12 to 128/)
  expect(modern('a'.repeat(129))).toMatch(/12 to 128/)
})

test.each(['P@ssw0rd', 'Welcome1!', 'QWErty123!'])('%s is what everybody would try first', (password) =>
  expect(specification(password)).toBe(TOO_COMMON),
)

describe('the names of its owner', () => {
  const owner = {
    firstname: 'Lucía',
    lastname: "O'Neil-Restrepo",
    username: 'lu.buyer77',
    email: 'procurement@andina.example',
    company: 'Andina Salud SAS',
  }

  test.each([
    ['Lucia.2026', 'the first name, without its accent'],
    ['xLUCIAx.26', 'the first name, inside of more'],
    ['Oneil.2026', 'a part of the last name'],
    ['O.Neil.2026', 'a part of the last name, taken apart'],
    ['ResTrepo.1', 'another part of it'],
    ['Lu.Buyer77', 'the login name'],
    ['Procurement.1', 'the part before the @'],
    ['Andina.2026', 'a part of the company name'],
    ['Andina.Salud.SAS.1', 'the whole company'],
  ])('%s is refused: %s', (password) => expect(passwordFault('specification', password, owner)).toBe(OWN_TERMS))

  test.each(['Harbour.Lantern7', 'Example.Sas.Lu7'])('%s holds none of them', (password) =>
    expect(passwordFault('specification', password, owner)).toBeNull(),
  )

  test('of no one in particular are none', () => expect(specification('Lucia.2026')).toBeNull())
})
