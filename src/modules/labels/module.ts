import { addDays } from 'date-fns/addDays'
import { countryOf } from '#modules/catalogue/events.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import type { Finder } from '#platform/finder.ts'
import type { Module } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import { labelIssueNoteStream, labelIssueStream } from './events.ts'
import { issueRoutes } from './issue-routes.ts'
import { holdLaterOrders } from './joining-reactions.ts'
import { labelIssue, labelIssueNotes, remindOfRound, roundDue, roundOverdue } from './label-issue.ts'
import { labelRoutes } from './label-routes.ts'
import { officeRoutes } from './office-routes.ts'

/** What happened to label issues, described for staff. */
const labelDescriptions = describeEvents([labelIssueStream, labelIssueNoteStream], {
  LabelIssueReported: ({ labelCode, productName, countryId, orderIds }) => ({
    what: say('reported an issue with the label {0}', labelCode),
    detail: say(
      '{0}, {1}. {2} put on hold',
      productName,
      countryOf(countryId).name,
      sayCounted(orderIds.length, 'order', 'orders'),
    ),
  }),
  OrderJoinedLabelIssue: () => ({ what: say('holds an order that came after the report'), detail: null }),
  RoundReminded: ({ round, overdue }) => ({
    what: overdue ? say('noted that round {0} is overdue', round) : say('reminded of round {0}', round),
    detail: null,
  }),
  ArtworkProposed: ({ round, code }) => ({ what: say('proposed artwork, round {0}', round), detail: code }),
  ArtworkAccepted: ({ round }) => ({ what: say('accepted the artwork of round {0}', round), detail: null }),
  ArtworkAnswered: ({ round, answer }) => ({ what: say('requested changes in round {0}', round), detail: answer }),
  LabelIssueReleased: ({ label }) => ({
    what: label ? say('released the label as {0}', label.code) : say('released the label as it is'),
    detail: null,
  }),
  LabelIssueNoteWritten: () => ({ what: say('wrote an internal note'), detail: null }),
})

/** Reminders of an artwork's due day: the issue says whether the distributor's answer is still pending. */
const labelDeadlines: Module['deadlines'] = {
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

/** Labels, by their code. */
const finders: readonly Finder[] = [
  {
    kind: 'labels',
    permission: 'company.read',
    entries: ['labels'],
    show: async (_, entries) =>
      entries.map(({ title: label, detail }) => ({ to: paths.labels({}, { search: label }), label, detail })),
  },
  {
    kind: 'labels',
    permission: 'office.labels.read',
    entries: ['labels'],
    show: async (_, entries) =>
      entries.map(({ key, title: label, detail }) => ({
        to: paths.officeLabels({}, { tab: 'labels', search: label }),
        stream: { kind: 'registration', key },
        label,
        detail,
      })),
  },
]

export const labels: Module = {
  name: 'labels',
  deciders: [labelIssue, labelIssueNotes],
  routes: [...labelRoutes, ...issueRoutes, ...officeRoutes],
  finders,
  reactions: [holdLaterOrders],
  deadlines: labelDeadlines,
  descriptions: labelDescriptions,
  topics: {
    labels: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}
