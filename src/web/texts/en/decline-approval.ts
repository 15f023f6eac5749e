/** What the approver reads who declines, and enters. */
export const declineApprovalTexts = {
  title: (num: string) => `Decline the approval of order ${num}?`,
  lead: (name: string) => `${name} is notified. The quote stays open.`,
  reason: 'Why',
  missing: 'Please enter a reason',
  keep: 'Not yet',
  declined: (num: string) => `The approval of order ${num} is declined.`,
}
