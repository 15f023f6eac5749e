import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ownActivity,
  proposeSecondFactor,
  secondFactor,
  showSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '#modules/identity/account-contract.ts'
import { currentUser, deactivateUser, signIn } from '#modules/identity/contract.ts'
import { erasePerson, resetPersonsSecondFactor, showPerson } from '#modules/identity/people/people-contract.ts'
import { connectSingleSignOn } from '#modules/identity/single-sign-on/single-sign-on-contract.ts'
import { handleOf } from '#platform/access/passkeys/web-authn.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'
import { type Authenticator, authenticator } from '#tests/passkey-authenticator.ts'
import { PASSWORD } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import type { CallAnswer } from '#tests/portal.ts'
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  MOST_PASSKEYS,
  proveByPasskey,
  removePasskey,
  signInByPasskey,
} from './passkey-contract.ts'

const COOKIE = 'partnercare_passkey'
const ORIGIN = 'http://localhost:3000'
const notAccepted = [403, 'This passkey was not accepted. Try another one, or use your password.']
const tooLate = [409, 'This took too long, or was used before. Please try again.']

let world: PeoplePortal
beforeAll(async () => {
  world = await startWithPeople({ SECOND_FACTOR_ROLES: 'QUALITY', PUBLIC_URL: ORIGIN })
})
afterAll(() => world.portal.stop())

const kept = ({ cookies }: Pick<CallAnswer<never>, 'cookies'>) => ({
  [COOKIE]: cookies.find(({ name }) => name === COOKIE)?.value ?? '',
})
const sentence = ({ status, problem }: Pick<CallAnswer<never>, 'status' | 'problem'>) => [status, problem.error]

type Adding = { readonly name?: string; readonly code?: string } & Parameters<Authenticator['creates']>[1]

const adds = async (jwt: string, device: Authenticator, { name = 'Laptop', code, ...change }: Adding = {}) => {
  const begun = await world.portal.call(beginPasskey, code === undefined ? {} : { code }, { jwt })
  if (begun.status !== 200) return begun
  const attestation = device.creates(begun.body, change)
  return world.portal.call(addPasskey, { name, attestation }, { jwt, cookies: kept(begun) })
}

const signsIn = async (
  device: Authenticator,
  change: Parameters<Authenticator['shows']>[1] = {},
  more: { readonly ticket?: string; readonly remember?: boolean } = {},
) => {
  const begun = await world.portal.call(challengePasskey, {})
  const assertion = device.shows(begun.body, change)
  return world.portal.call(signInByPasskey, { assertion, ...more }, { cookies: kept(begun) })
}

/** Of a company of their own, with a passkey. */
const joins = async (login: string, options: Parameters<typeof authenticator>[1] = {}) => {
  const email = `${login}@passkey.example`
  const companyId = await world.registers(login)
  const userId = await world.joins(email, companyId)
  const { jwt } = await world.signs(email)
  const device = authenticator(ORIGIN, options)
  expect((await adds(jwt, device)).status).toBe(200)
  return { email, companyId, userId, jwt, device }
}

const listed = async (jwt: string) => (await world.portal.call(listPasskeys, {}, { jwt })).body
const proofGrowsOld = (userId: string) =>
  world.portal.owner.query(
    `update access.session set proven_at = clock_timestamp() - interval '11 minutes' where user_id = $1`,
    [userId],
  )
const mailed = async (userId: string) => {
  const { rows } = await world.portal.owner.query<{ what: string }>(
    `select template -> 'data' ->> 'what' as what from mail.outbox
     where person_id = $1 and template ->> 'name' = 'second-factor-changed'`,
    [userId],
  )
  return rows.map(({ what }) => what)
}
const codeFor = (secret: string, later = 0) => codeOf(fromBase32(secret), stepAt(world.portal.node.clock.now()) + later)

