import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import { fixed } from '#web/texts/fixed.ts'

/** What a distributor sends, what it is sent for approval, and what it can keep. */
export const documentTexts = {
  previewOf: (name: string) => `Preview of ${name}`,
  downloadOf: (name: string) => `Download ${name}`,
  requests: {
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
  note: 'Our note',
  send: 'Send the document',
  chooseFirst: 'Choose a file first',
  submitted: fixed('Document already submitted. Waiting for approval.'),
  sent: (label: string) => `${label} sent. We will check it and notify you.`,
  sentOn: (at: string) => `Sent ${at}`,
  because: 'Rejected:',
  replace: 'Replace the document',
  keepSent: 'Keep the sent document',
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
  draftsLead: 'Please check that these documents are correct for customs. We ship the goods with them.',
  round: (round: number) => (round === 1 ? 'First version' : `Version ${round}, corrected`),
  approve: 'Approve the documents',
  reject: 'Reject the documents',
  onlyDecide: (names: string) =>
    `Only users with the role PROCUREMENT can approve or reject them.${names === '' ? '' : ` Ask ${names}.`}`,
  draftsApproved: 'You approved the documents. We will finish production and ship the goods.',
  draftsRejected: 'You rejected the documents. We will correct them and send them again.',
  rejectTitle: 'Reject these documents?',
  rejectLead: 'We will correct them and send them again.',
  reason: 'What is wrong with them',
  enterReason: 'Enter what is wrong with the documents',
  goBack: 'Go back',
  lastRejected: (reason: string) => `You rejected the last version: ${reason}`,

  track: fixed('Track order'),
  shipment: 'Shipment',
  carrier: 'Carrier',
  shippedOn: 'Shipped on',
  expectedOn: 'Expected on',
  noLink: 'The carrier has not provided a tracking link.',
  invoice: 'Invoice',
  invoiceDue: (day: string) => `To be paid by ${day}`,
  onHold: 'This order is on hold.',
  heldForLabel: 'It goes on once its label is released.',
  heldHelp: 'We are looking into it. You do not need to do anything.',
  heldWhileQuoted: (until: string) => `We are looking into it. You can still confirm the quote until ${until}.`,
  heldWhileAsked: 'We are looking into it. You can still send what we requested.',
  readyOn: (day: string) => `We expect to finish production on ${day}.`,
  readyLate: (day: string) => `Production was expected to finish on ${day} and is still in progress.`,
  earned: (coins: string) => `This delivery earned you ${coins}.`,
}

/** What goes with the goods, whenever it was added. */
export const additionsTexts = {
  title: 'Certificates and shipping papers',
  addedOn: (at: string) => `Added ${at}`,
  toCome: 'To come',
  trackingNumber: 'Tracking number',
  track: 'Follow the goods',
  lots: 'Lot numbers',
}
