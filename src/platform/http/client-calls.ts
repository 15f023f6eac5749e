import * as Schema from 'effect/Schema'
import type { AccessPolicy } from '#platform/access/permissions.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { type Endpoint, isForTokens } from './endpoint.ts'

/** As `toJsonSchemaDocument` writes it: the part that contracts use. */
type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema | false
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

const schemaOf = (schema: Schema.Top): JsonSchema => Schema.toJsonSchemaDocument(schema).schema

const quoted = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

const objectType = ({ properties = {}, required = [], additionalProperties }: JsonSchema): string => {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return typeof additionalProperties === 'object' ? `Record<string, ${typeOf(additionalProperties)}>` : '{}'
}

const arrayType = ({ items, prefixItems }: JsonSchema): string => {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`
  return items ? `Array<${typeOf(items)}>` : 'unknown[]'
}

/** TypeScript of a JSON schema: bounds and patterns of texts and numbers are left to the server. */
const typeOf = (schema: JsonSchema): string => {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.type === 'object') return objectType(schema)
  if (schema.type === 'array') return arrayType(schema)
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  return schema.type ?? 'unknown'
}

/** What travels as text may be given as a number as well. */
const queryType = (fields: Schema.Struct.Fields): string =>
  typeOf(schemaOf(Schema.Struct(fields))).replaceAll(/: string(?=;| })/g, ': string | number')

const inputType = ({ params, query, body }: Endpoint): string => {
  const parts = [
    ...[params, body].flatMap((fields) => (fields ? [typeOf(schemaOf(Schema.Struct(fields)))] : [])),
    ...(query ? [queryType(query)] : []),
  ].filter((part) => part !== '{}')
  return parts.join(' & ') || '{}'
}

/** Every call that an API token may be given, as types that need nothing of this program. */
export const clientTypes = (endpoints: readonly Endpoint[], policy: Pick<AccessPolicy, 'tokens'>): string => {
  const calls = endpoints
    .filter((endpoint) => !endpoint.rawBody && isForTokens(policy, endpoint))
    .toSorted((a, b) => compareTexts(`${a.path} ${a.method}`, `${b.path} ${b.method}`))
    .map(
      (endpoint) => `  /** ${endpoint.does.replace(/\.$/, '')}. Permission: ${endpoint.may}. */
  '${endpoint.method} ${endpoint.path}': {
    input: ${inputType(endpoint)}
    answer: ${typeOf(schemaOf(endpoint.answer))}
  }`,
    )
  return `// Generated from the contracts of the portal: vitest run --project=unit tests/pinned -u writes it again.

/** By method and path: the fields of path, query and body in one, and the answer. Money is in cents. */
export type Calls = {
${calls.join('\n')}
}
`
}
