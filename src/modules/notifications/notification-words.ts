import { asWords } from '#platform/facts.ts'
import { listed, wordsOf } from '#platform/in-words.ts'

import { notificationStream } from './events.ts'

/** What people were told and have read, in words for staff. */
export const notificationWords = wordsOf([notificationStream], {
  NotificationSent: ({ type, orderNum }) => ({
    what: 'sent a notification',
    detail: listed([asWords(type), orderNum !== undefined && `order ${orderNum}`]),
  }),
  NotificationRead: () => ({ what: 'read the notification', detail: null }),
})
