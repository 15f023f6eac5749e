import type { UploadedDocumentType } from '#modules/ordering/order-status.ts'
import type { NotificationFacts } from './events.ts'

const names: Readonly<Record<UploadedDocumentType | 'SHIPPING_DOCUMENTS', string>> = {
  PROOF_OF_PREPAYMENT: 'the proof of pre-payment',
  LICENSE_DOCUMENT: 'the license document',
  PREINSPECTION: 'the pre-inspection document',
  SHIPPING_DOCUMENTS: 'the shipping documents',
}

/** Documents of orders go by their type; others by their own name. */
export const documentOf = ({ document }: NotificationFacts, unnamed: string): string =>
  document === undefined ? unnamed : (names[document as keyof typeof names] ?? document)
