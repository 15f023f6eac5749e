import * as Schema from 'effect/Schema'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { mailParts } from '#platform/mail/mail-text.ts'
import { LanguageTag } from '#platform/text/languages.ts'
import { expectedVersion, MailText } from './events.ts'

const { Array: List, Literals, NullOr, optionalKey, String: Text, Struct } = Schema

const may = 'office.settings.manage'
const reads = ['settings']

const Kind = Text.check(Schema.isMaxLength(60))

export const listMailKinds = endpoint('GET /office/settings/mails', {
  may,
  does: 'Every kind of mail that the portal sends, who gets it, and in which languages its text was changed.',
  answer: List(
    Struct({
      kind: Text,
      subject: Text,
      staff: Schema.Boolean,
      /** null: its text is fixed. */
      changedIn: NullOr(List(LanguageTag)),
    }),
  ),
  reads,
})

export const previewMail = endpoint('GET /office/settings/mails/:kind', {
  may,
  does: 'One kind of mail as it would read today in a language, made of sample data.',
  params: { kind: Kind },
  query: { language: optionalKey(LanguageTag) },
  answer: Struct({
    subject: Text,
    text: Text,
    html: Text,
    /** What of it is written by administrators; null: all of it is fixed. */
    editable: NullOr(Struct({ parts: List(Literals(mailParts)), placeholders: List(Text) })),
    written: Struct({ version: Schema.Int, text: NullOr(MailText) }),
  }),
  reads,
})

export const previewMailText = endpoint('PreviewMailText POST /office/settings/mails/:kind/:language/preview', {
  may,
  does: 'One kind of mail of sample data as it would read with these texts, which are outlined in it. Nothing is recorded.',
  params: { kind: Kind, language: LanguageTag },
  body: MailText.fields,
  answer: Struct({ subject: Text, html: Text }),
  reads,
})

export const changeMailText = endpoint('ChangeMailText PUT /office/settings/mails/:kind/:language', {
  may,
  does: 'Changes what a kind of mail says in a language, from the next mail on. Without any text it is the default again.',
  params: { kind: Kind, language: LanguageTag },
  body: { expectedVersion, ...MailText.fields },
  answer: Done,
  awaits: reads,
})
