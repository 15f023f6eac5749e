import * as Schema from 'effect/Schema'
import { LanguageCode } from '#modules/library/events.ts'
import { ArticleId } from '#modules/news/events.ts'
import { Day } from '#platform/event.ts'
import { login, verbatim } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { IssueId } from './events.ts'

const Success = Schema.Struct({ success: Schema.String })
const Token = verbatim(Schema.String.check(Schema.isMaxLength(300)))

/** What a visitor reads whatever the address is. */
export const LINK_SENT = 'Thank you. Please look into your mailbox: a link there confirms your subscription.'
/** Specification 3 §5. */
export const INVALID_EMAIL = 'Invalid email.'

export const subscribe = endpoint('Subscribe POST /newsletter/subscribe', {
  may: 'portal.visit',
  does: 'Subscribes to the newsletter: a link that is mailed to the address confirms it. The answer is the same for every address.',
  body: {
    email: login(Schema.String.check(Schema.isMaxLength(300))),
    language: Schema.optionalKey(LanguageCode),
    /** The path of the page with the form. */
    page: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(200))),
  },
  failure: INVALID_EMAIL,
  answer: Success,
})

export const confirmSubscription = endpoint('ConfirmSubscription POST /newsletter/confirm', {
  may: 'portal.visit',
  does: 'Confirms a subscription by its mailed link.',
  body: { token: Token },
  answer: Done,
  awaits: ['newsletter_subscribers'],
})

export const leaveNewsletter = endpoint('LeaveNewsletter POST /newsletter/leave', {
  may: 'portal.visit',
  does: 'Leaves the newsletter by the link of an issue, however often.',
  body: { token: Token },
  answer: Done,
  awaits: ['newsletter_subscribers'],
})

export const stayWithNewsletter = endpoint('StayWithNewsletter POST /newsletter/stay', {
  may: 'portal.visit',
  does: 'Takes back an unsubscription, by the same link.',
  body: { token: Token },
  answer: Done,
  awaits: ['newsletter_subscribers'],
})

export const leaveByMailProgram = endpoint('LeaveByMailProgram POST /newsletter/one-click', {
  may: 'portal.visit',
  does: 'Leaves the newsletter as mail programs do it: RFC 8058.',
  query: { token: Token },
  rawBody: true,
  fromAnywhere: true,
  answer: Done,
})

export const showLeaving = endpoint('GET /newsletter/one-click', {
  may: 'portal.visit',
  does: 'Leads to the page where the newsletter can be left; nothing happens by it.',
  fromAnywhere: true,
  query: { token: Token },
  answer: Schema.Unknown,
})

const issueShown = {
  id: IssueId,
  sentOn: Day,
  subject: Schema.String,
  introduction: Schema.String,
}
export const listIssues = endpoint('GET /newsletter/issues', {
  may: 'news.read',
  does: 'The issues that were sent, the newest first.',
  answer: Schema.Array(Schema.Struct(issueShown)),
  reads: ['newsletter_issues'],
})

export const readIssue = endpoint('GET /newsletter/issues/:id', {
  may: 'news.read',
  does: 'One issue as its readers got it, without anything about a reader.',
  params: { id: Schema.String.check(Schema.isMaxLength(64)) },
  query: { language: Schema.optionalKey(LanguageCode) },
  answer: Schema.Struct({
    ...issueShown,
    articles: Schema.Array(Schema.Struct({ id: ArticleId, title: Schema.String, excerpt: Schema.String })),
  }),
  reads: ['newsletter_issues'],
})
