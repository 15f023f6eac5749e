/** Labels and label issues of all companies, as staff read them. */
export const officeLabelTexts = {
  title: 'Labels',
  lead: 'Label issues of all companies, and the labels of every registration.',
  parts: 'Labels',
  issues: 'Issues',
  labels: 'Labels',
  propose: 'Propose artwork',
  release: 'Release',
  note: 'Add note',
  notes: 'Internal notes',
  notedBy: (by: string, on: string) => `${by}, ${on}`,
  product: 'Product',
  country: 'Country',
  replaced: 'Replaced',
  inForce: 'In use',
  search: 'Product, reference or code',
  searchChip: 'Search',
  noLabels: 'No labels match these filters.',
  shown: (shown: number, all: number) => `The first ${shown} of ${all} registrations. Search to find others.`,
}

/** The list of label issues. */
export const issueListTexts = {
  allIssues: 'All label issues',
  number: 'Number',
  company: 'Company',
  label: 'Label',
  state: 'Status',
  waiting: 'Waiting since',
  turn: 'Waiting for',
  turns: { distributor: 'The distributor', provider: 'Us', none: 'No one' },
  thing: 'label issue',
  search: 'Number, company, product or code',
  views: 'Issues by status',
  none: 'No label issues.',
  states: {
    REPORTED: 'Reported',
    PROPOSED: 'Waiting for the distributor',
    ANSWERED: 'Changes requested',
    ACCEPTED: 'To be released',
    RELEASED: 'Released',
  },
}
