import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proposeSecondFactor, showSecondFactor, turnSecondFactorOn } from '#modules/identity/account-contract.ts'
import { currentUser, deactivateUser, signIn, signOut } from '#modules/identity/contract.ts'
import { inviteByOffice } from '#modules/identity/people/team-contract.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'
import { CLIENT, startIssuer } from '#tests/openid-issuer.ts'
import { PASSWORD, person, REFRESH } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import {
  beginSingleSignOn,
  companySingleSignOn,
  connectSingleSignOn,
  disconnectSingleSignOn,
  finishSingleSignOn,
  proveBySingleSignOn,
  signInWays,
} from './single-sign-on-contract.ts'

const ATTEMPT = 'partnercare_attempt'
type Issuer = Awaited<ReturnType<typeof startIssuer>>

let office: Issuer
let ofCompany: Issuer
let world: PeoplePortal
beforeAll(async () => {
  ;[office, ofCompany] = [await startIssuer(), await startIssuer()]
  world = await startWithPeople({
    ...{ OIDC_ISSUER: office.issuer, OIDC_CLIENT_ID: CLIENT.clientId, OIDC_CLIENT_SECRET: CLIENT.clientSecret },
    ...{ OIDC_ROLES: 'admins=ADMIN,sales-team=SALES', OIDC_STAFF: 'required' },
  })
})
afterAll(async () => {
  await world.portal.stop()
  await Promise.all([office.stop(), ofCompany.stop()])
})

/** As a browser that leaves for the issuer: what it keeps, and where it goes. */
const begins = async (email: string | null) => {
  const { body, cookies, status, problem } = await world.portal.call(beginSingleSignOn, { email })
  return {
    status,
    problem,
    to: body.to,
    cookies: { [ATTEMPT]: cookies.find(({ name }) => name === ATTEMPT)?.value ?? '' },
  }
}
const finishes = (answer: string, cookies: Record<string, string>, jwt?: string) =>
  world.portal.call(finishSingleSignOn, { answer }, { cookies, ...(jwt && { jwt }) })

const signsIn = async (issuer: Issuer, email: string | null, login: string) => {
  const { to, cookies } = await begins(email)
  return finishes(await issuer.answers(to, login), cookies)
}
const sentence = async (issuer: Issuer, email: string | null, login: string) => {
  const { status, problem } = await signsIn(issuer, email, login)
  return [status, problem.error]
}
const roleOf = async (jwt: string | null) =>
  (await world.portal.call(currentUser, {}, { jwt: jwt ?? '' })).body.role as Role | undefined

const eventsOf = async (userId: string) => {
  const { rows } = await world.portal.owner.query<{ type: string }>(
    `select e.type from es.event e join es.stream s on s.id = e.stream_id where s.kind = 'user' and s.key = $1`,
    [userId],
  )
  return rows.map(({ type }) => type)
}

