import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmEmail, undoEmail } from '#modules/identity/account-contract.ts'
import { currentUser, setProfile, setSecurity } from '#modules/identity/contract.ts'
import { mails } from '#modules/identity/mails.ts'
import { PASSWORD, person } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

type QueuedMail = { readonly name: string; readonly data: object; readonly to?: string }
/** The queued mails, with their sealed addresses opened. */
const mailsTo = async (userId: string): Promise<QueuedMail[]> => {
  const { rows } = await portal.owner.query<{ template: QueuedMail }>(
    'select template from mail.outbox where person_id = $1 order by at, id',
    [userId],
  )
  expect(JSON.stringify(rows)).not.toContain('@')
  return portal.node.services.personal.openAll(rows.map(({ template }) => template))
}

const tokenOf = (mail: QueuedMail | undefined) => (mail!.data as { token: string }).token

test('a new e-mail waits for its link, both addresses are notified, and the old one takes it back', async () => {
  const [before, after] = ['before@login.example', 'after@login.example']
  const id = await joins(before, await registers('LoginEmail'))
  const { jwt } = await signs(before)
  const { password: currentPassword, ...profile } = person(before)
  await portal.call(setProfile, { ...profile, job: 'Director' }, { jwt })
  const { status } = await portal.call(setProfile, { ...profile, email: after, currentPassword }, { jwt })
  expect(status).toBe(200)
  await expect.poll(() => mailsTo(id)).toHaveLength(2)
  const [confirmation, notice] = await mailsTo(id)
  expect([confirmation, notice]).toMatchObject([{ name: 'email-confirm', to: after }, { name: 'email-change-told' }])
  expect(notice).not.toHaveProperty('to')
  expect((await portal.call(currentUser, {}, { jwt })).body).toMatchObject({ email: before, pendingEmail: after })
  expect((await signs(after)).status).toBe(401)

  const token = tokenOf(confirmation)
  expect((await portal.call(confirmEmail, { token: tokenOf(notice) })).status, 'good for one thing').toBe(410)
  expect((await portal.call(confirmEmail, { token })).status).toBe(200)
  expect((await portal.call(confirmEmail, { token })).problem.error).toBe('Request expired')
  expect((await portal.call(currentUser, {}, { jwt })).body).toMatchObject({ email: after, pendingEmail: null })
  expect((await signs(after)).status).toBe(200)
  const changed = { name: 'login-changed', data: { email: true } }
  await expect
    .poll(async () => (await mailsTo(id)).slice(2))
    .toEqual([
      { ...changed, to: after },
      { ...changed, to: before },
    ])

  expect((await portal.call(undoEmail, { token: tokenOf(notice) })).status).toBe(200)
  await expect.poll(async () => (await portal.call(currentUser, {}, { jwt })).status).toBe(401)
  expect([(await signs(after)).status, (await signs(before)).status]).toEqual([401, 200])
  expect((await portal.call(undoEmail, { token: tokenOf(notice) })).status).toBe(410)
  await expect.poll(async () => (await mailsTo(id)).at(-1)?.name).toBe('email-undone')
})

test('the links of a new e-mail work in a browser in which another company is signed in', async () => {
  const [before, after, other] = ['first@login.example', 'second@login.example', 'other@login.example']
  const id = await joins(before, await registers('LoginHere'))
  await joins(other, await registers('LoginThere'))
  const [own, stranger] = [(await signs(before)).jwt, (await signs(other)).jwt]
  const { password: currentPassword, ...profile } = person(after)
  expect((await portal.call(setProfile, { ...profile, currentPassword }, { jwt: own })).status).toBe(200)
  await expect.poll(() => mailsTo(id)).toHaveLength(2)
  const [confirmation, notice] = await mailsTo(id)
  expect((await portal.call(confirmEmail, { token: tokenOf(confirmation) }, { jwt: stranger })).status).toBe(200)
  expect((await signs(after)).status).toBe(200)
  expect((await portal.call(undoEmail, { token: tokenOf(notice) }, { jwt: stranger })).status).toBe(200)
  expect((await signs(before)).status).toBe(200)
})

