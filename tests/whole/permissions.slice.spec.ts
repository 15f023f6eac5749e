import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { mayDo } from '#platform/access/permissions.ts'
import { type Asker, distributorRoles, type Role, staffRoles } from '#platform/access/roles.ts'

import { calling, everyEndpoint, nameOf, recorded, sampleOf } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'

const askers: readonly Asker[] = ['ANONYMOUS', ...distributorRoles, ...staffRoles]

/** Who may call these is decided by what the caller holds, a cookie or a ticket, not by the role alone. */
const byWhatTheyHold = [
  'POST /auth/refresh',
  'POST /auth/second-factor',
  'PUT /files/:folder/:file',
  'GET /s3/bucket/url',
]

/** By the company too, which a call before this one has suspended: that is told in words of its own. */
const isClosedTo = (name: string, text: string) =>
  ['POST /order', 'POST /partner-orders'].includes(name) && text.includes('"error":"Your account is suspended"')

let whole: Whole
const people = new Map<Role, { userId: string; role: Role; distributorId: string | null }>()

beforeAll(async () => {
  whole = await startWhole()
  for (const role of staffRoles) people.set(role, await whole.portal.as(role))
  const { buyer, reader, distributorId } = whole.andina
  people.set('PROCUREMENT', { ...buyer, distributorId })
  people.set('MARKETING', { ...reader, distributorId })
})
afterAll(() => whole.portal.stop())

/** A token of a session of its own: the call may end it. */
const tokenOf = async (asker: Asker) => {
  const who = asker === 'ANONYMOUS' ? undefined : people.get(asker)
  return who && (await whole.portal.node.services.sessions.open(who, { remember: false, userAgent: '' })).jwt
}

describe.each(everyEndpoint.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))(
  '$name',
  ({ endpoint, name }) => {
    test.each(askers)('%s may call it exactly where the table says so', async (asker) => {
      const sample = sampleOf(endpoint, whole.andina)
      const strange = Object.fromEntries(Object.keys(endpoint.params ?? {}).map((param) => [param, randomUUID()]))
      const before = await recorded(whole)
      // First with nothing in it, then as people of the company itself would send it.
      for (const input of [strange, sample]) {
        const { status, type, text } = await calling(whole)(endpoint, input, await tokenOf(asker))
        expect(status, text).toBeLessThan(500)
        if (status >= 400) expect(type).toMatch('application/problem+json')
        if (mayDo(endpoint.may, asker)) {
          if (!byWhatTheyHold.includes(name) && !isClosedTo(name, text)) expect([401, 403], text).not.toContain(status)
        } else {
          expect(status, text).toBe(asker === 'ANONYMOUS' ? 401 : 403)
          expect(await recorded(whole)).toBe(before)
        }
      }
    })
  },
)
