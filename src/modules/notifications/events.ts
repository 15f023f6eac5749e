import * as Schema from 'effect/Schema'

import { Sealed } from '#platform/access/personal-data.ts'
import { event, Moment, stream } from '#platform/event.ts'

export const distributorTypes = [
  'NEW_QUOTE',
  'NEW_INVOICE',
  'ORDER_SHIPPED',
  'LOYALTY_PROGRAM',
  'PROMO_CODE',
  'FORECAST_REMINDER',
  'STANDING_ORDER',
  'NEW_DOCUMENT_AVAILABLE',
  'NEW_RESOURCE_AVAILABLE',
  'FINALIZE_ACCOUNT',
  'ORDER_STATUS',
  'DOCUMENT_REVIEWED',
  'QUOTE_EXPIRING',
  'APPROVAL_REQUESTED',
  'APPROVAL_DECLINED',
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
  'WEBHOOK_PAUSED',
  'NEWSLETTER',
] as const

/** Notification types for the provider's staff, in addition to ORDER_STATUS, DOCUMENT_REVIEWED, ORDER_ON_HOLD, NEW_MESSAGE, LABEL_ISSUE_UPDATED and WEBHOOK_PAUSED. */
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
  'SECOND_PERSON',
  'INVARIANT_BROKEN',
  'LOG_FAULT',
] as const

export const NotificationType = Schema.Literals([...distributorTypes, ...staffTypes])
export type NotificationType = typeof NotificationType.Type

export const NotificationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('NotificationId'))
export type NotificationId = typeof NotificationId.Type

const Fact = Schema.String.check(Schema.isMaxLength(200))

/** Business facts only: no personal data. */
export const NotificationFacts = Schema.Struct({
  status: Schema.optionalKey(Fact),
  /** Until when something can be done or is due: a quote's validity, a promise's end, a payment, the goods. */
  until: Schema.optionalKey(Moment),
  total: Schema.optionalKey(Schema.Int),
  /** A quote's version; 2 and more are revised ones. */
  version: Schema.optionalKey(Schema.Int),
  /** How many ways to send the goods a quote offers; `total` is the lowest. */
  options: Schema.optionalKey(Schema.Int),
  company: Schema.optionalKey(Fact),
  distributorId: Schema.optionalKey(Fact),
  carrier: Schema.optionalKey(Fact),
  document: Schema.optionalKey(Fact),
  /** How many documents, countries or orders, where one name does not say it. */
  count: Schema.optionalKey(Schema.Int),
  /** The reference or name of its subject: a label issue, a request, a report, an article. */
  subject: Schema.optionalKey(Fact),
  subjectId: Schema.optionalKey(Fact),
  round: Schema.optionalKey(Schema.Int),
  approved: Schema.optionalKey(Schema.Boolean),
  /** As a person wrote it, sealed for them. */
  reason: Schema.optionalKey(Schema.Union([Sealed, Schema.String.check(Schema.isMaxLength(1_000))])),
  promoCode: Schema.optionalKey(Fact),
  level: Schema.optionalKey(Fact),
  /** The loyalty level that was lost, where `level` is what is left of it. */
  lostLevel: Schema.optionalKey(Fact),
  /** What must be delivered until `until`, as text, to keep `lostLevel`. */
  missing: Schema.optionalKey(Fact),
  product: Schema.optionalKey(Fact),
  productId: Schema.optionalKey(Fact),
  country: Schema.optionalKey(Fact),
  month: Schema.optionalKey(Fact),
  /** A broken rule about the log, as a sentence. */
  rule: Schema.optionalKey(Fact),
  streams: Schema.optionalKey(Schema.Int),
  /** Not all of the log was checked yet. */
  soFar: Schema.optionalKey(Schema.Boolean),
  fault: Schema.optionalKey(Fact),
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
  // Version 1: no reasons; 2: reasons in clear; 3: single breaches; 4: no requests; 5 and 6: no company files, data; 7: no second person.
  [
    (withoutReason) => withoutReason,
    (withReasonInClear) => withReasonInClear,
    (ofOneBreach) => ofOneBreach,
    (withoutRequests) => withoutRequests,
    (withoutFiles) => withoutFiles,
    (withoutChangedData) => withoutChangedData,
    (withoutSecondPerson) => withoutSecondPerson,
  ],
)

export const NotificationRead = event('NotificationRead', {
  notificationId: NotificationId,
  userId: Schema.String.check(Schema.isUUID()),
})

/** A stream per notification: one feed per person would grow for ever, and every append would load it. */
export const notificationStream = stream('notification', [NotificationSent, NotificationRead])

/** Of a reader's clock. */
export const Hour = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))

/** Unnamed types are mailed at once; types are texts, since more will come. */
export const MailSettingsChosen = event('MailSettingsChosen', {
  userId: Schema.String.check(Schema.isUUID()),
  modes: Schema.Array(
    Schema.Struct({ type: Schema.String.check(Schema.isMaxLength(40)), mail: Schema.Literals(['DIGEST', 'OFF']) }),
  ).check(Schema.isMaxLength(100)),
  quiet: Schema.NullOr(Schema.Struct({ from: Hour, to: Hour })),
})

export const mailSettingsStream = stream('mail-settings', [MailSettingsChosen])

/** By type; stored ones may name types of another program. */
export const modesOf = <Mode>(
  chosen: readonly { readonly type: string; readonly mail: Mode }[],
): Readonly<Partial<Record<NotificationType, Mode>>> => Object.fromEntries(chosen.map(({ type, mail }) => [type, mail]))
