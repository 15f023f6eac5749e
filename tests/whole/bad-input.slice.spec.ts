import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { permissions } from '#platform/access/permissions.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { requestOf } from '#tests/portal.ts'

import { everyEndpoint, nameOf, recorded, sampleOf } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'
import { noBodies, wrongBodies } from './wrong-inputs.ts'

let whole: Whole
let admin: { jwt: string }

beforeAll(async () => {
  whole = await startWhole()
  admin = await whole.portal.as('ADMIN')
})
afterAll(() => whole.portal.stop())

type Problem = { status: number; error: string; detail: string; errors?: Record<string, string> }
type Request = { url?: string; payload?: string; type?: string; headers?: Record<string, string> }

const callerOf = ({ may }: Endpoint) =>
  (permissions[may] as readonly string[]).includes('PROCUREMENT') ? whole.andina.buyer : admin

/** The endpoint's own request, with something in it put wrong. */
const send = async (endpoint: Endpoint, { url, payload, type = 'application/json', headers = {} }: Request) => {
  const sample = requestOf(endpoint, sampleOf(endpoint, whole.andina))
  return whole.portal.node.app.inject({
    method: sample.method,
    url: url ?? sample.url,
    headers: { authorization: `Bearer ${callerOf(endpoint).jwt}`, 'content-type': type, ...headers },
    payload: payload ?? JSON.stringify(sample.payload ?? {}),
  })
}

/** Refused with a reason, under the name of what was wrong, and nothing was recorded. */
const expectRefused = async (endpoint: Endpoint, request: Request, field: string | null, says: string) => {
  const before = await recorded(whole)
  const response = await send(endpoint, request)
  expect(response.statusCode, `${says}: ${response.body}`).toBeGreaterThanOrEqual(400)
  expect(response.statusCode, `${says}: ${response.body}`).toBeLessThan(500)
  expect(response.headers['content-type'], says).toMatch('application/problem+json')
  const problem = response.json<Problem>()
  expect(problem, says).toMatchObject({ status: response.statusCode, error: expect.stringMatching(/\w/) })
  if (field !== null) {
    const named = Object.keys(problem.errors ?? {})
    const about = named.some((it) => it === field || it.startsWith(`${field}.`) || field.startsWith(`${it}.`))
    expect(about, `${says} is refused for ${named.join(', ') || problem.error}`).toBe(true)
  }
  expect(await recorded(whole), says).toBe(before)
}

const each = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => ({ endpoint, name: nameOf(endpoint) }))
const commands = everyEndpoint.filter(({ method, rawBody }) => method !== 'GET' && !rawBody)
const withBody = commands.filter(({ body }) => body)
const withParams = everyEndpoint.filter(({ params }) => params)
const withQuery = everyEndpoint.filter(({ query }) => query)

describe.each(each(withBody))('the body of $name', ({ endpoint }) => {
  test('is told by its sample whole', () => {
    const given = Object.keys(sampleOf(endpoint, whole.andina))
    expect(Object.keys(endpoint.body).filter((field) => !given.includes(field))).toEqual([])
  })

  test('is refused with the field and the reason when a single thing in it is wrong', async () => {
    const { payload } = requestOf(endpoint, sampleOf(endpoint, whole.andina))
    for (const { says, field, body } of wrongBodies(endpoint.body, payload as Record<string, unknown>))
      await expectRefused(endpoint, { payload: body }, field, says)
  })
})

describe.each(each(commands))('$name', ({ endpoint }) => {
  test.each(noBodies)('refuses $says', ({ says, type, body }) =>
    expectRefused(endpoint, { payload: body, type }, null, says),
  )

  test.each([
    ['an overlong', 'k'.repeat(201)],
    ['a blank', 'a key'],
    ['an empty', ''],
  ])('refuses %s Idempotency-Key', (says, key) =>
    expectRefused(endpoint, { headers: { 'idempotency-key': key } }, null, says),
  )
})

describe.each(each(withParams))('the address of $name', ({ endpoint }) => {
  const strange = ['%00', '%ED%A0%80', '%E0%A4%A', '..%2f..', "'%20or%201=1--", 'x'.repeat(600), '0', randomUUID()]

  test.each(Object.keys(endpoint.params))('is refused when %s is strange', async (param) => {
    for (const value of strange) {
      const { url } = requestOf(endpoint, { ...sampleOf(endpoint, whole.andina), [param]: 'STRANGE' })
      const before = await recorded(whole)
      const response = await send(endpoint, { url: url.replace('STRANGE', value) })
      expect(response.statusCode, `${value}: ${response.body}`).toBeLessThan(500)
      expect(await recorded(whole), value).toBe(before)
    }
  })
})

describe.each(each(withQuery))('the query of $name', ({ endpoint }) => {
  test('is refused with the field and the reason when it is strange', async () => {
    const sample = sampleOf(endpoint, whole.andina)
    const [path] = requestOf(endpoint, sample).url.split('?')
    const right = Object.entries(sample).filter(([name]) => name in endpoint.query)
    const asked = (name: string, values: readonly string[]) =>
      [
        ...right.filter(([other]) => other !== name).map(([n, v]) => `${n}=${v}`),
        ...values.map((v) => `${name}=${v}`),
      ].join('&')
    for (const [name, value] of right) {
      const wrong = typeof value === 'number' ? ['abc', '0', '-1', '1.5', '1e9', 'Infinity', ''] : ['x'.repeat(400)]
      for (const it of [...wrong.map((w) => [w]), [String(value), String(value)], ['%00']])
        await expectRefused(endpoint, { url: `${path}?${asked(name, it)}` }, name, `${name}=${it.join()}`)
    }
    await expectRefused(endpoint, { url: `${path}?${asked('unknown', ['1'])}` }, 'unknown', 'an unknown one')
  })
})
