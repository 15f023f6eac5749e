import { expect, test } from 'vitest'

import type { Asker, Permission } from '#platform/access/permissions.ts'

import { mayDo, permissions } from './permissions.ts'
import { distributorRoles, isStaff, type Role, sideOf, staffRoles } from './roles.ts'

const lines = Object.keys(permissions) as Permission[]
const office = lines.filter((line) => line.startsWith('office.'))
const ofCompanies = lines.filter((line) => !line.startsWith('office.'))
const askers: readonly Asker[] = ['ANONYMOUS', ...distributorRoles, ...staffRoles]

test('the office is for staff alone, and ADMIN may do all of it', () => {
  for (const line of office) {
    for (const asker of askers) if (mayDo(line, asker)) expect(isStaff(asker as Role), `${asker}: ${line}`).toBe(true)
    expect(mayDo(line, 'ADMIN'), line).toBe(true)
  }
})

test('MARKETING reads what PROCUREMENT reads, but neither orders nor changes the company', () => {
  for (const line of ['orders.place', 'company.change', 'users.manage'] as const) {
    expect(mayDo(line, 'PROCUREMENT')).toBe(true)
    expect(mayDo(line, 'MARKETING')).toBe(false)
  }
  for (const line of lines) if (mayDo(line, 'MARKETING')) expect(mayDo(line, 'PROCUREMENT'), line).toBe(true)
})

test('a visitor sees the portfolio, the news and the door, and uses addresses that carry their own right; nothing else', () =>
  expect(lines.filter((line) => mayDo(line, 'ANONYMOUS'))).toEqual([
    'portal.visit',
    'news.read',
    'portfolio.see',
    'files.ask',
    'files.send',
    'files.open',
  ]))

test('what concerns a company of its own is not for staff, who have none', () => {
  const everybodys = lines.filter(
    (line) => mayDo(line, 'ANONYMOUS') || /^(session|notifications|files|webhooks)\./.test(line),
  )
  for (const line of ofCompanies.filter((it) => !everybodys.includes(it)))
    for (const role of staffRoles) expect(mayDo(line, role), `${role}: ${line}`).toBe(false)
})

test('every role is on a side', () =>
  expect(['PROCUREMENT', 'MARKETING', 'SALES', 'ADMIN', 'SYSTEM'].map(sideOf)).toEqual([
    'distributor',
    'distributor',
    'provider',
    'provider',
    'system',
  ]))