describe('a passkey', () => {
  test('is added after the password of the last ten minutes, and signs in by itself', async () => {
    const { userId, jwt, device } = await joins('ada')
    await proofGrowsOld(userId)
    const late = await adds(jwt, device)
    expect([late.status, late.problem['needs']]).toEqual([403, 'password'])
    expect(await listed(jwt)).toMatchObject([{ name: 'Laptop', isSynced: true, lastUsedAt: null }])

    const { status, body, cookies } = await signsIn(device, {}, { remember: true })
    expect(status).toBe(200)
    expect(cookies.find(({ name }) => name === 'partnercare_refresh')).toMatchObject({ maxAge: 14 * 24 * 3600 })
    expect((await world.portal.call(currentUser, {}, body)).body.id).toBe(userId)
    expect(await listed(body.jwt)).toMatchObject([{ lastUsedAt: expect.any(String) }])
    expect((await adds(body.jwt, authenticator(ORIGIN))).status, 'it proves who the person is').toBe(200)
    await expect.poll(() => mailed(userId)).toEqual(['passkey-added', 'passkey-added'])
    expect((await world.portal.call(ownActivity, {}, body)).body[0]).toMatchObject({ what: 'added a passkey' })
    const recorded = await world.portal.everythingRecorded()
    for (const secret of ['Laptop', ...device.ids()]) expect(recorded).not.toContain(secret)
  })

  test('is no more once it was removed; the last ones are ten', async () => {
    const { userId, jwt, device } = await joins('bea')
    for (let more = 1; more < MOST_PASSKEYS; more++)
      expect((await adds(jwt, authenticator(ORIGIN), { name: `Key ${more}` })).status).toBe(200)
    expect(sentence(await adds(jwt, authenticator(ORIGIN)))).toEqual([
      409,
      'Remove a passkey before you add another one',
    ])
    const { id } = (await listed(jwt))[0]!
    const other = await joins('not-bea')
    expect((await world.portal.call(removePasskey, { id }, other)).status).toBe(404)
    await proofGrowsOld(userId)
    expect((await world.portal.call(removePasskey, { id }, { jwt })).problem['needs']).toBe('password')
    const signed = await signsIn(device)
    expect((await world.portal.call(removePasskey, { id }, signed.body)).status).toBe(200)
    expect((await world.portal.call(removePasskey, { id }, signed.body)).status).toBe(404)
    expect(sentence(await signsIn(device))).toEqual(notAccepted)
    await expect.poll(() => mailed(userId)).toContain('passkey-removed')
  })

  test('answers one challenge, once, in the browser that it was made for', async () => {
    const { jwt, device } = await joins('cleo')
    const { portal } = world
    const begun = await portal.call(challengePasskey, {})
    const other = await portal.call(challengePasskey, {})
    const assertion = device.shows(begun.body)
    const finish = (cookies: Record<string, string>) => portal.call(signInByPasskey, { assertion }, { cookies })
    expect(sentence(await finish({}))).toEqual(tooLate)
    expect(sentence(await finish({ [COOKIE]: 'made-up' }))).toEqual(tooLate)
    expect(sentence(await finish(kept(other))), 'another challenge').toEqual(notAccepted)
    expect((await finish(kept(begun))).status).toBe(200)
    expect(sentence(await finish(kept(begun))), 'a second time').toEqual(tooLate)

    const adding = await portal.call(beginPasskey, {}, { jwt })
    expect(sentence(await finish(kept(adding))), 'a challenge to add one').toEqual(tooLate)
    const forAnother = { name: 'Theirs', attestation: device.creates(adding.body) }
    const { jwt: theirs } = await joins('not-cleo')
    expect(
      sentence(await portal.call(addPasskey, forAnother, { jwt: theirs, cookies: kept(adding) })),
      'begun by another person',
    ).toEqual(tooLate)
  })

  test.each([
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another host', { party: 'portal.example' }],
    ['a person who was not verified', { isVerified: false }],
  ])('is neither added nor accepted with %s', async (what, change) => {
    const { jwt, device } = await joins(`dora-${what.replaceAll(' ', '-')}`)
    expect(sentence(await signsIn(device, change))).toEqual(notAccepted)
    expect(sentence(await adds(jwt, authenticator(ORIGIN), change))).toEqual([
      409,
      'This passkey could not be added. Please try again.',
    ])
    expect((await signsIn(device)).status).toBe(200)
  })

  test('signs in no one else', async () => {
    const [eva, fay] = [await joins('eva'), await joins('fay')]
    const [id = ''] = eva.device.ids()
    const as = { id, userHandle: handleOf(eva.userId) }
    expect(sentence(await signsIn(fay.device, as)), 'signed by another key').toEqual(notAccepted)
    expect(sentence(await signsIn(fay.device, { userHandle: as.userHandle }))).toEqual(notAccepted)
    expect(sentence(await signsIn(fay.device, { id: 'unknown' }))).toEqual(notAccepted)
  })

  test('that was copied is refused and reported to the person', async () => {
    const { userId, device } = await joins('gil', { counts: true })
    expect((await signsIn(device)).status).toBe(200)
    expect((await signsIn(device, { counter: 9 })).status).toBe(200)
    expect(sentence(await signsIn(device, { counter: 9 }))).toEqual(notAccepted)
    await expect.poll(() => mailed(userId)).toContain('passkey-refused')
    expect((await signsIn(device, { counter: 10 })).status).toBe(200)
  })

  test('does not sign in who is deactivated, and goes with an erasure', async () => {
    const { email, userId, companyId, device } = await joins('hal')
    await world.joins('second@passkey.example', companyId)
    const { jwt } = await world.signs('second@passkey.example')
    expect((await world.portal.call(deactivateUser, { id: userId }, { jwt })).status).toBe(200)
    expect(sentence(await signsIn(device))).toEqual(notAccepted)
    const erased = await world.portal.call(erasePerson, { id: userId, email, reason: 'They left' }, world.admin)
    expect(erased.status).toBe(200)
    const { rowCount } = await world.portal.owner.query('select from access.passkey where user_id = $1', [userId])
    expect(rowCount).toBe(0)
  })

  test('takes the place of the password of the last ten minutes, for its own person', async () => {
    const { userId, jwt, device } = await joins('ivy')
    const other = await joins('not-ivy')
    const { id } = (await listed(jwt))[0]!
    const remove = () => world.portal.call(removePasskey, { id }, { jwt })
    await proofGrowsOld(userId)
    const proves = async (by: Authenticator) => {
      const begun = await world.portal.call(challengePasskey, {})
      return world.portal.call(proveByPasskey, { assertion: by.shows(begun.body) }, { jwt, cookies: kept(begun) })
    }
    expect((await proves(other.device)).status).toBe(403)
    expect((await remove()).status).toBe(403)
    expect((await proves(device)).body).toEqual({ success: true })
    expect((await remove()).status).toBe(200)
  })

  test('does not sign in where single sign-on is required', async () => {
    const { email, companyId, device } = await joins('jo')
    const settings = { issuer: 'https://login.passkey.example', clientId: 'portal', clientSecret: 'x', required: true }
    const connected = await world.portal.call(
      connectSingleSignOn,
      { id: companyId, ...settings, domains: [email.split('@')[1]!] },
      world.admin,
    )
    expect(connected.status).toBe(200)
    expect(sentence(await signsIn(device))).toEqual([403, 'Your account signs in by single sign-on, not by passkey.'])
  })
})

