import { paths } from '#paths'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { layOut } from '#platform/mail/layout.ts'
import type { MailSample, MailTemplate } from '#platform/mail/mailer.ts'
import type { Module } from '#platform/module.ts'
import type { Services } from '#platform/services.ts'
import { personOf } from '#projections/users.ts'

import { sendTestMail } from './contract.ts'
import * as calls from './mail-contract.ts'

/** Sent to oneself: it says nothing but that it came. */
const test: MailTemplate = (_, { brand }) => ({
  subject: 'Test email',
  paragraphs: [`This is a test email from ${brand.name}. Its sender and reply address are the ones in the settings.`],
  action: { label: 'Open the settings', link: paths.officeSettings() },
  because: 'You receive this email because you requested it in the settings.',
})

export const mails: Readonly<Record<string, MailTemplate>> = { 'settings-test': test }
export const mailSamples: readonly MailSample[] = [
  { kind: 'settings-test', template: 'settings-test', staff: true, data: {} },
]

/** A sample has no particular reader. */
const reader = { email: 'reader@example.com', name: 'Sample Reader' }

/** Every mail of these modules as it reads, and one that is really sent. */
export const mailRoutes = (modules: readonly Pick<Module, 'mails' | 'mailSamples'>[]) => {
  const templates: Readonly<Record<string, MailTemplate>> = Object.assign({}, ...modules.map((module) => module.mails))
  const samples = new Map(modules.flatMap((module) => module.mailSamples ?? []).map((sample) => [sample.kind, sample]))

  const mailOf = ({ template, staff, data }: MailSample, configuration: Services['configuration']) => {
    const zones = { timeZone: configuration.officeTimeZone, companyZone: configuration.officeTimeZone }
    const mailTexts = templates[template]!(data, { staff, brand: configuration.brand, ...zones }, [])
    const { subject, text, html } = layOut(mailTexts, { ...reader, staff, ...zones }, configuration)
    return { subject, text, html }
  }

  return [
    serve(sendTestMail, async ({ db, me, mailer, newId, personal }) => {
      const person = await personOf(db, me.userId)
      if (!person) return notFound('Your account has no e-mail address')
      const { state, answer } = await mailer.tryNow(newId(), me.userId, { name: 'settings-test', data: {} })
      return { state, to: await personal.open(person.email), answer }
    }),

    serve(calls.listMailKinds, ({ configuration }) =>
      [...samples.values()].map((sample) => ({
        kind: sample.kind,
        subject: mailOf(sample, configuration).subject,
        staff: sample.staff,
      })),
    ),

    serve(calls.previewMail, ({ configuration, input: { kind } }) => {
      const sample = samples.get(kind)
      return sample ? mailOf(sample, configuration) : notFound('There is no such email')
    }),
  ]
}
