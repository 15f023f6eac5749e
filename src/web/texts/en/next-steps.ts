import type { Stage } from '#modules/ordering/stages.ts'

/** A stage as a screen meets it, and what became of the shipping documents while the order is in production. */
export type NextKey = Exclude<Stage, 'NEW'> | 'DOCUMENTS_APPROVED' | 'DOCUMENTS_REJECTED' | 'ON_HOLD' | 'ON_HOLD_QUOTED'

/** One sentence each: what happens next, and who does it. Read by the distributor. */
export const nextTexts: Readonly<Record<NextKey, string>> = {
  WAITING_FOR_QUOTE: 'We calculate the freight and send you a quote.',
  QUOTE_RECEIVED: 'You confirm the order, then we start working on it.',
  CONFIRMED: 'We request a pre-payment or start production.',
  WAITING_FOR_PREPAYMENT: 'You make the pre-payment and send us the proof.',
  PREPAYMENT_SUBMITTED: 'We check your proof of pre-payment.',
  PREPAYMENT_APPROVED: 'We start production, or request an import license.',
  WAITING_FOR_LICENSE: 'You send us the import license document.',
  LICENSE_SUBMITTED: 'We check your import license document.',
  LICENSE_APPROVED: 'We start production.',
  IN_PRODUCTION: 'We finish production and send you the shipping documents to approve.',
  DOCUMENTS_APPROVED: 'We finish production and ship the goods with the documents that you approved.',
  DOCUMENTS_REJECTED: 'We correct the shipping documents and send them to you again.',
  PENDING_APPROVAL: 'You approve the shipping documents, or tell us what is wrong with them.',
  WAITING_FOR_PREINSPECTION: 'You send us the pre-inspection document.',
  PREINSPECTION_SUBMITTED: 'We check your pre-inspection document.',
  PREINSPECTION_APPROVED: 'We ship the goods.',
  SHIPPED: 'The carrier delivers the goods.',
  DELIVERED: 'We send you the invoice.',
  BILLED: 'Nothing: this order is complete.',
  CANCELLED: 'Closed. No action needed. You can place it again.',
  ON_HOLD: 'We are looking into it. The order continues once it is released.',
  ON_HOLD_QUOTED: 'You can confirm the quote. The order continues once it is released.',
}

/** What only PROCUREMENT does, as the others of the company read it. */
export const procurementTexts: Readonly<Partial<Record<NextKey, string>>> = {
  QUOTE_RECEIVED: 'Your procurement confirms the order, then we start working on it.',
  WAITING_FOR_PREPAYMENT: 'Your procurement makes the pre-payment and sends us the proof.',
  WAITING_FOR_LICENSE: 'Your procurement sends us the import license document.',
  ON_HOLD_QUOTED: 'Your procurement can confirm the quote. The order continues once it is released.',
  PENDING_APPROVAL: 'Your procurement approves the shipping documents, or tells us what is wrong with them.',
  WAITING_FOR_PREINSPECTION: 'Your procurement sends us the pre-inspection document.',
}

/** The same for staff. */
export const officeNextTexts: Readonly<Record<NextKey, string>> = {
  WAITING_FOR_QUOTE: 'Sales sends the quote.',
  QUOTE_RECEIVED: 'The distributor confirms or rejects the quote.',
  CONFIRMED: 'Operations requests a pre-payment or an import license, or starts production.',
  WAITING_FOR_PREPAYMENT: 'The distributor sends the proof of pre-payment.',
  PREPAYMENT_SUBMITTED: 'Operations or quality reviews the proof of pre-payment.',
  PREPAYMENT_APPROVED: 'Operations starts production, or requests an import license.',
  WAITING_FOR_LICENSE: 'The distributor sends the import license document.',
  LICENSE_SUBMITTED: 'Operations or quality reviews the import license document.',
  LICENSE_APPROVED: 'Operations starts production.',
  IN_PRODUCTION: 'Operations sends the shipping documents for approval.',
  DOCUMENTS_APPROVED: 'Operations ships the order, or requests a pre-inspection.',
  DOCUMENTS_REJECTED: 'Operations corrects the shipping documents and sends them again.',
  PENDING_APPROVAL: 'The distributor approves or rejects the shipping documents.',
  WAITING_FOR_PREINSPECTION: 'The distributor sends the pre-inspection document.',
  PREINSPECTION_SUBMITTED: 'Operations or quality reviews the pre-inspection document.',
  PREINSPECTION_APPROVED: 'Operations ships the order.',
  SHIPPED: 'Operations records the delivery.',
  DELIVERED: 'Operations sends the invoice.',
  BILLED: 'Nothing: this order is complete.',
  CANCELLED: 'Closed. No action needed.',
  ON_HOLD: 'Quality releases the order. Until then it cannot move on.',
  ON_HOLD_QUOTED: 'Quality releases the order. Meanwhile the distributor can confirm or reject the quote.',
}

/** The same for staff while a quote is promised: by when, or that this moment has passed. */
export const promisedQuoteTexts = {
  due: (by: string) => `Sales sends the quote. It is promised within 72 hours: by ${by}.`,
  late: (by: string) => `The quote is overdue: it was promised by ${by}. Send it as soon as possible.`,
}
