import { labelIssueStream } from '#modules/labels/events.ts'
import { order } from '#modules/ordering/order.ts'
import { reaction } from '#platform/module.ts'
import { holdForLabel, releaseFromLabel } from './holding.ts'

/** A label issue holds the orders that it names, or that join it later, from its report to its release. Each order decides for itself. */
export const holdForLabelIssues = reaction({
  name: 'hold-for-label-issues',
  of: [labelIssueStream],
  on: {
    LabelIssueReported: async ({ logFor }, { issueId, number, orderIds }) => {
      for (const id of orderIds)
        await logFor(`hold ${id}`).decide(order, id, holdForLabel(issueId, `Label issue ${number}`))
    },
    OrderJoinedLabelIssue: async ({ logFor }, { issueId, number, orderId: id }) => {
      await logFor(`hold ${id}`).decide(order, id, holdForLabel(issueId, `Label issue ${number}`))
    },
    LabelIssueReleased: async ({ logFor }, { issueId, orderIds }) => {
      for (const id of orderIds) await logFor(`release ${id}`).decide(order, id, releaseFromLabel(issueId))
    },
  },
})
