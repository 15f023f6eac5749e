import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_TERMS, TOO_COMMON } from '#modules/identity/password/password.ts'
import { PASSWORD, person, REFRESH } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { currentUser, refreshToken, setSecurity } from './contract.ts'
import type { UserId } from './events.ts'
import { accountsFollow } from './reactions.ts'
import { deactivate, register, user } from './user.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal

beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

describe('security', () => {
  beforeAll(async () => void (await joins('secure@andina.example', await registers('Secure'))))
  const username = 'secure@andina.example'
  const request = {
    username,
    currentPassword: PASSWORD,
    newPassword: 'NewPassword.77',
    newPasswordConfirmation: 'NewPassword.77',
  }

  const newly = (password: string) => ({ newPassword: password, newPasswordConfirmation: password })

  test.each([
    [{ ...request, username: ' ' }, 'username', 'Missing mandatory fields'],
    [
      { ...request, newPasswordConfirmation: 'Other.77' },
      'newPasswordConfirmation',
      'Please check your new password confirmation',
    ],
    [{ ...request, newPassword: 'weak', newPasswordConfirmation: 'weak' }, 'newPassword', /^The password needs/],
    [{ ...request, ...newly('Qwertyuiop123!') }, 'newPassword', TOO_COMMON],
    [{ ...request, ...newly('Restrepo.2026') }, 'newPassword', OWN_TERMS],
    [{ ...request, username: 'harbour.77', ...newly('Harbour.Lantern7') }, 'newPassword', OWN_TERMS],
    [{ ...request, ...newly('Secured.2026') }, 'newPassword', OWN_TERMS],
    [{ ...request, currentPassword: '' }, 'currentPassword', 'Missing mandatory fields'],
    [{ ...request, currentPassword: 'Wrong.2026' }, 'currentPassword', 'Your current password is not correct'],
  ])('refuses %j at %s', async (input, field, error) => {
    const { status, problem } = await portal.call(setSecurity, input, await signs(username))
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]])
    expect(problem.error).toMatch(error)
  })

  test('does nothing when nothing changes', async () =>
    expect((await portal.call(setSecurity, { username }, await signs(username))).body).toEqual({ success: true }))

  test('takes a new login name and a new password, and ends the other sessions only', async () => {
    const [here, elsewhere] = [await signs(username), await signs(username)]
    expect((await portal.call(setSecurity, { ...request, username: 'lucia.r' }, here)).body).toEqual({ success: true })
    await expect.poll(async () => (await portal.call(currentUser, {}, elsewhere)).status).toBe(401)
    expect((await portal.call(currentUser, {}, here)).body.username).toBe('lucia.r')
    expect((await signs(username)).status).toBe(401)
    expect((await signs('lucia.r', 'NewPassword.77')).status).toBe(200)
    expect(await portal.everythingRecorded()).not.toContain('NewPassword')
  })
})

describe('the session in which a password is changed', () => {
  const username = 'stays@andina.example'
  beforeAll(async () => void (await joins(username, await registers('Stays'))))

  test('gets a fresh cookie and goes on, in every tab; who copied the cookie before has nothing', async () => {
    const here = await signs(username, PASSWORD, true)
    const newPassword = 'NewPassword.77'
    const request = { username, currentPassword: PASSWORD, newPassword, newPasswordConfirmation: newPassword }
    const changed = await portal.call(setSecurity, request, { jwt: here.jwt })
    const renewed = changed.cookies.find(({ name }) => name === REFRESH)
    expect(renewed).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth', maxAge: 14 * 24 * 3600 })
    expect(renewed?.value).not.toBe(here.cookie?.value)
    expect((await portal.call(currentUser, {}, here)).status).toBe(200)

    const tabBehind = await portal.call(refreshToken, {}, { cookies: here.cookies })
    expect([tabBehind.status, tabBehind.cookies]).toEqual([200, []])
    const next = await portal.call(refreshToken, {}, { cookies: { [REFRESH]: renewed?.value ?? '' } })
    expect((await portal.call(currentUser, {}, { jwt: next.body.jwt })).status).toBe(200)

    expect((await portal.call(refreshToken, {}, { cookies: here.cookies })).status).toBe(401)
    await expect.poll(async () => (await portal.call(currentUser, {}, here)).status).toBe(401)
  })

  test('keeps its cookie when it is the login name that changes', async () => {
    const here = await signs(username, 'NewPassword.77')
    const request = { username: 'stays.put', currentPassword: 'NewPassword.77' }
    const { status, cookies } = await portal.call(setSecurity, request, here)
    expect([status, cookies]).toEqual([200, []])
  })
})

