import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'

import type { Endpoint } from '#platform/http/endpoint.ts'
import { inputReader } from '#platform/http/input.ts'
import { MOST } from '#platform/http/input-walk.ts'
import { chanceOf } from '#tests/faults/seed.ts'
import { seed } from '#tests/seed.ts'

import { everyEndpoint, nameOf } from './every-endpoint.ts'
import { findings } from './findings.ts'

type Representation = { readonly id: string; readonly payload: { readonly [name: string]: unknown } }
type Check = { readonly checks?: readonly Check[]; readonly annotations?: { readonly representation?: Representation } }
type Ast = {
  readonly _tag: string
  readonly checks?: readonly Check[]
  readonly elements?: readonly Ast[]
  readonly rest?: readonly Ast[]
  readonly types?: readonly Ast[]
  readonly propertySignatures?: readonly { readonly name: PropertyKey; readonly type: Ast }[]
  readonly indexSignatures?: readonly unknown[]
}

/** Has an end of its own: fixed letters and counted ones. */
const endsByItself = (source: string) => /^\^.*\$$/.test(source) && !/(?<!\\)[*+]|\{\d+,\}/.test(source)

const flat = (checks: readonly Check[] = []): readonly Check[] =>
  checks.flatMap((check) => (check.checks ? flat(check.checks) : [check]))

/** How long what an AST describes may be; null: without end. */
const mostOf = (ast: Ast): number | null => {
  const ends = flat(ast.checks).flatMap(({ annotations }) => {
    const { id, payload } = annotations?.representation ?? { id: '', payload: {} }
    if (/is(Max|Between)Length$/.test(id)) return [Number(payload.maxLength ?? payload.maximum)]
    if (id.endsWith('isUUID')) return [36]
    return id.endsWith('isPattern') && endsByItself(String(payload.source)) ? [100] : []
  })
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Every text, list and record below, where it has no end or one that is too far away. */
const tooLong = (ast: Ast, path: string): string[] => {
  const limit = { String: MOST.textLength, Arrays: MOST.entries }[ast._tag]
  const isFixed = ast._tag === 'Arrays' && !ast.rest?.length
  const most = mostOf(ast)
  const within = [
    ...[...(ast.elements ?? []), ...(ast.rest ?? [])].flatMap((part) => tooLong(part, `${path}[]`)),
    ...(ast.propertySignatures ?? []).flatMap(({ name, type }) => tooLong(type, `${path}.${String(name)}`)),
    ...(ast.types ?? []).flatMap((type) => tooLong(type, path)),
    ...(ast.indexSignatures?.length ? [`${path}: any field`] : []),
  ]
  if (limit === undefined || isFixed || (most !== null && most <= limit)) return within
  return [`${path}: ${most ?? 'without end'}`, ...within]
}

const tooLongIn = (endpoint: Endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    endpoint[part] ? tooLong(Schema.Struct(endpoint[part]).ast as never, `${nameOf(endpoint)} ${part}`) : [],
  )

test('every text and every list that a contract takes has a maximum, within what the portal reads at all', () => {
  expect(everyEndpoint.flatMap(tooLongIn)).toEqual([])
})

test('a contract without a maximum would be found', () => {
  const endless = {
    ...everyEndpoint[0]!,
    params: {},
    query: { note: Schema.String, ordered: Schema.String.check(Schema.isPattern(/^a+$/)) },
    body: {
      list: Schema.Array(Schema.Int),
      inner: Schema.Struct({ far: Schema.NullOr(Schema.String.check(Schema.isMaxLength(1_000_000))) }),
      fine: Schema.Array(Schema.String.check(Schema.isMaxLength(10))).check(Schema.isMaxLength(10)),
    },
  }
  expect(tooLongIn(endless)).toHaveLength(4)
})

const bodies = everyEndpoint.filter(({ body }) => body)
const manyFields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, i]))
const thousandObjects = Array.from({ length: 1000 }, () => ({ a: 1 }))

const refusedWith50ReasonsAtMost = async (endpoint: Endpoint, body: object) => {
  const read = inputReader({ ...endpoint, params: {}, query: {} })
  const answer = (await read({ params: {}, query: {}, body })) as { status?: number; errors?: object }
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors ?? {}).length).toBeLessThanOrEqual(50)
}

test('every body with far too many fields or entries is refused, with fifty reasons at most', async () => {
  const { check, expectNone } = findings()
  const fields = manyFields(200)
  for (const endpoint of bodies) {
    const lists = Object.fromEntries(Object.keys(endpoint.body).map((field) => [field, thousandObjects]))
    await check(`${nameOf(endpoint)}, 200 fields`, () => refusedWith50ReasonsAtMost(endpoint, fields))
    await check(`${nameOf(endpoint)}, 1 000 entries a field`, () => refusedWith50ReasonsAtMost(endpoint, lists))
  }
  expectNone(bodies.length * 2)
})

/** It is refused before the contract of its endpoint is looked at: four endpoints speak for all. */
test('a body of a hundred thousand fields or entries is refused before it is validated', async () => {
  const { check, expectNone } = findings()
  const fields = manyFields(100_000)
  const list = { list: Array.from({ length: 100_000 }, () => ({ a: 1 })) }
  for (const endpoint of chanceOf(seed, 'bodies far too large').shuffled(bodies).slice(0, 4)) {
    await check(`${nameOf(endpoint)}, 100 000 fields`, () => refusedWith50ReasonsAtMost(endpoint, fields))
    await check(`${nameOf(endpoint)}, 100 000 entries`, () => refusedWith50ReasonsAtMost(endpoint, list))
  }
  expectNone()
})
