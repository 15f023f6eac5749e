import { afterAll, beforeAll, expect, test } from 'vitest'

import { distributorRoles, type Role, staffRoles } from '#platform/access/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { requestOf } from '#tests/portal.ts'

import { everyEndpoint, mayBeCalledBy, nameOf, sampleOf } from './every-endpoint.ts'
import { findings } from './findings.ts'
import { oneWhole } from './one-whole.ts'
import type { Whole } from './two-companies.ts'

const { begin, stop } = oneWhole()
afterAll(stop)

let whole: Whole
const staff = new Map<Role, { userId: string; role: Role; distributorId: string | null }>()
beforeAll(async () => {
  whole = await begin()
  for (const role of staffRoles) staff.set(role, await whole.portal.as(role))
}, 400_000)

/** What ends the session that asks, or takes a body of another kind. */
const left = ['POST /auth/signout', 'DELETE /auth/sessions', 'DELETE /auth/sessions/:id']
const commands = everyEndpoint.filter(
  (it) => it.method !== 'GET' && !it.rawBody && !mayBeCalledBy(it, 'ANONYMOUS' as never) && !left.includes(nameOf(it)),
)

const tokenFor = async (endpoint: Endpoint): Promise<string> => {
  const { buyer, reader, distributorId } = whole.andina
  const people = new Map<Role, { userId: string; role: Role; distributorId: string | null }>([
    ['PROCUREMENT', { ...buyer, distributorId }],
    ['MARKETING', { ...reader, distributorId }],
    ...staff,
  ])
  const role = [...distributorRoles, ...staffRoles].find((it) => mayBeCalledBy(endpoint, it)) as Role
  return (await whole.portal.sessionOf(people.get(role)!)).jwt
}

test('every command answers a repeat by its key to the byte as the first time', async () => {
  const { check, expectNone } = findings()
  let repeated = 0
  for (const [index, endpoint] of commands.entries()) {
    const authorization = `Bearer ${await tokenFor(endpoint)}`
    const request = {
      ...requestOf(endpoint, sampleOf(endpoint, whole.andina)),
      headers: { authorization, 'idempotency-key': `repeat-${index}` },
    }
    const ask = async () => {
      const { statusCode, rawPayload, headers } = await whole.portal.node.app.inject(request)
      const { 'content-type': type, 'x-position': position, 'x-repeated': isRepeat } = headers
      return { said: { status: statusCode, body: rawPayload.toString('utf8'), type, position }, isRepeat }
    }
    await check(nameOf(endpoint), async () => {
      const first = await ask()
      const second = await ask()
      if (first.said.position !== undefined) expect(second.isRepeat).toBe('true')
      if (second.isRepeat) repeated += 1
      expect(second.said).toEqual(first.said)
    })
  }
  expect(repeated).toBeGreaterThan(60)
  expectNone(commands.length)
})
