/** Papers and facts on the order's page, as staff read them. */
export const papersTexts = {
  waiting: 'Waiting for review',
  review: 'Review',
  sentOn: (at: string) => `Sent ${at}`,
  theirs: 'What the distributor sent',
  none: 'No documents yet. The quote is the first of them.',
  drafts: 'Shipping documents sent for approval',
  round: (round: number) => `Version ${round}`,
  states: { RECEIVED: 'With the distributor', APPROVED: 'Approved', REJECTED: 'Rejected' },
  onHold: 'On hold:',
}

export const orderFulfilmentTexts = {
  prepayment: 'Pre-payment',
  until: 'due by',
  production: 'Production',
  since: 'since',
  ready: 'ready on',
  expected: 'Expected on',
  shipment: 'Shipment',
  follow: 'Follow the goods',
  delivered: 'Delivered',
  invoice: 'Invoice',
}
