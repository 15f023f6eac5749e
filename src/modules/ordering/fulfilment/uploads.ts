import type { OrderCommand } from '#modules/ordering/order-life.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'

/** Which command submits a document of this type. */
export const uploads: Readonly<Record<UploadedDocumentType, OrderCommand>> = {
  PROOF_OF_PREPAYMENT: 'UploadPrepaymentProof',
  LICENSE_DOCUMENT: 'UploadLicenseDocument',
  PREINSPECTION: 'UploadPreinspection',
}
