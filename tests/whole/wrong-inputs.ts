import * as Schema from 'effect/Schema'

import type { Endpoint } from '#platform/http/endpoint.ts'

/** A body that must be refused. `field`: what the answer names; null: the body as a whole. */
export type WrongInput = { readonly says: string; readonly field: string | null; readonly body: string }

type JsonSchema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}
type Path = readonly (string | number)[]
type Wrong = { readonly says: string; readonly value: unknown }

/** Valid JSON that JSON.stringify does not write: put into the text afterwards. */
const raw = (text: string) => `raw:${text}:raw`
const written = (value: unknown) => JSON.stringify(value).replaceAll(/"raw:(.*?):raw"/g, '$1')
const printed = (value: unknown) => {
  const text = written(value)
  return text.length > 60 ? `${text.slice(0, 25)} … ${text.slice(-25)} (${text.length} characters)` : text
}

const ofAnotherType: Readonly<Record<string, readonly unknown[]>> = {
  integer: [true, '5', 'five', [], {}, 1.5, raw('1e400'), raw('9007199254740993.5')],
  number: [true, '5', [], {}, raw('1e400'), raw('-1e400')],
  string: [0, 5, true, ['text'], { text: 'text' }],
  boolean: [0, 1, 'true', [], {}],
  array: [0, true, 'text', {}],
  object: [0, true, 'text', []],
}

const wrongStrings = ({ minLength = 0, maxLength, enum: names }: JsonSchema): unknown[] => {
  if (names) return ['NO_SUCH_NAME', '', String(names[0]).toLowerCase()].filter((name) => !names.includes(name))
  const overlong = 'x'.repeat((maxLength ?? 10_000) + 1)
  return ['a\u0000b', 'a\ud800b', overlong, ...(minLength > 0 ? [''] : [])]
}

const wrongNumbers = ({ minimum, maximum }: JsonSchema): unknown[] => [
  ...(minimum === undefined ? [] : [minimum - 1, raw('-9007199254740993')]),
  ...(maximum === undefined ? [] : [maximum + 1, raw('1e300')]),
]

const wrongArrays = ({ minItems = 0, maxItems }: JsonSchema, value: readonly unknown[]): unknown[] => [
  [null],
  ...(minItems > 0 ? [[]] : []),
  ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => value[0])]),
]

const wrongObjects = (value: object): unknown[] => [
  { ...value, unknownField: 1 },
  { ...value, constructor: 1 },
]

const wrongValues = (schema: JsonSchema, value: unknown): unknown[] => {
  if (schema.type === 'string') return wrongStrings(schema)
  if (schema.type === 'integer' || schema.type === 'number') return wrongNumbers(schema)
  if (schema.type === 'array') return wrongArrays(schema, value as readonly unknown[])
  if (schema.type === 'object') return wrongObjects(value as object)
  return []
}

/** Of a union with null, the other member. */
const withoutNull = (schema: JsonSchema): { schema: JsonSchema; nullable: boolean; orText: boolean } => {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (!schema.anyOf) return { schema, nullable: schema.type === 'null', orText: false }
  const orText = others.slice(1).some(({ type }) => type === 'string')
  return { schema: others[0] ?? schema, nullable: others.length < schema.anyOf.length, orText }
}

/** Everything that is wrong at one place, and then within it. */
const wrongAt = (declared: JsonSchema, value: unknown, path: Path): { path: Path; wrong: Wrong }[] => {
  const { schema, nullable, orText } = withoutNull(declared)
  const here = [
    ...(nullable ? [] : [null]),
    ...(ofAnotherType[schema.type ?? ''] ?? []).filter((wrong) => !(orText && typeof wrong === 'string')),
    ...(value === null && schema.type !== 'string' ? [] : wrongValues(schema, value)),
  ].map((wrong) => ({ path, wrong: { says: `${path.join('.') || 'the body'}: ${printed(wrong)}`, value: wrong } }))
  if (schema.type === 'array' && Array.isArray(value) && schema.items && value.length > 0)
    return [...here, ...wrongAt(schema.items, value[0], [...path, 0])]
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return here
  const fields = value as Record<string, unknown>
  const missing = (schema.required ?? []).map((name) => ({
    path,
    wrong: { says: `${[...path, name].join('.')} is missing`, value: { ...fields, [name]: undefined } },
    field: [...path, name],
  }))
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    name in fields ? wrongAt(inner, fields[name], [...path, name]) : [],
  )
  return [...here, ...missing, ...inside]
}

