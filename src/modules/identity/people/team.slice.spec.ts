import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOtherSessions, ownActivity, provePassword } from '#modules/identity/account-contract.ts'
import { currentUser, deactivateUser, listUsers, setPassword } from '#modules/identity/contract.ts'
import { OWN_TERMS, TOO_COMMON } from '#modules/identity/password/password.ts'
import { REFRESH_COOKIE, SIGN_COOKIE } from '#platform/access/sessions/sessions.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { PASSWORD, person } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { openWork } from './hand-over-contract.ts'
import { officePeople } from './people-contract.ts'
import {
  bringUserBack,
  inviteAgain,
  inviteAgainByOffice,
  inviteByOffice,
  listTeam,
  officeColleagues,
  upsertUser,
  withdrawByOffice,
  withdrawInvitation,
} from './team-contract.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

const fieldsOf = (email: string) => {
  const { password: _, civility: _civility, ...fields } = person(email)
  return fields
}

/** The tokens of the invitations that were mailed to a person, the first one first. */
const tokensTo = async (userId: string, count = 1): Promise<string[]> => {
  const read = async () => {
    const { rows } = await portal.owner.query<{ template: { data: { token: string } } }>(
      `select template from mail.outbox where person_id = $1 and template ->> 'name' = 'invitation' order by at, id`,
      [userId],
    )
    expect(JSON.stringify(rows)).not.toContain(`${userId}.`)
    return (await portal.node.services.personal.openAll(rows)).map(({ template }) => template.data.token)
  }
  await expect.poll(read).toHaveLength(count)
  return read()
}
const grownOld = (jwt: string) =>
  portal.owner.query(`update access.session set proven_at = clock_timestamp() - interval '11 minutes' where id = $1`, [
    JSON.parse(Buffer.from(jwt.split('.')[1] as string, 'base64url').toString()).sid,
  ])
const company = async (name: string) => {
  const id = await registers(name)
  const email = `buyer@${name.toLowerCase()}.example`
  const buyerId = await joins(email, id)
  return { id, email, buyerId, buyer: await signs(email) }
}
const invites = async (jwt: { jwt: string }, email: string, role: 'PROCUREMENT' | 'MARKETING' = 'MARKETING') =>
  portal.call(upsertUser, { ...fieldsOf(email), role }, jwt)
const stateIn = async (who: { jwt: string }, id: string) =>
  (await portal.call(listTeam, {}, who)).body.find((it) => it.id === id)?.state

