import * as Schema from 'effect/Schema'
import { kindGroups } from '#modules/notifications/mails/mail-kinds.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { NotificationFacts, NotificationId, NotificationType } from './events.ts'

/** KEPT: no mail server. DIGEST: in the daily mail. QUIET: after quiet hours. READ: before it. NONE: off, or old. */
const MailOfNotification = Schema.Struct({
  became: Schema.Literals(['SENT', 'KEPT', 'SENT_IN_DIGEST', 'WAITS', 'DIGEST', 'QUIET', 'FAILED', 'READ', 'NONE']),
  until: Schema.NullOr(Schema.String),
})
export type MailOfNotification = typeof MailOfNotification.Type

/** As the specification's section 1 §3 shows it; `title`, `content` and `link` are composed by the server. */
export const Notification = Schema.Struct({
  id: NotificationId,
  type: NotificationType,
  read: Schema.Boolean,
  createDate: Schema.String,
  order: Schema.NullOr(Schema.Struct({ id: Schema.String })),
  data: NotificationFacts,
  resourceType: Schema.NullOr(Schema.String),
  title: Schema.String,
  content: Schema.String,
  link: Schema.String,
  mail: Schema.optionalKey(MailOfNotification),
})
export type Notification = typeof Notification.Type

export const PageNumber = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: 100_000 }),
)
export const PageSize = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100 }))

export const Group = Schema.Literals(kindGroups)

export const notificationPageSizes = [5, 25, 100] as const

export const MOST_AT_ONCE = 500

export const listNotifications = endpoint('GET /notification', {
  may: 'notifications.own',
  does: 'Lists your notifications, newest first: one page of them, or the latest 500, all or the unread ones, each with what became of its mail where that is requested. Ten or more of one type of one minute are one entry.',
  query: {
    page: Schema.optionalKey(PageNumber),
    pageSize: Schema.optionalKey(PageSize),
    group: Schema.optionalKey(Group),
    unread: Schema.optionalKey(Schema.Literal('true')),
    mails: Schema.optionalKey(Schema.Literal('true')),
  },
  answer: Schema.Array(Notification),
  reads: ['notifications', 'users'],
})

export const countNotifications = endpoint('GET /notification/unread-count', {
  may: 'notifications.own',
  does: 'Counts your unread notifications, and all of them, and says which kinds you can get.',
  query: { group: Schema.optionalKey(Group) },
  answer: Schema.Struct({ unread: Schema.Int, total: Schema.Int, groups: Schema.Array(Group) }),
  reads: ['notifications'],
})

export const markNotificationsRead = endpoint('MarkNotificationsRead PUT /notification/read', {
  may: 'notifications.own',
  does: 'Marks notifications of yours as read, with all that one stands for. One that is not yours refuses all of them.',
  body: {
    notificationIds: Schema.Array(NotificationId).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_AT_ONCE)),
  },
  answer: Done,
  awaits: ['notifications'],
})

export const markAllNotificationsRead = endpoint('MarkAllNotificationsRead PUT /notification/read-all', {
  may: 'notifications.own',
  does: 'Marks all unread notifications of yours as read, or those of one kind: the latest 500.',
  body: { group: Schema.optionalKey(Group) },
  answer: Done,
  awaits: ['notifications'],
})

export const readOpenedPage = endpoint('ReadOpenedPage PUT /notification/opened', {
  may: 'notifications.own',
  does: 'Marks what led to a page as read, since the page was opened: of an order all that is about it.',
  body: { path: Schema.String.check(Schema.isMaxLength(300)) },
  answer: Done,
  awaits: ['notifications'],
})
