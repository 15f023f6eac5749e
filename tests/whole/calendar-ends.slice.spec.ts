import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { permissions } from '#platform/access/permissions.ts'
import type { Asker, Role } from '#platform/access/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'

import { calling, everyEndpoint, nameOf, sampleOf } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'

let whole: Whole
beforeAll(async () => {
  whole = await startWhole()
})
afterAll(() => whole.portal.stop())

type Path = readonly (string | number)[]
type Ends = { readonly first: string; readonly last: string }
const days: Ends = { first: '0001-01-01', last: '9999-12-31' }
const moments: Ends = { first: '0001-01-01T00:00:00.000Z', last: '9999-12-31T23:59:59.999Z' }

const takes = (member: Schema.Top, right: string, wrong: string): boolean => {
  const isTaken = (value: string) =>
    Schema.decodeUnknownOption(member as unknown as Schema.ConstraintDecoder<unknown>)(value)._tag === 'Some'
  return isTaken(right) && !isTaken(wrong)
}

/** The members of an endpoint's input that take a day or a moment, by what they accept. */
const declared = ({ params, query, body }: Endpoint): (readonly [Path, Ends])[] =>
  Object.entries({ ...params, ...query, ...body } as Record<string, Schema.Top>).flatMap(([name, member]) => [
    ...(takes(member, '2026-12-18', '2026-13-45') ? [[[name], days] as const] : []),
    ...(takes(member, '2026-12-18T09:30:00.000Z', '2026-13-45T09:30:00.000Z') ? [[[name], moments] as const] : []),
  ])

/** Those deeper in a body, by what their sample says. */
const within = (value: unknown, path: Path = []): (readonly [Path, Ends])[] => {
  if (typeof value === 'string' && path.length > 1 && /^\d{4}-\d\d-\d\d(T|$)/.test(value))
    return [[path, value.includes('T') ? moments : days]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    within(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

const put = (value: unknown, [name, ...rest]: Path, end: string): unknown => {
  if (name === undefined) return end
  if (Array.isArray(value)) return value.map((inner, at) => (at === name ? put(inner, rest, end) : inner))
  const fields = value as Record<string, unknown>
  return { ...fields, [name]: put(fields[name], rest, end) }
}

const ask = async (endpoint: Endpoint, input: Record<string, unknown>) => {
  const roles = (permissions[endpoint.may] as readonly Asker[]).filter((asker): asker is Role => asker !== 'ANONYMOUS')
  const { jwt } = roles.includes('PROCUREMENT') ? whole.andina.buyer : await whole.portal.as(roles[0] ?? 'ADMIN')
  return calling(whole)(endpoint, input, jwt)
}

/** Each member at each end, then the ends of a range turned round. */
const askAtEnds = async (endpoint: Endpoint, paths: readonly (readonly [Path, Ends])[]) => {
  const sample = sampleOf(endpoint, whole.andina)
  const inputs = [
    ...paths.flatMap(([path, { first, last }]) => [put(sample, path, first), put(sample, path, last)]),
    ...['first', 'last'].map((from) =>
      paths.reduce<unknown>((input, [path, ends], at) => {
        return put(input, path, (from === 'first') === (at % 2 === 0) ? ends.first : ends.last)
      }, sample),
    ),
  ]
  for (const input of inputs) {
    const { status, text } = await ask(endpoint, input as Record<string, unknown>)
    expect(status, `${JSON.stringify(input)}: ${text}`).toBeLessThan(500)
    expect(status, 'the caller may do it').not.toBe(403)
  }
}

const each = everyEndpoint.map((endpoint) => ({ endpoint, name: nameOf(endpoint) }))
let walked = 0

describe('0001-01-01, 9999-12-31 and a reversed range', () => {
  test.each(each)('never break $name', async ({ endpoint }) => {
    const paths = [...declared(endpoint), ...within(sampleOf(endpoint, whole.andina))]
    if (paths.length === 0) return
    walked++
    await askAtEnds(endpoint, paths)
  })

  test('are asked of many', () => expect(walked).toBeGreaterThan(20))

  test('leave nothing behind that breaks what is read afterwards', async () => {
    for (const endpoint of everyEndpoint.filter(({ method }) => method === 'GET')) {
      const { status, text } = await ask(endpoint, sampleOf(endpoint, whole.andina))
      expect(status, `${nameOf(endpoint)}: ${text}`).toBeLessThan(500)
    }
  })
})
