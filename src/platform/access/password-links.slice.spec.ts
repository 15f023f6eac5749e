import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { type AccessNode, accessNodes } from '#tests/access-nodes.ts'

const nodes = accessNodes()
const NEW = 'Another.Horse2'

const linked = async () => {
  const who = await nodes.joined()
  return { who, token: await nodes.here.passwordLinks.issue(who.userId) }
}
const redeems = async ({ accounts, passwordLinks }: AccessNode, token: string, password: string) =>
  passwordLinks.redeem(token, await accounts.hashed(password), nodes.owner)
const mayEnter = async (email: string, password: string) =>
  (await nodes.there.accounts.authenticate(email, password)) !== null

test('a link sets the password once, on whichever node', async () => {
  const { who, token } = await linked()
  expect(await nodes.there.passwordLinks.ownerOf(token)).toBe(who.userId)
  expect(await redeems(nodes.there, token, NEW)).toBe(true)
  expect([await mayEnter(who.email, NEW), await mayEnter(who.email, who.password)]).toEqual([true, false])

  expect(await nodes.here.passwordLinks.ownerOf(token)).toBeNull()
  expect(await redeems(nodes.here, token, 'Third.Horse3')).toBe(false)
  expect(await mayEnter(who.email, NEW)).toBe(true)
})

test('a new link ends the older ones of that person, however many are requested at once, and no one else’s', async () => {
  const { who, token } = await linked()
  const { who: stranger, token: theirs } = await linked()
  const next = await nodes.there.passwordLinks.issue(who.userId)
  expect(await nodes.here.passwordLinks.ownerOf(token)).toBeNull()
  expect(await redeems(nodes.here, token, NEW)).toBe(false)
  expect(await nodes.here.passwordLinks.ownerOf(next)).toBe(who.userId)

  const requests = Array.from({ length: 8 }, (_, i) =>
    (i % 2 ? nodes.here : nodes.there).passwordLinks.issue(who.userId),
  )
  const owners = await Promise.all((await Promise.all(requests)).map(nodes.here.passwordLinks.ownerOf))
  expect(owners.filter((owner) => owner !== null)).toEqual([who.userId])
  expect(await nodes.here.passwordLinks.ownerOf(theirs)).toBe(stranger.userId)
})

test('of many who use one link at once, one sets the password', async () => {
  const { who, token } = await linked()
  const tries = Array.from({ length: 12 }, (_, i) => ({
    password: `Race.Horse${i}`,
    node: i % 2 === 0 ? nodes.here : nodes.there,
    shown: token,
  }))
  const answers = await Promise.all(
    tries.map(async ({ password, node, shown }) => ((await redeems(node, shown, password)) ? password : null)),
  )
  const won = answers.filter((password) => password !== null)
  expect(won).toHaveLength(1)
  expect(await mayEnter(who.email, won[0]!)).toBe(true)
})

test('a link is over after an hour, and then forgotten', async () => {
  const { who, token } = await linked()
  const age = (minutes: number) =>
    nodes.owner.query(
      `update access.password_link set expires_at = expires_at - make_interval(mins => $2) where user_id = $1`,
      [who.userId, minutes],
    )
  await age(59)
  expect(await nodes.here.passwordLinks.ownerOf(token)).toBe(who.userId)
  await age(1)
  expect(await nodes.here.passwordLinks.ownerOf(token)).toBeNull()
  expect(await redeems(nodes.here, token, NEW)).toBe(false)
  expect(await mayEnter(who.email, who.password)).toBe(true)

  await nodes.here.passwordLinks.sweep()
  const { rows } = await nodes.owner.query('select from access.password_link where user_id = $1', [who.userId])
  expect(rows).toEqual([])
})

test.each([
  [
    'a new password',
    ({ userId }: { userId: string }) => nodes.here.accounts.changePassword(userId, 'another hash', nodes.owner),
  ],
  [
    'another e-mail',
    ({ userId }) => nodes.here.accounts.changeLogins(userId, { email: `other-${userId}@andina.example` }, nodes.owner),
  ],
  ['the end of the account', ({ userId }) => nodes.here.accounts.deactivate(userId)],
])('%s makes links worthless that were mailed before', async (_, happens) => {
  const { who, token } = await linked()
  await happens(who)
  expect(await nodes.here.passwordLinks.ownerOf(token)).toBeNull()
  expect(await redeems(nodes.here, token, NEW)).toBe(false)
})

test('another login name leaves them alone; a made-up token is none', async () => {
  const { who, token } = await linked()
  await nodes.here.accounts.changeLogins(who.userId, { username: `renamed-${who.userId}` }, nodes.owner)
  expect(await nodes.here.passwordLinks.ownerOf(token)).toBe(who.userId)
  expect(await nodes.here.passwordLinks.ownerOf(`${token}x`)).toBeNull()
  expect(await redeems(nodes.here, '', NEW)).toBe(false)
})

test('the table keeps the hash of a token, and the token in no form', async () => {
  const { who, token } = await linked()
  const { rows } = await nodes.owner.query('select * from access.password_link where user_id = $1', [who.userId])
  expect(rows).toEqual([
    { token_hash: createHash('sha256').update(token).digest(), user_id: who.userId, expires_at: expect.any(Date) },
  ])
})
