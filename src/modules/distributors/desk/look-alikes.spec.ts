import { expect, test } from 'vitest'
import { lookAlikes, similarity } from './look-alikes.ts'

const company = (id: string, name: string, email: string, ...hashes: string[]) => ({ id, name, email, hashes })
const own = company('own', 'Andina Salud S.A.S.', 'office@andina.example', 'h1')

test('companies look alike by name, by a mail domain of their own, and by the same file', () => {
  const others = [
    own,
    company('name', 'ANDINA SALUD Ltda', 'x@elsewhere.example'),
    company('mail', 'Quite Different', 'Sales@Andina.example'),
    company('file', 'Another One', 'y@else.example', 'h0', 'h1'),
    company('all', 'Andína Salud', 'z@andina.example', 'h1'),
    company('none', 'NordMed AS', 'n@nordmed.example', 'h2'),
  ]
  expect(lookAlikes(own, others).map(({ company: { id }, by }) => [id, ...by])).toEqual([
    ['all', 'NAME', 'EMAIL_DOMAIN', 'FILE'],
    ['name', 'NAME'],
    ['mail', 'EMAIL_DOMAIN'],
    ['file', 'FILE'],
  ])
})

test('a public mail domain says nothing', () => {
  const [one, other] = [company('a', 'Alpha', 'a@gmail.com'), company('b', 'Omega', 'b@GMAIL.com')]
  expect(lookAlikes(one, [other])).toEqual([])
})

test('the form of a company does not count, half of a name is not enough', () => {
  expect(similarity('Meridian Ltd', 'Meridian GmbH')).toBe(1)
  expect(similarity('Meridian Health', 'Meridian Logistics')).toBeLessThan(0.5)
  expect(similarity('', '')).toBe(0)
})
