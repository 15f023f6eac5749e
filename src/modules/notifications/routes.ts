import { isStaff } from '#platform/access/permissions.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { readersZone } from '#projections/distributors.ts'
import { type NotificationRow, notificationCounts, notificationsOf } from '#projections/notifications.ts'
import {
  countNotifications,
  listNotifications,
  MOST_AT_ONCE,
  markNotificationsRead,
  type Notification,
  readOutbox,
  resendMail,
} from './contract.ts'
import type { NotificationId } from './events.ts'
import { markAllRead, notification } from './notification.ts'
import { type Reader, wordsOf } from './wording.ts'

const PAGE_SIZE = 5

const shown = (row: NotificationRow, reader: Reader): Notification => ({
  id: row.id as NotificationId,
  type: row.type,
  read: row.read,
  createDate: new Date(row.happenedAt).toISOString(),
  order: row.orderId === null ? null : { id: row.orderId },
  data: row.facts,
  resourceType: row.resourceType,
  ...wordsOf(row, reader),
})

export const routes = [
  serve(listNotifications, async ({ db, me, personal, configuration, input: { page, pageSize } }) => {
    const limit = page === undefined && pageSize === undefined ? MOST_AT_ONCE : (pageSize ?? PAGE_SIZE)
    const found = await notificationsOf(db, me.userId, { offset: ((page ?? 1) - 1) * limit, limit })
    const rows: readonly NotificationRow[] = await personal.openAll(found)
    const timeZone = await readersZone({ db, configuration }, me.distributorId)
    const reader = { staff: isStaff(me.role), brand: configuration.brand, timeZone }
    return rows.map((row) => shown(row, reader))
  }),

  serve(countNotifications, ({ db, me }) => notificationCounts(db, me.userId)),

  serve(markNotificationsRead, async ({ log, me, input: { notificationIds } }) => {
    const targets = Object.fromEntries(notificationIds.map((id) => [id, existing(notification, id)]))
    await log.decideTogether(targets, markAllRead(me.userId))
    return { success: true as const }
  }),

  serve(readOutbox, ({ mailer, input: { page = 1, pageSize = 20 } }) =>
    mailer.outbox({ offset: (page - 1) * pageSize, limit: pageSize }),
  ),

  serve(resendMail, async ({ mailer, input: { id } }) =>
    (await mailer.resend(id)) ? { success: true as const } : notFound('Mail not found'),
  ),
]
