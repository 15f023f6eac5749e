import type { MailSample } from '#platform/mail/mailer.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { minuteOf } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { issueStream, subscriptionStream } from './events.ts'
import { begin, issue, nextBatch } from './issue.ts'
import { mails } from './mails.ts'
import { officeRoutes } from './office-routes.ts'
import { beginIssues, sendBatches } from './sending-reactions.ts'
import { forget, remind, subscription } from './subscription.ts'
import { forgetAddresses, mailConfirmations, remindUnconfirmed } from './subscription-reactions.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

const newsletterDescriptions = describeEvents([subscriptionStream, issueStream], {
  SubscriptionAsked: () => ({ what: say('requested the newsletter'), detail: null }),
  SubscriptionAskedAgain: () => ({ what: say('requested the newsletter again'), detail: null }),
  SubscriptionReminded: () => ({ what: say('reminded that the subscription is not confirmed'), detail: null }),
  SubscriptionConfirmed: () => ({ what: say('confirmed the subscription'), detail: null }),
  SubscriptionLeft: ({ by }) => ({
    what: say('left the newsletter'),
    detail: by === 'MAIL_PROGRAM' ? 'with the button of the email program' : null,
  }),
  SubscriptionResumed: () => ({ what: say('came back to the newsletter'), detail: null }),
  SubscriptionForgotten: () => ({ what: say('forgot the address'), detail: null }),
  IssueWritten: ({ revision, texts }) => ({
    what: revision === 1 ? say('wrote an issue') : say('wrote revision {0} of an issue', revision),
    detail: texts[0]?.subject ?? null,
  }),
  IssueScheduled: ({ revision, sendAt }) => ({
    what: say('scheduled revision {0} of an issue', revision),
    detail: minuteOf(sendAt),
  }),
  IssueScheduleCancelled: () => ({ what: say('cancelled the schedule of an issue'), detail: null }),
  IssueSendingBegun: ({ revision, readers }) => ({
    what: say('began to send revision {0} of an issue', revision),
    detail: say('to about {0} readers', readers),
  }),
  IssueBatchSent: ({ mails, next }) => ({
    what: next ? say('sent a part of an issue') : say('sent the last part of an issue'),
    detail: mails === 1 ? say('1 email') : say('{0} emails', mails),
  }),
  IssueSendingPaused: () => ({ what: say('paused an issue'), detail: null }),
  IssueSendingResumed: () => ({ what: say('went on sending an issue'), detail: null }),
  IssueDeleted: () => ({ what: say('deleted the draft of an issue'), detail: null }),
})

const article = { id: 'sample', title: 'Our stand in Cape Town', excerpt: 'Come and see what is new.' }

/** The mails of the newsletter as a reader might get them. */
const mailSamples: readonly MailSample[] = [
  {
    kind: 'newsletter-confirm',
    template: 'newsletter-confirm',
    staff: false,
    data: { token: 'sample', reminds: false },
  },
  {
    kind: 'newsletter-issue',
    template: 'newsletter-issue',
    staff: false,
    data: {
      issueId: 'sample',
      subject: 'News of December',
      introduction: 'What is new this month.',
      articles: [article],
      token: 'sample',
      isPublic: true,
    },
  },
]

/** The newsletter: its public list, its issues, and how they reach their readers. */
export const newsletter: Module = {
  name: 'newsletter',
  deciders: [subscription, issue],
  routes: [...subscriptionRoutes, ...officeRoutes],
  reactions: [mailConfirmations],
  deadlines: {
    [remind]: remindUnconfirmed,
    [forget]: forgetAddresses,
    [begin]: beginIssues,
    [nextBatch]: sendBatches,
  },
  descriptions: newsletterDescriptions,
  mails,
  mailSamples,
}
