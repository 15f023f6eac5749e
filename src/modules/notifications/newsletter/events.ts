import * as Schema from 'effect/Schema'
import { LanguageCode } from '#modules/library/events.ts'
import { ArticleId, type ArticleTranslations } from '#modules/news/events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'

export { LanguageCode }
export type Language = typeof LanguageCode.Type

const uuid = Schema.String.check(Schema.isUUID())
const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))
const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** Follows from the address, so that an address is one stream: see subscription.ts. */
export const SubscriptionId = uuid.pipe(Schema.brand('SubscriptionId'))
export type SubscriptionId = typeof SubscriptionId.Type
export const IssueId = uuid.pipe(Schema.brand('IssueId'))
export type IssueId = typeof IssueId.Type

/** Addresses of the public list in the index of sealed texts. */
export const NEWSLETTER_ADDRESSES = 'newsletter'

/** The key, drawn for this request, that the address is sealed under. What was consented to: the text shown and where. */
export const SubscriptionAsked = event('SubscriptionAsked', {
  subscriptionId: SubscriptionId,
  keyId: uuid,
  email: Sealed,
  language: LanguageCode,
  wording: text(40),
  page: text(200),
  /** Until when it can be confirmed; then it is forgotten. */
  until: Moment,
})
export const SubscriptionAskedAgain = event('SubscriptionAskedAgain', { subscriptionId: SubscriptionId })
export const SubscriptionReminded = event('SubscriptionReminded', { subscriptionId: SubscriptionId })
export const SubscriptionConfirmed = event('SubscriptionConfirmed', { subscriptionId: SubscriptionId })
export const SubscriptionLeft = event('SubscriptionLeft', {
  subscriptionId: SubscriptionId,
  by: Schema.Literals(['PAGE', 'MAIL_PROGRAM']),
  /** Until when it can be taken back; then it is forgotten. */
  until: Moment,
})
export const SubscriptionResumed = event('SubscriptionResumed', { subscriptionId: SubscriptionId })
/** The key of the address is destroyed with it. */
export const SubscriptionForgotten = event('SubscriptionForgotten', { subscriptionId: SubscriptionId })

export const subscriptionStream = stream('newsletter-subscription', [
  SubscriptionAsked,
  SubscriptionAskedAgain,
  SubscriptionReminded,
  SubscriptionConfirmed,
  SubscriptionLeft,
  SubscriptionResumed,
  SubscriptionForgotten,
])
export type SubscriptionEvent = EventOf<typeof subscriptionStream.events>

const piece = { title: text(200), excerpt: text(1000) }
const translation = Schema.optionalKey(Schema.Struct(piece))
const PieceTranslations = Schema.Struct({ es: translation, fr: translation, pt: translation } satisfies Record<
  keyof ArticleTranslations,
  unknown
>)

/** What an issue says: articles as they were published when it was written, and texts around them by language. */
export const issueContent = {
  from: Day,
  to: Day,
  articles: Schema.Array(
    Schema.Struct({ id: ArticleId, ...piece, translations: Schema.optionalKey(PieceTranslations) }),
  ).check(Schema.isMinLength(1), Schema.isMaxLength(20)),
  /** The first is for readers of all other languages. */
  texts: Schema.Array(Schema.Struct({ language: LanguageCode, subject: text(120), introduction: text(2000) })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(6),
  ),
}
export const IssueContent = Schema.Struct(issueContent)
export type IssueContent = typeof IssueContent.Type

const revision = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

/** Whose turn it is: people with an account, then the public list, each by id. */
export const Turn = Schema.Struct({ list: Schema.Literals(['people', 'public']), after: Schema.NullOr(uuid) })
export type Turn = typeof Turn.Type

export const IssueWritten = event('IssueWritten', { issueId: IssueId, revision, ...issueContent })
export const IssueScheduled = event('IssueScheduled', { issueId: IssueId, revision, sendAt: Moment })
export const IssueScheduleCancelled = event('IssueScheduleCancelled', { issueId: IssueId })
/** `readers`: about how many there are. */
export const IssueSendingBegun = event('IssueSendingBegun', {
  issueId: IssueId,
  revision,
  readers: count,
  ...issueContent,
})
export const IssueBatchSent = event('IssueBatchSent', {
  issueId: IssueId,
  mails: count,
  turn: Turn,
  next: Schema.NullOr(Turn),
})
export const IssueSendingPaused = event('IssueSendingPaused', { issueId: IssueId })
export const IssueSendingResumed = event('IssueSendingResumed', { issueId: IssueId })

export const IssueDeleted = event('IssueDeleted', { issueId: IssueId })

export const issueStream = stream('newsletter-issue', [
  IssueWritten,
  IssueScheduled,
  IssueScheduleCancelled,
  IssueSendingBegun,
  IssueBatchSent,
  IssueSendingPaused,
  IssueSendingResumed,
  IssueDeleted,
])
export type IssueEvent = EventOf<typeof issueStream.events>
