import * as Schema from 'effect/Schema'

const Topic = Schema.String.check(Schema.isPattern(/^[a-z-]+(:[\w-]{1,80})?$/))
const Position = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Jwt = Schema.String.check(Schema.isMaxLength(4000))

/** What a browser says on /api/live. `hello` comes first; `from` is the last position it has seen, null: only what comes. */
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

/** One change: the read model has taken the event at `position` in. */
export type Change = { readonly position: number; readonly model: string; readonly topics: readonly string[] }

/**
 * What the server says. `position` of ready and changed is where to go on from after a lost connection: every read
 * model has passed it, so that nothing at or below it is missed. `resync`: too far behind, fetch everything again.
 */
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
