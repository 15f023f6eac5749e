import * as Schema from 'effect/Schema'

import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

/** Forms of staff by which something that there is is changed. */
const formKinds = [
  'promo-code',
  'product',
  'category',
  'article',
  'event',
  'post',
  'issue',
  'resource',
  'material',
  'template',
  'settings',
] as const
export type FormKind = (typeof formKinds)[number]

const ofForm = {
  form: Schema.Literals(formKinds),
  id: Schema.Trimmed.check(Schema.isBetweenLength(1, 150)),
}

export const showFormReaders = endpoint('GET /office/forms/:form/:id', {
  may: 'office.requests.read',
  does: 'Who else of the staff has the form of something open, and who of them is writing',
  params: ofForm,
  answer: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, writing: Schema.Boolean })),
  reads: ['ticket_desks', 'users'],
})

export const lookAtForm = endpoint('LookAtForm PUT /office/forms/:form/:id/look', {
  may: 'office.requests.read',
  does: 'Says to others of the staff that one has the form of something open, and whether one is writing',
  params: ofForm,
  body: { writing: Schema.Boolean },
  answer: Done,
  awaits: ['ticket_desks'],
})

export const leaveForm = endpoint('LeaveForm PUT /office/forms/:form/:id/leave', {
  may: 'office.requests.read',
  does: 'Says to others of the staff that one has left the form',
  params: ofForm,
  answer: Done,
  awaits: ['ticket_desks'],
})