test('an address that another company uses answers like a free one, and its owner is mailed instead of a link', async () => {
  const [mine, used] = ['curious@login.example', 'used@login.example']
  const id = await joins(mine, await registers('LoginCurious'))
  const ownerId = await joins(used, await registers('LoginUsed'))
  const { jwt } = await signs(mine)
  const requests = async (email: string) => {
    const { password: currentPassword, ...profile } = person(email)
    const { status, body } = await portal.call(setProfile, { ...profile, currentPassword }, { jwt })
    const { pendingEmail, email: current } = (await portal.call(currentUser, {}, { jwt })).body
    return { status, body, isPending: pendingEmail === email, current }
  }
  const [free, taken] = [await requests('free@login.example'), await requests(used)]
  expect(free).toEqual({ status: 200, body: { success: true }, isPending: true, current: mine })
  expect(taken).toEqual(free)

  const named = async (who: string) => (await mailsTo(who)).map(({ name }) => name)
  await expect.poll(() => named(ownerId)).toEqual(['email-used'])
  await expect
    .poll(async () => (await named(id)).toSorted())
    .toEqual(['email-change-told', 'email-change-told', 'email-confirm'])
  expect((await signs(used)).status).toBe(200)
})

test('an address that was taken meanwhile is not confirmed', async () => {
  const [mine, wanted] = ['mine@login.example', 'wanted@login.example']
  const company = await registers('LoginTaken')
  const id = await joins(mine, company)
  const { jwt } = await signs(mine)
  const { password: currentPassword, ...profile } = person(wanted)
  expect((await portal.call(setProfile, { ...profile, currentPassword }, { jwt })).status).toBe(200)
  await expect.poll(() => mailsTo(id)).toHaveLength(2)
  await joins(wanted, company)
  const { status, problem } = await portal.call(confirmEmail, { token: tokenOf((await mailsTo(id))[0]) })
  expect([status, problem.error]).toEqual([409, 'This email is already used'])
})

test('a login name that is another person’s e-mail is refused', async () => {
  const [mine, theirs] = ['owner@looks.example', 'other@looks.example']
  const company = await registers('LoginLooks')
  await joins(mine, company)
  const other = await joins(theirs, company)
  const { jwt } = await signs(mine)
  const renames = (username: string) => portal.call(setSecurity, { username, currentPassword: PASSWORD }, { jwt })
  // Their login name is another one meanwhile: the address is all that they share with the wish.
  const { accounts } = portal.node.services
  await accounts.changeLogins(other, { username: 'other.looks' }, portal.owner)
  const taken = await renames(theirs.toUpperCase())
  expect([taken.status, taken.problem.errors]).toEqual([409, { username: 'This login is already used' }])
  expect((await renames('owner.looks')).status).toBe(200)
  expect((await renames(mine)).status, 'the own address').toBe(200)
  expect(await accounts.taken({ email: 'new@looks.example', username: theirs })).toEqual({ taken: 'username' })
})

test('a new e-mail requires the password when it was given more than ten minutes ago', async () => {
  const email = 'young@login.example'
  const id = await joins(email, await registers('LoginYoung'))
  const { jwt } = await signs(email)
  const { password: currentPassword, ...profile } = person('moved@login.example')
  expect((await portal.call(setProfile, profile, { jwt })).status).toBe(200)
  await portal.owner.query(
    `update access.session set proven_at = clock_timestamp() - interval '11 minutes' where user_id = $1`,
    [id],
  )
  const moved = { ...profile, email: 'again@login.example' }
  const { status, problem } = await portal.call(setProfile, moved, { jwt })
  expect([status, problem['needs']]).toEqual([403, 'password'])
  expect((await portal.call(setProfile, { ...moved, currentPassword }, { jwt })).status).toBe(200)
})

test('a new login name, and a new password, are announced once each', async () => {
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
    mails['login-changed']!(data, { staff: false, brand: brand as never, timeZone: 'UTC', companyZone: 'UTC' }, [])
  expect(written({ email: true })).toMatchObject({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Your e-mail address was changed on PartnerCare. This email goes to the old and to the new address.',
      expect.stringContaining('write to hello@provider.example immediately'),
    ],
  })
  expect(written({ username: true, password: true }).subject).toBe('Your login name and password were changed')
})
