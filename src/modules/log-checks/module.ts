import type { Module } from '#platform/module.ts'
import { checkDescriptions } from './check-descriptions.ts'
import { nightlyChecks, walkForChecks } from './checking.ts'
import { logCheck } from './log-check.ts'
import { mailSamples, mails, watchTheEnd, watchTheSignedHead } from './log-end-reactions.ts'
import { logWatch } from './log-watch.ts'
import { alarmOf, routes } from './routes.ts'

/** Walks through the event log every night and on request, and alarms those who answer for it. */
export const logChecks: Module = {
  name: 'log-checks',
  deciders: [logCheck, logWatch],
  routes,
  reactions: [walkForChecks],
  deadlines: nightlyChecks,
  descriptions: checkDescriptions,
  watches: [watchTheEnd, watchTheSignedHead],
  mails,
  mailSamples,
  alarm: alarmOf,
}
