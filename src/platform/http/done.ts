import * as Schema from 'effect/Schema'

/** What a command answers that has nothing else to say. */
export const Done = Schema.Struct({ success: Schema.Literal(true) })
