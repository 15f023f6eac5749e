import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upsertAddress } from '#modules/distributors/contract.ts'
import { currentUser, listUsers, signOut } from '#modules/identity/contract.ts'
import { changePersonRole, officePeople, shutOutPerson } from '#modules/identity/people/people-contract.ts'
import { describeOrigin } from '#platform/log/origin.ts'
import { warehouse } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import {
  createOfficeToken,
  createToken,
  listOfficeTokens,
  listTokens,
  MOST_TOKENS,
  revokeOfficeToken,
  revokeToken,
} from './token-contract.ts'

let { portal, admin, registers, joins, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, admin, registers, joins, signs } = await startWithPeople({ TOKEN_CALLS_PER_MINUTE: '30' }))
})
afterAll(() => portal.stop())

const terms = { name: 'ERP', permissions: ['company.read'], days: 90 } as const

const company = async (name: string) => {
  const id = await registers(name)
  const email = `buyer@${name.toLowerCase()}.example`
  const buyerId = await joins(email, id)
  const { jwt } = await signs(email)
  return { id, buyerId, jwt }
}
const creates = async (by: { jwt: string }, input: Parameters<typeof portal.call<typeof createToken>>[1] = terms) => {
  const { status, body } = await portal.call(createToken, input, by)
  expect([status, body.secret]).toEqual([200, expect.stringMatching(/^pc_[0-9a-f]{72}$/)])
  return { id: body.id, jwt: body.secret! }
}
const usersOf = async (token: { jwt: string }) => (await portal.call(listUsers, {}, token)).status
const eventsOf = async (id: string) =>
  (
    await portal.node.log.pool.query(
      `select e.type, e.data, c.role, c.actor, c.origin from es.event e join es.stream s on s.id = e.stream_id
     join es.commit c on c.id = e.commit_id where s.kind = 'api-token' and s.key = $1 order by e.version`,
      [id],
    )
  ).rows