const replaced = (value: unknown, [name, ...rest]: Path, put: unknown): unknown => {
  if (name === undefined) return put
  if (Array.isArray(value)) return value.map((inner, index) => (index === name ? replaced(inner, rest, put) : inner))
  const fields = value as Record<string, unknown>
  return { ...fields, [name]: replaced(fields[name], rest, put) }
}

/** Wrong bodies of an endpoint, made from what it declares, a single thing wrong in each; `sample` is a right one. */
export const wrongBodies = (fields: Schema.Struct.Fields, sample: Record<string, unknown>): WrongInput[] => {
  const { schema } = Schema.toJsonSchemaDocument(Schema.Struct(fields)) as { schema: JsonSchema }
  const wrong = wrongAt(schema, sample, []).filter(({ path, wrong: { value } }) => path.length > 0 || isObject(value))
  return wrong.map(({ path, wrong: { says, value } }) => ({
    says,
    field: path.length > 0 ? path.join('.') : null,
    body: written(replaced(sample, path, value)),
  }))
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

type Query = Readonly<Record<string, string | readonly string[]>>

/** A query that must be refused; a name that comes twice has a list of values. */
export type WrongQuery = { readonly says: string; readonly field: string; readonly query: Query }

/** A query as it arrives: as texts. */
export const inTexts = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Wrong queries of an endpoint, a single thing wrong in each; `right` is a right one. */
export const wrongQueries = (right: Readonly<Record<string, unknown>>): WrongQuery[] => {
  const texts = inTexts(right)
  const wrong = Object.entries(right).flatMap(([name, value]) => {
    const strange = typeof value === 'number' ? ['abc', '0', '-1', '1.5', '1e9', 'Infinity', ''] : ['x'.repeat(400)]
    return [...strange, '\u0000', [String(value), String(value)]].map((put) => ({ name, put }))
  })
  return [...wrong, { name: 'unknown', put: '1' }].map(({ name, put }) => ({
    says: `${name}=${printed(put)}`,
    field: name,
    query: { ...texts, [name]: put },
  }))
}

/** The same query as a browser writes it. */
export const queryText = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value] as [string, string]),
    ),
  ).toString()

/** An input, by the parts of the request that its fields are sent in. */
export const partsOf = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) => {
  const part = (isPart: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => isPart(name)))
  const isParam = (name: string) => name in (endpoint.params ?? {})
  const isQuery = (name: string) => name in (endpoint.query ?? {})
  return { params: part(isParam), query: part(isQuery), body: part((name) => !isParam(name) && !isQuery(name)) }
}

/** Whether the errors of an answer name a field, one in it or one that it is in. */
export const isNamed = (field: string, errors: Readonly<Record<string, string>> = {}): boolean =>
  Object.keys(errors).some((name) => name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`))

/** Bodies that are no JSON object at all, each with its content type. */
export const noBodies: readonly { readonly says: string; readonly type: string; readonly body: string }[] = [
  { says: 'half an object', type: 'application/json', body: '{"a":' },
  { says: 'two objects', type: 'application/json', body: '{}{}' },
  { says: 'no JSON', type: 'application/json', body: '<order/>' },
  { says: 'a list', type: 'application/json', body: '[]' },
  { says: 'null', type: 'application/json', body: 'null' },
  { says: 'a number', type: 'application/json', body: '5' },
  { says: 'a text', type: 'application/json', body: '"text"' },
  { says: 'a prototype', type: 'application/json', body: '{"__proto__":{"admin":true}}' },
  { says: 'a constructor', type: 'application/json', body: '{"constructor":{"prototype":{"admin":true}}}' },
  {
    says: 'ten thousand lists in each other',
    type: 'application/json',
    body: `{"a":${'['.repeat(1e4)}${']'.repeat(1e4)}}`,
  },
  { says: 'a megabyte and more', type: 'application/json', body: JSON.stringify({ a: 'x'.repeat(1_100_000) }) },
  { says: 'a form', type: 'application/x-www-form-urlencoded', body: 'a=1' },
  { says: 'parts', type: 'multipart/form-data; boundary=x', body: '--x--' },
  { says: 'plain text', type: 'text/plain', body: '{}' },
  { says: 'XML', type: 'application/xml', body: '<order/>' },
  { says: 'a type that is none', type: 'nonsense', body: '{}' },
]
