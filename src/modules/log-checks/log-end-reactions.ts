import { paths } from '#paths'
import { derivedId } from '#platform/derived-id.ts'
import { type CutOff, cutOffSentence } from '#platform/log/cut-off.ts'
import { contradictionSentence } from '#platform/log/proof/signed-heads.ts'
import type { MailSample, MailTemplate } from '#platform/mail/mailer.ts'
import type { Watch } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { say } from '#platform/text/say.ts'
import { activeStaff } from '#projections/users.ts'

const thoseWhoWatch = (db: ReadModels) => activeStaff(db, ['ANALYST', 'ADMIN'])

/** A log that was cut off records nothing, neither checks nor notifications: hence a mail, one per place. */
export const watchTheEnd: Watch = {
  name: 'end of the log',
  look: async ({ background: { db, logProof, mailer } }) => {
    const cutOff = await logProof.cutOff()
    if (!cutOff) return false
    const { endsAt, wentTo } = cutOff
    for (const { id } of await thoseWhoWatch(db))
      await mailer.queue(derivedId('log-cut-off', endsAt, wentTo, id), id, { name: 'log-cut-off', data: cutOff })
    return false
  },
}

/** A database restored to an earlier state is consistent: only the head kept outside proves it. Reported by mail. */
export const watchTheSignedHead: Watch = {
  name: 'signed head of the log',
  look: async ({ background: { db, logProof, mailer } }) => {
    const signed = await logProof.contradicted()
    if (!signed) return false
    const { position } = signed
    for (const { id } of await thoseWhoWatch(db))
      await mailer.queue(derivedId('log-not-signed', position, id), id, { name: 'log-not-signed', data: { position } })
    return false
  },
}

const cutOffMail: MailTemplate = (cutOff: CutOff) => ({
  subject: say('Event log cut off'),
  paragraphs: [cutOffSentence(cutOff), say('Nothing more is recorded until it is restored from a backup.')],
  action: { label: say('Open the event log'), link: paths.officeLog() },
})

const notSignedMail: MailTemplate = (signed: { readonly position: number }) => ({
  subject: say('Event log contradicts its signature'),
  paragraphs: [
    contradictionSentence(signed),
    say(
      'It was changed, or put back to what it was before. Have it checked: that names the first place that is not as recorded.',
    ),
  ],
  action: { label: say('Open the event log'), link: paths.officeLog() },
})

export const mails: Readonly<Record<string, MailTemplate>> = {
  'log-cut-off': cutOffMail,
  'log-not-signed': notSignedMail,
}

export const mailSamples: readonly MailSample[] = [
  { kind: 'log-cut-off', template: 'log-cut-off', staff: true, data: { endsAt: 1_042, wentTo: 1_050 } },
  { kind: 'log-not-signed', template: 'log-not-signed', staff: true, data: { position: 1_042 } },
]
