import * as Schema from 'effect/Schema'
import { uploadedDocumentTypes } from '#modules/ordering/order-states.ts'
import { DocumentId, OrderId } from '#modules/ordering/terms/order-fields.ts'
import { OrderFilePath } from '#modules/ordering/terms/order-inputs.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { SubmittedDocument } from './fulfilment-answers.ts'

const { Literal, Literals, Struct } = Schema

export const submitDocument = endpoint('UploadOrderDocument POST /order-document', {
  may: 'orders.place',
  does: 'Sends a document that was requested. `file` is the path that its upload answered; until it is reviewed another one may take its place.',
  body: { orderId: OrderId, type: Literals(uploadedDocumentTypes), file: OrderFilePath },
  commands: {
    field: 'type',
    names: {
      PROOF_OF_PREPAYMENT: 'UploadPrepaymentProof',
      LICENSE_DOCUMENT: 'UploadLicenseDocument',
      PREINSPECTION: 'UploadPreinspection',
    },
  },
  answer: Struct({ success: Literal(true), file: SubmittedDocument }),
  awaits: ['orders', 'order_history'],
})

const ofOrder = { answer: Schema.Unknown, reads: ['orders'] }

export const downloadDocument = endpoint('GET /order/:id/documents/:documentId', {
  may: 'orders.read',
  does: "A document of one of the company's orders: what it sent, and the shipping documents.",
  params: { id: OrderId, documentId: DocumentId },
  ...ofOrder,
})

export const downloadOfficeDocument = endpoint('GET /office/orders/:id/documents/:documentId', {
  may: 'office.orders.read',
  does: 'A document of any order.',
  params: { id: OrderId, documentId: DocumentId },
  ...ofOrder,
})

export const previewShippingDocument = endpoint('GET /office/orders/:id/shipping-documents/:type/preview.pdf', {
  may: 'office.orders.fulfil',
  does: 'The shipping document that the portal would make of a confirmed order now. Nothing is recorded.',
  params: { id: OrderId, type: Literals(['COMMERCIAL_INVOICE', 'PACKING_SLIP']) },
  ...ofOrder,
})

export const downloadProforma = endpoint('GET /order/:id/proforma.pdf', {
  may: 'orders.read',
  does: 'The proforma invoice of an order whose pre-payment was requested.',
  params: { id: OrderId },
  ...ofOrder,
})

export const downloadOfficeProforma = endpoint('GET /office/orders/:id/proforma.pdf', {
  may: 'office.orders.read',
  does: 'The proforma invoice of any order whose pre-payment was requested.',
  params: { id: OrderId },
  ...ofOrder,
})

export const downloadInvoice = endpoint('GET /order/:id/invoice.pdf', {
  may: 'orders.read',
  does: "The invoice of one of the company's orders.",
  params: { id: OrderId },
  ...ofOrder,
})

export const downloadOfficeInvoice = endpoint('GET /office/orders/:id/invoice.pdf', {
  may: 'office.orders.read',
  does: 'The invoice of any order.',
  params: { id: OrderId },
  ...ofOrder,
})
