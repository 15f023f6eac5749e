/** Requests for products and labels, on both sides. */
export const ownRequestTexts = {
  open: (on: string) => `Requested on ${on}. You will find our answer here.`,
  done: (on: string) => `Request fulfilled on ${on}.`,
  refused: (on: string) => `Request refused on ${on}.`,
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
