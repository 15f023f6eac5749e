import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import {
  disownSignIn,
  ownActivity,
  proposeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  showSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '#modules/identity/account-contract.ts'
import { currentUser, setSecurity, signIn } from '#modules/identity/contract.ts'
import { identity } from '#modules/identity/module.ts'
import { resetPersonsSecondFactor, showPerson } from '#modules/identity/people/people-contract.ts'
import { codeOf, fromBase32, stepAt } from '#platform/access/totp.ts'
import { addresses } from '#projections/addresses.ts'
import { distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { loyaltyRules } from '#projections/loyalty_rules.ts'
import { users } from '#projections/users.ts'
import { PASSWORD, peopleOf, REFRESH } from '#tests/people.ts'
import { startPortal } from '#tests/portal.ts'

const start = async () => {
  const portal = await startPortal({
    modules: [identity, distributorsModule],
    projections: [users, distributors, addresses, loyaltyAccounts, loyaltyRules],
    environment: { SECOND_FACTOR_ROLES: 'QUALITY, ANALYST' },
  })
  return { portal, ...(await peopleOf(portal)) }
}
let { portal, admin, registers, joins, signs } = {} as Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  ;({ portal, admin, registers, joins, signs } = await start())
})
afterAll(() => portal.stop())

/** The code of the app, `later` half minutes from now: a code counts once. */
const codeFor = (secret: string, later = 0) => codeOf(fromBase32(secret), stepAt(new Date()) + later)
const shows = (ticket: unknown, code: string) => portal.call(showSecondFactor, { ticket: String(ticket), code })

/** A person whose second factor is on, with their secrets. */
const guarded = async (email: string) => {
  const id = await joins(email, await registers(email.split('@')[0]!))
  const { jwt } = await signs(email)
  const { secret, uri } = (await portal.call(proposeSecondFactor, {}, { jwt })).body
  expect(uri).toContain(`secret=${secret}`)
  const { codes } = (await portal.call(turnSecondFactorOn, { code: codeFor(secret, -1) }, { jwt })).body
  return { id, email, jwt, secret, codes }
}

