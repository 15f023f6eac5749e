import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, String: Text, Struct } = Schema

const may = 'office.settings.manage'
const reads = ['settings']

const Kind = Text.check(Schema.isMaxLength(60))

export const listMailKinds = endpoint('GET /office/settings/mails', {
  may,
  does: 'Every kind of mail that the portal sends, and who gets it.',
  answer: List(Struct({ kind: Text, subject: Text, staff: Schema.Boolean })),
  reads,
})

export const previewMail = endpoint('GET /office/settings/mails/:kind', {
  may,
  does: 'One kind of mail as it would read today, made of sample data.',
  params: { kind: Kind },
  answer: Struct({ subject: Text, text: Text, html: Text }),
  reads,
})