describe('a passkey as second factor', () => {
  const firstStep = async (email: string) => {
    const { status, problem } = await world.portal.call(signIn, { email, password: PASSWORD })
    expect(status).toBe(401)
    return problem
  }

  test('is shown in the place of a code, and added by a code where an app is on', async () => {
    const { email, jwt, device } = await joins('kim')
    const { secret } = (await world.portal.call(proposeSecondFactor, {}, { jwt })).body
    const { codes } = (await world.portal.call(turnSecondFactorOn, { code: codeFor(secret, -1) }, { jwt })).body
    const { ticket, ...step } = await firstStep(email)
    expect(step).toMatchObject({ mfa: 'totp', passkey: true })
    const other = await joins('not-kim')
    expect((await signsIn(other.device, {}, { ticket: String(ticket) })).status).toBe(403)
    expect((await signsIn(device, {}, { ticket: 'none' })).status).toBe(401)
    expect((await signsIn(device, {}, { ticket: String(ticket) })).status).toBe(200)

    const next = authenticator(ORIGIN)
    expect((await adds(jwt, next)).problem.errors).toHaveProperty('code')
    expect((await adds(jwt, next, { code: '000000' })).problem.errors).toHaveProperty('code')
    expect((await adds(jwt, next, { code: codes[0]! })).status).toBe(200)
  })

  test('satisfies a role that needs one, and then no app is set up by the password alone', async () => {
    const email = 'quality@passkey.example'
    const userId = await world.joins(email, null, 'QUALITY')
    const { jwt } = await world.portal.sessionOf({ userId, role: 'QUALITY', distributorId: null })
    const device = authenticator(ORIGIN)
    const { secret } = (await world.portal.call(proposeSecondFactor, {}, { jwt })).body
    expect((await adds(jwt, device)).status).toBe(200)
    const step = await firstStep(email)
    expect(step).toMatchObject({ mfa: 'passkey', passkey: true })
    expect(step).not.toHaveProperty('setup')
    const ticket = String(step['ticket'])
    expect((await world.portal.call(showSecondFactor, { ticket, code: codeFor(secret) })).status).toBe(422)
    expect((await signsIn(device, {}, { ticket })).status).toBe(200)

    const { id } = (await listed(jwt))[0]!
    const remove = () => world.portal.call(removePasskey, { id }, { jwt })
    expect(sentence(await remove())).toEqual([409, 'Your role needs a second factor'])
    const { codes } = (await world.portal.call(turnSecondFactorOn, { code: codeFor(secret, -1) }, { jwt })).body
    expect((await world.portal.call(secondFactor, {}, { jwt })).body).toMatchObject({ on: true, required: false })
    expect((await world.portal.call(turnSecondFactorOff, { code: codes[0]! }, { jwt })).status).toBe(200)
    expect((await remove()).status).toBe(409)
  })

  test('is reset with the second factor by an administrator', async () => {
    const { userId, device } = await joins('lea')
    const person = async () => (await world.portal.call(showPerson, { id: userId }, world.admin)).body
    expect(await person()).toMatchObject({ hasSecondFactor: true })
    const reset = { id: userId, reason: 'Lost the telephone' }
    expect((await world.portal.call(resetPersonsSecondFactor, reset, world.admin)).status).toBe(200)
    expect(await person()).toMatchObject({ hasSecondFactor: false })
    expect(sentence(await signsIn(device))).toEqual(notAccepted)
  })
})
