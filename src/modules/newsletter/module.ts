import type { Module } from '#platform/module.ts'

import { begin, issue, nextBatch } from './issue.ts'
import { issueRoutes } from './issue-routes.ts'
import { mailSamples } from './mail-samples.ts'
import { mails } from './mails.ts'
import { newsletterDescriptions } from './newsletter-descriptions.ts'
import { officeRoutes } from './office-routes.ts'
import { beginIssues, sendBatches } from './sending-reactions.ts'
import { forget, remind, subscription } from './subscription.ts'
import { forgetAddresses, mailConfirmations, remindUnconfirmed } from './subscription-reactions.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** The newsletter: its public list, its issues, and how they reach their readers. */
export const newsletter: Module = {
  name: 'newsletter',
  deciders: [subscription, issue],
  routes: [...subscriptionRoutes, ...issueRoutes, ...officeRoutes],
  reactions: [mailConfirmations],
  deadlines: {
    [remind]: remindUnconfirmed,
    [forget]: forgetAddresses,
    [begin]: beginIssues,
    [nextBatch]: sendBatches,
  },
  inWords: newsletterDescriptions,
  mails,
  mailSamples,
}
