const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`)

/** The order's page, the review of documents and the order desk, as staff read them. */
export const papersWords = {
  waiting: 'Waits for a review',
  review: 'Review',
  sentOn: (at: string) => `Sent ${at}`,
  theirs: 'What the distributor sent',
  none: 'No documents yet. The quote is the first of them.',
  drafts: 'Shipping documents sent for approval',
  round: (round: number) => `Version ${round}`,
  states: { RECEIVED: 'With the distributor', APPROVED: 'Approved', REJECTED: 'Rejected' },
  held: 'On hold:',
}

export const orderFulfilmentWords = {
  prepayment: 'Pre-payment',
  until: 'until',
  production: 'Production',
  since: 'since',
  ready: 'ready on',
  shipment: 'Shipment',
  follow: 'Follow the goods',
  delivered: 'Delivered',
  invoice: 'Invoice',
}

export const reviewWords = {
  title: 'Documents to review',
  waiting: (count: number) => (count === 1 ? '1 document waits for a review' : `${count} documents wait for a review`),
  fresh: (count: number) => `${count} new ${count === 1 ? 'document' : 'documents'} · Show`,
  arrived: (count: number) => `${count} new ${count === 1 ? 'document' : 'documents'} to review`,
  left: 'No longer waits for a review',
  remove: (num: string) => `Remove the document of order ${num} from this list`,
  empty: 'Every document is reviewed. The next one that a distributor sends appears here by itself.',
  allOrders: 'See all orders',
  sent: 'sent',
  held: 'on hold',
  record: 'The chosen document',
  back: 'All documents',
  notWaiting: 'This document does not wait for a review any more.',
  previous: 'Previous',
  next: 'Next',
  previousDocument: 'Previous document',
  nextDocument: 'Next document',
  approve: 'Approve',
  reject: 'Reject',
  approved: (label: string, num: string) => `${label} of order ${num} is approved.`,
  rejected: (label: string, num: string) => `${label} of order ${num} is rejected and asked for again.`,
  rejectTitle: (label: string) => `Reject: ${label}?`,
  rejectLead: (distributor: string, num: string) =>
    `${distributor} reads your reason and is asked for the document of order ${num} again.`,
  reason: 'Reason',
  enterReason: 'Write why the document is rejected',
  goBack: 'Go back',
  only: 'Only users with the role OPERATIONS or QUALITY can review documents.',
  onHold: 'This order is on hold. It must be released first.',
  toPay: 'To be paid in advance',
  until: 'until',
  grandTotal: 'Grand total (excl. VAT)',
  asked: 'What we wrote',
  goods: 'Goods',
  item: (quantity: string) => `${quantity} ×`,
  shipping: 'Shipping',
  before: 'Rejected before',
}

export const bulkWords = {
  all: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  elsewhere: (count: number) => (count === 1 ? '1 of them not in sight' : `${count} of them not in sight`),
  clear: 'Clear the selection',
  action: { RequestPrepayment: 'Ask for the pre-payment', StartProduction: 'Start production' },
  title: {
    RequestPrepayment: (count: number) => `Ask for the pre-payment of ${orders(count)}?`,
    StartProduction: (count: number) => `Start the production of ${orders(count)}?`,
  },
  give: {
    RequestPrepayment: (count: number) => `Ask for ${count === 1 ? '1 pre-payment' : `${count} pre-payments`}`,
    StartProduction: (count: number) => `Start production of ${count}`,
  },
  lead: 'Each order takes this step on its own. One that is refused stays as it is, and you read why.',
  stay: (count: number) => (count === 1 ? 'This order stays as it is:' : `These ${orders(count)} stay as they are:`),
  percent: 'Percent of each grand total',
  day: { RequestPrepayment: 'To be paid until (optional)', StartProduction: 'Ready on (optional)' },
  goBack: 'Go back',
  stop: 'Stop',
  running: (done: number, of: number) => `${done} of ${orders(of)}`,
  progress: 'How far it is',
  done: (moved: number, of: number) =>
    moved === of ? `${orders(moved)} moved on.` : `${moved} of ${orders(of)} moved on.`,
  moved: 'Moved on',
}
