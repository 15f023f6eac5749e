import type { Me } from '#platform/access/permissions.ts'
import { isStaff } from '#platform/access/roles.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { type Commands, existing } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import { readersZone } from '#projections/distributors.ts'
import { type NotificationRow, notificationCounts, notificationsOf, unreadOf } from '#projections/notifications.ts'
import { itemsAt } from '#projections/resources.ts'
import {
  countNotifications,
  listNotifications,
  MOST_AT_ONCE,
  markAllNotificationsRead,
  markNotificationsRead,
  type Notification,
  notificationPageSizes,
  readOpenedPage,
} from './contract.ts'
import type { NotificationId } from './events.ts'
import { OUTBOX_PAGE, readOutbox, resendMail } from './mail-contract.ts'
import { mailOf } from './mail-fate.ts'
import { groupsFor, kindsIn } from './mail-kinds.ts'
import { mailSettingsRoutes } from './mail-settings-routes.ts'
import { markAllRead, notification } from './notification.ts'
import { isReadBy } from './opened.ts'
import { parkedRoutes } from './parked-routes.ts'
import { type Reader, wordsOf } from './wording.ts'

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

type CallerContext = Pick<Services, 'db' | 'configuration'> & { readonly me: Me }

const readerOf = async ({ db, configuration, me }: CallerContext): Promise<Reader> => ({
  staff: isStaff(me.role),
  brand: configuration.brand,
  timeZone: await readersZone({ db, configuration }, me.distributorId),
})

const done = { success: true } as const

/** All of them or none: one that is not the person's own refuses all. */
const markRead = async (log: Commands, me: Me, ids: readonly string[]) => {
  const targets = Object.fromEntries(ids.map((id) => [id, existing(notification, id)]))
  if (ids.length > 0) await log.decideTogether(targets, markAllRead(me.userId))
  return done
}

export const routes = [
  serve(listNotifications, async (context) => {
    const { db, me, personal, mailer, input } = context
    const { page, pageSize, group, unread, mails } = input
    const limit = page === undefined && pageSize === undefined ? MOST_AT_ONCE : (pageSize ?? notificationPageSizes[0])
    const query = { offset: ((page ?? 1) - 1) * limit, limit, unread: unread !== undefined }
    const found = await notificationsOf(db, me.userId, query, group && kindsIn(group))
    const [rows, reader, fates] = await Promise.all([
      personal.openAll<readonly NotificationRow[]>(found),
      readerOf(context),
      mails ? mailer.fateOf(found.map(({ id }) => id)) : null,
    ])
    return rows.map((row) => ({ ...shown(row, reader), ...(fates && { mail: mailOf(fates.get(row.id)) }) }))
  }),

  serve(countNotifications, async ({ db, me, input: { group } }) => ({
    ...(await notificationCounts(db, me.userId, group && kindsIn(group))),
    groups: groupsFor(me.role),
  })),

  serve(markNotificationsRead, ({ log, me, input: { notificationIds } }) => markRead(log, me, notificationIds)),

  serve(markAllNotificationsRead, async ({ db, log, me, input: { group } }) => {
    const unread = await unreadOf(db, me.userId, group && kindsIn(group))
    return markRead(
      log,
      me,
      unread.map(({ id }) => id),
    )
  }),

  serve(readOpenedPage, async (context) => {
    const { db, log, me, input } = context
    const [unread, reader, items] = await Promise.all([
      unreadOf(db, me.userId),
      readerOf(context),
      itemsAt(db, input.path),
    ])
    return markRead(
      log,
      me,
      unread.filter(isReadBy(input.path, reader, items)).map(({ id }) => id),
    )
  }),

  ...mailSettingsRoutes,

  serve(readOutbox, ({ mailer, input: { page = 1, pageSize = OUTBOX_PAGE, ...query } }) =>
    mailer.outbox({ ...query, offset: (page - 1) * pageSize, limit: pageSize }),
  ),

  ...parkedRoutes,

  serve(resendMail, async ({ mailer, input: { id } }) =>
    (await mailer.resend(id)) ? done : notFound('Email not found'),
  ),
]
