import { minuteOf } from '#platform/formats.ts'
import { wordsOf } from '#platform/in-words.ts'

import { issueStream, subscriptionStream } from './events.ts'

export const newsletterDescriptions = wordsOf([subscriptionStream, issueStream], {
  SubscriptionAsked: () => ({ what: 'requested the newsletter', detail: null }),
  SubscriptionAskedAgain: () => ({ what: 'requested the newsletter again', detail: null }),
  SubscriptionReminded: () => ({ what: 'reminded that the subscription is not confirmed', detail: null }),
  SubscriptionConfirmed: () => ({ what: 'confirmed the subscription', detail: null }),
  SubscriptionLeft: ({ by }) => ({
    what: 'left the newsletter',
    detail: by === 'MAIL_PROGRAM' ? 'with the button of the email program' : null,
  }),
  SubscriptionResumed: () => ({ what: 'came back to the newsletter', detail: null }),
  SubscriptionForgotten: () => ({ what: 'forgot the address', detail: null }),
  IssueWritten: ({ revision, texts }) => ({
    what: revision === 1 ? 'wrote an issue' : `wrote revision ${revision} of an issue`,
    detail: texts[0]?.subject ?? null,
  }),
  IssueScheduled: ({ revision, sendAt }) => ({
    what: `scheduled revision ${revision} of an issue`,
    detail: minuteOf(sendAt),
  }),
  IssueScheduleCancelled: () => ({ what: 'cancelled the schedule of an issue', detail: null }),
  IssueSendingBegun: ({ revision, readers }) => ({
    what: `began to send revision ${revision} of an issue`,
    detail: `to about ${readers} readers`,
  }),
  IssueBatchSent: ({ mails, next }) => ({
    what: next ? 'sent a part of an issue' : 'sent the last part of an issue',
    detail: mails === 1 ? '1 email' : `${mails} emails`,
  }),
  IssueSendingPaused: () => ({ what: 'paused an issue', detail: null }),
  IssueSendingResumed: () => ({ what: 'went on sending an issue', detail: null }),
  IssueDeleted: () => ({ what: 'deleted the draft of an issue', detail: null }),
})
