import { mailNotifications } from '#modules/notifications/mails/mail-reactions.ts'
import { RefusedError } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import { fresh } from '#platform/log/commands.ts'
import type { Background } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'
import { type NotificationFacts, NotificationId, NotificationSent, type NotificationType } from './events.ts'
import { notification } from './notification.ts'

export type Audience = { readonly name: string; readonly people: readonly string[] }

export type NewNotice = {
  readonly type: NotificationType
  readonly orderId?: string
  readonly orderNum?: string
  readonly resourceType?: string
  readonly facts: NotificationFacts
  /** What it is about, where several events are one notification; left out: the event. */
  readonly of?: string
}

/** In days. Older events notify no one after an outage: they are no news any more. */
export const NEWS_FOR_DAYS = 60

/** One per person and event (or `of`), with a mail, not to its causer. Ids derive from event, person and type. */
export const notify = async (
  context: Background,
  cause: Envelope,
  { name, people }: Audience,
  newNotice: NewNotice,
): Promise<void> => {
  const { of, ...notice } = newNotice
  const others = [...new Set(people)].filter((userId) => userId !== cause.actor)
  if (others.length === 0) return
  const ids = new Map(others.map((userId) => [userId, idOf(cause, of ?? cause.version, userId, notice.type)]))
  const targets = Object.fromEntries([...ids].map(([userId, id]) => [userId, fresh(notification, id)]))
  const sent = ([userId, notificationId]: [string, NotificationId]) => [
    userId,
    [NotificationSent.make({ notificationId, userId, ...notice, happenedAt: cause.at })],
  ]
  try {
    const record = () => Object.fromEntries([...ids].map(sent))
    await context.logFor(`${notice.type} to ${name}`).decideTogether(targets, record)
  } catch (error) {
    // Another event of the same thing has sent it.
    if (of !== undefined && error instanceof RefusedError) return
    throw error
  }
  await mailNotifications(context, ids, newNotice, cause.at)
}

const idOf = ({ kind, key }: Envelope, of: string | number, userId: string, type: NotificationType): NotificationId =>
  NotificationId.make(derivedId('notification', kind, key, of, userId, type))
