import { type RawBuilder, sql } from 'kysely'
import { type NotificationFacts, type NotificationType, notificationStream } from '#modules/notifications/events.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { projection, type ReadModels, rows, tableIn } from '#platform/projection.ts'

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

/** As many as one command marks. */
const MOST_UNREAD = 500

/** From so many on, what came to a person of one type in one minute is one entry, which its newest stands for. */
const BURST = 10

const burstsIn = (db: ReadModels) => {
  const its = sql`from ${tableIn(db, notifications)} o
    where o.user_id = notifications.user_id and o.type = notifications.type and o.read = notifications.read
      and o.happened_at >= date_trunc('minute', notifications.happened_at)
      and o.happened_at < date_trunc('minute', notifications.happened_at) + interval '1 minute'`
  const isOne = sql<boolean>`(select count(*) from (select ${its} limit ${BURST}) burst) = ${BURST}`
  return {
    its,
    isOne,
    isNewest: sql<boolean>`not exists (select ${its}
      and (o.happened_at, o.position) > (notifications.happened_at, notifications.position))`,
    count: sql<number>`case when ${isOne} then (select count(*) ${its}) else 1 end`,
  }
}

/** `count`: how many it stands for. */
export type NotificationEntry = NotificationRow & { readonly count: number }

/** One person's notifications, newest first: the unread ones alone, or of these types alone, on request. */
export const notificationsOf = (
  db: ReadModels,
  userId: string,
  page: { offset: number; limit: number; unread?: boolean },
  types?: readonly NotificationType[],
): Promise<NotificationEntry[]> => {
  const { isOne, isNewest, count } = burstsIn(db)
  return rows(db, notifications)
    .selectAll()
    .select(count.as('count'))
    .where('userId', '=', userId)
    .where((where) => where.or([isNewest, where.not(isOne)]))
    .$if(page.unread === true, (them) => them.where('read', '=', false))
    .$call((them) => (types === undefined ? them : them.where('type', 'in', types)))
    .orderBy('happenedAt', 'desc')
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The latest of each one's entry, itself included. */
export const entriesOf = async (db: ReadModels, userId: string, ids: readonly string[]): Promise<string[]> => {
  const { its, isOne } = burstsIn(db)
  const found = await rows(db, notifications)
    .select(
      sql<
        string[]
      >`array(select o.id ${its} and (o.happened_at, o.position) <= (notifications.happened_at, notifications.position)
        order by o.happened_at desc, o.position desc limit ${MOST_UNREAD})`.as('ids'),
    )
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('read', '=', false)
    .where(isOne)
    .execute()
  return [...new Set([...ids, ...found.flatMap((entry) => entry.ids)])].slice(0, Math.max(ids.length, MOST_UNREAD))
}

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
  const minutes = rows(db, notifications)
    .select(['read', sql<number>`case when count(*) >= ${BURST} then 1 else count(*) end`.as('entries')])
    .where('userId', '=', userId)
    .$call((them) => (types === undefined ? them : them.where('type', 'in', types)))
    .groupBy(['read', 'type', sql`date_trunc('minute', happened_at)`])
  const sum = (condition: RawBuilder<unknown>) => sql<number>`coalesce(sum(entries) filter (where ${condition}), 0)`
  const { unread, total } = await db.kysely
    .selectFrom(minutes.as('minutes'))
    .select([sum(sql`not read`).as('unread'), sum(sql`true`).as('total')])
    .executeTakeFirstOrThrow()
  return { unread: Number(unread), total: Number(total) }
}
