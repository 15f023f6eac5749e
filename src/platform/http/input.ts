import * as Schema from 'effect/Schema'

import { SEALED } from '#platform/access/personal-data.ts'
import { invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import { reasonOf } from '#platform/reasons.ts'

import type { Endpoint } from './endpoint.ts'

type Issue = { readonly path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; readonly message: string }
type Decoder = (value: unknown) => Promise<{ value: object } | { issues: readonly Issue[] }>

const strict = { errors: 'all', onExcessProperty: 'error' } as const

/** Where nothing is declared nothing is known. A struct without fields would let everything pass. */
const nothingKnown: Decoder = async (value) => {
  const issues = Object.keys(value as object).map((key) => ({ path: [key], message: 'excess property' }))
  return issues.length > 0 ? { issues } : { value: {} }
}

const decoderOf = (fields: Schema.Struct.Fields | undefined): Decoder => {
  if (!fields || Object.keys(fields).length === 0) return nothingKnown
  const standard = Schema.toStandardSchemaV1(Schema.Struct(fields) as never, { parseOptions: strict }) as {
    '~standard': { validate: (value: unknown) => { value: object } | { issues: readonly Issue[] } | Promise<never> }
  }
  return async (value) => standard['~standard'].validate(value)
}

const keysOf = ({ path }: Issue): string[] =>
  (path ?? []).map((part) => String(typeof part === 'object' && part !== null ? part.key : part))

const valueAt = (given: unknown, keys: readonly string[]): unknown =>
  keys.reduce((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], given)

const refusalOf = (issues: readonly Issue[], given: unknown, failure?: string) => {
  const errors = Object.fromEntries(
    issues.slice(0, 50).map((issue) => {
      const keys = keysOf(issue)
      return [keys.join('.') || 'body', reasonOf(issue.message, valueAt(given, keys))]
    }),
  )
  const [field, reason] = Object.entries(errors)[0] ?? ['body', 'Not valid']
  return invalid(errors, failure ?? `${field}: ${reason}`)
}

/** What an id in the path is of, by its brand: a ProductId names a product. */
const nothingNamed = ({ params }: Endpoint, issues: readonly Issue[]): Refusal => {
  const field = params?.[issues.flatMap(keysOf)[0] ?? ''] as { readonly identifier?: string } | undefined
  const noun = /^(\w+)Id$/.exec(field?.identifier ?? '')?.[1]?.toLowerCase()
  return noun ? notFound(`There is no such ${noun}`) : notFound()
}

const MOST_LEVELS = 32

type Fault = { readonly field: string; readonly reason: string }

/** A text of signs that nobody sees, such as zero-width spaces, is blank; an ordinary blank is each field's own business. */
const isInvisible = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]+$/u.test(text) && /\S/.test(text)

/**
 * Postgres refuses NUL and lone surrogates, and what is nested without end overflows whoever walks through it: better
 * said here, with the field, than as a fault of ours. A text in the form of a sealed one would be opened for whoever
 * reads it: somebody's data that only a few may open could be copied into a field that many read.
 */
const unstorable = (value: unknown, path: readonly string[] = []): Fault | null => {
  const field = path.join('.') || 'body'
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed() || SEALED.test(value))
      return { field, reason: 'This text contains characters that cannot be stored' }
    return isInvisible(value) ? { field, reason: 'This field must not be blank' } : null
  }
  if (typeof value !== 'object' || value === null) return null
  if (path.length > MOST_LEVELS) return { field: path[0] as string, reason: 'This is nested too deeply' }
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(key, path) ?? unstorable(inner, [...path, key])
    if (found) return found
  }
  return null
}

/** Compiles an endpoint's schemas once; answers the decoded input in one object, or why not. */
export const inputReader = (endpoint: Endpoint) => {
  const [params, query, body] = [decoderOf(endpoint.params), decoderOf(endpoint.query), decoderOf(endpoint.body)]

  return async (request: { params: unknown; query: unknown; body: unknown }): Promise<{ input: object } | Refusal> => {
    const fromPath = await params(request.params ?? {})
    if ('issues' in fromPath) return nothingNamed(endpoint, fromPath.issues)
    if (unstorable(request.params)) return notFound()
    const faultInQuery = unstorable(request.query)
    if (faultInQuery) return invalid({ [faultInQuery.field]: faultInQuery.reason })
    const fromQuery = await query({ ...(request.query as object) })
    if ('issues' in fromQuery) return refusalOf(fromQuery.issues, request.query)
    if (endpoint.rawBody) return { input: { ...fromPath.value, ...fromQuery.value } }
    if (
      request.body !== undefined &&
      (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body))
    )
      return refused('The body must be a JSON object', {
        status: 400,
        errors: { body: 'The body must be a JSON object' },
      })
    const faultInBody = unstorable(request.body)
    if (faultInBody) return invalid({ [faultInBody.field]: faultInBody.reason }, endpoint.failure)
    const fromBody = await body(request.body ?? {})
    if ('issues' in fromBody) return refusalOf(fromBody.issues, request.body, endpoint.failure)
    return { input: { ...fromPath.value, ...fromQuery.value, ...fromBody.value } }
  }
}
