import * as Schema from 'effect/Schema'

import { Sealed } from '#platform/access/personal-data.ts'
import { event, Moment, stream } from '#platform/event.ts'

/** Notification types for a distributor's people. */
export const distributorTypes = [
  'NEW_QUOTE',
  'NEW_INVOICE',
  'ORDER_SHIPPED',
  'LOYALTY_PROGRAM',
  'PROMO_CODE',
  'FORECAST_REMINDER',
  'NEW_DOCUMENT_AVAILABLE',
  'NEW_RESOURCE_AVAILABLE',
  'FINALIZE_ACCOUNT',
  'ORDER_STATUS',
  'DOCUMENT_REVIEWED',
  'QUOTE_EXPIRING',
  'ORDER_ON_HOLD',
  'NEW_MESSAGE',
  'ACCOUNT_ACTIVATED',
  'TICKET_ANSWERED',
  'REQUEST_ANSWERED',
  'SIGN_IN_REUSED',
  'DOCUMENT_EXPIRING',
  'COMPANY_DATA_QUESTION',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_RESUMED',
  'AGREEMENT_ANSWERED',
  'LABEL_ISSUE_UPDATED',
  'REPORT_ANSWERED',
  'NEWSLETTER',
] as const

/** Notification types for the provider's staff, in addition to ORDER_STATUS, DOCUMENT_REVIEWED, ORDER_ON_HOLD, NEW_MESSAGE and LABEL_ISSUE_UPDATED. */
export const staffTypes = [
  'NEW_ORDER',
  'QUOTE_DUE',
  'QUOTE_OVERDUE',
  'DOCUMENT_SUBMITTED',
  'PRODUCT_REQUEST',
  'LABEL_REQUEST',
  'LABEL_ISSUE',
  'AGREEMENT_REQUEST',
  'DOCUMENT_EXPIRED',
  'NEW_DISTRIBUTOR',
  'COMPANY_DATA_CHANGED',
  'NEW_REPORT',
  'NEW_TICKET',
  'CARECOINS_APPROVAL',
  'INVARIANT_BROKEN',
  'LOG_FAULT',
] as const

export const NotificationType = Schema.Literals([...distributorTypes, ...staffTypes])
export type NotificationType = typeof NotificationType.Type

export const NotificationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('NotificationId'))
export type NotificationId = typeof NotificationId.Type

const Fact = Schema.String.check(Schema.isMaxLength(200))

/** The facts that a notification's texts need. Business facts only: no person is named here. */
export const NotificationFacts = Schema.Struct({
  /** The order's status after what happened. */
  status: Schema.optionalKey(Fact),
  /** Until when something can be done or is due: a quote's validity, a promise's end, a payment, the goods. */
  until: Schema.optionalKey(Moment),
  /** Cents. */
  total: Schema.optionalKey(Schema.Int),
  /** A quote's version; 2 and more are revised ones. */
  version: Schema.optionalKey(Schema.Int),
  /** How many ways to send the goods a quote offers; `total` is the lowest. */
  options: Schema.optionalKey(Schema.Int),
  /** The distributor's name, for staff. */
  company: Schema.optionalKey(Fact),
  distributorId: Schema.optionalKey(Fact),
  carrier: Schema.optionalKey(Fact),
  /** A document's name or type. */
  document: Schema.optionalKey(Fact),
  /** How many documents, countries or orders, where one name does not say it. */
  count: Schema.optionalKey(Schema.Int),
  /** The reference or name of what it tells of: a label issue, a request, a report, an article. */
  subject: Schema.optionalKey(Fact),
  subjectId: Schema.optionalKey(Fact),
  /** The round of a label issue. */
  round: Schema.optionalKey(Schema.Int),
  approved: Schema.optionalKey(Schema.Boolean),
  /**
   * Why a person ended or rejected it, as they wrote it and under their key, where the reader is meant to know; what staff
   * wrote with material that is on its way.
   */
  reason: Schema.optionalKey(Schema.Union([Sealed, Schema.String.check(Schema.isMaxLength(1_000))])),
  promoCode: Schema.optionalKey(Fact),
  level: Schema.optionalKey(Fact),
  /** The loyalty level that was lost, where `level` is what is left of it. */
  lostLevel: Schema.optionalKey(Fact),
  /** What must be delivered until `until`, as text, for `lostLevel` not to be lost. */
  missing: Schema.optionalKey(Fact),
  product: Schema.optionalKey(Fact),
  productId: Schema.optionalKey(Fact),
  /** Where the product is for. */
  country: Schema.optionalKey(Fact),
  /** YYYYMM that a forecast plans. */
  month: Schema.optionalKey(Fact),
  /** A rule about the log that was found not to hold, as a sentence. */
  rule: Schema.optionalKey(Fact),
  /** In how many streams it does not hold. */
  streams: Schema.optionalKey(Schema.Int),
  /** They are counted on. */
  soFar: Schema.optionalKey(Schema.Boolean),
  /** What is wrong with the event log: 'edited'. */
  fault: Schema.optionalKey(Fact),
  /** Where in the log. */
  position: Schema.optionalKey(Schema.Int),
})
export type NotificationFacts = typeof NotificationFacts.Type

export const NotificationSent = event(
  'NotificationSent',
  {
    notificationId: NotificationId,
    userId: Schema.String.check(Schema.isUUID()),
    type: NotificationType,
    orderId: Schema.optionalKey(Fact),
    orderNum: Schema.optionalKey(Fact),
    resourceType: Schema.optionalKey(Fact),
    facts: NotificationFacts,
    /** When the event happened; the envelope says when the notification was sent. */
    happenedAt: Moment,
  },
  // Version 1 knew no reasons; version 2 had them in clear, and not which country and month a forecast is for; version 3
  // reported each breach of a rule by itself; version 4 knew no requests for products and labels; version 5 knew no
  // company files, agreements, label rounds and reports; version 6 knew no changed data of companies.
  [
    (withoutReason) => withoutReason,
    (withReasonInClear) => withReasonInClear,
    (ofOneBreach) => ofOneBreach,
    (withoutRequests) => withoutRequests,
    (withoutFiles) => withoutFiles,
    (withoutChangedData) => withoutChangedData,
  ],
)

export const NotificationRead = event('NotificationRead', {
  notificationId: NotificationId,
  userId: Schema.String.check(Schema.isUUID()),
})

/**
 * A stream for each notification, not one feed for each person: a feed would grow for ever, and every append would
 * load all of it.
 */
export const notificationStream = stream('notification', [NotificationSent, NotificationRead])

/** Of a reader's clock. */
export const Hour = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))

/**
 * Which mails a person wants from now on: the types whose mail waits for the daily one, or does not come at all, and the
 * hours of their clock in which none comes. A type that is not named goes at once; types are texts, since there will be more.
 */
export const MailSettingsChosen = event('MailSettingsChosen', {
  userId: Schema.String.check(Schema.isUUID()),
  modes: Schema.Array(
    Schema.Struct({ type: Schema.String.check(Schema.isMaxLength(40)), mail: Schema.Literals(['DIGEST', 'OFF']) }),
  ).check(Schema.isMaxLength(100)),
  quiet: Schema.NullOr(Schema.Struct({ from: Hour, to: Hour })),
})

/** Of a person, by their id. */
export const mailSettingsStream = stream('mail-settings', [MailSettingsChosen])

/** By type; stored ones may name types of another program. */
export const modesOf = <Mode>(
  chosen: readonly { readonly type: string; readonly mail: Mode }[],
): Readonly<Partial<Record<NotificationType, Mode>>> => Object.fromEntries(chosen.map(({ type, mail }) => [type, mail]))
