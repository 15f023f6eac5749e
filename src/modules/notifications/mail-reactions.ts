import type { Moment } from '#platform/event.ts'
import type { Gathering } from '#platform/mail/mailer.ts'
import type { Background } from '#platform/module.ts'
import { anyOrder } from '#projections/orders.ts'
import { besideOrder } from './beside-order.ts'
import type { NotificationId } from './events.ts'
import type { Telling } from './telling.ts'

const A_WEEK_MS = 7 * 24 * 3_600_000

/** After a long outage nobody is sent last month's news. */
const isNews = (happenedAt: Moment, now: Date): boolean => now.getTime() - Date.parse(happenedAt) < A_WEEK_MS

/** What is told of one order at a time is one mail, and with it the loyalty level that the same cause led to. */
const gatheringOf = ({ type, orderId, facts }: Telling, cause: string): Gathering | undefined => {
  if (facts.level !== undefined) return { about: null, cause }
  return orderId === undefined || type === 'INVARIANT_BROKEN' ? undefined : { about: orderId, cause }
}

/** Every notification goes by mail too, under its own id: to whom each of them is, and what all of them tell. */
export const mailNotifications = async (
  { db, mailer, now, correlation }: Background,
  notified: Iterable<readonly [userId: string, id: NotificationId]>,
  { of: _, ...told }: Telling,
  happenedAt: Moment,
): Promise<void> => {
  if (!isNews(happenedAt, now)) return
  const order = told.orderId === undefined ? undefined : await anyOrder(db, told.orderId)
  const data = order ? { ...told, beside: besideOrder(told, order) } : told
  const gathering = gatheringOf(told, correlation)
  for (const [userId, id] of notified)
    await mailer.queue(id, userId, { name: 'notification', data }, gathering && { gathering })
}
