import { addDays } from 'date-fns/addDays'
import { moment } from '#platform/event.ts'
import type { Module } from '#platform/module.ts'

import { labelIssue, remindOfRound, roundDue, roundOverdue } from './label-issue.ts'

/** Reminders of an artwork's due day: the issue says whether the distributor's answer is still pending. */
export const labelDeadlines: Module['deadlines'] = {
  [roundDue]: {
    keep: async ({ logFor }, { kind, at, stream }) => {
      await logFor(kind).decide(labelIssue, stream.key, remindOfRound(moment(addDays(at, 1)), false))
    },
  },
  [roundOverdue]: {
    keep: async ({ logFor }, { kind, at, stream }) => {
      await logFor(kind).decide(labelIssue, stream.key, remindOfRound(moment(at), true))
    },
  },
}
