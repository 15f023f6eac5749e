import * as Schema from 'effect/Schema'

export const Done = Schema.Struct({ success: Schema.Literal(true) })
