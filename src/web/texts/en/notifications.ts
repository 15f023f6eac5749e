import type { KindGroup } from '#modules/notifications/mails/mail-kinds.ts'

export const notificationsTexts = {
  title: 'Notifications',
  lead: 'News about your orders, documents and account.',
  unread: (count: number) =>
    count === 0 ? 'No unread notifications.' : count === 1 ? '1 unread.' : `${count} unread.`,
  markAllRead: 'Mark all as read',
  unreadOne: 'unread',
  list: 'All notifications, newest first',
  empty: 'No notifications yet. News for you appears here.',
  toHome: 'Go to the start page',
  chooseMails: 'Email notifications',
  kind: 'Kind',
  show: 'Show',
  shows: { all: 'All', unread: 'Unread' },
  perPage: 'Per page',
  thing: 'notification',
  noneUnread: 'Nothing unread here.',
  noneOfKind: 'No notifications of this kind.',
  mail: {
    SENT: 'Email sent',
    KEPT: 'No email: no mail server is set up',
    SENT_IN_DIGEST: 'In a daily email',
    WAITS: 'Email scheduled',
    DIGEST: (until: string) => `In the daily email of ${until}`,
    QUIET: (until: string) => `Email at ${until}`,
    FAILED: 'Email not delivered',
    READ: 'No email: read before the daily email',
    NONE: 'No email',
  },
}

/** What a notification is about, as people choose among them. */
export const notificationKinds: Readonly<Record<KindGroup, string>> = {
  orders: 'Orders',
  documents: 'Documents',
  loyalty: 'Loyalty',
  library: 'Library',
  service: 'Service',
  account: 'Account',
  log: 'Event log',
}
