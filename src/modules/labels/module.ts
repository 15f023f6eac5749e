import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'
import { finders } from './finders.ts'
import { issueRoutes } from './issue-routes.ts'
import { holdLaterOrders } from './joining-reactions.ts'
import { labelDeadlines } from './label-deadlines.ts'
import { labelDescriptions } from './label-descriptions.ts'
import { labelIssue, labelIssueNotes } from './label-issue.ts'
import { labelRoutes } from './label-routes.ts'
import { officeRoutes } from './office-routes.ts'

export const labels: Module = {
  name: 'labels',
  deciders: [labelIssue, labelIssueNotes],
  routes: [...labelRoutes, ...issueRoutes, ...officeRoutes],
  finders,
  reactions: [holdLaterOrders],
  deadlines: labelDeadlines,
  inWords: labelDescriptions,
  topics: {
    labels: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}