describe('an invitation', () => {
  test('is mailed, sets a password once, and only then the person is a user', async () => {
    const { buyer, id: distributorId } = await company('Invites')
    const email = 'new@invites.example'
    const { status, body } = await invites(buyer, email)
    expect([status, body.user]).toMatchObject([200, { email, username: email, role: 'MARKETING', civility: 'OTHER' }])
    const { id } = body.user
    expect(await stateIn(buyer, id)).toBe('INVITED')
    expect((await portal.call(listUsers, {}, buyer)).body.map((it) => it.id)).not.toContain(id)
    expect((await signs(email)).status).toBe(401)

    const [token] = (await tokensTo(id)) as [string]
    for (const [password, error] of [
      ['weak', expect.stringMatching(/^The password needs/)],
      ['Qwertyuiop123!', TOO_COMMON],
      ['Restrepo.2026', OWN_TERMS],
      ['Invites.2026', OWN_TERMS],
    ] as const)
      expect(await portal.call(setPassword, { token, password })).toMatchObject({
        status: 422,
        problem: { errors: { password: error } },
      })
    expect((await portal.call(setPassword, { token, password: PASSWORD })).status).toBe(200)
    const again = await portal.call(setPassword, { token, password: PASSWORD })
    expect([again.status, again.problem.error]).toEqual([410, 'Request expired'])
    const joined = await signs(email)
    expect((await portal.call(currentUser, {}, joined)).body).toMatchObject({ id, distributor: { id: distributorId } })
    expect(await stateIn(joined, id)).toBe('ACTIVE')
    expect(await portal.everythingRecorded()).not.toContain(email)
  })

  test('is mailed though ten others were withdrawn before they could be, and nothing is parked', async () => {
    const { buyer } = await company('Withdraws')
    const { reactions } = portal.node.work
    reactions.hold(true, 'invitations-mailed')
    for (let n = 0; n < 10; n++) {
      const { id } = (await invites(buyer, `gone${n}@withdraws.example`)).body.user
      expect((await portal.call(withdrawInvitation, { id }, buyer)).status).toBe(200)
    }
    const { id } = (await invites(buyer, 'stays@withdraws.example')).body.user
    reactions.hold(false, 'invitations-mailed')
    await tokensTo(id)
    expect(await reactions.parked.list()).toEqual({ total: 0, streams: [] })
    expect(await reactions.status()).toContainEqual(
      expect.objectContaining({ name: 'invitations-mailed', error: null }),
    )
  })

  test('that is sent again has a new link, and the older one is over', async () => {
    const { buyer } = await company('Again')
    const { id } = (await invites(buyer, 'new@again.example')).body.user
    await tokensTo(id)
    expect((await portal.call(inviteAgain, { id }, buyer)).status).toBe(200)
    const [older, newer] = (await tokensTo(id, 2)) as [string, string]
    expect((await portal.call(setPassword, { token: older, password: PASSWORD })).status).toBe(410)
    expect((await portal.call(setPassword, { token: newer, password: PASSWORD })).status).toBe(200)
  })

  test('whose data was not right goes out again, to the right address', async () => {
    const { buyer } = await company('Corrected')
    const { id } = (await invites(buyer, 'wrnog@corrected.example')).body.user
    await tokensTo(id)
    const corrected = { id, ...fieldsOf('right@corrected.example'), role: 'PROCUREMENT' as const }
    expect((await portal.call(upsertUser, corrected, buyer)).body.user).toMatchObject({
      id,
      email: 'right@corrected.example',
      role: 'PROCUREMENT',
    })
    const [, token] = (await tokensTo(id, 2)) as [string, string]
    expect((await portal.call(setPassword, { token, password: PASSWORD })).status).toBe(200)
    expect((await signs('wrnog@corrected.example')).status).toBe(401)
    expect((await portal.call(currentUser, {}, await signs('right@corrected.example'))).body.role).toBe('PROCUREMENT')
  })

  test('is over after 48 hours and can be sent again', async () => {
    const { buyer } = await company('Late')
    const { id } = (await invites(buyer, 'new@late.example')).body.user
    const [token] = (await tokensTo(id)) as [string]
    const { signedLinks } = portal.node.services
    expect(signedLinks.read('invitation', token, new Date(Date.now() + 47 * 3_600_000))).not.toBeNull()
    expect(signedLinks.read('invitation', token, new Date(Date.now() + 49 * 3_600_000))).toBeNull()
  })

  test('that is withdrawn leaves nothing, and the address is free', async () => {
    const { buyer } = await company('Withdrawn')
    const { id } = (await invites(buyer, 'new@withdrawn.example')).body.user
    const [token] = (await tokensTo(id)) as [string]
    expect((await portal.call(withdrawInvitation, { id }, buyer)).status).toBe(200)
    expect((await portal.call(setPassword, { token, password: PASSWORD })).status).toBe(410)
    expect(await stateIn(buyer, id)).toBeUndefined()
    expect((await portal.call(withdrawInvitation, { id }, buyer)).status).toBe(404)
    expect((await invites(buyer, 'new@withdrawn.example')).status).toBe(200)
  })

  test('is refused where the address is taken, is none, or something is missing', async () => {
    const { buyer, email } = await company('Refused')
    const taken = await invites(buyer, email)
    expect([taken.status, taken.problem.error]).toEqual([409, 'Email already used'])
    expect((await invites(buyer, 'no address')).problem.error).toBe('Email invalid')
    const missing = await portal.call(
      upsertUser,
      { ...fieldsOf('x@refused.example'), job: ' ', role: 'MARKETING' },
      buyer,
    )
    expect([missing.status, missing.problem.errors]).toEqual([422, { job: 'This field is mandatory' }])
    const staff = await portal.call(upsertUser, { ...fieldsOf('x@refused.example'), role: 'SALES' }, buyer)
    expect([staff.status, Object.keys(staff.problem.errors ?? {})]).toEqual([422, ['role']])
  })
})

