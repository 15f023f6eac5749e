import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  type Notification,
} from '#modules/notifications/contract.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { patchRead, useCommand } from '#web/api/endpoint.ts'

/** Marks as read: shown at once in the list that was requested by `shown`, taken back when the server refuses. */
export const useMarkRead = (shown: Sent<typeof listNotifications>) =>
  useCommand(markNotificationsRead, {
    optimistic: ({ notificationIds }) => {
      const marked = new Set<string>(notificationIds)
      const read = (all: readonly Notification[]) => all.map((it) => (marked.has(it.id) ? { ...it, read: true } : it))
      const undo = [
        patchRead(listNotifications, shown, read),
        patchRead(countNotifications, {}, (count) => ({ ...count, unread: Math.max(0, count.unread - marked.size) })),
      ]
      return () => {
        for (const takeBack of undo) takeBack()
      }
    },
  })

/** Marks all as read, shown at once in the list that was requested by `shown`. */
export const useMarkAllRead = (shown: Sent<typeof listNotifications>, onDone?: () => void) =>
  useCommand(markAllNotificationsRead, {
    optimistic: () => patchRead(listNotifications, shown, (all) => all.map((it) => ({ ...it, read: true }))),
    ...(onDone && { onDone }),
  })
