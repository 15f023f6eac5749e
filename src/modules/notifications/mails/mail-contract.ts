import * as Schema from 'effect/Schema'
import { Group } from '#modules/notifications/contract.ts'
import { Hour, NotificationType } from '#modules/notifications/events.ts'
import { mailStates } from '#modules/notifications/mail-states.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { paged } from '#platform/http/pages.ts'
import { eachWay } from '#platform/http/sorts.ts'
import { outboxSorts } from '#platform/mail/mailer.ts'

const ChosenMode = Schema.Struct({ type: NotificationType, mail: Schema.Literals(['DIGEST', 'OFF']) })
const Chosen = {
  /** Types that are not named go by mail at once. */
  modes: Schema.Array(ChosenMode).check(Schema.isMaxLength(100)),
  /** Hours of your clock in which no mail comes. */
  quiet: Schema.NullOr(Schema.Struct({ from: Hour, to: Hour })),
}

export const showMailSettings = endpoint('GET /notification/mail-settings', {
  may: 'notifications.own',
  does: 'Shows which notifications you can get, how each goes by mail, and which came within the last 30 days.',
  answer: Schema.Struct({
    kinds: Schema.Array(
      Schema.Struct({
        type: NotificationType,
        group: Group,
        locked: Schema.NullOr(Schema.Literals(['SECURITY', 'ACCOUNT'])),
      }),
    ),
    ...Chosen,
    timeZone: Schema.String,
    lastMonth: Schema.Array(
      Schema.Struct({ type: NotificationType, orderId: Schema.NullOr(Schema.String), at: Schema.String }),
    ),
  }),
  reads: ['mail_settings', 'notifications', 'users'],
})

export const chooseMails = endpoint('ChooseMails PUT /notification/mail-settings', {
  may: 'notifications.own',
  does: 'Chooses which notifications go by mail at once, with the daily mail at 8:00 or not at all, and quiet hours.',
  body: Chosen,
  answer: Done,
  awaits: ['mail_settings'],
})

const MailState = Schema.Literals(mailStates)

const OutboxMail = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  /** KEPT: there is no mail server, it is read here. */
  state: MailState,
  error: Schema.NullOr(Schema.String),
  to: Schema.String,
  subject: Schema.String,
  text: Schema.String,
  html: Schema.String,
})

export const OUTBOX_PAGE = 25
export const sortsOfMails = eachWay(outboxSorts)

export const readOutbox = endpoint('GET /office/outbox', {
  may: 'office.outbox.read',
  does: 'Shows the mails that the portal made, and what became of each: newest first unless sorted otherwise, 25 at a time; by state, and by subject or address among the newest 5 000.',
  query: {
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
    state: Schema.optionalKey(MailState),
    sort: Schema.optionalKey(Schema.Literals(sortsOfMails)),
    ...paged,
  },
  answer: Schema.Struct({ mails: Schema.Array(OutboxMail), total: Schema.Int }),
})

export const resendMail = endpoint('ResendMail POST /office/outbox/:id/resend', {
  may: 'office.outbox.read',
  does: 'Makes a mail once more and sends it to the person’s address of today.',
  params: { id: Schema.String.check(Schema.isUUID()) },
  answer: Done,
})
