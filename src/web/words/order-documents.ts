import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-status.ts'
import { fixed } from './fixed.ts'

/** What a distributor sends, what it is sent for approval, and what it can keep. */
export const documentWords = {
  previewOf: (name: string) => `Preview of ${name}`,
  downloadOf: (name: string) => `Download ${name}`,
  asked: {
    PROOF_OF_PREPAYMENT: {
      title: 'Pre-payment',
      ask: 'Send us the proof of your pre-payment, such as the confirmation of your bank. Production starts once we have checked it.',
    },
    LICENSE_DOCUMENT: {
      title: 'Import license',
      ask: 'Send us the import license document for these goods. Production goes on once we have checked it.',
    },
    PREINSPECTION: {
      title: 'Pre-inspection',
      ask: 'Send us the document of the pre-inspection. The goods are shipped once we have checked it.',
    },
  } satisfies Record<UploadedDocumentType, { title: string; ask: string }>,
  amount: 'To be paid in advance',
  dueOn: 'Due by',
  proforma: 'Proforma invoice',
  note: 'What we wrote about it',
  file: 'The document',
  send: 'Send the document',
  chooseFirst: 'Choose a file first',
  submitted: fixed('Document already submitted. Waiting for approval.'),
  sent: (label: string) => `${label} was sent. We check it and tell you.`,
  sentOn: (at: string) => `Sent ${at}`,
  because: 'Rejected:',
  replace: 'Replace the document',
  keepSent: 'Keep the one that was sent',
  rejected: 'We could not accept the last document.',
  rejectedBecause: 'Reason:',
  approved: 'Approved. Nothing more to do here.',
  states: { SUBMITTED: 'Under review', APPROVED: 'Approved', REJECTED: 'Rejected', REPLACED: 'Replaced' },
  /** What became of a quote that is offered no more. */
  lapsedQuote: {
    WITHDRAWN: 'Withdrawn',
    REJECTED: 'Rejected',
    EXPIRED: 'Expired',
    CANCELLED: 'Cancelled with the order',
  } as Readonly<Partial<Record<OrderDetail['quotes'][number]['state'], string>>>,
  onlySend: (names: string) =>
    `Only users with the role PROCUREMENT can send documents.${names === '' ? '' : ` Ask ${names}.`}`,
  documents: 'Documents',
  yours: 'What you sent',
  issued: (version: number, day: string) => (version === 1 ? `Sent ${day}` : `Version ${version}, sent ${day}`),
  none: 'The sales quote appears here as soon as it is sent.',
  never: 'This order was cancelled before a quote was sent.',

  drafts: 'Documents to approve',
  draftsLead: 'Please check that these papers are right for your customs. We ship the goods with them.',
  round: (round: number) => (round === 1 ? 'First version' : `Version ${round}, corrected`),
  approve: 'Approve the documents',
  reject: 'Reject the documents',
  onlyDecide: (names: string) =>
    `Only users with the role PROCUREMENT can approve or reject them.${names === '' ? '' : ` Ask ${names}.`}`,
  draftsApproved: 'You approved the documents. We finish production and ship the goods.',
  draftsRejected: 'You rejected the documents. We correct them and send them again.',
  rejectTitle: 'Reject these documents?',
  rejectLead: 'We correct them and send them to you again.',
  reason: 'What is wrong with them',
  enterReason: 'Write what is wrong with the documents',
  goBack: 'Go back',
  lastRejected: (reason: string) => `You rejected the last version: ${reason}`,

  track: fixed('Track order'),
  shipment: 'Shipment',
  carrier: 'Carrier',
  shippedOn: 'Shipped on',
  expectedOn: 'Expected on',
  noLink: 'The carrier gave no link to follow it.',
  invoice: 'Invoice',
  invoiceDue: (day: string) => `To be paid by ${day}`,
  held: 'This order is on hold.',
  heldHelp: 'We look into it and go on as soon as it is released. You need not do anything.',
  heldWhileQuoted: (until: string) =>
    `We look into it and go on as soon as it is released. The quote can still be confirmed, until ${until}.`,
  heldWhileAsked: 'We look into it and go on as soon as it is released. What we asked you for can be sent meanwhile.',
  readyOn: (day: string) => `We expect to finish production on ${day}.`,
  readyLate: (day: string) => `Production was expected to be finished on ${day}. It is still going on.`,
  earned: (coins: string) => `This delivery earned you ${coins}.`,
}