describe('a company that is connected', () => {
  let id: string
  beforeAll(async () => {
    id = await world.registers('Linked')
    const settings = {
      issuer: ofCompany.issuer,
      clientId: CLIENT.clientId,
      domains: ['Linked.example'],
      required: false,
    }
    const { status } = await world.portal.call(
      connectSingleSignOn,
      { id, ...settings, clientSecret: CLIENT.clientSecret },
      world.admin,
    )
    expect(status).toBe(200)
  })
  const joins = async (login: string, claims = {}) => {
    const email = `${login}@linked.example`
    ofCompany.people.set(login, { email, email_verified: true, ...claims })
    return { email, userId: await world.joins(email, id) }
  }

  test('is known by the domain, and its secret is nowhere in the log', async () => {
    const ways = async (domain: string) => (await world.portal.call(signInWays, { domain })).body
    expect(await ways('linked.example')).toEqual({ office: true, company: true })
    expect(await ways('other.example')).toEqual({ office: true, company: false })
    const { body } = await world.portal.call(companySingleSignOn, { id }, world.admin)
    expect(body).toEqual({
      returnTo: 'http://localhost:3000/login/return',
      connected: { issuer: ofCompany.issuer, clientId: 'portal', domains: ['linked.example'], required: false },
    })
    expect(await world.portal.everythingRecorded()).not.toContain(CLIENT.clientSecret)
  })

  test('signs its people in, links them once, and ends their session at the issuer too', async () => {
    const { userId, email } = await joins('ada')
    const first = await signsIn(ofCompany, email, 'ada')
    expect(first.status).toBe(200)
    expect(first.cookies.find(({ name }) => name === REFRESH)).toMatchObject({ value: expect.any(String) })
    const again = await signsIn(ofCompany, email, 'ada')
    expect(again.status).toBe(200)
    expect((await eventsOf(userId)).filter((type) => type === 'SignInLinked')).toHaveLength(1)
    const { to } = (await world.portal.call(signOut, {}, { jwt: again.body.jwt ?? '' })).body
    expect(to).toContain(`${ofCompany.issuer}/session/end`)
  })

  test('lets an invited person join without a password, and who was linked is found by the subject alone', async () => {
    const email = 'new@linked.example'
    const { password: _, ...given } = person(email)
    const invited = await world.portal.call(
      inviteByOffice,
      { ...given, role: 'PROCUREMENT', distributorId: id },
      world.admin,
    )
    expect(invited.status).toBe(200)
    ofCompany.people.set('new', { email, email_verified: true })
    expect((await signsIn(ofCompany, email, 'new')).status).toBe(200)
    ofCompany.people.set('new', { email: 'renamed@linked.example', email_verified: false })
    expect((await signsIn(ofCompany, email, 'new')).status).toBe(200)
  })

  test('takes an answer once, from the browser that began, and only as it was begun', async () => {
    const { email } = await joins('bea')
    const { signInAttempts } = world.portal.node.services
    const [one, other] = [await begins(email), await begins(email)]
    const answer = await ofCompany.answers(one.to, 'bea')
    const over = [401, 'This sign-in has expired or was used before. Please start again.']
    const refusal = async (cookies: Record<string, string>, given = answer) => {
      const { status, problem } = await finishes(given, cookies)
      return [status, problem.error]
    }
    expect(await refusal({}), 'without its cookie').toEqual(over)
    expect(await refusal(other.cookies), 'with the cookie of another attempt').toEqual(over)
    expect(await refusal({ [ATTEMPT]: 'made-up' })).toEqual(over)
    const kept = signInAttempts.open(one.cookies[ATTEMPT] ?? '')
    const changed = (change: object) => ({ [ATTEMPT]: signInAttempts.seal({ ...kept!, ...change }) })
    expect(await refusal(changed({ verifier: 'x'.repeat(43) })), 'with another verifier').toEqual(over)
    const second = await ofCompany.answers(other.to, 'bea')
    const nonce = signInAttempts.seal({ ...signInAttempts.open(other.cookies[ATTEMPT] ?? '')!, nonce: 'x' })
    expect(await refusal({ [ATTEMPT]: nonce }, second), 'with another nonce').toEqual(over)
    const third = await begins(email)
    const good = await ofCompany.answers(third.to, 'bea')
    expect((await finishes(good, third.cookies)).status).toBe(200)
    expect(await refusal(third.cookies, good), 'a second time').toEqual(over)
    const fourth = await begins(email)
    const denied = new URLSearchParams({ error: 'access_denied', state: new URL(fourth.to).searchParams.get('state')! })
    expect(await refusal(fourth.cookies, `${denied}&iss=${encodeURIComponent(ofCompany.issuer)}`)).toEqual([
      401,
      'The sign-in service did not sign you in. Please try again.',
    ])
  })

  test('signs in no one else: unconfirmed, unknown, of another company or domain, blocked, or another subject', async () => {
    const none = [403, 'There is no account for you here. Ask for an invitation, then sign in again.']
    const { email } = await joins('cleo', { email_verified: false })
    expect(await sentence(ofCompany, email, 'cleo')).toEqual([
      403,
      'Your sign-in service does not confirm your e-mail address, so we cannot find your account. Ask an administrator.',
    ])
    ofCompany.people.set('cleo', { email, xms_edov: true })
    expect((await signsIn(ofCompany, email, 'cleo')).status).toBe(200)
    ofCompany.people.set('cleo-too', { email, email_verified: true })
    expect(await sentence(ofCompany, email, 'cleo-too')).toEqual([
      403,
      'Your account is linked with another sign-in. Ask an administrator to take your access away and to give it back.',
    ])
    ofCompany.people.set('ghost', { email: 'ghost@linked.example', email_verified: true })
    expect(await sentence(ofCompany, email, 'ghost')).toEqual(none)
    await world.joins('theirs@linked.example', await world.registers('Unlinked'))
    ofCompany.people.set('theirs', { email: 'theirs@linked.example', email_verified: true })
    expect(await sentence(ofCompany, email, 'theirs')).toEqual(none)
    await world.joins('own@elsewhere.example', id)
    ofCompany.people.set('elsewhere', { email: 'own@elsewhere.example', email_verified: true })
    expect(await sentence(ofCompany, email, 'elsewhere')).toEqual(none)

    const blocked = await joins('dora')
    const { jwt } = (await world.signs(email)) as { jwt: string }
    expect((await world.portal.call(deactivateUser, { id: blocked.userId }, { jwt })).status).toBe(200)
    expect(await sentence(ofCompany, email, 'dora')).toEqual([
      403,
      'Your account is not active. Ask the person who manages the users of your company.',
    ])
  })

  test('is proved again at the issuer, by the same person, in the place of a password', async () => {
    const { email, userId } = await joins('eva')
    const other = await joins('fay')
    const signed = await signsIn(ofCompany, email, 'eva')
    const jwt = signed.body.jwt ?? ''
    await signsIn(ofCompany, email, 'fay')
    await world.portal.owner.query(
      `update access.session set proven_at = clock_timestamp() - interval '11 minutes' where user_id = $1`,
      [userId],
    )
    const remove = () => world.portal.call(deactivateUser, { id: other.userId }, { jwt })
    const refused = await remove()
    expect([refused.status, refused.problem['needs']]).toEqual([403, 'single sign-on'])
    const proves = async (login: string) => {
      const { body, cookies } = await world.portal.call(proveBySingleSignOn, {}, { jwt })
      expect(new URL(body.to).searchParams.get('prompt')).toBe('login')
      const kept = { [ATTEMPT]: cookies.find(({ name }) => name === ATTEMPT)?.value ?? '' }
      return finishes(await ofCompany.answers(body.to, login), kept, jwt)
    }
    expect((await proves('fay')).problem.error).toBe('You signed in as another person. Please sign in as yourself.')
    expect((await remove()).status).toBe(403)
    expect((await proves('eva')).body).toEqual({ jwt: null })
    expect((await remove()).status).toBe(200)
  })

  test('goes on when its issuer signs by another key, and says so when it is away', async () => {
    const { email } = await joins('gil')
    expect((await signsIn(ofCompany, email, 'gil')).status).toBe(200)
    ofCompany.replaceKeys()
    expect((await signsIn(ofCompany, email, 'gil')).status).toBe(200)
    const away = await startIssuer()
    const id = await world.registers('Away')
    const settings = {
      issuer: away.issuer,
      clientId: 'portal',
      clientSecret: 'x',
      domains: ['away.example'],
      required: true,
    }
    expect((await world.portal.call(connectSingleSignOn, { id, ...settings }, world.admin)).status).toBe(200)
    await away.stop()
    const { status, problem } = await begins('any@away.example')
    expect([status, problem.error]).toEqual([
      409,
      'The sign-in service cannot be reached. Please try again in a moment.',
    ])
    expect((await begins('any@nowhere.example')).status).toBe(404)
  })

  test('refuses passwords where it is required, and takes them again once it is disconnected', async () => {
    const id = await world.registers('Strict')
    await world.joins('any@strict.example', id)
    const settings = { issuer: ofCompany.issuer, clientId: 'portal', clientSecret: CLIENT.clientSecret, required: true }
    const connect = (domains: string[]) =>
      world.portal.call(connectSingleSignOn, { id, ...settings, domains }, world.admin)
    expect((await connect(['linked.example'])).problem.errors).toEqual({
      domains: 'Another company uses one of these domains',
    })
    expect((await connect(['strict.example'])).status).toBe(200)
    const { answered } = await world.signs('any@strict.example')
    expect([answered.status, answered.problem.error]).toEqual([
      403,
      'Your account signs in by single sign-on, not by password.',
    ])
    ofCompany.people.set('strict', { email: 'any@strict.example', email_verified: true })
    const { jwt } = (await signsIn(ofCompany, 'any@strict.example', 'strict')).body
    expect(await roleOf(jwt)).toBe('PROCUREMENT')
    expect((await world.portal.call(disconnectSingleSignOn, { id }, world.admin)).status).toBe(200)
    await expect.poll(async () => (await world.portal.call(currentUser, {}, { jwt: jwt ?? '' })).status).toBe(401)
    expect((await world.signs('any@strict.example')).status).toBe(200)
  })
})

