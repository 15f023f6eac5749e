import * as Schema from 'effect/Schema'
import { beforeAll, expect, test } from 'vitest'
import { permissions } from '#modules/permissions/permissions.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Asker } from '#platform/access/permissions.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import { partOf } from '#tests/seed.ts'

import { calling, everyEndpoint, nameOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import { findings, inputText } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

type Path = readonly (string | number)[]
type Ends = { readonly first: string; readonly last: string }
const days: Ends = { first: '0001-01-01', last: '9999-12-31' }
const moments: Ends = { first: '0001-01-01T00:00:00.000Z', last: '9999-12-31T23:59:59.999Z' }

const takes = (member: Schema.Top, right: string, wrong: string): boolean => {
  const isTaken = (value: string) =>
    Schema.decodeUnknownOption(unchecked<Schema.ConstraintDecoder<unknown>>(member))(value)._tag === 'Some'
  return isTaken(right) && !isTaken(wrong)
}

/** The members of an input that take a day or a moment, by what they accept. */
const declared = ({ params, query, body }: Endpoint): (readonly [Path, Ends])[] =>
  Object.entries({ ...params, ...query, ...body } as Record<string, Schema.Top>).flatMap(([name, member]) => [
    ...(takes(member, '2026-12-18', '2026-13-45') ? [[[name], days] as const] : []),
    ...(takes(member, '2026-12-18T09:30:00.000Z', '2026-13-45T09:30:00.000Z') ? [[[name], moments] as const] : []),
  ])

/** Those deeper in a body, by the values of their sample. */
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
  if (Array.isArray(value)) return value.map((inner, index) => (index === name ? put(inner, rest, end) : inner))
  const fields = value as Record<string, unknown>
  return { ...fields, [name]: put(fields[name], rest, end) }
}

/** Each day and moment at each end, then the ends of a range in reverse. */
const inputsAtEnds = (endpoint: Endpoint, whole: Whole): readonly Record<string, unknown>[] => {
  const sample = sampleOf(endpoint, whole.andina)
  const places = [...declared(endpoint), ...within(sample)]
  if (places.length === 0) return []
  const each = places.flatMap(([path, { first, last }]) => [put(sample, path, first), put(sample, path, last)])
  const ranges = ['first', 'last'].map((from) =>
    places.reduce<unknown>((input, [path, ends], index) => {
      return put(input, path, (from === 'first') === (index % 2 === 0) ? ends.first : ends.last)
    }, sample),
  )
  return [...each, ...ranges] as Record<string, unknown>[]
}

/** The first and the last day of the calendar, wherever a day or a moment is taken. */
export const calendarEnds = (begin: Begin) => {
  let whole: Whole
  const tokens = new Map<Role, string>()

  beforeAll(async () => {
    whole = await begin()
    tokens.set('PROCUREMENT', whole.andina.buyer.jwt)
  })

  const callerOf = async ({ may }: Endpoint) => {
    const roles = (permissions[may] as readonly Asker[]).filter((asker): asker is Role => asker !== 'ANONYMOUS')
    const role = roles.includes('PROCUREMENT') ? 'PROCUREMENT' : (roles[0] ?? 'ADMIN')
    const jwt = tokens.get(role) ?? (await whole.portal.as(role)).jwt
    tokens.set(role, jwt)
    return { role, jwt }
  }

  test('0001-01-01, 9999-12-31 and a reversed range break no endpoint', async () => {
    const { check, expectNone } = findings()
    const cases = everyEndpoint.flatMap((endpoint) =>
      inputsAtEnds(endpoint, whole).map((input) => ({ endpoint, input })),
    )
    expect(new Set(cases.map(({ endpoint }) => endpoint)).size).toBeGreaterThan(40)
    const walked = partOf('ends of the calendar', cases, 3)
    for (const { endpoint, input } of walked) {
      const { role, jwt } = await callerOf(endpoint)
      await check(`${role}, ${nameOf(endpoint)}, ${inputText(input)}`, async () => {
        const { status, text } = await calling(whole)(endpoint, input, jwt)
        expect(status, text).toBeLessThan(500)
        expect(status, 'the caller may call it').not.toBe(403)
      })
    }
    expectNone(walked.length)
  })

  test('what was recorded with those days can be read everywhere', async () => {
    const { check, expectNone } = findings()
    const reads = partOf(
      'reading after the ends of the calendar',
      everyEndpoint.filter(({ method }) => method === 'GET'),
      3,
    )
    for (const endpoint of reads) {
      const { role, jwt } = await callerOf(endpoint)
      await check(`${role}, ${nameOf(endpoint)}`, async () => {
        const { status, text } = await calling(whole)(endpoint, sampleOf(endpoint, whole.andina), jwt)
        expect(status, text).toBeLessThan(500)
      })
    }
    expectNone(reads.length)
  })
}