describe('a second factor', () => {
  test('is on after one right code, and is required in addition to the password', async () => {
    const email = 'careful@factor.example'
    await joins(email, await registers('Careful'))
    const { jwt } = await signs(email)
    const { secret } = (await portal.call(proposeSecondFactor, {}, { jwt })).body
    expect((await portal.call(secondFactor, {}, { jwt })).body).toEqual({ on: false, codesLeft: 0, required: false })
    expect((await portal.call(turnSecondFactorOn, { code: '000000' }, { jwt })).status).toBe(422)
    expect((await signs(email)).status, 'one that waits is not required').toBe(200)
    const on = await portal.call(turnSecondFactorOn, { code: codeFor(secret) }, { jwt })
    expect([on.status, new Set(on.body.codes).size]).toEqual([200, 10])
    expect((await portal.call(secondFactor, {}, { jwt })).body).toEqual({ on: true, codesLeft: 10, required: false })

    const first = await portal.call(signIn, { email, password: PASSWORD })
    expect([first.status, first.problem['mfa'], first.cookies]).toEqual([401, 'totp', []])
    const { ticket } = first.problem
    expect((await shows(ticket, codeFor(secret))).status, 'the code that turned it on was used').toBe(422)
    const second = await shows(ticket, codeFor(secret, 1))
    expect([second.status, second.cookies.length > 0]).toEqual([200, true])
    expect((await portal.call(currentUser, {}, { jwt: second.body.jwt })).status).toBe(200)
    expect((await shows(ticket, codeFor(secret, 1))).status, 'once').toBe(422)
    expect(await portal.everythingRecorded()).not.toContain(secret)
  })

  test('is shown by a recovery code, each once; new ones take their place', async () => {
    const { email, id, jwt, codes } = await guarded('recovers@factor.example')
    const ticketOf = async () => (await portal.call(signIn, { email, password: PASSWORD })).problem['ticket']
    const [one = '', two = ''] = codes
    for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{4}-){6}[A-Z2-9]{4}$/)
    expect((await shows(await ticketOf(), one.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await shows(await ticketOf(), one)).status).toBe(422)
    expect((await portal.call(secondFactor, {}, { jwt })).body.codesLeft).toBe(9)
    const renewed = (await portal.call(renewRecoveryCodes, { code: codes[2]! }, { jwt })).body.codes
    expect((await shows(await ticketOf(), two)).status).toBe(422)
    expect((await shows(await ticketOf(), renewed[0]!)).status).toBe(200)
    const recorded = await portal.everythingRecorded()
    for (const code of [...codes, ...renewed]) expect(recorded).not.toContain(code)
    const { rows } = await portal.owner.query('select code_hash from access.recovery_code where user_id = $1', [id])
    expect([rows.length, JSON.stringify(rows).includes(two)]).toEqual([9, false])
  })

  test('is turned off by the person, and reset by an administrator with a reason', async () => {
    const own = await guarded('off@factor.example')
    const code = codeFor(own.secret)
    expect((await portal.call(turnSecondFactorOff, { code }, own)).status).toBe(200)
    expect((await portal.call(turnSecondFactorOff, { code }, own)).status).toBe(409)
    expect((await portal.call(renewRecoveryCodes, { code }, own)).status).toBe(409)
    expect((await signs(own.email)).status).toBe(200)

    const { id, email, jwt } = await guarded('lost@factor.example')
    const listed = async () => (await portal.call(showPerson, { id }, admin)).body
    expect(await listed()).toMatchObject({ hasSecondFactor: true })
    const named = await portal.call(resetPersonsSecondFactor, { id, reason: `${email} requested it` }, admin)
    expect([named.status, Object.keys(named.problem.errors ?? {})]).toEqual([422, ['reason']])
    expect((await portal.call(resetPersonsSecondFactor, { id, reason: 'Lost the telephone' }, admin)).status).toBe(200)
    await expect.poll(async () => (await portal.call(currentUser, {}, { jwt })).status).toBe(401)
    expect((await signs(email)).status).toBe(200)
    expect(await listed()).toMatchObject({ hasSecondFactor: false })
    expect((await portal.call(resetPersonsSecondFactor, { id, reason: 'Again' }, admin)).status).toBe(409)
    const notices = async () =>
      (
        await portal.owner.query(`select template -> 'data' ->> 'what' as what from mail.outbox where person_id = $1`, [
          id,
        ])
      ).rows
    await expect.poll(notices).toEqual(expect.arrayContaining([{ what: 'on' }, { what: 'reset' }]))
  })

  test.each([
    ['turned off', turnSecondFactorOff],
    ['given new recovery codes', renewRecoveryCodes],
    ['given another app', proposeSecondFactor],
  ] as const)(
    'is %s by a code of it or a recovery code, each once and counted, and by no password alone',
    async (what, change) => {
      const { email, jwt, secret, codes } = await guarded(`${what.replaceAll(' ', '-')}@factor.example`)
      const status = async () => (await portal.call(secondFactor, {}, { jwt })).body
      const used = codeFor(secret, -1)
      for (const code of ['', '000000', used, 'AAAAA-AAAAA']) {
        const { status: is, problem } = await portal.call(change, { code }, { jwt })
        expect([is, Object.keys(problem.errors ?? {})], code).toEqual([422, ['code']])
      }
      expect(await status()).toMatchObject({ on: true, codesLeft: 10 })
      expect((await portal.call(change, { code: codes[0]! }, { jwt })).status).toBe(200)
      if (change !== turnSecondFactorOff) {
        expect((await portal.call(change, { code: codes[0]! }, { jwt })).status, 'a recovery code counts once').toBe(
          422,
        )
        const code = codeFor(secret)
        expect((await portal.call(change, { code }, { jwt })).status).toBe(200)
        expect((await portal.call(change, { code }, { jwt })).status, 'so does one of the app').toBe(422)
        for (let tries = 0; tries < 10; tries++) await portal.call(change, { code: '000000' }, { jwt })
        expect((await portal.call(change, { code: codeFor(secret, 1) }, { jwt })).status).toBe(429)
      }
      expect((await status()).on).toBe(change !== turnSecondFactorOff)
      expect((await signs(email)).status).toBe(change === turnSecondFactorOff ? 200 : 401)
    },
  )

  test('of another app counts once a code of that was shown; until then the one before does', async () => {
    const { id, email, jwt, secret, codes } = await guarded('moves@factor.example')
    const ticketOf = async () => (await portal.call(signIn, { email, password: PASSWORD })).problem['ticket']
    expect((await portal.call(proposeSecondFactor, {}, { jwt })).problem.errors).toHaveProperty('code')
    expect((await portal.call(turnSecondFactorOn, { code: codeFor(secret) }, { jwt })).status, 'none waits').toBe(422)
    const next = (await portal.call(proposeSecondFactor, { code: codes[0]! }, { jwt })).body.secret
    expect(next).not.toBe(secret)
    expect((await shows(await ticketOf(), codeFor(next))).status, 'not yet').toBe(422)
    expect((await shows(await ticketOf(), codeFor(secret))).status).toBe(200)
    const fresh = (await portal.call(turnSecondFactorOn, { code: codeFor(next, -1) }, { jwt })).body.codes
    expect((await shows(await ticketOf(), codeFor(secret, 1))).status, 'no longer').toBe(422)
    expect((await shows(await ticketOf(), codes[1]!)).status).toBe(422)
    expect((await shows(await ticketOf(), codeFor(next))).status).toBe(200)
    expect((await shows(await ticketOf(), fresh[0]!)).status).toBe(200)
    const notices = () =>
      portal.owner.query(`select from mail.outbox where person_id = $1 and template -> 'data' ->> 'what' = 'other'`, [
        id,
      ])
    await expect.poll(async () => (await notices()).rowCount).toBe(1)
    expect(await portal.everythingRecorded()).not.toContain(next)
  })

  test('is guessed at ten times, over all nodes', async () => {
    const { email, secret } = await guarded('guessed@factor.example')
    const there = await portal.startAnother()
    const { ticket } = (await portal.call(signIn, { email, password: PASSWORD })).problem
    for (let tries = 0; tries < 10; tries++)
      await portal.call(showSecondFactor, { ticket: String(ticket), code: '000000' }, tries % 2 ? { node: there } : {})
    expect((await shows(ticket, codeFor(secret, 1))).status).toBe(429)
  })

  test('ends the session that the browser had, once the code is right', async () => {
    const { email, jwt, secret } = await guarded('replaces@factor.example')
    const stateOf = async (token: string) => (await portal.call(currentUser, {}, { jwt: token })).status
    const show = async (later: number, cookies: Record<string, string>) => {
      const { ticket } = (await portal.call(signIn, { email, password: PASSWORD }, { cookies })).problem
      return portal.call(showSecondFactor, { ticket: String(ticket), code: codeFor(secret, later) }, { cookies })
    }
    const first = await show(0, {})
    const cookies = { [REFRESH]: first.cookies.find(({ name }) => name === REFRESH)?.value ?? '' }
    expect((await show(0, cookies)).status, 'a code counts once').toBe(422)
    expect(await stateOf(first.body.jwt)).toBe(200)
    const second = await show(1, cookies)
    await expect.poll(() => stateOf(first.body.jwt)).toBe(401)
    expect([await stateOf(second.body.jwt), await stateOf(jwt)]).toEqual([200, 200])
  })

  test('requires the first step again once the password is another, or the ticket is none', async () => {
    const { email, jwt, secret } = await guarded('changes@factor.example')
    const { ticket } = (await portal.call(signIn, { email, password: PASSWORD })).problem
    const newPassword = 'Another.2027'
    const change = { username: email, currentPassword: PASSWORD, newPassword, newPasswordConfirmation: newPassword }
    expect((await portal.call(setSecurity, change, { jwt })).status).toBe(200)
    for (const shown of [ticket, 'none']) expect((await shows(shown, codeFor(secret, 1))).status).toBe(401)
  })

  test('that a role needs is set up while signing in, and stays', async () => {
    const email = 'quality@factor.example'
    await joins(email, null, 'QUALITY')
    const { status, problem } = await portal.call(signIn, { email, password: PASSWORD })
    expect([status, problem['mfa']]).toEqual([401, 'totp'])
    const { secret } = problem['setup'] as { secret: string }
    const { ticket } = problem
    expect((await shows(ticket, '000000')).status).toBe(422)
    const { body } = await shows(ticket, codeFor(secret))
    expect(body.codes).toHaveLength(10)
    const off = await portal.call(turnSecondFactorOff, { code: '000000' }, { jwt: body.jwt })
    expect([off.status, off.problem.error]).toEqual([409, 'Your role needs a second factor'])
  })
})