describe('staff, who must sign in by single sign-on', () => {
  const joins = async (login: string, role: Role, groups: readonly string[]) => {
    const email = `${login}@office.example`
    office.people.set(login, { email, email_verified: true, groups })
    return { email, userId: await world.joins(email, null, role) }
  }

  test('have the role that their issuer says, at each sign-in; without one they are refused', async () => {
    const { email, userId } = await joins('hana', 'SALES', ['everyone', 'sales-team'])
    const first = await signsIn(office, null, 'hana')
    expect(await roleOf(first.body.jwt)).toBe('SALES')
    office.people.set('hana', { email, email_verified: true, groups: ['admins', 'sales-team'] })
    const second = await signsIn(office, null, 'hana')
    expect(await roleOf(second.body.jwt)).toBe('ADMIN')
    expect((await world.portal.call(currentUser, {}, { jwt: first.body.jwt ?? '' })).status).toBe(401)
    await world.joins('second@office.example', null, 'ADMIN')
    office.people.set('hana', { email, email_verified: true, groups: ['sales-team'] })
    const third = await signsIn(office, null, 'hana')
    expect(await roleOf(third.body.jwt)).toBe('SALES')
    expect((await eventsOf(userId)).filter((type) => type === 'UserRoleChanged')).toHaveLength(2)
    office.people.set('hana', { email, email_verified: true, groups: ['everyone'] })
    expect(await sentence(office, null, 'hana')).toEqual([
      403,
      'Your sign-in has none of the roles that may use this portal. Ask an administrator.',
    ])
    await expect
      .poll(async () => (await world.portal.call(currentUser, {}, { jwt: third.body.jwt ?? '' })).status)
      .toBe(401)
  })

  test('are refused by password, and an administrator without a second factor too', async () => {
    for (const [login, role] of [
      ['ivo', 'SALES'],
      ['jana', 'ADMIN'],
    ] as const) {
      const { email } = await joins(login, role, [])
      const { answered } = await world.signs(email)
      expect([answered.status, answered.problem.error]).toEqual([
        403,
        'Your account signs in by single sign-on, not by password.',
      ])
    }
  })

  test('have break-glass: an administrator by password and second factor, which notifies the others', async () => {
    const { email, userId } = await joins('kai', 'ADMIN', ['admins'])
    const { jwt } = (await signsIn(office, null, 'kai')).body
    const proposed = await world.portal.call(proposeSecondFactor, {}, { jwt: jwt ?? '' })
    const code = codeOf(fromBase32(proposed.body.secret), stepAt(world.portal.node.clock.now()))
    const on = await world.portal.call(turnSecondFactorOn, { code }, { jwt: jwt ?? '' })
    expect(on.status).toBe(200)
    const step = await world.portal.call(signIn, { email, password: PASSWORD })
    expect([step.status, step.problem['mfa']]).toEqual([401, 'totp'])
    expect(await eventsOf(userId)).not.toContain('SignedInByBreakGlass')
    const shown = await world.portal.call(showSecondFactor, {
      ticket: String(step.problem['ticket']),
      code: on.body.codes[0]!,
    })
    expect(shown.status).toBe(200)
    expect(await eventsOf(userId)).toContain('SignedInByBreakGlass')
    const mailed = async () =>
      (
        await world.portal.owner.query<{ person_id: string }>(
          `select person_id from mail.outbox where template ->> 'name' = 'break-glass'`,
        )
      ).rows.map(({ person_id }) => person_id)
    await expect.poll(mailed).not.toEqual([])
    expect(await mailed()).not.toContain(userId)
  })
})
