/** The portal as a company sees it. */
export const seenAsTexts = {
  button: 'See as this company',
  title: (company: string) => `See the portal as ${company}`,
  lead: 'You see what its people see: the shop with its prices, orders, documents, agreements, labels and loyalty. You can change and send nothing. That you looked, and why, is recorded in the timeline of the company.',
  reason: 'Reason',
  missing: 'Write why you look',
  keep: 'Cancel',
  begin: 'Begin',
  banner: (company: string) => `You see the portal as ${company} sees it.`,
  readOnly: 'Read-only until',
  back: 'Back to the office',
}
