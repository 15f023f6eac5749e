import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { distributorRoles, type Role, staffRoles } from '#modules/permissions/roles.ts'
import type { Asker } from '#platform/access/permissions.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { partOf } from '#tests/seed.ts'

import {
  calling,
  type EndpointAnswer,
  everyEndpoint,
  nameOf,
  recordingOf,
  sampleOf,
} from '#tests/whole/every-endpoint.ts'
import { findings, inputText } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import { rolesOf } from '#tests/whole/specified-permissions-table.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

const askers: readonly Asker[] = ['ANONYMOUS', ...distributorRoles, ...staffRoles]

/** What the caller holds decides here, a cookie or a ticket, not the role alone. */
const decidedByTickets = [
  'POST /auth/refresh',
  'POST /auth/page',
  'POST /auth/second-factor',
  'POST /auth/passkey/finish',
  'POST /auth/single-sign-on/finish',
  'PUT /files/:folder/:file',
  'GET /s3/bucket/url',
]

/** The company decides too: an earlier call of the walk suspends it. */
const isSuspended = (name: string, text: string) =>
  ['POST /order', 'POST /partner-orders'].includes(name) && text.includes('"error":"Your account is suspended"')

const mayCall = (endpoint: Endpoint, asker: Asker) => rolesOf(nameOf(endpoint)).includes(asker)

/** An input of ids that do not exist, and the one that people of the company would send. */
type Input = Readonly<Record<string, unknown>>

const inputsOf = (endpoint: Endpoint, whole: Whole): readonly Input[] => [
  Object.fromEntries(Object.keys(endpoint.params ?? {}).map((param) => [param, randomUUID()])),
  sampleOf(endpoint, whole.andina),
]

const expectAnswered = ({ status, type, text }: EndpointAnswer) => {
  expect(status, text).toBeLessThan(500)
  if (status >= 400) expect(type).toMatch('application/problem+json')
}

/** Every endpoint by every role, judged by the permissions of the specification. Comes last: it does what roles may do. */
export const permissions = (begin: Begin) => {
  let whole: Whole
  const people = new Map<Role, { userId: string; role: Role; distributorId: string | null }>()

  beforeAll(async () => {
    whole = await begin()
    for (const role of staffRoles) people.set(role, await whole.portal.as(role))
    const { buyer, reader, distributorId } = whole.andina
    people.set('PROCUREMENT', { ...buyer, distributorId })
    people.set('MARKETING', { ...reader, distributorId })
  })

  const freshToken = async (asker: Asker): Promise<string | undefined> => {
    const person = asker === 'ANONYMOUS' ? undefined : people.get(asker)
    const { sessions } = whole.portal.node.services
    return person && (await sessions.open(person, { remember: false, userAgent: '' })).jwt
  }

  test.each(askers)(
    '%s is refused by every endpoint that is not for this role, and nothing is recorded',
    async (asker) => {
      const { check, expectNone } = findings()
      const jwt = await freshToken(asker)
      const closed = everyEndpoint.filter((endpoint) => !mayCall(endpoint, asker))
      const expectNothingRecorded = await recordingOf(whole)
      for (const endpoint of closed) {
        const name = nameOf(endpoint)
        const inputs = inputsOf(endpoint, whole)
        for (const input of partOf(`${asker} is refused by ${name}`, inputs, inputs.length))
          await check(`${asker}, ${name}, ${inputText(input)}`, async () => {
            const answered = await calling(whole)(endpoint, input, jwt)
            expect(answered.status, answered.text).toBe(asker === 'ANONYMOUS' ? 401 : 403)
            expectAnswered(answered)
          })
        await check(`${asker}, ${name}: nothing is recorded`, expectNothingRecorded)
      }
      expectNone(closed.length * 2)
    },
  )

  /** Who is refused is walked in full. Of those who are let in by an endpoint two are drawn, and one of its inputs. */
  const drawn = everyEndpoint.flatMap((endpoint) => {
    const name = nameOf(endpoint)
    const roles = rolesOf(name)
    return partOf(`roles of ${name}`, roles, roles.length / 2).map((asker) => ({ endpoint, name, asker }))
  })

  test.each(askers)('%s is let in by the endpoints that are for this role', async (asker) => {
    const { check, expectNone } = findings()
    const cases = drawn.filter((drawing) => drawing.asker === asker)
    for (const { endpoint, name } of cases) {
      const inputs = inputsOf(endpoint, whole)
      for (const input of partOf(`${asker} is let in by ${name}`, inputs, inputs.length))
        await check(`${asker}, ${name}, ${inputText(input)}`, async () => {
          // A session of its own for each call: some end the one that they are made in.
          const answered = await calling(whole)(endpoint, input, await freshToken(asker))
          expectAnswered(answered)
          const { status, text } = answered
          if (decidedByTickets.includes(name) || isSuspended(name, text)) return
          expect([401, 403], text).not.toContain(status)
        })
    }
    expectNone(cases.length)
  })
}
