import { OUTBOX_PAGE, readOutbox, resendMail } from '#modules/notifications/mails/mail-contract.ts'
import { groupsFor, kindsIn } from '#modules/notifications/mails/mail-kinds.ts'
import { DIGEST } from '#modules/notifications/mails/mail-reactions.ts'
import { mailSettingsRoutes } from '#modules/notifications/mails/mail-settings-routes.ts'
import { giveUpParkedEvent, listParked, retryParkedStream } from '#modules/notifications/mails/parked-contract.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import type { Me } from '#platform/access/permissions.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { type Commands, existing } from '#platform/log/commands.ts'
import type { MailFate } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { say } from '#platform/text/say.ts'
import type { TriedAgain } from '#platform/work/reaction-turn.ts'
import { companyZone } from '#projections/distributors.ts'
import {
  entriesOf,
  type NotificationEntry,
  notificationCounts,
  notificationsOf,
  unreadOf,
} from '#projections/notifications.ts'
import { itemsAt } from '#projections/resources.ts'
import { readersZone } from '#projections/users.ts'
import {
  countNotifications,
  listNotifications,
  type MailOfNotification,
  MOST_AT_ONCE,
  markAllNotificationsRead,
  markNotificationsRead,
  type Notification,
  notificationPageSizes,
  readOpenedPage,
} from './contract.ts'
import type { NotificationId } from './events.ts'
import { isQueued } from './mail-states.ts'
import { markAllRead, notification } from './notification.ts'
import { type Notice, type Reader, textsOf } from './wording.ts'

const answerOf = (tried: TriedAgain) =>
  tried.outcome === 'NOT_PARKED'
    ? notFound('This stream is not parked')
    : { outcome: tried.outcome, error: tried.outcome === 'FAILED' ? tried.error : null }

const parkedRoutes = [
  serve(listParked, ({ parked }) => parked.list()),

  serve(retryParkedStream, async ({ parked, input }) => answerOf(await parked.retry(input))),

  serve(giveUpParkedEvent, async ({ parked, me, input }) => answerOf(await parked.giveUp(input, me.userId))),
]

/** An order's page on either side, or one below it. */
const ORDER_PAGE = /^\/(?:profile\/order|office\/orders)\/([^/]+)/

/** Those that lead to the page; on an order's page all about it, in the library those about its `items`. */
const isReadBy = (path: string, reader: Reader, items: ReadonlySet<string> = new Set()) => {
  const orderId = ORDER_PAGE.exec(path)?.[1]
  return (notice: Notice): boolean => {
    const { pathname } = new URL(textsOf(notice, reader).link, 'https://portal.invalid')
    // A broken rule names an order and is about the log.
    if (notice.type === 'NEW_RESOURCE_AVAILABLE' && items.has(notice.facts.subjectId ?? '')) return true
    return (
      pathname === path || (orderId !== undefined && notice.orderId === orderId && notice.type !== 'INVARIANT_BROKEN')
    )
  }
}

const becameOf = ({ state, about, notBefore }: MailFate): MailOfNotification['became'] => {
  const isDigest = about === DIGEST
  const became = {
    QUEUED: isDigest ? 'DIGEST' : notBefore ? 'QUIET' : 'WAITS',
    SENT: isDigest ? 'SENT_IN_DIGEST' : 'SENT',
    KEPT: 'KEPT',
    WITHDRAWN: 'READ',
    FAILED: 'FAILED',
  } as const satisfies Record<MailFate['state'], MailOfNotification['became']>
  return became[state]
}

/** What became of a notification's mail; undefined: none was queued. */
const mailOf = (fate: MailFate | undefined): MailOfNotification =>
  fate
    ? { became: becameOf(fate), until: isQueued(fate.state) ? (fate.notBefore?.toISOString() ?? null) : null }
    : { became: 'NONE', until: null }

/** Of several of one minute: the newest, how many more there are, and what all of them lead to. */
const entryTexts = (row: NotificationEntry, reader: Reader) => {
  const { title, content, link } = textsOf(row, reader)
  if (row.count === 1) return { title, content, link }
  return {
    title: `${title} (${row.count})`,
    content: say('{0} {1} more came in the same minute.', content, row.count - 1),
    link: row.orderId === null ? link : textsOf({ ...row, orderId: null }, reader).link,
  }
}

const shown = (row: NotificationEntry, reader: Reader): Notification => ({
  id: row.id as NotificationId,
  type: row.type,
  read: row.read,
  createDate: new Date(row.happenedAt).toISOString(),
  order: row.orderId === null || row.count > 1 ? null : { id: row.orderId },
  data: row.facts,
  resourceType: row.resourceType,
  ...entryTexts(row, reader),
})

type CallerContext = Pick<Services, 'db' | 'configuration'> & { readonly me: Me }

const readerOf = async ({ db, configuration, me }: CallerContext): Promise<Reader> => ({
  staff: isStaff(me.role),
  brand: configuration.brand,
  timeZone: await readersZone({ db, configuration }, me),
  companyZone: await companyZone({ db, configuration }, me.distributorId),
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
      personal.openAll<readonly NotificationEntry[]>(found),
      readerOf(context),
      mails ? mailer.fateOf(found.map(({ id }) => id)) : null,
    ])
    return rows.map((row) => ({ ...shown(row, reader), ...(fates && { mail: mailOf(fates.get(row.id)) }) }))
  }),

  serve(countNotifications, async ({ db, me, input: { group } }) => ({
    ...(await notificationCounts(db, me.userId, group && kindsIn(group))),
    groups: groupsFor(me.role),
  })),

  serve(markNotificationsRead, async ({ db, log, me, input: { notificationIds } }) =>
    markRead(log, me, await entriesOf(db, me.userId, notificationIds)),
  ),

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