describe('a device that was not seen before', () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }
  const from = (email: string, address: string, headers = firefox) =>
    portal.call(signIn, { email, password: PASSWORD }, { headers, address })

  test('is reported by mail, with a link that ends all sessions, once', async () => {
    const email = 'stolen@device.example'
    const id = await joins(email, await registers('Device'))
    const first = await from(email, '198.51.100.1')
    await from(email, '198.51.100.1')
    const device = first.cookies.find(({ name }) => name === 'partnercare_device')!
    await portal.call(
      signIn,
      { email, password: PASSWORD },
      { address: '203.0.113.9', cookies: { [device.name]: device.value } },
    )
    const thief = (await from(email, '203.0.113.7')).body
    const notices = async () => {
      const { rows } = await portal.owner.query<{ data: { device: string; token: string } }>(
        `select template -> 'data' as data from mail.outbox where person_id = $1 and template ->> 'name' = 'new-device'`,
        [id],
      )
      return portal.node.services.personal.openAll(rows.map(({ data }) => data))
    }
    await expect.poll(notices).toMatchObject([{ device: 'Firefox on Linux' }])
    const { token } = (await notices())[0]!
    const { body } = await portal.call(ownActivity, {}, thief)
    expect(body[0]).toMatchObject({ what: 'signed in on a new device', detail: 'Firefox on Linux' })

    expect((await portal.call(disownSignIn, { token })).status).toBe(200)
    for (const { jwt } of [thief, first.body])
      await expect.poll(async () => (await portal.call(currentUser, {}, { jwt })).status).toBe(401)
    const again = await portal.call(disownSignIn, { token })
    expect([again.status, again.problem.error]).toEqual([410, 'Request expired'])
    const links = () =>
      portal.owner.query(`select from mail.outbox where person_id = $1 and template ->> 'name' = 'password-link'`, [id])
    await expect.poll(async () => (await links()).rowCount).toBe(1)
  })
})
