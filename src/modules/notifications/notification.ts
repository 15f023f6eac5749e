import { type Decision, decider, isRefusal, notFound, type Refusal } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'
import { type NotificationId, NotificationRead, notificationStream } from './events.ts'

type NotificationEvent = EventOf<typeof notificationStream.events>

/** Only what a decision must remember. Screens read projections/notifications.ts. */
export type Notification = { readonly id: NotificationId; readonly userId: string; readonly read: boolean }

/** Only its own reader's mark counts, staff's neither. A second time changes nothing: two devices of one person may both mark it. */
export const markRead =
  (reader: string): Decision<Notification, NotificationEvent> =>
  ({ id, userId, read }) => {
    if (userId !== reader) return notFound()
    return read ? [] : [NotificationRead.make({ notificationId: id, userId })]
  }

/** All of them or none. */
export const markAllRead =
  (reader: string) =>
  (states: Readonly<Record<string, Notification>>): Record<string, readonly NotificationEvent[]> | Refusal => {
    const recorded: Record<string, readonly NotificationEvent[]> = {}
    for (const [id, state] of Object.entries(states)) {
      const marked = markRead(reader)(state)
      if (isRefusal(marked)) return marked
      recorded[id] = marked
    }
    return recorded
  }

export const notification = decider<Notification>()({
  stream: notificationStream,
  initial: (key) => ({ id: key as NotificationId, userId: '', read: false }),
  owner: ({ userId }) => ({ userId }),
  evolve: {
    NotificationSent: (state, { userId }) => ({ ...state, userId }),
    NotificationRead: (state) => ({ ...state, read: true }),
  },
})
