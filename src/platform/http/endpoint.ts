import type { Brand } from 'effect/Brand'
import type * as Schema from 'effect/Schema'

import type { AccessPolicy, Permission } from '#platform/access/permissions.ts'
import type { CappedAction } from '#platform/configuration/caps.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Fields = Schema.Struct.Fields
type InputOf<F extends Fields> = Schema.Struct<F>['Type']

export type EndpointOptions<
  P extends Fields,
  Q extends Fields,
  B extends Fields,
  A extends Schema.Top,
  M extends Permission = Permission,
> = {
  /** A line of the permission table; without it the program does not start. */
  readonly may: M
  readonly does: string
  readonly params?: P
  /** From text: use FiniteFromString and the like. */
  readonly query?: Q
  /** JSON, strict: nothing is coerced, unknown fields are refused. */
  readonly body?: B
  /** The specification's text for an invalid body; `errors` has the reason by field. */
  readonly failure?: string
  /** A person has a few of these in flight, the next ones queue. */
  readonly costly?: true
  /** Limited per person and minute over all nodes, by the configuration. */
  readonly counted?: CappedAction
  readonly rawBody?: boolean
  /** No API token may call it, whatever it was given. */
  readonly peopleOnly?: true
  /** Other origins may send it: only its token counts, never a session. */
  readonly fromAnywhere?: true
  readonly answer: A
  /** Where one call is one of several commands: their names by this field's value. */
  readonly commands?: { readonly field: string; readonly names: Readonly<Record<string, string>> }
  /** A screen's query key begins with these, and live changes name them. */
  readonly reads?: readonly string[]
  /** Read models that must pass this command's position before it answers. */
  readonly awaits?: readonly string[]
}

/** The route, validation, OpenAPI document, client and permission test come from it. */
export type Endpoint<
  P extends Fields = any,
  Q extends Fields = any,
  B extends Fields = any,
  A extends Schema.Top = any,
  M extends Permission = Permission,
> = EndpointOptions<P, Q, B, A, M> & {
  /** The command as recorded: 'CancelOrder'. undefined: it only reads. */
  readonly name: string | undefined
  readonly method: Method
  readonly path: string
}

/** An API token may be given it; all else is for people. */
export const isForTokens = (
  { tokens }: Pick<AccessPolicy, 'tokens'>,
  { may, peopleOnly }: Pick<Endpoint, 'may' | 'peopleOnly'>,
): boolean => !peopleOnly && (tokens.given.includes(may) || tokens.always.includes(may))

/** 'CancelOrder PUT /order/cancel'. `input`: decoded. */
export const recordedCommand = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string => {
  const { commands, method, path } = endpoint
  const name = commands?.names[String(input[commands.field])] ?? endpoint.name
  return name === undefined ? `${method} ${path}` : `${name} ${method} ${path}`
}

/** Safe in a browser: imports nothing of Node. `call`: 'CancelOrder PUT /order/cancel' or 'GET /orders'. */
export const endpoint = <
  const P extends Fields = {},
  const Q extends Fields = {},
  const B extends Fields = {},
  const A extends Schema.Top = Schema.Top,
  const M extends Permission = Permission,
>(
  call: `${Method} /${string}` | `${Capitalize<string>} ${Method} /${string}`,
  options: EndpointOptions<P, Q, B, A, M>,
): Endpoint<P, Q, B, A, M> => {
  const [path, method, name] = call.split(' ').reverse() as [string, Method, string?]
  return { name, method, path, ...options }
}

export type Input<E> = E extends Endpoint<infer P, infer Q, infer B, any> ? InputOf<P> & InputOf<Q> & InputOf<B> : never

type Unbranded<T> = T extends string & Brand<any>
  ? string
  : T extends number & Brand<any>
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Unbranded<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Unbranded<T[Key]> }
        : T
export type Sent<E> = Unbranded<Input<E>>
export type Answer<E> = E extends Endpoint<any, any, any, infer A> ? A['Type'] : never
