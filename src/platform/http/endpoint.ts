import type { Brand } from 'effect/Brand'
import type * as Schema from 'effect/Schema'

import type { Permission } from '#platform/access/permissions.ts'
import type { CappedAction } from '#platform/configuration/caps.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Fields = Schema.Struct.Fields
type InputOf<F extends Fields> = Schema.Struct<F>['Type']

export type EndpointOptions<P extends Fields, Q extends Fields, B extends Fields, A extends Schema.Top> = {
  /** The line of the permission table; without it the program does not start. */
  readonly may: Permission
  /** One sentence for the OpenAPI document. */
  readonly does: string
  /** Path parameters, from text. */
  readonly params?: P
  /** Query parameters, from text: use FiniteFromString and the like. */
  readonly query?: Q
  /** The JSON body, strict: nothing is coerced, unknown fields are refused. */
  readonly body?: B
  /** The catalogue's own text for a body that is not as declared; `errors` says by field what is wrong. */
  readonly failure?: string
  /** Reads much, or makes something large: a person has a few of these under way at once, the next wait their turn. */
  readonly costly?: true
  /** Counted by person, over all nodes: how many a minute, the configuration says. */
  readonly counted?: CappedAction
  /** The body is a stream of bytes for the handler (an upload), not JSON. */
  readonly rawBody?: boolean
  /** A page or program of others may send it: the token in it is all that counts, and no session does. */
  readonly fromAnywhere?: true
  readonly answer: A
  /** Where one call gives several commands: their names by the values of this field. */
  readonly commands?: { readonly field: string; readonly names: Readonly<Record<string, string>> }
  /** The read models that the answer is made of. A screen's query key begins with them, live changes name them. */
  readonly reads?: readonly string[]
  /** The read models that must have passed this command's position before it answers. */
  readonly awaits?: readonly string[]
}

/** Declared once: the route, the validation, the OpenAPI document, the browser's client and the permission test come from it. */
export type Endpoint<
  P extends Fields = any,
  Q extends Fields = any,
  B extends Fields = any,
  A extends Schema.Top = any,
> = EndpointOptions<P, Q, B, A> & {
  /** The command as the log records it: 'CancelOrder'. undefined: it only reads. */
  readonly name: string | undefined
  readonly method: Method
  /** Below `/api`, with `:name` for a path parameter. */
  readonly path: string
}

/** What the log records of a call: 'CancelOrder PUT /order/cancel'. `input`: decoded. */
export const recordedCommand = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string => {
  const { commands, method, path } = endpoint
  const name = commands?.names[String(input[commands.field])] ?? endpoint.name
  return name === undefined ? `${method} ${path}` : `${name} ${method} ${path}`
}

/** Safe in a browser: it imports nothing of Node. `call` reads 'CancelOrder PUT /order/cancel' or 'GET /orders'. */
export const endpoint = <
  const P extends Fields = {},
  const Q extends Fields = {},
  const B extends Fields = {},
  const A extends Schema.Top = Schema.Top,
>(
  call: `${Method} /${string}` | `${Capitalize<string>} ${Method} /${string}`,
  options: EndpointOptions<P, Q, B, A>,
): Endpoint<P, Q, B, A> => {
  const [path, method, name] = call.split(' ').reverse() as [string, Method, string?]
  return { name, method, path, ...options }
}

/** Params, query and body in one object, decoded. */
export type Input<E> = E extends Endpoint<infer P, infer Q, infer B, any> ? InputOf<P> & InputOf<Q> & InputOf<B> : never

/** Without the brands that decoding gives: ids, days and cents as a browser has them. */
type Unbranded<T> = T extends string & Brand<any>
  ? string
  : T extends number & Brand<any>
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Unbranded<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Unbranded<T[Key]> }
        : T
/** The input as a browser gives it; the server checks it. */
export type Sent<E> = Unbranded<Input<E>>
export type Answer<E> = E extends Endpoint<any, any, any, infer A> ? A['Type'] : never
