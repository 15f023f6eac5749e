import brand from '#brand'
import { fixed } from '#web/texts/fixed.ts'

/** Customer service, as distributors see it. */
export const serviceTexts = {
  title: 'Customer service',
  heading: 'Customer requests',
  lead: fixed('We respond within 48 hours.'),
  open: 'New request',
  faq: 'FAQ',
  views: 'Columns of the list',
  byComment: 'Requests',
  byReference: 'Reference numbers',
  columns: {
    date: fixed('Date'),
    department: fixed('Department'),
    subject: fixed('Subject'),
    comment: fixed('Comment'),
    reference: fixed('Reference n°'),
    status: 'Status',
  },
  statuses: { OPEN: 'With us', ANSWERED: 'Answered', SOLVED: 'Solved', CLOSED: 'Closed' },
  changed: (reference: string, status: string) => `Request ${reference}: ${status}`,
  none: 'No requests yet. Ask us anything about orders, products or papers.',
  isPrivate: 'Only you',
}

export const ticketTexts = {
  back: 'All requests',
  author: 'Requested by',
  about: 'About',
  shared: 'Visible to',
  sharings: { COMPANY: 'Your company and our team', PRIVATE: 'You and your representative' },
  due: 'We answer by',
  overdue: 'Our answer is late. We are sorry, and we are on it.',
  answered: 'We have answered. Write again if it does not help, or mark it as solved.',
  solved: 'Solved. It can be reopened until',
  closed: 'Closed. Please open a new request if something is left.',
  thread: 'Messages',
  empty: 'No messages yet.',
  reply: 'Your message',
  replyReopens: 'Your message reopens the request.',
  files: 'Files',
  send: 'Send message',
  sent: 'Message sent.',
  solve: 'Mark as solved',
  solvedNow: 'Marked as solved.',
  reopen: 'Reopen',
  reopenedNow: 'Reopened. We answer within 48 hours.',
  notFound: 'This request does not exist, or a colleague keeps it private.',
  wasSolved: 'Marked as solved',
  wasReopened: 'Reopened the request',
  wasMerged: 'Put this request together with another one',
  mergedInto: 'It goes on in',
  tookIn: 'Put together with',
  attached: (name: string) => `Open ${name}`,
}

export const ratingTexts = {
  question: 'Did our answer help?',
  yes: 'It helped',
  no: 'It did not help',
  why: 'Why (optional)',
  send: 'Send your answer',
  thanks: 'Thank you.',
  change: 'Change',
}

/** What a request is about. */
export const aboutTexts = {
  kind: 'About (optional)',
  kinds: { ORDER: 'An order', PRODUCT: 'A product', DOCUMENT: 'A document', LABEL: 'A label', REPORT: 'A report' },
  which: { ORDER: 'Order', PRODUCT: 'Product', DOCUMENT: 'Document', LABEL: 'Label', REPORT: 'Report' },
}

/** What was written before and not sent. */
export const draftTexts = { back: 'Your unsent text is back.', discard: 'Discard it' }

export const foundTexts = { title: 'This may help already', faq: 'FAQ', newTab: 'in a new tab' }

export const newTicketTexts = {
  title: 'New request',
  department: 'Department',
  subject: 'Subject',
  comment: 'Comment',
  files: 'Files',
  about: (label: string) => `About: ${label}`,
  sharing: 'Who can read it',
  company: 'My company',
  own: 'Only me and my representative',
  keep: 'Cancel',
  confirm: 'Send request',
  chooseDepartment: 'Choose a department',
  chooseThing: 'Choose what it is about',
  enterSubject: 'Enter a subject',
  enterComment: 'Enter a comment',
  sentTitle: 'Request sent',
  close: 'Close',
  show: 'Open the request',
}

export const reportPageTexts = {
  titles: {
    reportOrderIssue: 'Report an order issue',
    reportTender: 'Report a tender',
    reportCompetitor: 'Report a competitor',
    reportLawChange: 'Report a law change',
  },
  leads: {
    reportOrderIssue: 'Tell us what is wrong with a delivery. Our quality team reads it immediately.',
    reportTender: 'Tell us of a public call for offers, so that we can prepare ours with you.',
    reportCompetitor: 'Tell us what others do on your market.',
    reportLawChange: 'Tell us of a new rule that concerns our products.',
  },
  emergency: 'In an emergency, call',
  required: 'Required',
  optional: 'More details (optional)',
  country: 'Country',
  comment: 'Comment',
  consent: `I agree that ${brand.name} processes what I report`,
  missing: fixed('Missing mandatory fields'),
  noDay: 'Enter a day as DD/MM/YYYY',
  fields: {
    authority: 'Authority',
    product: 'Product',
    quantity: 'Quantity',
    closingDay: 'Closing day',
    priceLevel: 'Price level',
    company: 'Company',
    price: 'Price',
    source: 'Source',
    law: 'Law or rule',
    inForceFrom: 'In force from',
    products: 'Products concerned',
    lines: 'Order lines',
    lot: 'Lot number',
    wrong: 'What is wrong',
    foundOn: 'Found on',
  },
  order: 'Order',
  people: 'People were affected',
  files: 'Files',
  send: 'Send report',
  sending: fixed('Your request is being sent...'),
  result: 'Report sent',
  close: 'Close',
  own: 'Your reports',
  none: 'No reports yet.',
  filed: 'Filed',
  by: 'By',
  status: 'Status',
  reference: 'Reference n°',
  statuses: {
    RECEIVED: 'Received',
    READ: 'Read',
    ANSWERED: 'Answered',
    ACCEPTED: 'Accepted',
    REFUSED: 'Not accepted',
    DONE: 'Done',
  },
  read: 'Read on',
  coins: 'CareCoins earned',
  yes: 'Yes',
  no: 'No',
  changed: (reference: string, status: string) => `Report ${reference}: ${status}`,
}

export const contactTexts = {
  title: 'Contacts',
  roles: { SALES: 'Sales', ORDERS: 'Orders and shipping', QUALITY: 'Quality', FINANCE: 'Invoices' },
}
