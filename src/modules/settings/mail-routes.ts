import { paths } from '#paths'
import { invalid, notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { layOut } from '#platform/mail/layout.ts'
import type { MailPart, MailTexts } from '#platform/mail/mail-text.ts'
import type { MailSample, MailTemplate } from '#platform/mail/mailer.ts'
import type { Module } from '#platform/module.ts'
import { keysOf } from '#platform/records.ts'
import type { Services } from '#platform/services.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { say } from '#platform/text/say.ts'
import { currentSettings } from '#projections/settings.ts'
import { personOf } from '#projections/users.ts'
import { inLanguage, languageNow } from '#translations/language-now.ts'

import { sendTestMail } from './contract.ts'
import { textsByKind } from './current.ts'
import * as calls from './mail-contract.ts'
import { wrongInMailText } from './rules.ts'
import { changeMailText, firstSettings, SETTINGS, settings, writtenMail } from './settings.ts'

/** Sent to oneself: it says nothing but that it came. */
const test: MailTemplate = (_, { brand }) => ({
  subject: say('Test email'),
  paragraphs: [
    say('This is a test email from {0}. Its sender and reply address are the ones in the settings.', brand.name),
  ],
  action: { label: say('Open the settings'), link: paths.officeSettings() },
  because: say('You receive this email because you requested it in the settings.'),
})

export const mails: Readonly<Record<string, MailTemplate>> = { 'settings-test': test }
export const mailSamples: readonly MailSample[] = [
  { kind: 'settings-test', template: 'settings-test', staff: true, data: {} },
]

/** A sample has no particular reader. */
const reader = { email: 'reader@example.com', name: 'Sample Reader' }

type SampleOptions = {
  readonly language?: PortalLanguage | undefined
  /** Left out: as it is written now. */
  readonly texts?: MailTexts
  readonly outlined?: readonly MailPart[]
}

const unknown = () => notFound('There is no such email')

/** Every mail of these modules as it reads, one that is really sent, and the texts that administrators write. */
export const mailRoutes = (modules: readonly Pick<Module, 'mails' | 'mailSamples'>[]) => {
  const templates: Readonly<Record<string, MailTemplate>> = Object.assign({}, ...modules.map((module) => module.mails))
  const samples = new Map(modules.flatMap((module) => module.mailSamples ?? []).map((sample) => [sample.kind, sample]))

  const mailOf = (
    { template, staff, data, others = [] }: MailSample,
    configuration: Services['configuration'],
    { language = languageNow(), texts = configuration.mailTexts, outlined }: SampleOptions = {},
  ) => {
    const { brand, officeTimeZone: timeZone } = configuration
    const [first = {}, ...more] = [data, ...others].map((facts) => ({ ...facts, texts }))
    const asReader = { staff, brand, language, timeZone, companyZone: timeZone }
    return inLanguage(language, () =>
      layOut(templates[template]!(first, asReader, more), reader, configuration, outlined),
    )
  }

  /** With the texts of the read model: this node's own configuration may follow a moment later. */
  const readFresh = async ({ db, configuration }: Pick<Services, 'db' | 'configuration'>) => {
    const row = (await currentSettings(db)) ?? firstSettings()
    return { row, texts: textsByKind(row.mailTexts), configuration }
  }

  return [
    serve(sendTestMail, async ({ db, me, mailer, newId, personal }) => {
      const person = await personOf(db, me.userId)
      if (!person) return notFound('Your account has no e-mail address')
      const { state, answer } = await mailer.tryNow(newId(), me.userId, { name: 'settings-test', data: {} })
      return { state, to: await personal.open(person.email), answer }
    }),

    serve(calls.listMailKinds, async (context) => {
      const { texts, configuration } = await readFresh(context)
      return [...samples.values()].map((sample) => ({
        kind: sample.kind,
        subject: mailOf(sample, configuration, { texts }).subject,
        staff: sample.staff,
        changedIn: sample.editable ? keysOf(texts[sample.kind] ?? {}) : null,
      }))
    }),

    serve(calls.previewMail, async ({ input: { kind, language = 'en' }, ...context }) => {
      const sample = samples.get(kind)
      if (!sample) return unknown()
      const { row, texts, configuration } = await readFresh(context)
      const { subject, text, html } = mailOf(sample, configuration, { language, texts })
      const { version, text: current } = writtenMail(row, kind, language)
      return { subject, text, html, editable: sample.editable ?? null, written: { version, text: current } }
    }),

    serve(calls.previewMailText, ({ configuration, input: { kind, language, ...text } }) => {
      const sample = samples.get(kind)
      if (!sample?.editable) return unknown()
      const wrong = wrongInMailText(text, sample.editable)
      if (Object.keys(wrong).length > 0) return invalid(wrong)
      const texts = { [kind]: { [language]: text } }
      const { subject, html } = mailOf(sample, configuration, { language, texts, outlined: sample.editable.parts })
      return { subject, html }
    }),

    serve(calls.changeMailText, async ({ log, input: { kind, language, expectedVersion, ...text } }) => {
      const editable = samples.get(kind)?.editable
      if (!editable) return unknown()
      const change = changeMailText({ kind, language, text }, { editable, expectedVersion })
      return (await log.decide(settings, SETTINGS, change, { answer: { success: true as const } })).answer
    }),
  ]
}
