/** A company as of any moment. */
export const companyThenTexts = {
  says: 'What was recorded of this company up to this point. Read-only view.',
  now: 'Back to now',
  notYet: 'The company was not here yet at that moment.',
  account: 'Account',
  nobody: 'Nobody',
  notSet: 'Not set',
  group: 'Loyalty group',
  tickets: 'Tickets of the whole company',
  ticketsLead: 'Private tickets are not part of this view. Their queue shows them to those who may read them.',
  careCoins: 'CareCoins',
  noCareCoins: 'No CareCoins had moved.',
  level: 'Status in the program',
  none: 'None at this moment.',
  sections: 'Sections of this company',
}
