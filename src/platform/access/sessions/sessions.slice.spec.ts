import { randomBytes, randomUUID } from 'node:crypto'

import { SignJWT } from 'jose'
import { expect, test } from 'vitest'

import { tokenKeys } from '#platform/access/token-keys.ts'
import { accessNodes, eventually, firefox, secrets } from '#tests/access-nodes.ts'

const nodes = accessNodes()

test('a token identifies the person and the company on every node', async () => {
  const { who, tokens } = await nodes.signedIn()
  const me = { userId: who.userId, sessionId: tokens.sessionId, role: who.role, distributorId: who.distributorId }
  expect(await nodes.here.sessions.identify(tokens.jwt)).toEqual(me)
  expect(await nodes.there.sessions.identify(tokens.jwt)).toEqual(me)
})

test('forged, altered and expired tokens, and other algorithms, identify no one', async () => {
  const { who, tokens } = await nodes.signedIn()
  const [header, payload, signature] = tokens.jwt.split('.') as [string, string, string]
  const [key] = tokenKeys(secrets, 'access tokens')
  const token = () => new SignJWT({ sid: tokens.sessionId }).setSubject(who.userId)
  const expired = await token().setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setExpirationTime('-1s').sign(key)
  const eternal = await token().setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
  const longer = await token().setProtectedHeader({ alg: 'HS512', typ: 'JWT' }).setExpirationTime('1h').sign(key)
  const foreign = await token()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(randomBytes(32))
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
  const altered = `${header}.${Buffer.from(JSON.stringify({ sub: randomUUID(), sid: tokens.sessionId, exp: 9e9 })).toString('base64url')}.${signature}`
  for (const jwt of [expired, eternal, longer, foreign, unsigned, altered, '', 'a.b.c', 'Bearer', '💥'])
    expect(await nodes.here.sessions.identify(jwt)).toBeNull()
})

test('refreshing renews both tokens, and remembering lets the cookie outlive the browser', async () => {
  const { refreshToken } = await nodes.signedIn(true)
  const next = await nodes.there.sessions.refresh(refreshToken)
  expect(next?.refreshToken).not.toBe(refreshToken)
  expect(next?.refreshMaxAgeSeconds).toBe(14 * 24 * 3600)
  expect(await nodes.here.sessions.identify(next?.jwt as string)).not.toBeNull()
  expect((await nodes.signedIn(false)).tokens.refreshMaxAgeSeconds).toBeNull()
})

test.each([
  [false, 1],
  [true, 90],
])('however often it is refreshed, a session ends: remembered %s, after %i days', async (remember, days) => {
  const { tokens, refreshToken } = await nodes.signedIn(remember)
  const age = (hours: number) =>
    nodes.owner.query(
      `update access.session set created_at = clock_timestamp() - make_interval(hours => $2) where id = $1`,
      [tokens.sessionId, hours],
    )
  const expiresInHours = async () =>
    (
      await nodes.owner.query<{ hours: number }>(
        `select extract(epoch from expires_at - clock_timestamp())::float8 / 3600 as hours from access.session where id = $1`,
        [tokens.sessionId],
      )
    ).rows[0]!.hours

  await age(days * 24 - 2)
  const next = await nodes.here.sessions.refresh(refreshToken)
  expect(await expiresInHours()).toBeCloseTo(2, 1)
  await nodes.owner.query('update access.session set expires_at = created_at where id = $1', [tokens.sessionId])
  expect(await nodes.here.sessions.refresh(next?.refreshToken as string)).toBeNull()
})

test('two tabs that refresh at once, and a page that was loaded again before it heard the answer, get the same new token', async () => {
  const { refreshToken } = await nodes.signedIn()
  const both = await Promise.all([
    nodes.here.sessions.refresh(refreshToken),
    nodes.there.sessions.refresh(refreshToken),
  ])
  const again = await nodes.here.sessions.refresh(refreshToken)
  const renewed = [...both, again].map((tokens) => tokens?.refreshToken)
  expect(new Set(renewed).size).toBe(1)
  expect(renewed[0]).not.toBe(refreshToken)
  expect((await nodes.here.sessions.refresh(renewed[0] as string))?.refreshToken).toBeTruthy()
})

/** Two tabs may race for some seconds: these are over. */
const nobodyRaces = (sessionId: string) =>
  nodes.owner.query(`update access.session set rotated_at = rotated_at - interval '11 seconds' where id = $1`, [
    sessionId,
  ])

test('an old refresh token ends the session for thief and owner alike', async () => {
  const { tokens, refreshToken } = await nodes.signedIn()
  const next = await nodes.here.sessions.refresh(refreshToken)
  await nobodyRaces(tokens.sessionId)
  expect(await nodes.there.sessions.refresh(refreshToken)).toBeNull()
  expect(await nodes.here.sessions.refresh(next?.refreshToken as string)).toBeNull()
  expect(await eventually(async () => (await nodes.here.sessions.identify(tokens.jwt)) === null)).toBe(true)
})

