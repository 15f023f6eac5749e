import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentUser } from '#modules/identity/contract.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { bringPersonBack, changePersonRole, erasePerson, shutOutPerson } from './people-contract.ts'

let { portal, admin, registers, joins, signs, listed } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, admin, registers, joins, signs, listed } = await startWithPeople())
})
afterAll(() => portal.stop())

const reason = 'The laptop was stolen'
const statusOf = async (jwt: string) => (await portal.call(currentUser, {}, { jwt })).status
const heard = (email: string) => listed({ search: email })
const historyOf = async (userId: string) => {
  const { rows } = await portal.owner.query(
    `select e.type, c.reason from es.event e join es.stream s on s.id = e.stream_id join es.commit c on c.id = e.commit_id
     where s.kind = 'user' and s.key = $1 order by e.version`,
    [userId],
  )
  return rows.map(({ type, reason: why }) => [type, why])
}

describe('a member of staff', () => {
  test('is shut out at once, everywhere, and brought back with what they had', async () => {
    const email = 'shut-out@partnercare.example'
    const id = await joins(email, null, 'SALES')
    const { jwt } = await signs(email)
    const sessionId = (await portal.node.services.sessions.identify(jwt))!.sessionId
    const ended: string[] = []
    portal.node.services.sessions.onEnded((ids) => ended.push(...ids)) // sockets close by it

    expect((await portal.call(shutOutPerson, { id, reason }, admin)).status).toBe(200)
    await expect.poll(() => ended).toContain(sessionId)
    await expect.poll(() => statusOf(jwt)).toBe(401)
    expect((await signs(email)).status).toBe(401)
    expect((await heard(email)).people).toMatchObject([{ id, state: 'DEACTIVATED', role: 'SALES' }])

    expect((await portal.call(bringPersonBack, { id, reason: 'Found again' }, admin)).status).toBe(200)
    const again = await signs(email)
    expect([again.status, await statusOf(again.jwt), await statusOf(jwt)]).toEqual([200, 200, 401])
    expect(await historyOf(id)).toEqual([
      ['UserRegistered', null],
      ['UserDeactivated', reason],
      ['UserReactivated', 'Found again'],
    ])
  })

  test('gets another role of staff, and signs in again to have it', async () => {
    const email = 'mover@partnercare.example'
    const id = await joins(email, null, 'SALES')
    const { jwt } = await signs(email)
    const gives = (role: Role) => portal.call(changePersonRole, { id, role, reason: 'Moves' }, admin)
    expect((await gives('PROCUREMENT')).problem).toMatchObject({ errors: { role: expect.any(String) } })
    expect((await gives('ANALYST')).status).toBe(200)
    await expect.poll(() => statusOf(jwt)).toBe(401)
    const again = await signs(email)
    expect((await portal.call(currentUser, {}, again)).body.role).toBe('ANALYST')
    expect((await portal.node.services.sessions.identify(again.jwt))?.role).toBe('ANALYST')
    expect((await heard(email)).people).toMatchObject([{ id, role: 'ANALYST' }])
  })

  test('is not named in the reason, is another person, and exists', async () => {
    const email = 'named@partnercare.example'
    const id = await joins(email, null, 'ADMIN')
    const named = await portal.call(shutOutPerson, { id, reason: `Requested by ${email}` }, admin)
    expect([named.status, Object.keys(named.problem.errors ?? {})]).toEqual([422, ['reason']])
    const own = await signs(email)
    for (const endpoint of [shutOutPerson, bringPersonBack])
      expect((await portal.call(endpoint, { id, reason }, own)).status).toBe(409)
    expect((await portal.call(changePersonRole, { id, role: 'SALES', reason }, own)).status).toBe(409)
    const unknown = '01900000-0000-7000-8000-000000000001'
    expect((await portal.call(shutOutPerson, { id: unknown, reason }, admin)).status).toBe(404)
  })

  test('who was erased stays erased', async () => {
    const email = 'erased@partnercare.example'
    const id = await joins(email, null, 'SALES')
    expect((await portal.call(erasePerson, { id, email, reason: 'Requested it' }, admin)).status).toBe(200)
    const { status, problem } = await portal.call(bringPersonBack, { id, reason }, admin)
    expect([status, problem.error]).toEqual([409, 'This person was erased and cannot be restored'])
    expect((await signs(email)).status).toBe(401)
  })
})

test('of a company the last buyer stays, by whichever way', async () => {
  const company = await registers('LastBuyer')
  const id = await joins('last@buyer.example', company)
  const stays = { status: 409, problem: { error: 'At least one active user with the role PROCUREMENT must remain' } }
  expect(await portal.call(shutOutPerson, { id, reason }, admin)).toMatchObject(stays)
  expect(await portal.call(changePersonRole, { id, role: 'MARKETING', reason }, admin)).toMatchObject(stays)
})

describe('two administrators who remove each other at the same instant, on two nodes', () => {
  type Person = { readonly id: string; readonly email: string }
  const ways = {
    'take access away': (person: Person, by: { jwt: string; node: PortalNode }) =>
      portal.call(shutOutPerson, { id: person.id, reason }, by),
    'give another role': (person: Person, by: { jwt: string; node: PortalNode }) =>
      portal.call(changePersonRole, { id: person.id, role: 'SALES', reason }, by),
    erase: (person: Person, by: { jwt: string; node: PortalNode }) =>
      portal.call(erasePerson, { id: person.id, email: person.email, reason: 'Requested it' }, by),
  }
  type Way = keyof typeof ways
  const pairs = Object.keys(ways).flatMap((one) => Object.keys(ways).map((other) => [one, other] as [Way, Way]))
  let other: PortalNode
  let n = 0
  const joinsAsAdmin = async (): Promise<Person> => {
    const email = `admin${++n}@partnercare.example`
    return { id: await joins(email, null, 'ADMIN'), email }
  }
  const activeAdmins = async () => (await listed({ role: 'ADMIN', state: 'ACTIVE' })).people
  let remaining: Person

  beforeAll(async () => {
    other = await portal.startAnother()
    remaining = await joinsAsAdmin()
    for (const { id } of await activeAdmins())
      if (id !== remaining.id) await portal.call(shutOutPerson, { id, reason }, admin)
  })

  test.each(pairs)('%s and %s: one of them stays', async (one, two) => {
    const [a, b] = [remaining, await joinsAsAdmin()]
    const [asA, asB] = [(await signs(a.email)).jwt, (await signs(b.email)).jwt]
    const answers = await Promise.all([
      ways[one](b, { jwt: asA, node: portal.node }),
      ways[two](a, { jwt: asB, node: other }),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([401, 409], 'refused by the rule, or signed out already').toContain(statuses[1])
    const left = await activeAdmins()
    expect(left).toHaveLength(1)
    remaining = left[0] as Person
  })
})
