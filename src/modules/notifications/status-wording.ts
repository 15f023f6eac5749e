/** What a status that an order came to is called in a title. */
export const titleByStatus: Readonly<Record<string, string>> = {
  CANCELLED: 'Order cancelled',
  WAITING_FOR_QUOTE: 'Waiting for the quote',
  CONFIRMED: 'Order confirmed',
  WAITING_FOR_PREPAYMENT: 'Waiting for pre-payment',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'Import license required',
  IN_PRODUCTION: 'In production',
  PENDING_APPROVAL: 'Documents to approve',
  WAITING_FOR_PREINSPECTION: 'Waiting for pre-inspection',
  RELEASED: 'Order released',
  DELIVERED: 'Order delivered',
  BILLED: 'Order billed',
}

/** And in a sentence, after the order's number. */
export const becameByStatus: Readonly<Record<string, string>> = {
  CANCELLED: 'has been cancelled',
  WAITING_FOR_QUOTE: 'waits for a new quote',
  CONFIRMED: 'has been confirmed',
  WAITING_FOR_PREPAYMENT: 'waits for your pre-payment',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'needs an import license document',
  IN_PRODUCTION: 'is in production',
  RELEASED: 'is no longer on hold',
  PENDING_APPROVAL: 'has documents for you to approve',
  WAITING_FOR_PREINSPECTION: 'waits for its pre-inspection',
  DELIVERED: 'has been delivered',
  BILLED: 'has been billed',
}
