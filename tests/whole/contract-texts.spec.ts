import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'

import { type TextKind, type Texts, textsOf } from '#platform/http/clean-input.ts'

import { everyEndpoint, nameOf } from './every-endpoint.ts'

type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

const listed = ({ text, item, fields }: Texts, path: string): [path: string, kind: TextKind][] => [
  ...(text ? [[path, text] as [string, TextKind]] : []),
  ...(item ? listed(item, `${path}[]`) : []),
  ...Object.entries(fields ?? {}).flatMap(([name, inner]) => listed(inner, `${path}.${name}`)),
]

/** Where OpenAPI says that a free text is taken. */
const declared = (schema: JsonSchema, path: string): string[] => {
  if (schema.anyOf) return schema.anyOf.flatMap((inner) => declared(inner, path))
  if (schema.type === 'string') return schema.enum ? [] : [path]
  if (schema.type === 'array') return schema.items ? declared(schema.items, `${path}[]`) : []
  // What a form read before is compared, and never kept.
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'opened')
  const inside = kept.flatMap(([name, inner]) => declared(inner, `${path}.${name}`))
  if (!['object', 'number', 'integer', 'boolean', 'null'].includes(schema.type ?? ''))
    throw new Error(`${path} takes anything`)
  return inside
}

const inputs = everyEndpoint.flatMap((endpoint) =>
  (['query', 'body'] as const).flatMap((part) => {
    const fields = endpoint[part]
    return fields && Object.keys(fields).length > 0 ? [{ name: `${nameOf(endpoint)} ${part}`, fields }] : []
  }),
)
const texts = inputs.flatMap(({ name, fields }) => listed(textsOf(fields), name))

/** As it was typed it is compared with what is kept: the look-up knows both forms. */
const LOOKED_UP = ['POST /auth/signin body.email', 'POST /auth/forgotten-password body.email']

/** A draft comes back into its fields as it was typed; what is sent in the end is cleaned there. */
const GIVEN_BACK = ['PUT /drafts/:name body.fields[].text']

/** A value of a list of choices. */
const CHOSEN = ['GET /library/items/:kind query.content']

const kindByName = (path: string): TextKind => {
  if (CHOSEN.includes(path)) return 'line'
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (
    [...LOOKED_UP, ...GIVEN_BACK].includes(path) ||
    /password|token|ticket/i.test(name) ||
    path.endsWith('/files/:folder/:name query.key')
  )
    return 'verbatim'
  if (/email|username/i.test(name)) return 'login'
  if (/phone/i.test(name)) return 'phone'
  return /reason|note|description|introduction|^closing$|^detail$|statement|^content\d?$|^text$|^comment$|^words$|^other$/i.test(
    name,
  )
    ? 'paragraphs'
    : 'line'
}

describe('every text that the portal takes', () => {
  test('is cleaned, however deep it is', () => {
    const uncleaned = inputs.flatMap(({ name, fields }) => {
      const { schema } = Schema.toJsonSchemaDocument(Schema.Struct(fields)) as { schema: JsonSchema }
      const cleaned = new Set(listed(textsOf(fields), name).map(([path]) => path))
      return [...new Set(declared(schema, name))].filter((path) => !cleaned.has(path))
    })
    expect(inputs.length).toBeGreaterThan(200)
    expect(uncleaned).toEqual([])
  })

  test('is cleaned as its name says', () => {
    expect(texts.filter(([path, kind]) => kind !== kindByName(path))).toEqual([])
  })
})
