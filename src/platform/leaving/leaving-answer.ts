import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'

/** In the answer of a command that something leaves the house by: until when it can be taken back; left out, it has left. */
export const leaving = { leavesAt: Schema.optionalKey(Moment) }
