import { sentence } from '#platform/sentence.ts'
import type { StaffStep } from '#web/office/fulfilment/steps.ts'

type StepWords = {
  /** On the button and in the menu. */
  readonly action: string
  readonly title: (num: string) => string
  readonly lead: (distributor: string) => string
  /** On the button that decides. */
  readonly give: string
  readonly done: (num: string) => string
}

/** Each step of an order that staff take: what its button, its form and its success say. */
export const stepWords: Readonly<Record<StaffStep, StepWords>> = {
  RequestPrepayment: {
    action: 'Ask for the pre-payment',
    title: (num) => `Ask for the pre-payment of order ${num}?`,
    lead: (distributor) => `${distributor} receives the proforma invoice and is asked for the proof of its payment.`,
    give: 'Ask for the pre-payment',
    done: (num) => `The pre-payment of order ${num} is asked for.`,
  },
  RequestImportLicense: {
    action: 'Ask for the import license',
    title: (num) => `Ask for the import license of order ${num}?`,
    lead: (distributor) => `${distributor} is asked to send its import license document.`,
    give: 'Ask for the import license',
    done: (num) => `The import license of order ${num} is asked for.`,
  },
  StartProduction: {
    action: 'Start production',
    title: (num) => `Start the production of order ${num}?`,
    lead: (distributor) => `${distributor} reads that its order is in production.`,
    give: 'Start production',
    done: (num) => `Order ${num} is in production.`,
  },
  SendShippingDocuments: {
    action: 'Send shipping documents',
    title: (num) => `Send the shipping documents of order ${num}?`,
    lead: (distributor) => `${distributor} approves these drafts, or says what is wrong with them.`,
    give: 'Send for approval',
    done: (num) => `The shipping documents of order ${num} wait for the distributor’s approval.`,
  },
  RequestPreinspection: {
    action: 'Ask for the pre-inspection',
    title: (num) => `Ask for the pre-inspection of order ${num}?`,
    lead: (distributor) => `${distributor} is asked to send the document of the pre-inspection.`,
    give: 'Ask for the pre-inspection',
    done: (num) => `The pre-inspection of order ${num} is asked for.`,
  },
  ShipOrder: {
    action: 'Ship the order',
    title: (num) => `Ship order ${num}`,
    lead: (distributor) => `${distributor} is told that the goods are on their way, and how to follow them.`,
    give: 'Ship the order',
    done: (num) => `Order ${num} is in transit.`,
  },
  DeliverOrder: {
    action: 'Note the delivery',
    title: (num) => `Order ${num} was delivered`,
    lead: (distributor) =>
      `${distributor} is told, and receives the CareCoins that this order earned, if any. This cannot be undone.`,
    give: 'Note the delivery',
    done: (num) => `Order ${num} is delivered.`,
  },
  BillOrder: {
    action: 'Send the invoice',
    title: (num) => `Send the invoice of order ${num}?`,
    lead: () => 'It takes the next number of this year and cannot be taken back.',
    give: 'Send the invoice',
    done: (num) => `Order ${num} is billed.`,
  },
  HoldOrder: {
    action: 'Put on hold',
    title: (num) => `Put order ${num} on hold?`,
    lead: (distributor) =>
      `No step of its fulfilment works until quality releases it. ${distributor} reads that it is on hold, and not why.`,
    give: 'Put on hold',
    done: (num) => `Order ${num} is on hold.`,
  },
  ReleaseOrder: {
    action: 'Release the order',
    title: (num) => `Release order ${num}?`,
    lead: () => 'Its fulfilment goes on where it stopped.',
    give: 'Release the order',
    done: (num) => `Order ${num} is released.`,
  },
  CancelOrderByStaff: {
    action: 'Cancel this order',
    title: (num) => `Cancel order ${num}?`,
    lead: (distributor) => `${distributor} is told at once and reads your reason. This cannot be undone.`,
    give: 'Cancel the order',
    done: (num) => `Order ${num} is cancelled.`,
  },
}

export const stepFormWords = {
  goBack: 'Go back',
  more: 'More steps',
  review: 'Review the document',
  howMuch: 'How much',
  whole: 'All of it',
  wholeOf: (amount: string) => `The grand total, ${amount}`,
  part: 'A part in percent',
  exact: 'An amount',
  percent: 'Percent of the grand total',
  wrongPercent: 'Enter a whole number from 1 to 100',
  amount: 'Amount in dollars',
  wrongAmount: 'Enter an amount, such as 1 860.00',
  tooMuch: (most: string) => `At most the grand total, ${most}`,
  comes: (amount: string) => `That is ${amount}.`,
  payUntil: 'To be paid by (optional)',
  note: 'Note to the distributor (optional)',
  noteHelp: 'It stands beside what is asked for.',
  readyOn: 'Ready on (optional)',
  readyHelp: 'The distributor reads this day.',
  notADay: 'This is no day. Write it like 18/12/2026',
  enterDay: 'Enter the day, such as 18/12/2026',
  carrier: 'Carrier',
  enterCarrier: 'Write who carries the goods',
  tracking: 'Link to follow the goods (optional)',
  trackingHelp: 'Such as https://carrier.example/track/123',
  wrongLink: 'Enter a link that begins with https:// or http://',
  shippedOn: 'Shipped on',
  expectedOn: 'Expected on (optional)',
  deliveredOn: 'Delivered on',
  dueOn: 'To be paid by (optional)',
  invoice: 'Invoice',
  invoiceMade: 'Made by the portal',
  invoiceMadeHelp: 'From the order as it was confirmed.',
  invoiceOwn: 'Your own file',
  uploadFirst: 'Choose a file first',
  reason: 'Reason',
  reasonHeld: 'Only staff read it.',
  about: 'What it is about',
  holdsAbout: {
    LABEL: 'Label issue',
    REGISTRATION: 'Registration or license',
    PAYMENT: 'Payment',
    OTHER: 'Something else',
  },
  enterReason: 'Write the reason',
  releaseNote: 'What was found (optional)',
  documents: 'Documents',
  how: {
    NONE: 'Not sent',
    APPROVED: 'As it was approved',
    MADE: 'Made by the portal',
    FILE: 'Upload a file',
  },
  lastRejected: (reason: string) => `The last version was rejected: ${reason}`,
  shipsRejected: (reason: string) =>
    `${sentence(`The distributor rejected the shipping documents, and no others were sent since: ${reason}`)} Ship only what you have settled with them.`,
  preview: 'Look at it',
  chooseOne: 'Choose at least one document',
}