test('a session that is renewed without its token goes on; the token so far is an old one', async () => {
  const { tokens, refreshToken } = await nodes.signedIn(true)
  const renewed = await nodes.here.sessions.renew(tokens.sessionId)
  expect(renewed?.refreshMaxAgeSeconds).toBe(14 * 24 * 3600)
  expect((await nodes.there.sessions.refresh(refreshToken))?.refreshToken, 'a tab that refreshed meanwhile').toBeNull()
  await nobodyRaces(tokens.sessionId)
  const next = await nodes.there.sessions.refresh(renewed?.refreshToken as string)
  expect(next?.refreshToken).toBeTruthy()
  expect(await nodes.here.sessions.refresh(refreshToken), 'a copy of the token').toBeNull()
  expect(await nodes.there.sessions.renew(tokens.sessionId), 'a session that has ended').toBeNull()
})

test('a sign-in with a password that is changed at that moment fails', async () => {
  const { userId, email, password } = await nodes.joined()
  const account = await nodes.here.accounts.authenticate(email, password)
  await nodes.there.accounts.changePassword(userId, await nodes.there.accounts.hashed('Correct.Horse2'), nodes.owner)
  await nodes.there.sessions.closeAll(userId)
  const opening = nodes.here.sessions.open(account!, { remember: true, userAgent: firefox })
  await expect(opening).rejects.toMatchObject({ refusal: { status: 401, error: 'Credentials incorrect' } })
  expect(await nodes.here.sessions.countOf(userId)).toBe(0)
})

test('garbage refreshes nothing and ends nothing', async () => {
  const { tokens, refreshToken } = await nodes.signedIn()
  for (const token of [
    '',
    'x',
    `${tokens.sessionId}.`,
    `${randomUUID()}.${'a'.repeat(43)}`,
    `${tokens.sessionId}.${'a'.repeat(43)}`,
  ])
    expect(await nodes.here.sessions.refresh(token)).toBeNull()
  expect(await nodes.here.sessions.refresh(refreshToken)).not.toBeNull()
})

test('an end is seen on the other node, and heard by its sockets, within a second', async () => {
  const { who, tokens } = await nodes.signedIn()
  const heard: string[] = []
  const stop = nodes.there.sessions.onEnded((ids) => heard.push(...ids))
  expect(await nodes.there.sessions.identify(tokens.jwt)).not.toBeNull()
  expect(await nodes.here.sessions.close(randomUUID(), tokens.sessionId)).toBe(false)
  expect(await nodes.here.sessions.close(who.userId, tokens.sessionId)).toBe(true)
  expect(
    await eventually(
      async () => heard.includes(tokens.sessionId) && (await nodes.there.sessions.identify(tokens.jwt)) === null,
    ),
  ).toBe(true)
  stop()
})

test('a node that lost its connection for notices catches up on what it missed', async () => {
  const { who, tokens } = await nodes.signedIn()
  const heard: string[] = []
  const stop = nodes.there.sessions.onEnded((ids) => heard.push(...ids))
  await nodes.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  await nodes.here.sessions.close(who.userId, tokens.sessionId)
  expect(await eventually(async () => heard.includes(tokens.sessionId))).toBe(true)
  expect(await nodes.there.sessions.identify(tokens.jwt)).toBeNull()
  stop()
})

test('a person sees where they are signed in, and ends all sessions but this one', async () => {
  const { who, tokens } = await nodes.signedIn()
  const phone = await nodes.there.sessions.open(who, {
    remember: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU) Version/18 Mobile Safari/604.1',
  })
  const me = (await nodes.here.sessions.identify(tokens.jwt)) as NonNullable<
    Awaited<ReturnType<typeof nodes.here.sessions.identify>>
  >
  const list = await nodes.here.sessions.of(me)
  expect(list.map(({ device, current }) => [device, current]).toSorted()).toEqual([
    ['Firefox on Linux', true],
    ['Safari on iPhone', false],
  ])
  await nodes.here.sessions.closeAll(who.userId, tokens.sessionId)
  expect((await nodes.here.sessions.of(me)).map(({ id }) => id)).toEqual([tokens.sessionId])
  expect(await eventually(async () => (await nodes.here.sessions.identify(phone.jwt)) === null)).toBe(true)
})

test('a session that has expired is swept, heard and gone', async () => {
  const { tokens, refreshToken } = await nodes.signedIn()
  const heard: string[] = []
  const stop = nodes.there.sessions.onEnded((ids) => heard.push(...ids))
  await nodes.owner.query('update access.session set expires_at = clock_timestamp() where id = $1', [tokens.sessionId])
  expect(await nodes.here.sessions.refresh(refreshToken)).toBeNull()
  await nodes.here.sessions.sweep()
  expect(await eventually(async () => heard.includes(tokens.sessionId))).toBe(true)
  stop()
})
