/** Of commands that a second person has to approve. */
export const secondPersonTexts = {
  requested: 'Requested: a second person has to approve this first. Nothing has changed yet.',
  title: 'A second person has to approve this',
  lead: 'Nothing changes until someone else approves it. They read your reason.',
  reason: 'Reason',
  missing: 'Enter a reason',
  keep: 'Cancel',
  confirm: 'Request approval',
  matters: {
    activations: 'Activation of a distributor',
    careCoins: 'CareCoins',
    discounts: 'Discount',
    erasures: 'Erasure of a person',
    prices: 'Prices',
    rules: 'Rules for approvals',
  },
  waits: (what: string, who: string) => `Waiting for a second person: ${what}, requested by ${who}.`,
  open: 'Open request',
}
