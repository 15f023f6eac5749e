import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'
import { Comment } from './contract.ts'
import { Department } from './fields.ts'
import { LONGEST_SUBJECT } from './service-terms.ts'

const uuid = Schema.String.check(Schema.isUUID())

export const openTicketForCaller = endpoint('OpenTicketForCaller POST /office/requests/tickets', {
  may: 'office.tickets.open',
  counted: 'messages',
  does: 'Opens a ticket for an active user of a company who called: it is theirs, and their company reads it',
  body: {
    distributorId: uuid,
    userId: uuid,
    department: Department,
    subject: Schema.Trimmed.check(Schema.isBetweenLength(1, LONGEST_SUBJECT)),
    comment: Comment,
    /** What the call was about. */
    orderId: Schema.optionalKey(uuid),
  },
  answer: Schema.Struct({ success: Schema.Literal(true), id: Schema.String, reference: Schema.String }),
  awaits: ['tickets'],
})
