import * as Schema from 'effect/Schema'
import { draftTerms } from '#modules/service/service-states.ts'
import { verbatim } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

/** 'ticket', 'report:reportTender', 'answer:<id>' */
const theDraft = { name: Schema.String.check(Schema.isPattern(/^[\w:-]{1,80}$/)) }
const Fields = Schema.Array(
  Schema.Struct({
    name: Schema.String.check(Schema.isPattern(/^\w+$/), Schema.isMaxLength(40)),
    text: verbatim(Schema.String.check(Schema.isMaxLength(draftTerms.characters))),
  }),
).check(Schema.isMaxLength(draftTerms.fields))

export const readDraft = endpoint('GET /drafts/:name', {
  may: 'session.own',
  does: 'What this person has written and not sent yet; null: nothing',
  params: theDraft,
  answer: Schema.Struct({ fields: Schema.NullOr(Fields) }),
})

export const keepDraft = endpoint('KeepDraft PUT /drafts/:name', {
  may: 'session.own',
  does: 'Keeps what this person has written until it is sent; no one else reads it',
  params: theDraft,
  body: { fields: Fields },
  answer: Done,
})

export const dropDraft = endpoint('DropDraft DELETE /drafts/:name', {
  may: 'session.own',
  does: 'Forgets what this person has written and not sent',
  params: theDraft,
  answer: Done,
})

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
