import { count } from '#platform/formats.ts'
import type { Module } from '#platform/module.ts'
import { latestLogChecks } from '#projections/log_checks.ts'

import { nightlyChecks, walkForChecks } from './checking.ts'
import type { LogFault } from './events.ts'
import { logCheck } from './log-check.ts'
import { logWatch } from './log-watch.ts'
import { routes } from './routes.ts'
import { checkWords } from './words.ts'

const inWords = ({ what, position }: LogFault): string =>
  position === null ? `${what}, outside the log` : `${what}, at position ${count(position)}`

/** Walks through the event log every night and whenever somebody asks, and alarms those who answer for it. */
export const logChecks: Module = {
  name: 'log-checks',
  deciders: [logCheck, logWatch],
  routes,
  reactions: [walkForChecks],
  deadlines: nightlyChecks,
  inWords: { 'log-check': checkWords, 'log-watch': checkWords },
  alarm: async ({ db }) => {
    const last = (await latestLogChecks(db, 10)).find(({ finishedAt }) => finishedAt !== null)
    return last?.fault ? `The event log is not what was recorded: ${inWords(last.fault)}` : null
  },
}
