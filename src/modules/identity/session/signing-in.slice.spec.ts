import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOtherSessions, provePassword } from '#modules/identity/account-contract.ts'
import {
  currentUser,
  endSession,
  listSessions,
  openPage,
  refreshToken,
  setSecurity,
  signIn,
  signOut,
} from '#modules/identity/contract.ts'
import { SIGN_COOKIE } from '#platform/access/sessions/sessions.ts'
import { PASSWORD, REFRESH } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal

beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

describe('signing in', () => {
  beforeAll(async () => void (await joins('door@andina.example', await registers('Door'))))

  test('answers a token, and a cookie that scripts, other sites and other paths never see', async () => {
    const { status, jwt, cookie } = await signs('door@andina.example')
    expect(status).toBe(200)
    expect(jwt).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
    expect(cookie).not.toHaveProperty('maxAge')
    expect((await signs('door@andina.example', PASSWORD, true)).cookie).toMatchObject({ maxAge: 14 * 24 * 3600 })
  })

  test('leaves a sign that pages see: it says nothing, lasts as long, and goes with the session', async () => {
    const sign = (from: { cookies: readonly { name: string }[] }) =>
      from.cookies.find(({ name }) => name === SIGN_COOKIE)
    const { answered, cookies } = await signs('door@andina.example', PASSWORD, true)
    expect(sign(answered)).toEqual({
      ...{ name: SIGN_COOKIE, value: 'probably', path: '/', sameSite: 'Strict', maxAge: 14 * 24 * 3600 },
    })
    expect(sign(await portal.call(signOut, {}, { cookies }))).toMatchObject({ value: '', path: '/' })
    expect(sign(await portal.call(refreshToken, {}, { cookies })), 'a session that is over').toMatchObject({
      value: '',
    })
  })

  /** Where people come by https the cookie is this host's alone; a session from before keeps its door. */
  const goesOnUnderItsPrefix = async () => {
    const [host, plain] = [`__Host-${REFRESH}`, REFRESH]
    const cookieIn = (from: { cookies: readonly { name: string; value: string }[] }, name: string) =>
      from.cookies.find((it) => it.name === name)?.value
    const { answered } = await signs('door@andina.example')
    expect(answered.cookies.find(({ name }) => name === host)).toMatchObject({
      path: '/',
      secure: true,
      httpOnly: true,
    })
    expect(cookieIn(answered, plain)).toBeUndefined()
    const sign = `__Host-${SIGN_COOKIE}`
    expect([cookieIn(answered, sign), cookieIn(answered, SIGN_COOKIE)]).toEqual(['probably', undefined])

    const old = await portal.call(refreshToken, {}, { cookies: { [plain]: cookieIn(answered, host) ?? '' } })
    expect([old.status, cookieIn(old, plain)]).toEqual([200, ''])
    const next = await portal.call(refreshToken, {}, { cookies: { [host]: cookieIn(old, host) ?? '' } })
    expect([next.status, cookieIn(next, plain)]).toEqual([200, undefined])
    const out = await portal.call(signOut, {}, { cookies: { [host]: cookieIn(next, host) ?? '' } })
    expect([cookieIn(out, host), cookieIn(out, plain), cookieIn(out, sign)]).toEqual(['', '', ''])
    const before = await portal.call(signOut, {}, { cookies: { [SIGN_COOKIE]: 'probably' } })
    expect(cookieIn(before, SIGN_COOKIE)).toBe('')
  }

  test('keeps its cookies off the open network where people come by https, whatever a proxy says', async () => {
    const secure = async () => (await signs('door@andina.example')).answered.cookies.map((it) => it['secure'] === true)
    expect(await secure()).toEqual([false, false, false])
    const { configuration } = portal.node.services
    const { publicUrl } = configuration
    Object.assign(configuration, { publicUrl: 'https://portal.example' })
    try {
      expect(await secure()).toEqual([true, true, true])
      await goesOnUnderItsPrefix()
    } finally {
      Object.assign(configuration, { publicUrl })
    }
  })

  test('with wrong credentials is refused by the same sentence, for every login', async () => {
    for (const [email, password] of [
      ['door@andina.example', 'Wrong.2026'],
      ['unknown@andina.example', PASSWORD],
    ] as const) {
      const { answered, cookie } = await signs(email, password)
      expect([answered.status, answered.problem.error, cookie]).toEqual([401, 'Credentials incorrect', undefined])
    }
  })

  test.each([
    [{ email: 'door@andina.example' }, 'password'],
    [{ email: 5, password: PASSWORD }, 'email'],
    [{ email: 'door@andina.example', password: PASSWORD, remember: 'yes' }, 'remember'],
    [{ email: 'door@andina.example', password: PASSWORD, role: 'ADMIN' }, 'role'],
    [{ email: 'door@andina.example', password: 'x'.repeat(129) }, 'password'],
  ])('with %j is refused at %s', async (input, field) => {
    const { status, problem } = await portal.call(signIn, input as never)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]])
  })

  const tries = (email: string, password: string, address: string) =>
    portal.call(signIn, { email, password }, { address })

  test('fails ten times for one login, then has to wait; others go on, and so does its owner from elsewhere', async () => {
    await joins('guessed@andina.example', await registers('Guessed'))
    for (let i = 0; i < 10; i++) expect((await signs('guessed@andina.example', `Wrong.${i}`)).status).toBe(401)
    const { status, problem, headers } = (await signs('guessed@andina.example', PASSWORD)).answered
    expect([status, problem.error]).toEqual([429, 'Too many failed sign-ins. Please try again later.'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await signs('door@andina.example')).status).toBe(200)
    expect((await tries('guessed@andina.example', PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  test('fails ten times for one account, whichever of its logins is tried and however it is written', async () => {
    const [email, username, address] = ['josé@andina.example', 'José.Compras', '198.18.0.7']
    await joins(email, await registers('Jose'))
    const { jwt } = await signs(email)
    expect((await portal.call(setSecurity, { username, currentPassword: PASSWORD }, { jwt })).status).toBe(200)
    const written = [email, username].flatMap((login) => [
      login,
      login.toUpperCase(),
      `  ${login} `,
      login.normalize('NFD'),
      `\u200b${login.replace('@', '＠')}`,
    ])
    for (const login of written) expect((await tries(login, 'Wrong.2026', address)).status, login).toBe(401)
    for (const login of written) expect((await tries(login, PASSWORD, address)).status, login).toBe(429)
    expect((await tries('door@andina.example', PASSWORD, address)).status).toBe(200)
  })

  test('is shut by strangers on no device that its owner signed in with before, however they write the login', async () => {
    await joins('owner@andina.example', await registers('Owner'))
    const [address, device] = ['198.18.0.1', 'partnercare_device']
    const { cookies } = await portal.call(signIn, { email: 'owner@andina.example', password: PASSWORD }, { address })
    const kept = { [device]: cookies.find(({ name }) => name === device)?.value ?? '' }
    const written = ['owner@andina.example', ' OWNER@andina.example', 'Owner@Andina.Example ']
    for (let i = 0; i < 10; i++) expect((await tries(written[i % 3]!, 'Wrong.2026', address)).status).toBe(401)
    expect((await tries('owner@andina.example', PASSWORD, `${address}:4711`)).status).toBe(429)

    const owner = (password: string) =>
      portal.call(signIn, { email: 'owner@andina.example', password }, { address, cookies: kept })
    expect((await owner(PASSWORD)).status).toBe(200)
    for (let i = 0; i < 10; i++) expect((await owner('Wrong.2026')).status).toBe(401)
    expect((await owner(PASSWORD)).status).toBe(429)
  })

  test('fails a hundred times for one login from everywhere, then has to wait everywhere', async () => {
    const sought = `${randomUUID()}@andina.example`
    let failed = 0
    // What was tried is forgotten little by little: a slow machine may fail a few times more.
    while (failed < 150 && (await tries(sought, 'Wrong.2026', `198.51.100.${failed}`)).status === 401) failed++
    expect(failed).toBeGreaterThanOrEqual(100)
    expect(failed).toBeLessThan(150)
    expect((await tries(sought, PASSWORD, '192.0.2.44')).status).toBe(429)
  })
})

describe('a session', () => {
  beforeAll(async () => void (await joins('session@andina.example', await registers('Session'))))
  const stateOf = async (jwt: string | undefined) => (await portal.call(currentUser, {}, { jwt: jwt! })).status

  test('ends when its browser signs in again, as whomever; with another browser it goes on', async () => {
    await joins('next@andina.example', await registers('Next'))
    const elsewhere = await signs('session@andina.example')
    const first = await signs('session@andina.example')
    const again = await portal.call(
      signIn,
      { email: 'session@andina.example', password: PASSWORD },
      { cookies: first.cookies },
    )
    await expect.poll(() => stateOf(first.jwt)).toBe(401)
    const cookies = { [REFRESH]: again.cookies.find(({ name }) => name === REFRESH)?.value ?? '' }
    expect(
      (await portal.call(signIn, { email: 'next@andina.example', password: 'Wrong.2026' }, { cookies })).status,
    ).toBe(401)
    expect(await stateOf(again.body.jwt), 'a sign-in that fails ends nothing').toBe(200)

    // The cookie was replaced meanwhile: it names its session all the same.
    const renewed = await portal.call(refreshToken, {}, { cookies })
    const next = await portal.call(signIn, { email: 'next@andina.example', password: PASSWORD }, { cookies })
    await expect.poll(() => stateOf(renewed.body.jwt)).toBe(401)
    expect([await stateOf(next.body.jwt), await stateOf(elsewhere.jwt)]).toEqual([200, 200])
  })

  test('of elsewhere is ended with a password given within ten minutes; the own one without', async () => {
    const [here, there] = [await signs('session@andina.example'), await signs('session@andina.example')]
    const { body } = await portal.call(listSessions, {}, here)
    const own = body.find(({ current }) => current)?.id ?? ''
    const other = (await portal.call(listSessions, {}, there)).body.find(({ current }) => current)?.id ?? ''
    await portal.owner.query(
      `update access.session set proven_at = clock_timestamp() - interval '11 minutes' where id = $1`,
      [own],
    )
    for (const refused of [
      await portal.call(endSession, { id: other }, here),
      await portal.call(endOtherSessions, {}, here),
    ])
      expect([refused.status, refused.problem['needs']]).toEqual([403, 'password'])
    expect(await stateOf(there.jwt)).toBe(200)
    expect((await portal.call(provePassword, { password: PASSWORD }, here)).status).toBe(200)
    expect((await portal.call(endSession, { id: other }, here)).status).toBe(200)
    await expect.poll(() => stateOf(there.jwt)).toBe(401)
    await portal.owner.query(
      `update access.session set proven_at = clock_timestamp() - interval '11 minutes' where id = $1`,
      [own],
    )
    expect((await portal.call(endSession, { id: own }, here)).status).toBe(200)
  })

  test('goes on with what its page begins with, as far as the person may read it', async () => {
    const { cookies } = await signs('session@andina.example')
    const reads = ['/users/me', '/auth/sessions', '/office/orders', '/../api/users/me', '/no/such/call']
    const page = await portal.call(openPage, { reads }, { cookies })
    const found = new Map(page.body.reads.map(({ path, ...read }) => [path, read]))
    expect([...found.keys()]).toEqual(['/users/me', '/auth/sessions'])
    expect(found.get('/users/me')).toEqual({
      asOf: expect.any(Number),
      answer: (await portal.call(currentUser, {}, page.body)).body,
    })
    expect((await portal.call(openPage, { reads: ['/users/me'] })).problem.error).toBe('Please sign in')
  })

  test('goes on by its cookie, which changes each time; an old cookie is no door', async () => {
    const first = await signs('session@andina.example')
    const next = await portal.call(refreshToken, {}, first)
    expect(next.status).toBe(200)
    const renewed = next.cookies.find(({ name }) => name === REFRESH)
    expect(renewed?.value).not.toBe(first.cookie?.value)
    expect((await portal.call(currentUser, {}, { jwt: next.body.jwt })).status).toBe(200)

    await portal.owner.query(`update access.session set rotated_at = rotated_at - interval '11 seconds'`)
    const reused = await portal.call(refreshToken, {}, first)
    expect([reused.status, reused.cookies[0]?.value]).toEqual([401, ''])
    expect((await portal.call(refreshToken, {}, { cookies: { [REFRESH]: renewed?.value ?? '' } })).status).toBe(401)
  })

  test('that an old cookie ended is recorded once, to notify its owner; one that ran out is not', async () => {
    const email = 'reused@andina.example'
    const id = await joins(email, await registers('Reused'))
    const noted = async () => {
      const { rows } = await portal.owner.query(
        `select count(*)::int as n from es.event e join es.stream s on s.id = e.stream_id
         where s.kind = 'user' and s.key = $1 and e.type = 'RefreshTokenReused'`,
        [id],
      )
      return rows[0].n
    }
    const expired = await signs(email)
    await portal.owner.query('update access.session set expires_at = clock_timestamp() where user_id = $1', [id])
    expect((await portal.call(refreshToken, {}, expired)).status).toBe(401)
    expect(await noted()).toBe(0)

    const first = await signs(email)
    await portal.call(refreshToken, {}, first)
    await portal.owner.query(
      `update access.session set rotated_at = rotated_at - interval '11 seconds' where user_id = $1`,
      [id],
    )
    const answers = await Promise.all(Array.from({ length: 4 }, () => portal.call(refreshToken, {}, first)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect((await portal.call(refreshToken, {}, first)).status).toBe(401)
    expect(await noted()).toBe(1)
  })

  test('without a cookie, or with a made-up one, is none', async () => {
    expect((await portal.call(refreshToken, {})).status).toBe(401)
    expect((await portal.call(refreshToken, {}, { cookies: { [REFRESH]: 'made-up' } })).status).toBe(401)
  })

  test('ends on every node by signing out, with a token or with the cookie alone', async () => {
    const other = await portal.startAnother()
    const byToken = await signs('session@andina.example')
    expect((await portal.call(currentUser, {}, { jwt: byToken.jwt, node: other })).status).toBe(200)
    expect((await portal.call(signOut, {}, { jwt: byToken.jwt })).body).toEqual({ success: true })
    await expect
      .poll(async () => (await portal.call(currentUser, {}, { jwt: byToken.jwt, node: other })).status)
      .toBe(401)

    const byCookie = await signs('session@andina.example')
    await portal.call(signOut, {}, { cookies: byCookie.cookies })
    await expect.poll(async () => (await portal.call(currentUser, {}, byCookie)).status).toBe(401)
  })

  test('is listed for its owner, who ends it; to anybody else it does not exist', async () => {
    const [here, there] = [await signs('session@andina.example'), await signs('session@andina.example')]
    const stranger = await portal.as('PROCUREMENT')
    const { body } = await portal.call(listSessions, {}, here)
    const [current, other] = [body.find((it) => it.current), body.find((it) => !it.current)]
    expect(current?.id).toBeDefined()
    expect((await portal.call(endSession, { id: other?.id as string }, stranger)).status).toBe(404)
    for (const { id, current: own } of body) if (!own) await portal.call(endSession, { id }, here)
    await expect.poll(async () => (await portal.call(listSessions, {}, there)).status).toBe(401)
    expect((await portal.call(listSessions, {}, here)).body).toHaveLength(1)
  })
})
