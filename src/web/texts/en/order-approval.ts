/** The approval of one order. */
export const approvalTexts = {
  /** Where no one in particular is named. */
  anyone: 'anyone of procurement',
  anyoneFirst: 'Your procurement',
  needed: (name: string) => `This order needs the approval of ${name}.`,
  waiting: (name: string) => `Waiting for approval by ${name}.`,
  yours: 'This order is waiting for your approval.',
  requested: (name: string, since: string) => `Requested by ${name} on ${since}.`,
  passesOn: (name: string, at: string) => `Passes on to ${name} on ${at}.`,
  passesOnFirst: (name: string) => `It passes on to ${name} if it is not answered in time.`,
  request: 'Request approval',
  requestLead: (name: string) => `${name} is notified. The order is confirmed once it is approved.`,
  sent: (num: string) => `The approval of order ${num} is requested.`,
  approve: 'Approve and confirm',
  decline: 'Decline',
  withdraw: 'Withdraw request',
  withdrawn: (num: string) => `The approval request for order ${num} is withdrawn.`,
  next: (name: string) => `${name} approves the order, then we start working on it.`,
  nextYours: 'You approve the order, then we start working on it.',
}