describe('a password that is sent with an Idempotency-Key', () => {
  const username = 'once@andina.example'
  beforeAll(async () => void (await joins(username, await registers('Once'))))

  test('cannot be guessed from what is kept of the call, and the call is still known again', async () => {
    const [newPassword, headers] = ['Guessable.77', { 'idempotency-key': 'double-click' }]
    const request = { username, currentPassword: PASSWORD, newPassword, newPasswordConfirmation: newPassword }
    const here = await signs(username)
    expect((await portal.call(setSecurity, request, { ...here, headers })).status).toBe(200)
    expect((await portal.call(setSecurity, request, { ...here, headers })).headers['x-repeated']).toBe('true')
    expect((await portal.call(setSecurity, { ...request, newPassword: 'x' }, { ...here, headers })).status).toBe(409)

    const { rows } = await portal.owner.query(`select body_hash from es.command where key = 'double-click'`)
    const guess = createHash('sha256')
      .update(`POST /api/users/set-security\n${JSON.stringify(request)}`)
      .digest()
    expect(rows[0].body_hash).toHaveLength(32)
    expect(guess.equals(rows[0].body_hash)).toBe(false)
  })
})

describe('an account follows its event, whatever dies in between', () => {
  test('a registration that was cut off before the account was confirmed is completed', async () => {
    const { node } = portal
    const email = 'cut.off@partnercare.example'
    const id = node.services.newId() as UserId
    await node.services.accounts.reserve({
      userId: id,
      role: 'SALES',
      distributorId: null,
      email,
      username: email,
      password: PASSWORD,
    })
    expect((await signs(email)).status).toBe(401)

    const { civility, firstname, lastname, job, phone } = person(email)
    const sealed = await node.services.personal.sealAll(id, { firstname, lastname, job, email, phone, username: email })
    const registration = { role: 'SALES', distributorId: null, civility, ...sealed, phone2: null } as const
    await portal.asSystem().begin(user, id, register(registration))
    await expect.poll(async () => (await signs(email)).status).toBe(200)
  })

  test('a deactivation that was cut off ends the sessions all the same', async () => {
    const id = await joins('leaves@partnercare.example', null, 'SALES')
    const session = await signs('leaves@partnercare.example')
    await portal.asSystem().decide(user, id, (it) => deactivate([it], it.id))
    await expect.poll(async () => (await portal.call(currentUser, {}, session)).status).toBe(401)
    expect((await signs('leaves@partnercare.example')).status).toBe(401)
  })
})

test('an event received late, of a person who is back again, takes nothing away', async () => {
  const { node } = portal
  const email = 'back.again@partnercare.example'
  const id = await joins(email, null, 'SALES')
  await portal.settle()
  const session = await signs(email)
  const { services } = node
  const reactions = accountsFollow.on as Readonly<Record<string, (context: object, data: object) => Promise<void>>>
  await reactions['UserDeactivated']!({ ...services, logFor: () => portal.asSystem() }, { userId: id })
  await reactions['UserRoleChanged']!({ ...services, logFor: () => portal.asSystem() }, { userId: id, role: 'ADMIN' })
  expect((await portal.call(currentUser, {}, session)).status).toBe(200)
  expect((await signs(email)).status).toBe(200)
  expect(await services.accounts.find(id)).toMatchObject({ role: 'SALES', active: true })
})
