import { sentence } from '#platform/text/sentence.ts'
import type { StaffStep } from '#web/office/fulfilment/steps.ts'

type StepTexts = {
  /** On the button and in the menu. */
  readonly action: string
  readonly title: (num: string) => string
  readonly lead: (distributor: string) => string
  /** On the button that decides. */
  readonly give: string
  readonly done: (num: string) => string
}

/** Each step of an order that staff take: what its button, its form and its success say. */
export const stepTexts: Readonly<Record<StaffStep, StepTexts>> = {
  RequestPrepayment: {
    action: 'Request pre-payment',
    title: (num) => `Request pre-payment for order ${num}?`,
    lead: (distributor) => `${distributor} receives the proforma invoice and must send a proof of payment.`,
    give: 'Request pre-payment',
    done: (num) => `Pre-payment requested for order ${num}.`,
  },
  RequestImportLicense: {
    action: 'Request import license',
    title: (num) => `Request the import license for order ${num}?`,
    lead: (distributor) => `${distributor} must send its import license document.`,
    give: 'Request import license',
    done: (num) => `Import license requested for order ${num}.`,
  },
  StartProduction: {
    action: 'Start production',
    title: (num) => `Start the production of order ${num}?`,
    lead: (distributor) => `${distributor} sees that the order is in production.`,
    give: 'Start production',
    done: (num) => `Order ${num} is in production.`,
  },
  SendShippingDocuments: {
    action: 'Send shipping documents',
    title: (num) => `Send the shipping documents of order ${num}?`,
    lead: (distributor) => `${distributor} approves these drafts, or says what is wrong with them.`,
    give: 'Send for approval',
    done: (num) => `Shipping documents of order ${num} sent for approval.`,
  },
  RequestPreinspection: {
    action: 'Request pre-inspection',
    title: (num) => `Request a pre-inspection for order ${num}?`,
    lead: (distributor) => `${distributor} must send the pre-inspection document.`,
    give: 'Request pre-inspection',
    done: (num) => `Pre-inspection requested for order ${num}.`,
  },
  ShipOrder: {
    action: 'Ship the order',
    title: (num) => `Ship order ${num}`,
    lead: (distributor) => `${distributor} is notified and can track the shipment.`,
    give: 'Ship the order',
    done: (num) => `Order ${num} is in transit.`,
  },
  DeliverOrder: {
    action: 'Record delivery',
    title: (num) => `Order ${num} was delivered`,
    lead: (distributor) =>
      `${distributor} is notified and receives the CareCoins that this order earned, if any. This cannot be undone.`,
    give: 'Record delivery',
    done: (num) => `Order ${num} is delivered.`,
  },
  BillOrder: {
    action: 'Send the invoice',
    title: (num) => `Send the invoice of order ${num}?`,
    lead: () => 'The invoice gets the next number of this year. This cannot be undone.',
    give: 'Send the invoice',
    done: (num) => `Order ${num} is billed.`,
  },
  AddDocument: {
    action: 'Add a document',
    title: (num) => `Add a document to order ${num}`,
    lead: (distributor) => `${distributor} is notified and can open it on the order.`,
    give: 'Add the document',
    done: (num) => `Document added to order ${num}.`,
  },
  SetTracking: {
    action: 'Tracking number',
    title: (num) => `Tracking number of order ${num}`,
    lead: (distributor) => `${distributor} is notified and sees it on the order.`,
    give: 'Save',
    done: (num) => `Tracking number of order ${num} saved.`,
  },
  SetLots: {
    action: 'Lot numbers',
    title: (num) => `Lot numbers of order ${num}`,
    lead: (distributor) => `${distributor} is notified and sees them on the order.`,
    give: 'Save',
    done: (num) => `Lot numbers of order ${num} saved.`,
  },
  HoldOrder: {
    action: 'Put on hold',
    title: (num) => `Put order ${num} on hold?`,
    lead: (distributor) =>
      `The order stops until quality releases it. ${distributor} sees that it is on hold, but not why.`,
    give: 'Put on hold',
    done: (num) => `Order ${num} is on hold.`,
  },
  ReleaseOrder: {
    action: 'Release the order',
    title: (num) => `Release order ${num}?`,
    lead: () => 'The order continues where it stopped.',
    give: 'Release the order',
    done: (num) => `Order ${num} is released.`,
  },
  CancelOrderByStaff: {
    action: 'Cancel this order',
    title: (num) => `Cancel order ${num}?`,
    lead: (distributor) => `${distributor} is notified immediately and sees your reason. This cannot be undone.`,
    give: 'Cancel the order',
    done: (num) => `Order ${num} is cancelled.`,
  },
}

