import { afterAll, beforeAll, expect, test } from 'vitest'

import { PASSWORD, person } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'

import { setProfile, setSecurity } from './contract.ts'
import { mails } from './mails.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

type Asked = { readonly name: string; readonly data: object; readonly to?: string }
/** What was asked for, with the addresses in clear; they lie sealed. */
const mailsTo = async (userId: string): Promise<Asked[]> => {
  const { rows } = await portal.owner.query<{ template: Asked }>(
    'select template from mail.outbox where person_id = $1 order by at, id',
    [userId],
  )
  expect(JSON.stringify(rows)).not.toContain('@')
  return portal.node.services.personal.openAll(rows.map(({ template }) => template))
}

test('a new e-mail is told to the old and to the new address; another profile is not', async () => {
  const [before, after] = ['before@login.example', 'after@login.example']
  const id = await joins(before, await registers('LoginEmail'))
  const { jwt } = await signs(before)
  const { password: currentPassword, ...profile } = person(before)
  await portal.call(setProfile, { ...profile, job: 'Director' }, { jwt })
  const { status } = await portal.call(setProfile, { ...profile, email: after, currentPassword }, { jwt })
  expect(status).toBe(200)
  const told = { name: 'login-changed', data: { email: true } }
  await expect
    .poll(() => mailsTo(id))
    .toEqual([
      { ...told, to: after },
      { ...told, to: before },
    ])
})

test('a new login name, and a new password, are told once each', async () => {
  const email = 'name@login.example'
  const id = await joins(email, await registers('LoginName'))
  const { jwt } = await signs(email)
  const changes = (more: object) =>
    portal.call(setSecurity, { username: 'captain', currentPassword: PASSWORD, ...more }, { jwt })
  expect((await changes({})).status).toBe(200)
  expect((await changes({})).status, 'nothing new').toBe(200)
  const another = { newPassword: 'Another.2027', newPasswordConfirmation: 'Another.2027' }
  expect((await changes(another)).status).toBe(200)
  await expect
    .poll(() => mailsTo(id))
    .toEqual([
      { name: 'login-changed', data: { username: true, password: false } },
      { name: 'login-changed', data: { username: false, password: true } },
    ])
})

test('the mail says what was changed, and what to do who did not do it', () => {
  const brand = { name: 'PartnerCare', provider: { email: 'hello@provider.example' } }
  const written = (data: object) =>
    mails['login-changed']!(data, { staff: false, brand: brand as never, timeZone: 'UTC' }, [])
  expect(written({ email: true })).toMatchObject({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Your e-mail address was changed on PartnerCare. This mail goes to the old and to the new address.',
      expect.stringContaining('write to hello@provider.example at once'),
    ],
  })
  expect(written({ username: true, password: true }).subject).toBe('Your login name and password were changed')
})
