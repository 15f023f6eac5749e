import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'

/** In the answer of a command that sends something out: until when it can be taken back; absent: it was sent. */
export const leaving = { leavesAt: Schema.optionalKey(Moment) }
