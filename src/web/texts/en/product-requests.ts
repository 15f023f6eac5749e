/** Requests for products and labels, on both sides. */
export const ownRequestTexts = {
  open: (on: string) => `Requested on ${on}. You will find our answer here.`,
  done: (on: string) => `Request fulfilled on ${on}.`,
  refused: (on: string) => `Request refused on ${on}.`,
}

export const productRequestTexts = {
  search: 'Search requests',
  thing: 'request',
  title: 'Product requests',
  lead: 'Products and labels that distributors request. Your answer is shown on the product page and in their notifications.',
  views: 'Requests by status',
  statuses: { OPEN: 'Open', DONE: 'Fulfilled', REFUSED: 'Refused' },
  product: 'Product',
  request: 'Request',
  availability: 'Product for their region',
  label: (country: string) => `New label for ${country}`,
  instead: (code: string) => `Current label ${code}`,
  noLabel: 'No label today',
  company: 'Company',
  by: 'Requested by',
  since: 'Requested',
  status: 'Status',
  answered: 'Answer',
  answeredBy: (name: string) => `by ${name}`,
  actions: 'Actions',
  answer: 'Answer',
  answerNamed: (product: string, company: string) => `Answer the request of ${company} for ${product}`,
  changed: (product: string, company: string) => `The request of ${company} for ${product} has changed`,
  empty: 'No requests.',
  only: 'Sales and operations answer requests.',
}

export const answerRequestTexts = {
  title: (product: string) => `Answer the request for ${product}`,
  lead: (company: string, what: string) => `${company} requested: ${what}.`,
  outcome: 'Outcome',
  done: 'Fulfilled',
  refused: 'Refused',
  sentence: 'Answer',
  sentenceHelp: 'The distributor reads it.',
  missing: 'Enter an answer',
  keep: 'Cancel',
  confirm: 'Send answer',
  sent: (company: string) => `Answer sent to ${company}.`,
}