describe('an API token of a company', () => {
  test('reads what it was given, for its own company, and is listed with its last use', async () => {
    const andina = await company('Tokens')
    const other = await company('Untouched')
    const token = await creates(andina)
    const { body } = await portal.call(listUsers, {}, { ...token, address: '203.0.113.7' })
    expect(body.map(({ id }) => id)).toEqual([andina.buyerId])
    const listed = (await portal.call(listTokens, {}, andina)).body
    const { name, permissions } = terms
    expect(listed).toMatchObject([{ id: token.id, name, permissions, works: true, lastNetwork: '203.0.113.7' }])
    expect(listed[0]!.lastUsedAt).not.toBeNull()
    expect((await portal.call(listTokens, {}, other)).body).toEqual([])
    expect((await portal.call(listOfficeTokens, {}, admin)).body).toEqual([])
  })

  test('has no other permission of its creator, nor anything that is for people', async () => {
    const andina = await company('Scoped')
    const token = await creates(andina)
    const refused = await portal.call(upsertAddress, warehouse, token)
    expect([refused.status, refused.problem['permission']]).toEqual([403, 'company.change'])
    for (const endpoint of [currentUser, listTokens, signOut] as const)
      expect((await portal.call(endpoint, {}, token)).status).toBe(403)
    expect((await portal.call(createToken, { ...terms, name: 'Its own' }, token)).status).toBe(403)
    const writing = await creates(andina, { ...terms, name: 'Writer', permissions: ['company.change'] })
    expect((await portal.call(upsertAddress, warehouse, writing)).status).toBe(200)
    expect(await usersOf(writing)).toBe(403)
  })

  test('is named in the trail of what it changed', async () => {
    const andina = await company('Trailed')
    const writing = await creates(andina, { ...terms, permissions: ['company.change'] })
    await portal.call(upsertAddress, warehouse, { ...writing, address: '203.0.113.9' })
    const trail = await portal.node.services.personal.openAll(
      (
        await portal.owner.query(
          `select c.actor, c.origin from es.event e join es.commit c on c.id = e.commit_id
           where e.type = 'AddressAdded' and c.on_behalf_of = $1`,
          [andina.id],
        )
      ).rows,
    )
    expect(trail).toMatchObject([{ actor: andina.buyerId, origin: { session: writing.id, token: 'ERP' } }])
    expect(describeOrigin(trail[0].origin)).toBe('through the token ERP, 203.0.113.9')
  })

  test('is created with what its creator may, under a name of its own, and with the password of the last ten minutes', async () => {
    const andina = await company('Terms')
    await creates(andina)
    const tries = (input: object) => portal.call(createToken, { ...terms, ...input } as never, andina)
    expect((await tries({})).problem).toMatchObject({ errors: { name: expect.any(String) } })
    expect((await tries({ name: 'Else', permissions: ['office.orders.read'] })).status).toBe(422)
    expect((await tries({ name: 'Else', permissions: ['users.manage'] })).status).toBe(422)
    expect((await tries({ name: 'Else', permissions: [] })).status).toBe(422)
    expect((await tries({ name: 'Else', days: 366 })).status).toBe(422)
    await portal.owner.query(
      `update access.session set proven_at = clock_timestamp() - interval '11 minutes' where user_id = $1`,
      [andina.buyerId],
    )
    const late = await tries({ name: 'Else' })
    expect([late.status, late.problem['needs']]).toEqual([403, 'password'])
  })

  test('is the only one of its name, also where several are created at once on two nodes', async () => {
    const andina = await company('Twice')
    const other = await company('Elsewhere')
    const another = await portal.startAnother()
    const nodes = [portal.node, another, portal.node, another]
    const answers = await Promise.all(nodes.map((node) => portal.call(createToken, terms, { ...andina, node })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect(answers.flatMap(({ status, problem }) => (status === 200 ? [] : [problem.errors]))).toEqual(
      Array(3).fill({ name: 'Another API token has this name' }),
    )
    const [only] = (await portal.call(listTokens, {}, andina)).body
    await creates(other)
    await portal.call(revokeToken, { id: only!.id }, andina)
    await creates(andina)
    await another.stop()
  })

  test('is stored as a hash, and a repeat of its creation does not answer the secret', async () => {
    const andina = await company('Secret')
    const headers = { 'idempotency-key': 'once' }
    const first = (await portal.call(createToken, terms, { ...andina, headers })).body
    const again = (await portal.call(createToken, terms, { ...andina, headers })).body
    expect(again).toEqual({ ...first, secret: null })
    const { rows } = await portal.owner.query(
      `select (select string_agg(t::text, '') from access.api_token t) as tokens,
         (select string_agg(c::text, '') from es.commit c) as commits`,
    )
    expect(JSON.stringify(rows)).not.toContain(first.secret!.slice(3))
    expect(await portal.everythingRecorded()).not.toContain(first.secret!.slice(3, 20))
  })

  test('is over within a second when it is revoked, by its own company alone', async () => {
    const andina = await company('Revokes')
    const other = await company('Bystander')
    const token = await creates(andina)
    expect(await usersOf(token)).toBe(200)
    expect((await portal.call(revokeToken, { id: token.id }, other)).status).toBe(404)
    expect((await portal.call(revokeOfficeToken, { id: token.id }, admin)).status).toBe(404)
    expect((await portal.call(revokeToken, { id: token.id }, andina)).status).toBe(200)
    await expect.poll(() => usersOf(token), { timeout: 1_000 }).toBe(401)
    expect((await portal.call(revokeToken, { id: token.id }, andina)).status).toBe(409)
    expect((await portal.call(listTokens, {}, andina)).body).toEqual([])
    expect((await eventsOf(token.id)).map(({ type }) => type)).toEqual(['ApiTokenCreated', 'ApiTokenRevoked'])
  })

  test('is limited by what its creator may at the moment, and over when they are shut out', async () => {
    const andina = await company('Leaves')
    await joins('second@leaves.example', andina.id)
    const reading = await creates(andina)
    const writing = await creates(andina, { ...terms, name: 'Writer', permissions: ['company.change'] })
    expect((await portal.call(upsertAddress, warehouse, writing)).status).toBe(200)
    const reason = 'Moves'
    await portal.call(changePersonRole, { id: andina.buyerId, role: 'MARKETING', reason }, admin)
    await expect.poll(async () => (await portal.call(upsertAddress, warehouse, writing)).status).toBe(403)
    expect(await usersOf(reading)).toBe(200)
    await portal.call(shutOutPerson, { id: andina.buyerId, reason }, admin)
    await expect.poll(() => usersOf(reading)).toBe(401)
    const { jwt } = await signs('second@leaves.example')
    expect((await portal.call(listTokens, {}, { jwt })).body).toMatchObject([{ works: false }, { works: false }])
  })

  test('makes so many calls a minute, reads included, and others go on', async () => {
    const andina = await company('Busy')
    const token = await creates(andina)
    const second = await creates(andina, { ...terms, name: 'Other' })
    const answers = await Promise.all(Array.from({ length: 31 }, () => portal.call(listUsers, {}, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const late = answers.find(({ status }) => status === 429)
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await usersOf(second)).toBe(200)
  })

  test('is one of at most so many', async () => {
    const andina = await company('Many')
    for (let n = 1; n <= MOST_TOKENS; n++) await creates(andina, { ...terms, name: `Program ${n}` })
    expect((await portal.call(createToken, terms, andina)).status).toBe(409)
  })

  test('that is unknown, damaged or of another kind opens nothing, not even what visitors may', async () => {
    const { jwt } = await creates(await company('Forged'))
    for (const forged of [`${jwt.slice(0, -1)}${jwt.endsWith('0') ? '1' : '0'}`, 'pc_', `pc_${'0'.repeat(72)}`])
      expect((await portal.call(signOut, {}, { jwt: forged })).status).toBe(401)
  })
})

describe('an API token of the provider', () => {
  test('is created, listed and revoked by administrators, and expires on its day', async () => {
    const email = 'token.admin@partnercare.example'
    const adminId = await joins(email, null, 'ADMIN')
    const by = await signs(email)
    const input = { name: 'ERP', permissions: ['office.distributors.read'], days: 1 } as const
    const { body } = await portal.call(createOfficeToken, input, by)
    const token = { jwt: body.secret! }
    expect((await portal.call(officePeople, {}, token)).status).toBe(403)
    expect((await portal.call(listOfficeTokens, {}, admin)).body).toMatchObject([{ id: body.id, name: 'ERP' }])

    await portal.owner.query(`update es.clock set shift = shift + interval '25 hours'`)
    await portal.node.clock.follow()
    await expect.poll(async () => (await portal.call(officePeople, {}, token)).status).toBe(401)
    await portal.settle()
    expect((await eventsOf(body.id)).map(({ type, role }) => [type, role])).toEqual([
      ['ApiTokenCreated', 'ADMIN'],
      ['ApiTokenExpired', 'SYSTEM'],
    ])
    const { rows } = await portal.owner.query(
      `select template -> 'data' ->> 'what' as what from mail.outbox where template ->> 'name' = 'api-token' and person_id = $1 order by at`,
      [adminId],
    )
    expect(rows).toEqual([{ what: 'created' }, { what: 'expired' }])
  })
})
