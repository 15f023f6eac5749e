import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'
import { NotificationFacts, NotificationId, NotificationType } from './events.ts'

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
  /** A path inside the portal. */
  link: Schema.String,
})
export type Notification = typeof Notification.Type

const PageNumber = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 }))
const PageSize = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100 }))

/** The most that one call lists or marks. */
export const MOST_AT_ONCE = 500

export const listNotifications = endpoint('GET /notification', {
  may: 'notifications.own',
  does: 'Lists your notifications, newest first: one page of them, or the latest 500.',
  query: { page: Schema.optionalKey(PageNumber), pageSize: Schema.optionalKey(PageSize) },
  answer: Schema.Array(Notification),
  reads: ['notifications'],
})

export const countNotifications = endpoint('GET /notification/unread-count', {
  may: 'notifications.own',
  does: 'Counts your unread notifications, and all of them.',
  answer: Schema.Struct({ unread: Schema.Int, total: Schema.Int }),
  reads: ['notifications'],
})

export const markNotificationsRead = endpoint('PUT /notification/read', {
  may: 'notifications.own',
  does: 'Marks notifications of yours as read. One that is not yours refuses all of them.',
  body: {
    notificationIds: Schema.Array(NotificationId).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_AT_ONCE)),
  },
  answer: Schema.Struct({ success: Schema.Literal(true) }),
  awaits: ['notifications'],
})

const OutboxMail = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  /** KEPT: there is no mail server, it is read here. */
  state: Schema.Literals(['QUEUED', 'SENT', 'FAILED', 'KEPT']),
  error: Schema.NullOr(Schema.String),
  to: Schema.String,
  subject: Schema.String,
  text: Schema.String,
  html: Schema.String,
})

export const readOutbox = endpoint('GET /office/outbox', {
  may: 'office.outbox.read',
  does: 'Shows the mails that the portal made, newest first, and what became of each.',
  query: { page: Schema.optionalKey(PageNumber), pageSize: Schema.optionalKey(PageSize) },
  answer: Schema.Array(OutboxMail),
})

export const resendMail = endpoint('POST /office/outbox/:id/resend', {
  may: 'office.outbox.read',
  does: 'Makes a mail once more and sends it to the person’s address of today.',
  params: { id: Schema.String.check(Schema.isUUID()) },
  answer: Schema.Struct({ success: Schema.Literal(true) }),
})
