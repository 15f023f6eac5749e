import * as Schema from 'effect/Schema'

import { verbatim } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { draftTerms } from './service-terms.ts'

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
  does: 'Keeps what this person has written until it is sent; nobody else reads it',
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
