import { reaction } from '#platform/module.ts'
import { unreadOf } from '#projections/notifications.ts'
import { mailSettingsStream, notificationStream } from './events.ts'
import { DIGEST } from './mail-reactions.ts'

/** The daily mail tells of nothing that was read before it went out, or whose type was turned off meanwhile. */
export const forgetDigest = reaction({
  name: 'forget-digest',
  of: [notificationStream, mailSettingsStream],
  reads: ['notifications'],
  sideBySide: true,
  on: {
    NotificationRead: ({ mailer }, { notificationId }) => mailer.withdraw([notificationId], DIGEST),
    MailSettingsChosen: async ({ db, mailer }, { userId, modes }) => {
      const off = modes.filter(({ mail }) => mail === 'OFF').map(({ type }) => type)
      if (off.length === 0) return
      const unread = await unreadOf(db, userId)
      const ids = unread.filter(({ type }) => off.includes(type)).map(({ id }) => id)
      await mailer.withdraw(ids, DIGEST)
    },
  },
})
