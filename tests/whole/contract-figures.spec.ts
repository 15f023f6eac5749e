import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'

import { Percent } from '#platform/money.ts'

import { everyEndpoint, nameOf } from './every-endpoint.ts'

type JsonSchema = {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

type Figure = { readonly path: string; readonly schema: JsonSchema }

const figures = (schema: JsonSchema, path: string): Figure[] => [
  ...(!schema.enum && (schema.type === 'integer' || schema.type === 'number') ? [{ path, schema }] : []),
  ...(schema.anyOf ?? []).flatMap((inner) => figures(inner, path)),
  ...(schema.items ? figures(schema.items, `${path}[]`) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => figures(inner, `${path}.${name}`)),
]

/** As they are once they were read: a page number comes as text. */
const taken = everyEndpoint.flatMap((endpoint) =>
  (['query', 'body'] as const).flatMap((part) => {
    const fields = endpoint[part]
    if (!fields || Object.keys(fields).length === 0) return []
    const { schema } = Schema.toJsonSchemaDocument(Schema.toType(Schema.Struct(fields)))
    return figures(schema as JsonSchema, `${nameOf(endpoint)} ${part}`)
  }),
)

const MOST = 1_000_000_000_000

test('every number that the portal takes has a minimum and a maximum', () => {
  const isLimited = ({ schema: { minimum = -Infinity, maximum = Infinity } }: Figure) =>
    minimum >= -MOST && maximum <= MOST
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.filter((figure) => !isLimited(figure)).map(({ path }) => path)).toEqual([])
})

describe('a percent', () => {
  const read = Schema.decodeUnknownExit(Percent)
  test.each([0, 0.01, 0.07, 12.34, 33.33, 99.99, 100])('may be %d', (value) => expect(read(value)._tag).toBe('Success'))
  test.each([1e-9, 0.001, 12.345, 99.999, 100.01, -0.01, Number.NaN])('may not be %d', (value) =>
    expect(read(value)._tag).toBe('Failure'),
  )
})
