import * as Schema from 'effect/Schema'

const Topic = Schema.String.check(Schema.isPattern(/^[a-z-]+(:[\w-]{1,80})?$/))
const Position = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Jwt = Schema.String.check(Schema.isMaxLength(4000))

/** From the browser. `hello` first; `from`: the last position seen, null: new ones only. */
export const Said = Schema.Union([
  Schema.Struct({ type: Schema.Literal('hello'), jwt: Jwt }),
  Schema.Struct({ type: Schema.Literal('jwt'), jwt: Jwt }),
  Schema.Struct({
    type: Schema.Literal('subscribe'),
    topics: Schema.Array(Topic).check(Schema.isMaxLength(100)),
    from: Schema.NullOr(Position),
  }),
  Schema.Struct({ type: Schema.Literal('pong') }),
])
export type Said = typeof Said.Type

export type Change = { readonly position: number; readonly model: string; readonly topics: readonly string[] }

/** `position`: resume from here after a lost connection. `resync`: too far behind, fetch everything. */
export type ServerMessage =
  | { readonly type: 'ready'; readonly position: number }
  | {
      readonly type: 'changed'
      readonly position: number
      readonly models: readonly string[]
      readonly topics: readonly string[]
      readonly changes: readonly Change[]
    }
  | { readonly type: 'resync'; readonly position: number }
  | { readonly type: 'refused'; readonly topics: readonly string[] }
  | { readonly type: 'ended' }
  | { readonly type: 'ping' }
