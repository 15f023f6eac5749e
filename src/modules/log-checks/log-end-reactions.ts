import { derivedId } from '#platform/derived-id.ts'
import { type CutOff, cutOffSentence } from '#platform/log/cut-off.ts'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import type { Watch } from '#platform/module.ts'
import { activeStaff } from '#projections/users.ts'

/**
 * A log that was cut off records nothing, so neither a check nor a notification can tell of it: those who watch over the
 * log get a mail, each one for each place where it was cut.
 */
export const watchTheEnd: Watch = {
  name: 'end of the log',
  look: async ({ background: { db, logProof, mailer } }) => {
    const cutOff = await logProof.cutOff()
    if (!cutOff) return false
    const { endsAt, wentTo } = cutOff
    for (const { id } of await activeStaff(db, ['ANALYST', 'ADMIN']))
      await mailer.queue(derivedId('log-cut-off', endsAt, wentTo, id), id, { name: 'log-cut-off', data: cutOff })
    return false
  },
}

const cutOffMail: MailTemplate = (cutOff: CutOff) => ({
  subject: 'Event log cut off',
  paragraphs: [cutOffSentence(cutOff), 'Nothing more is recorded until it is restored from a backup.'],
  action: { label: 'Open the event log', link: '/office/log' },
})

export const mails: Readonly<Record<string, MailTemplate>> = { 'log-cut-off': cutOffMail }
