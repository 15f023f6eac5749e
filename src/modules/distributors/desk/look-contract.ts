import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const uuid = Schema.String.check(Schema.isUUID())

export const LONGEST_REASON = 500

export const seeAsCompany = endpoint('SeeAsCompany POST /office/distributors/:id/looks', {
  may: 'office.distributors.see-as',
  does: 'Begins to see the portal as a company sees it, for half an hour and for a reason that is recorded: reads alone, sent with the header X-Seen-As',
  params: { id: uuid },
  body: { reason: paragraphs(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST_REASON))) },
  answer: Schema.Struct({ success: Schema.Literal(true), look: Schema.String, until: Moment }),
})
