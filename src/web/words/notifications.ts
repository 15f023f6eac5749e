export const notificationsWords = {
  title: 'Notifications',
  lead: 'News about orders, documents and what else concerns you.',
  unread: (count: number) => (count === 0 ? 'Everything is read.' : count === 1 ? '1 unread.' : `${count} unread.`),
  markAllRead: 'Mark all as read',
  unreadOne: 'unread',
  list: 'All notifications, newest first',
  empty: 'No notifications yet. News for you appears here.',
  toHome: 'Go to the start page',
}
