import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { accessPolicy } from '#modules/permissions/policy.ts'
import { signedLinks } from './signed-links.ts'

const secrets = () => ({ tokens: randomBytes(32).toString('base64') })
const links = signedLinks(secrets(), accessPolicy.linkUses)
const owner = { userId: '01900000-0000-7000-8000-000000000001', id: '01900000-0000-7000-8000-0000000000aa' }
const until = new Date('2026-11-20T12:00:00Z')
const before = new Date('2026-11-20T11:59:59Z')
const token = links.make('invitation', owner, until)

test('a link says whose it is until its time is over, and fits the fields that take tokens', () => {
  expect(links.read('invitation', token, before)).toEqual(owner)
  expect(links.read('invitation', token, until)).toBeNull()
  expect(token.length).toBeLessThanOrEqual(200)
  expect(encodeURIComponent(token)).toBe(token)
})

test('it is good for one use, as it was made, by this portal', () => {
  expect(links.read('undo-email', token, before)).toBeNull()
  expect(signedLinks(secrets(), accessPolicy.linkUses).read('invitation', token, before)).toBeNull()
  const later = token.replace(until.getTime().toString(36), (until.getTime() + 1).toString(36))
  for (const made of [later, `${token}x`, token.slice(1), '', 'a.b.c.d'])
    expect(links.read('invitation', made, before)).toBeNull()
})

test('what it was good for is known once it is over, and opens nothing', () => {
  expect(links.look(token)).toEqual({ ...owner, use: 'invitation', until })
  expect(links.look(`${token}x`)).toBeNull()
})

test('made again it is the same', () => expect(links.make('invitation', owner, until)).toBe(token))
