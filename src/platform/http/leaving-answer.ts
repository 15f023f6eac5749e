import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'

/** Until when it can be taken back; absent: already sent. */
export const leaving = { leavesAt: Schema.optionalKey(Moment) }
