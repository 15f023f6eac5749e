/** Where staff begin. */
export const officeHomeTexts = {
  title: (firstname: string) => (firstname ? `Hello ${firstname}` : 'Hello'),
  lead: 'What is waiting for you, and this month’s promises.',
}

export const workTexts = {
  title: 'Waiting for you',
  byKind: 'Everything waiting, by kind',
  kinds: {
    QUOTE: 'Quotes',
    ORDER_DOCUMENT: 'Documents of orders',
    FILE: 'Files of companies',
    TICKET: 'Tickets',
    REPORT: 'Reports',
    AGREEMENT: 'Agreements',
    PRODUCT: 'Products',
    LABEL: 'Labels',
    LABEL_ISSUE: 'Label issues',
    APPROVAL: 'Approvals',
  },
  count: (kind: string, count: number, overdue: number) =>
    overdue > 0 ? `${kind}: ${count}, ${overdue} overdue` : `${kind}: ${count}`,
  fileToDecide: 'Data changed, or ready to activate',
  documents: (count: number) => (count === 1 ? '1 document to look through' : `${count} documents to look through`),
  what: 'What',
  kind: 'Kind',
  company: 'Company',
  since: 'Waits since',
  due: 'Time left',
  noPromise: '—',
  none: 'Nothing is waiting for you.',
  notOfRole: 'Nothing to do right now.',
  changed: (title: string, company: string) => `${title}, ${company}: changed`,
}

export const promiseTexts = {
  title: 'Promises kept',
  month: 'Month',
  subjects: { QUOTES: 'Quotes in 72 hours', TICKETS: 'Answers in 48 hours', FILES: 'Documents in ten days' },
  outcomes: { KEPT: 'Kept', MISSED: 'Missed', WAITING: 'Waiting' },
  share: (subject: string) => `${subject}, share kept`,
  median: 'Median',
  hours: (hours: number) => `${hours} h`,
  helped: 'Answers that helped',
  rated: (yes: number, all: number) => (all === 0 ? 'No answer was judged.' : `${yes} of ${all} that were judged`),
  list: (subject: string, month: string, outcome: string | null) =>
    outcome ? `${subject}, ${month}: ${outcome.toLowerCase()}` : `${subject}, ${month}`,
  close: 'Close the list',
  what: 'What',
  company: 'Company',
  since: 'Since',
  due: 'Promised by',
  done: 'Done',
  outcome: 'Outcome',
  nothing: 'Nothing of this month.',
  events: 'Events',
}
