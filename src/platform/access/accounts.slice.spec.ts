import { randomBytes, randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { accessNodes, eventually, secrets } from '#tests/access-nodes.ts'

const nodes = accessNodes()

test('a person signs in by e-mail or login name, in any case, with the right password only', async () => {
  const { userId, email, password, distributorId } = await nodes.joined()
  const me = { userId, role: 'PROCUREMENT', distributorId, active: true }
  expect(await nodes.here.accounts.authenticate(email, password)).toMatchObject(me)
  expect(await nodes.there.accounts.authenticate(` USER-${userId} `, password)).toMatchObject(me)
  expect(await nodes.here.accounts.authenticate(email, 'Correct.Horse2')).toBeNull()
  expect(await nodes.here.accounts.authenticate('unknown@andina.example', password)).toBeNull()
})

test('a login belongs to one person; what was taken is named', async () => {
  const { email, userId } = await nodes.joined()
  const other = { userId: randomUUID(), role: 'MARKETING', distributorId: null, password: 'x' } as const
  expect(
    await nodes.there.accounts.reserve({ ...other, email: email.toUpperCase(), username: 'someone-else' }),
  ).toEqual({
    taken: 'email',
  })
  expect(
    await nodes.there.accounts.reserve({ ...other, email: 'else@andina.example', username: `User-${userId}` }),
  ).toEqual({ taken: 'username' })
})

test('a reservation whose registration never came lets no one sign in and is free again after a minute', async () => {
  const lost = {
    userId: randomUUID(),
    role: 'MARKETING',
    distributorId: null,
    password: 'x',
    email: 'lost@andina.example',
    username: 'lost',
  } as const
  await nodes.here.accounts.reserve(lost)
  expect(await nodes.here.accounts.authenticate('lost', 'x')).toBeNull()
  expect(await nodes.here.accounts.reserve({ ...lost, userId: randomUUID() })).toEqual({ taken: 'email' })
  await nodes.owner.query(
    `update access.account set reserved_at = reserved_at - interval '61 seconds' where user_id = $1`,
    [lost.userId],
  )
  expect(await nodes.here.accounts.reserve({ ...lost, userId: randomUUID() })).toBeNull()
})

test('a deactivated person cannot sign in and their sessions stop at once', async () => {
  const { who, tokens, refreshToken } = await nodes.signedIn()
  await nodes.here.accounts.deactivate(who.userId)
  await nodes.here.sessions.closeAll(who.userId)
  expect(await nodes.here.accounts.authenticate(who.email, who.password)).toBeNull()
  expect(await nodes.here.sessions.refresh(refreshToken)).toBeNull()
  expect(await eventually(async () => (await nodes.there.sessions.identify(tokens.jwt)) === null)).toBe(true)
})

test('neither logins nor passwords are in clear in the table', async () => {
  const { email, password } = await nodes.joined()
  const { rows } = await nodes.owner.query<{ account: string }>('select account::text from access.account')
  for (const { account } of rows) {
    expect(account).not.toContain(email)
    expect(account).not.toContain(password)
  }
})

test('invisible characters make no other login, and who has one with them signs in by either way of typing it', async () => {
  const { userId, password, distributorId } = await nodes.joined()
  const older = `old\u200b-${userId}@andina.example`
  const renamed = await nodes.here.accounts.changeLogins(userId, { email: older }, nodes.owner)
  expect(renamed).toBeNull()
  const me = { userId, role: 'PROCUREMENT', distributorId, active: true }
  expect(await nodes.here.accounts.authenticate(older, password)).toMatchObject(me)
  expect(await nodes.here.accounts.findByEmail(older)).toMatchObject(me)

  const { email, password: hers, userId: her } = await nodes.joined()
  for (const typed of [`\u202a${email}\u202c`, email.replace('@', '\u2060＠'), `\ufeff${email}`]) {
    expect(await nodes.there.accounts.authenticate(typed, hers)).toMatchObject({ userId: her })
    expect(await nodes.there.accounts.findByEmail(typed)).toMatchObject({ userId: her })
  }
})

test('a login belongs to one person while the secret of fingerprints is changed, on nodes of either one', async () => {
  const next = randomBytes(32).toString('base64')
  const prepared = await nodes.start({ alsoFingerprints: next })
  const changed = await nodes.start({ fingerprints: next, alsoFingerprints: secrets.fingerprints })
  const older = await nodes.joined()
  const person = (email: string) => {
    const userId = randomUUID()
    return { userId, role: 'MARKETING', distributorId: null, password: 'x', email, username: `user-${userId}` } as const
  }
  expect(await changed.accounts.reserve(person(older.email))).toEqual({ taken: 'email' })
  expect(await changed.accounts.taken(person(older.email))).toEqual({ taken: 'email' })
  expect(await changed.accounts.authenticate(older.email, older.password)).toMatchObject({ userId: older.userId })

  const address = `${randomUUID()}@andina.example`
  const raced = await Promise.all(
    [prepared, changed, prepared, changed].map((it) => it.accounts.reserve(person(address))),
  )
  expect(raced.filter((taken) => taken === null)).toHaveLength(1)
  for (const node of [prepared, changed]) await node.close()
})
