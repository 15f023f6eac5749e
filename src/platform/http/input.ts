import * as Schema from 'effect/Schema'
import { invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import { asLabel } from '#platform/facts.ts'
import { reasonOf } from '#platform/text/reasons.ts'
import { unchecked } from '#platform/typed.ts'

import { cleaned, type Texts, textsOf } from './clean-input.ts'
import type { Endpoint } from './endpoint.ts'
import { walked } from './input-walk.ts'

type Issue = { readonly path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; readonly message: string }
type DecodeResult = { value: object } | { issues: readonly Issue[] }
type Decoder = (value: unknown, values: number) => Promise<DecodeResult>

/** Larger inputs: the first fault only. */
const MOST_NAMED = 50
const SEARCHED_THROUGH = 500

/** An empty struct would accept anything. */
const nothingKnown: Decoder = async (value) => {
  const issues = Object.keys(value as object).map((key) => ({ path: [key], message: 'excess property' }))
  return issues.length > 0 ? { issues } : { value: {} }
}

const decoderOf = (fields: Schema.Struct.Fields | undefined): Decoder => {
  if (!fields || Object.keys(fields).length === 0) return nothingKnown
  const naming = (errors: 'all' | 'first') =>
    unchecked<{ '~standard': { validate: (value: unknown) => DecodeResult | Promise<never> } }>(
      Schema.toStandardSchemaV1(unchecked<Schema.Decoder<object>>(Schema.Struct(fields)), {
        parseOptions: { errors, onExcessProperty: 'error' },
      }),
    )
  const [all, first] = [naming('all'), naming('first')]
  return async (value, values) => (values > SEARCHED_THROUGH ? first : all)['~standard'].validate(value)
}

const keysOf = ({ path }: Issue): string[] =>
  (path ?? []).map((part) => String(typeof part === 'object' && part !== null ? part.key : part))

const valueAt = (given: unknown, keys: readonly string[]): unknown =>
  keys.reduce((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], given)

const refusalOf = (issues: readonly Issue[], given: unknown, failure?: string) => {
  const errors = Object.fromEntries(
    issues.slice(0, MOST_NAMED).map((issue) => {
      const keys = keysOf(issue)
      return [keys.join('.') || 'body', reasonOf(issue.message, valueAt(given, keys))]
    }),
  )
  const [field, reason] = Object.entries(errors)[0] ?? ['body', 'Not valid']
  return invalid(errors, failure ?? `${field}: ${reason}`)
}

/** By its brand: a ProductId is a product. */
const nothingNamed = ({ params }: Endpoint, issues: readonly Issue[]): Refusal => {
  const field = params?.[issues.flatMap(keysOf)[0] ?? ''] as { readonly identifier?: string } | undefined
  const noun = /^(\w+)Id$/.exec(field?.identifier ?? '')?.[1]
  return noun ? notFound(`${asLabel(noun)} not found`) : notFound()
}

/** Again after cleaning, which may uncover what cannot be stored. */
const cleanlyWalked = (asCame: object, texts: Texts) => {
  const first = walked(asCame)
  if (first.fault) return { ...first, given: asCame }
  const given = cleaned(asCame, texts)
  return { ...walked(given), given }
}

const compiled = ({ params, query, body }: Endpoint) => ({
  ...{ params: decoderOf(params), query: decoderOf(query), body: decoderOf(body) },
  ...{ queryTexts: textsOf(query), bodyTexts: textsOf(body) },
})

export const inputReader = (endpoint: Endpoint) => {
  let schemas: ReturnType<typeof compiled> | undefined

  return async (request: { params: unknown; query: unknown; body: unknown }): Promise<{ input: object } | Refusal> => {
    schemas ??= compiled(endpoint)
    const { params, query, body, queryTexts, bodyTexts } = schemas
    const fromPath = await params(request.params ?? {}, 1)
    if ('issues' in fromPath) return nothingNamed(endpoint, fromPath.issues)
    if (walked(request.params).fault) return notFound()
    const inQuery = cleanlyWalked({ ...(request.query as object) }, queryTexts)
    if (inQuery.fault) return invalid({ [inQuery.fault.field]: inQuery.fault.reason })
    const fromQuery = await query(inQuery.given, inQuery.values)
    if ('issues' in fromQuery) return refusalOf(fromQuery.issues, inQuery.given)
    if (endpoint.rawBody) return { input: { ...fromPath.value, ...fromQuery.value } }
    if (
      request.body !== undefined &&
      (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body))
    )
      return refused('The body must be a JSON object', {
        status: 400,
        errors: { body: 'The body must be a JSON object' },
      })
    const inBody = cleanlyWalked(request.body ?? {}, bodyTexts)
    if (inBody.fault) return invalid({ [inBody.fault.field]: inBody.fault.reason }, endpoint.failure)
    const fromBody = await body(inBody.given, inBody.values)
    if ('issues' in fromBody) return refusalOf(fromBody.issues, inBody.given, endpoint.failure)
    return { input: { ...fromPath.value, ...fromQuery.value, ...fromBody.value } }
  }
}
