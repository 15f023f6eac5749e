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
}
