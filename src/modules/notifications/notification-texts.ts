import { asWords } from '#platform/facts.ts'
import { listed, wordsOf } from '#platform/in-words.ts'

import { mailSettingsStream, notificationStream } from './events.ts'

/** Notifications that were sent and read, and choices of mails, described for staff. */
export const notificationTexts = wordsOf([notificationStream, mailSettingsStream], {
  NotificationSent: ({ type, orderNum }) => ({
    what: 'sent a notification',
    detail: listed([asWords(type), orderNum !== undefined && `order ${orderNum}`]),
  }),
  NotificationRead: () => ({ what: 'read the notification', detail: null }),
  MailSettingsChosen: ({ modes, quiet }) => ({
    what: 'changed the email settings',
    detail: listed([
      ...modes.map(({ type, mail }) => `${asWords(type)}: ${mail === 'OFF' ? 'none' : 'with the daily email'}`),
      quiet && `none from ${quiet.from}:00 to ${quiet.to}:00`,
    ]),
  }),
})
