import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { permissions } from '#modules/permissions/permissions.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { requestOf } from '#tests/portal.ts'
import { partOf } from '#tests/seed.ts'

import { everyEndpoint, nameOf, recordingOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import { type Findings, findings } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'
import { isNamed, noBodies, partsOf, queryText, wrongBodies, wrongQueries } from '#tests/whole/wrong-inputs.ts'

type Problem = { status: number; error: string; errors?: Record<string, string> }
type Request = { url?: string; payload?: string; type?: string; headers?: Record<string, string> }
/** A request that must be refused. `field`: what the answer names, where it names one. */
type Case = { readonly says: string; readonly request: Request; readonly field?: string | null }

const commands = everyEndpoint.filter(({ method, rawBody }) => method !== 'GET' && !rawBody)
const withBody = commands.filter(({ body }) => body)
const withParams = everyEndpoint.filter(({ params }) => params)
const withQuery = everyEndpoint.filter(({ query }) => query)

const badKeys = [
  ['an overlong', 'k'.repeat(201)],
  ['a blank', 'a key'],
  ['an empty', ''],
] as const
const strangeValues = ['%00', '%ED%A0%80', '%E0%A4%A', '..%2f..', "'%20or%201=1--", 'x'.repeat(600), '0']

/** Of the cases of one endpoint `count`, drawn by the seed; all of them in a whole run. */
const some = <T>(walk: string, endpoint: Endpoint, cases: readonly T[], count: number): readonly T[] =>
  partOf(`${walk} ${nameOf(endpoint)}`, cases, cases.length / count)

/** Each endpoint over HTTP with a few wrong inputs; tests/whole/bad-input.spec.ts has all of them without a portal. */
export const badInput = (begin: Begin) => {
  let whole: Whole
  let admin: { jwt: string }
  let expectNothingRecorded: () => Promise<void>

  beforeAll(async () => {
    whole = await begin()
    admin = await whole.portal.as('ADMIN')
    expectNothingRecorded = await recordingOf(whole)
  })

  const callerOf = ({ may }: Endpoint) =>
    (permissions[may] as readonly string[]).includes('PROCUREMENT')
      ? { role: 'PROCUREMENT', jwt: whole.andina.buyer.jwt }
      : { role: 'ADMIN', jwt: admin.jwt }

  /** The right request of an endpoint, but for what is put in its place. */
  const send = async (endpoint: Endpoint, { url, payload, type = 'application/json', headers = {} }: Request) => {
    const right = requestOf(endpoint, sampleOf(endpoint, whole.andina))
    return whole.portal.node.app.inject({
      method: right.method,
      url: url ?? right.url,
      headers: { authorization: `Bearer ${callerOf(endpoint).jwt}`, 'content-type': type, ...headers },
      payload: payload ?? JSON.stringify(right.payload ?? {}),
    })
  }

  const expectRefused = async (endpoint: Endpoint, { request, field = null }: Case) => {
    const response = await send(endpoint, request)
    expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400)
    expect(response.statusCode, response.body).toBeLessThan(500)
    expect(response.headers['content-type']).toMatch('application/problem+json')
    const problem = response.json<Problem>()
    expect(problem).toMatchObject({ status: response.statusCode, error: expect.stringMatching(/\w/) })
    if (field !== null) expect(isNamed(field, problem.errors), `${field} is named: ${response.body}`).toBe(true)
  }

  /** All cases of an endpoint are refused, and none of them records anything. */
  const refuses = async ({ check }: Findings, endpoint: Endpoint, cases: readonly Case[]) => {
    const caller = `${callerOf(endpoint).role}, ${nameOf(endpoint)}`
    for (const wrong of cases) await check(`${caller}, ${wrong.says}`, () => expectRefused(endpoint, wrong))
    await check(`${caller}: nothing is recorded`, expectNothingRecorded)
  }

  test('a wrong body is refused with its field and a reason, and nothing is recorded', async () => {
    const found = findings()
    for (const endpoint of withBody) {
      const { body } = partsOf(endpoint, sampleOf(endpoint, whole.andina))
      const wrong = wrongBodies(endpoint.body, body).map(({ says, field, body: payload }) => ({
        ...{ says, field },
        request: { payload },
      }))
      await refuses(found, endpoint, some('wrong bodies', endpoint, wrong, 2))
    }
    found.expectNone(withBody.length * 2)
  })

  test('a body that is no JSON object, or no JSON, is refused, and nothing is recorded', async () => {
    const found = findings()
    const wrong = noBodies.map(({ says, type, body: payload }) => ({ says, request: { payload, type } }))
    for (const [index, endpoint] of commands.entries())
      await refuses(found, endpoint, index < 2 ? wrong : some('no bodies', endpoint, wrong, 1))
    found.expectNone(commands.length * 2)
  })

  test('an Idempotency-Key that is none is refused, and nothing is recorded', async () => {
    const found = findings()
    const wrong = badKeys.map(([says, key]) => ({
      says: `${says} Idempotency-Key`,
      request: { headers: { 'idempotency-key': key } },
    }))
    for (const endpoint of commands) await refuses(found, endpoint, some('keys', endpoint, wrong, 1))
    found.expectNone(commands.length * 2)
  })

  test('a wrong query is refused with its field and a reason, and nothing is recorded', async () => {
    const found = findings()
    for (const endpoint of withQuery) {
      const sample = sampleOf(endpoint, whole.andina)
      const [path] = requestOf(endpoint, sample).url.split('?')
      const wrong = wrongQueries(partsOf(endpoint, sample).query).map(({ says, field, query }) => ({
        ...{ says, field },
        request: { url: `${path}?${queryText(query)}` },
      }))
      await refuses(found, endpoint, some('wrong queries', endpoint, wrong, 2))
    }
    found.expectNone(withQuery.length * 2)
  })

  test('a strange address breaks no endpoint, and nothing is recorded', async () => {
    const { check, expectNone } = findings()
    for (const endpoint of withParams) {
      const sample = sampleOf(endpoint, whole.andina)
      const strange = Object.keys(endpoint.params).flatMap((param) =>
        [...strangeValues, randomUUID()].map((value) => ({ param, value })),
      )
      for (const { param, value } of some('addresses', endpoint, strange, 2))
        await check(`${callerOf(endpoint).role}, ${nameOf(endpoint)}, ${param}=${value.slice(0, 40)}`, async () => {
          const { url } = requestOf(endpoint, { ...sample, [param]: 'STRANGE' })
          const response = await send(endpoint, { url: url.replace('STRANGE', value) })
          expect(response.statusCode, response.body).toBeLessThan(500)
          await expectNothingRecorded()
        })
    }
    expectNone(withParams.length)
  })
}
