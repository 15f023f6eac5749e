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
  chooseMails: 'Choose mails',
  kind: 'Kind',
  noneOfKind: 'No notifications of this kind.',
  mail: {
    SENT: 'Mail sent',
    SENT_IN_DIGEST: 'In a daily mail',
    WAITS: 'Mail on its way',
    DIGEST: (until: string) => `In the daily mail of ${until}`,
    QUIET: (until: string) => `Mail at ${until}`,
    FAILED: 'Mail not delivered',
    READ: 'No mail: read before the daily mail',
    NONE: 'No mail',
  },
}
