import { type NotificationFacts, type NotificationType, notificationStream } from '#modules/notifications/events.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type NotificationRow = {
  readonly id: string
  readonly userId: string
  readonly type: NotificationType
  readonly orderId: string | null
  readonly orderNum: string | null
  readonly resourceType: string | null
  readonly facts: NotificationFacts
  readonly happenedAt: Moment
  /** Its place in the log: notifications of the same millisecond have an order too. */
  readonly position: number
  readonly read: boolean
}

export const notifications = projection<NotificationRow>()({
  name: 'notifications',
  version: 2,
  of: [notificationStream],
  table: `
    id text primary key, user_id text not null, type text not null, order_id text, order_num text,
    resource_type text, facts jsonb not null, happened_at timestamptz not null, position bigint not null,
    read boolean not null`,
  indexes: ['(user_id, happened_at desc, position desc)', '(user_id) where not read'],
  key: 'stream',
  when: {
    NotificationSent: (_, data, { position }) => ({
      id: data.notificationId,
      userId: data.userId,
      type: data.type,
      orderId: data.orderId ?? null,
      orderNum: data.orderNum ?? null,
      resourceType: data.resourceType ?? null,
      facts: data.facts,
      happenedAt: data.happenedAt,
      position,
      read: false,
    }),
    NotificationRead: (row) => (row ? { ...row, read: true } : null),
  },
  topics: ({ userId }) => [`feed:${userId}`],
  onPoison: 'park',
})

/** One person's notifications, newest first: the unread ones alone, or of these types alone, on request. */
export const notificationsOf = (
  db: ReadModels,
  userId: string,
  page: { offset: number; limit: number; unread?: boolean },
  types?: readonly NotificationType[],
): Promise<NotificationRow[]> =>
  rows(db, notifications)
    .selectAll()
    .where('userId', '=', userId)
    .$if(page.unread === true, (them) => them.where('read', '=', false))
    .$call((them) => (types === undefined ? them : them.where('type', 'in', types)))
    .orderBy('happenedAt', 'desc')
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** As many as one command marks. */
const MOST_UNREAD = 500
const MOST_NOTICED = 5_000

export const unreadOf = (
  db: ReadModels,
  userId: string,
  types?: readonly NotificationType[],
): Promise<NotificationRow[]> =>
  rows(db, notifications)
    .selectAll()
    .where('userId', '=', userId)
    .where('read', '=', false)
    .$call((them) => (types === undefined ? them : them.where('type', 'in', types)))
    .orderBy('happenedAt', 'desc')
    .limit(MOST_UNREAD)
    .execute()

/** What came to one person since then, oldest first, as far as it decides which mails there were. */
export const noticedSince = (
  db: ReadModels,
  userId: string,
  since: Date,
): Promise<Pick<NotificationRow, 'type' | 'orderId' | 'happenedAt'>[]> =>
  rows(db, notifications)
    .select(['type', 'orderId', 'happenedAt'])
    .where('userId', '=', userId)
    .where('happenedAt', '>=', moment(since))
    .orderBy('happenedAt')
    .limit(MOST_NOTICED)
    .execute()

export const notificationCounts = async (
  db: ReadModels,
  userId: string,
  types?: readonly NotificationType[],
): Promise<{ unread: number; total: number }> => {
  const counted = await rows(db, notifications)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read', '=', false).as('unread'),
    ])
    .where('userId', '=', userId)
    .$call((them) => (types === undefined ? them : them.where('type', 'in', types)))
    .executeTakeFirstOrThrow()
  return { unread: Number(counted.unread), total: Number(counted.total) }
}