export const stepFormTexts = {
  goBack: 'Go back',
  more: 'More steps',
  review: 'Review the document',
  howMuch: 'How much',
  whole: 'Full amount',
  wholeOf: (amount: string) => `The grand total, ${amount}`,
  part: 'Percentage',
  exact: 'An amount',
  percent: 'Percent of the grand total',
  wrongPercent: 'Enter a whole number from 1 to 100',
  amount: 'Amount in dollars',
  wrongAmount: 'Enter an amount, such as 1 860.00',
  tooMuch: (most: string) => `At most the grand total, ${most}`,
  comes: (amount: string) => `That is ${amount}.`,
  payUntil: 'To be paid by (optional)',
  note: 'Note to the distributor (optional)',
  noteHelp: 'Shown with the request.',
  readyOn: 'Ready on (optional)',
  readyHelp: 'Shown to the distributor.',
  notADay: 'Enter a valid date, for example 18/12/2026',
  enterDay: 'Enter the date, for example 18/12/2026',
  carrier: 'Carrier',
  enterCarrier: 'Enter the carrier',
  tracking: 'Tracking link (optional)',
  trackingHelp: 'Such as https://carrier.example/track/123',
  wrongLink: 'Enter a link that begins with https:// or http://',
  document: 'Document',
  documentKinds: {
    CERTIFICATE: 'Another certificate',
    BILL_OF_LADING: 'Bill of lading',
    PACKING_LIST: 'Packing list',
    OTHER: 'Another document',
  },
  documentName: 'Name',
  documentNameOptional: 'Name (optional)',
  enterDocumentName: 'Enter a name',
  file: 'File',
  certificates: 'Certificates requested by the distributor',
  certificatesHelp: 'What is not there yet can be added to the order later.',
  trackingNumber: 'Tracking number',
  enterTrackingNumber: 'Enter the tracking number',
  lotsHelp: 'Several with a comma between them.',
  freeLine: (product: string) => `${product} (free)`,
  lotTooLong: (most: number) => `A lot number has at most ${most} characters`,
  tooManyLots: (most: number) => `Enter at most ${most} lot numbers for one product`,
  shippedOn: 'Shipped on',
  expectedOn: 'Expected on (optional)',
  deliveredOn: 'Delivered on',
  levelChanges: (company: string, from: string | null, to: string | null) =>
    to === null
      ? `With this delivery ${company} loses the status ${from}.`
      : `With this delivery the status of ${company} changes ${from === null ? '' : `from ${from} `}to ${to}.`,
  dueOn: 'To be paid by (optional)',
  invoice: 'Invoice',
  invoiceMade: 'Generated by the portal',
  invoiceMadeHelp: 'From the order as it was confirmed.',
  invoiceOwn: 'Your own file',
  uploadFirst: 'Choose a file first',
  reason: 'Reason',
  reasonHeld: 'Visible to staff only.',
  about: 'Subject',
  holdsAbout: {
    LABEL: 'Label issue',
    REGISTRATION: 'Registration or license',
    PAYMENT: 'Payment',
    OTHER: 'Something else',
  },
  enterReason: 'Enter a reason',
  releaseNote: 'Findings (optional)',
  documents: 'Documents',
  how: {
    NONE: 'Not sent',
    APPROVED: 'As approved',
    MADE: 'Generated by the portal',
    FILE: 'Upload a file',
  },
  lastRejected: (reason: string) => `The last version was rejected: ${reason}`,
  shipsRejected: (reason: string) =>
    `${sentence(`The distributor rejected the shipping documents and no new ones were sent: ${reason}`)} Ship only after you have agreed with them.`,
  preview: 'Preview',
  chooseOne: 'Choose at least one document',
}