describe('the people of a company', () => {
  test('are changed by PROCUREMENT; a role signs out, a new address waits', async () => {
    const { id: distributorId, buyer } = await company('Changed')
    const id = await joins('one@changed.example', distributorId, 'MARKETING')
    const theirs = await signs('one@changed.example')
    const change = { ...fieldsOf('uno@changed.example'), id, role: 'PROCUREMENT' as const, job: 'Director' }
    const { body } = await portal.call(upsertUser, change, buyer)
    expect(body.user).toMatchObject({ id, role: 'PROCUREMENT', job: 'Director', email: 'one@changed.example' })
    await expect.poll(async () => (await portal.call(currentUser, {}, theirs)).status).toBe(401)
    const [colleague] = (await portal.call(listTeam, {}, buyer)).body
    expect(colleague).toMatchObject({ id, pendingEmail: 'uno@changed.example', lastSeenAt: expect.any(String) })
  })

  test('are sent back as GET /users answers them, and get another login name', async () => {
    const { id: distributorId, buyer, email } = await company('Renamed')
    await joins('one@renamed.example', distributorId, 'MARKETING')
    const row = (await portal.call(listUsers, {}, buyer)).body.find((it) => it.email === 'one@renamed.example')!
    const same = await portal.call(upsertUser, row, buyer)
    expect([same.status, same.body.user]).toEqual([200, row])
    const renamed = await portal.call(upsertUser, { ...row, username: 'captain.renamed' }, buyer)
    expect(renamed.body.user).toEqual({ ...row, username: 'captain.renamed' })
    expect((await signs('captain.renamed')).status).toBe(200)
    const taken = await portal.call(upsertUser, { ...row, username: email }, buyer)
    expect([taken.status, taken.problem.errors]).toEqual([409, { username: 'This login is already used' }])
    const mixed = await portal.call(upsertUser, { ...row, username: 'c\u0430ptain' }, buyer)
    expect([mixed.status, Object.keys(mixed.problem.errors ?? {})]).toEqual([422, ['username']])
    expect((await portal.call(listUsers, {}, buyer)).body.find(({ id }) => id === row.id)?.username).toBe(
      'captain.renamed',
    )
  })

  test('are invited under a login name of their own', async () => {
    const { buyer, email } = await company('Named')
    const fields = { ...fieldsOf('new@named.example'), role: 'MARKETING' as const }
    const taken = await portal.call(upsertUser, { ...fields, username: email }, buyer)
    expect([taken.status, taken.problem.errors]).toEqual([409, { username: 'This login is already used' }])
    const { body } = await portal.call(upsertUser, { ...fields, username: 'newcomer.named' }, buyer)
    expect(body.user).toMatchObject({ username: 'newcomer.named', email: 'new@named.example' })
    const [token] = (await tokensTo(body.user.id)) as [string]
    expect((await portal.call(setPassword, { token, password: PASSWORD })).status).toBe(200)
    expect((await signs('newcomer.named')).status).toBe(200)
  })

  test('keep the last PROCUREMENT, invited users or not', async () => {
    const { buyer, buyerId, email } = await company('Last')
    await invites(buyer, 'second@last.example', 'PROCUREMENT')
    const refusal = 'At least one active user with the role PROCUREMENT must remain'
    const demoted = await portal.call(upsertUser, { ...fieldsOf(email), id: buyerId, role: 'MARKETING' }, buyer)
    expect([demoted.status, demoted.problem.error]).toEqual([409, refusal])
    expect((await portal.call(deactivateUser, { id: buyerId }, buyer)).problem.error).toBe(refusal)
  })

  test('of two who take each other’s role at once, one keeps it', async () => {
    const { id: distributorId, email, buyerId, buyer } = await company('Duel')
    const other = await joins('other@duel.example', distributorId)
    const theirs = await signs('other@duel.example')
    const there: PortalNode = await portal.startAnother()
    const demotes = (id: string, mail: string, who: { jwt: string }, node: PortalNode) =>
      portal.call(upsertUser, { ...fieldsOf(mail), id, role: 'MARKETING' }, { jwt: who.jwt, node })
    const both = await Promise.all([
      demotes(other, 'other@duel.example', buyer, portal.node),
      demotes(buyerId, email, theirs, there),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('are deactivated and reactivated, and their open work is listed before', async () => {
    const { id: distributorId, buyer } = await company('Back')
    const id = await joins('gone@back.example', distributorId, 'MARKETING')
    expect((await portal.call(openWork, { id }, buyer)).body).toMatchObject({
      cart: 0,
      hasDraft: false,
      tickets: [],
      shared: 0,
    })
    expect((await portal.call(deactivateUser, { id }, buyer)).status).toBe(200)
    expect(await stateIn(buyer, id)).toBe('DEACTIVATED')
    const change = { ...fieldsOf('gone@back.example'), id, role: 'MARKETING' as const }
    expect((await portal.call(upsertUser, change, buyer)).status).toBe(409)
    expect((await portal.call(bringUserBack, { id }, buyer)).status).toBe(200)
    // Their account follows both changes, one after the other.
    await expect.poll(async () => (await signs('gone@back.example')).status).toBe(200)
  })

  test('are not another company’s, and MARKETING only looks', async () => {
    const [{ id: distributorId, buyer }, { buyerId: foreign }] = [await company('Mine'), await company('Theirs')]
    const change = { ...fieldsOf('x@mine.example'), id: foreign, role: 'MARKETING' as const }
    expect((await portal.call(upsertUser, change, buyer)).status).toBe(404)
    for (const endpoint of [inviteAgain, withdrawInvitation, bringUserBack])
      expect((await portal.call(endpoint, { id: foreign }, buyer)).status).toBe(404)
    await joins('reader@mine.example', distributorId, 'MARKETING')
    const reader = await signs('reader@mine.example')
    expect((await portal.call(listTeam, {}, reader)).body).toHaveLength(2)
    expect((await invites(reader, 'y@mine.example')).status).toBe(403)
  })
})

describe('the password once more', () => {
  test('is required when it was given more than ten minutes ago, and then not again', async () => {
    const { buyer, email, buyerId } = await company('Proven')
    await grownOld(buyer.jwt)
    const refused = await invites(buyer, 'new@proven.example')
    expect([refused.status, refused.problem['needs']]).toEqual([403, 'password'])
    for (const [endpoint, input] of [
      [inviteAgain, { id: buyerId }],
      [withdrawInvitation, { id: buyerId }],
      [bringUserBack, { id: buyerId }],
      [deactivateUser, { id: buyerId }],
    ] as const)
      expect((await portal.call(endpoint, input, buyer)).problem['needs']).toBe('password')
    const wrong = await portal.call(provePassword, { password: 'Wrong.2026' }, buyer)
    expect([wrong.status, Object.keys(wrong.problem.errors ?? {})]).toEqual([422, ['password']])
    const proven = await portal.call(provePassword, { password: PASSWORD }, buyer)
    expect([proven.status, proven.cookies.map(({ name }) => name)]).toEqual([200, [REFRESH_COOKIE, SIGN_COOKIE]])
    expect((await invites(buyer, 'new@proven.example')).status).toBe(200)
    await grownOld(buyer.jwt)
    expect((await portal.call(listTeam, {}, await signs(email))).status).toBe(200)
  })
})

describe('one’s own account', () => {
  test('tells what happened to it, and ends all other sessions', async () => {
    const { id: distributorId, buyer, email } = await company('Own')
    const id = await joins('changes@own.example', distributorId, 'MARKETING')
    await portal.call(upsertUser, { ...fieldsOf('changes@own.example'), id, role: 'PROCUREMENT' }, buyer)
    const [here, elsewhere] = [await signs('changes@own.example'), await signs('changes@own.example')]
    const { body } = await portal.call(ownActivity, {}, here)
    expect(body.map(({ what, by }) => [what, by])).toEqual([
      ['changed the role', `Lucía ${email} Restrepo`],
      ['changed the profile', `Lucía ${email} Restrepo`],
    ])
    expect((await portal.call(endOtherSessions, {}, here)).status).toBe(200)
    await expect.poll(async () => (await portal.call(currentUser, {}, elsewhere)).status).toBe(401)
    expect((await portal.call(currentUser, {}, here)).status).toBe(200)
  })
})

describe('the office', () => {
  test('invites staff and people of companies, sees until when, and withdraws', async () => {
    const boss = await signs('boss@office.example').then(async (session) => {
      if (session.status === 200) return session
      await joins('boss@office.example', null, 'ADMIN')
      return signs('boss@office.example')
    })
    const email = 'seller@office.example'
    const fields = { ...fieldsOf(email), distributorId: null, role: 'SALES' as const }
    const { id } = (await portal.call(inviteByOffice, fields, boss)).body
    await portal.settle()
    const listed = async () => (await portal.call(officePeople, { search: email }, boss)).body.people
    expect(await listed()).toMatchObject([{ id, state: 'INVITED', invitedUntil: expect.any(String), represents: [] }])
    expect((await portal.call(officePeople, { state: 'INVITED', search: email }, boss)).body.total).toBe(1)
    await tokensTo(id)
    expect((await portal.call(inviteAgainByOffice, { id }, boss)).status).toBe(200)
    const [, token] = (await tokensTo(id, 2)) as [string, string]
    expect((await portal.call(setPassword, { token, password: 'Harbour.Lantern7' })).status).toBe(200)
    const { body } = await portal.call(officeColleagues, {}, await signs(email, 'Harbour.Lantern7'))
    expect(body.map((it) => it.id)).toContain(id)
    expect((await portal.call(withdrawByOffice, { id }, boss)).status).toBe(409)
    const unfit = await portal.call(inviteByOffice, { ...fields, role: 'MARKETING' }, boss)
    expect([unfit.status, Object.keys(unfit.problem.errors ?? {})]).toEqual([422, ['role']])
  })
})
