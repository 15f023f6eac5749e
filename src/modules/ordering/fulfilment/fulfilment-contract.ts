import * as Schema from 'effect/Schema'
import { UpdatedFields } from '#modules/ordering/order-answers.ts'
import { DocumentId, OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import { CertificatesInput, OrderFilePath, ShippingDocumentsInput } from '#modules/ordering/terms/order-inputs.ts'
import { Day } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { leaving } from '#platform/http/leaving-answer.ts'
import { Cents, Percent } from '#platform/money.ts'

const { Literals, NullOr, optionalKey } = Schema

const ofOrder = { params: { id: OrderId }, answer: UpdatedFields, awaits: ['orders', 'order_history'] }
/** It waits for some seconds, in which it can be taken back. */
const DelayedAnswer = Schema.Struct({ ...UpdatedFields.fields, ...leaving })
const note = optionalKey(NullOr(paragraphs(text(2_000))))
const day = optionalKey(NullOr(Day))

export const requestPrepayment = endpoint('RequestPrepayment POST /office/orders/:id/prepayment', {
  may: 'office.orders.fulfil',
  does: 'Requests a pre-payment: an amount, a percentage of the grand total, or all of it when neither is given.',
  ...ofOrder,
  body: {
    amount: optionalKey(NullOr(Cents)),
    percent: optionalKey(NullOr(Percent)),
    dueOn: day,
    note,
  },
})

export const requestImportLicense = endpoint('RequestImportLicense POST /office/orders/:id/import-license', {
  may: 'office.orders.fulfil',
  does: 'Requests the import license document from the distributor.',
  ...ofOrder,
  body: { note },
})

export const requestPreinspection = endpoint('RequestPreinspection POST /office/orders/:id/preinspection', {
  may: 'office.orders.fulfil',
  does: 'Requests the pre-inspection document from the distributor.',
  ...ofOrder,
  body: { note },
})

export const reviewDocument = endpoint('ReviewDocument POST /office/orders/:id/documents/:documentId/review', {
  may: 'office.orders.review',
  does: 'Approves a document of the distributor, or rejects it with a reason and so requests it again.',
  params: { id: OrderId, documentId: DocumentId },
  body: { decision: Literals(['APPROVED', 'REJECTED']), reason: optionalKey(NullOr(paragraphs(text(1_000)))) },
  answer: DelayedAnswer,
  awaits: ['orders', 'order_history'],
})

export const startProduction = endpoint('StartProduction POST /office/orders/:id/production', {
  may: 'office.orders.fulfil',
  does: 'Starts the production, with the day on which it is to be ready where that is known.',
  ...ofOrder,
  body: { readyOn: day },
})

export const sendShippingDocuments = endpoint('SendShippingDocuments POST /office/orders/:id/shipping-documents', {
  may: 'office.orders.fulfil',
  does: "Sends drafts of the shipping documents for the distributor's approval. One without a file is made from the order.",
  ...ofOrder,
  body: { documents: ShippingDocumentsInput.check(Schema.isMinLength(1)), note },
})

export const shipOrder = endpoint('ShipOrder POST /office/orders/:id/shipment', {
  may: 'office.orders.fulfil',
  does: 'The goods are on their way: by whom, since when, where they can be followed, with which documents.',
  ...ofOrder,
  answer: DelayedAnswer,
  body: {
    carrier: text(120),
    trackingUrl: optionalKey(NullOr(text(2_000))),
    shippedOn: Day,
    expectedOn: day,
    documents: optionalKey(ShippingDocumentsInput),
    certificates: optionalKey(CertificatesInput),
  },
})

export const deliverOrder = endpoint('DeliverOrder POST /office/orders/:id/delivery', {
  may: 'office.orders.fulfil',
  does: 'The goods have arrived, which earns the distributor its CareCoins.',
  params: { id: OrderId },
  body: { deliveredOn: Day },
  answer: DelayedAnswer,
  awaits: ['orders', 'order_history', 'loyalty_accounts'],
})

export const billOrder = endpoint('BillOrder POST /office/orders/:id/invoice', {
  may: 'office.orders.fulfil',
  does: 'Bills a delivered order under the next number of the year. Without a file the invoice is made from the order.',
  ...ofOrder,
  answer: DelayedAnswer,
  body: { dueOn: day, file: optionalKey(NullOr(OrderFilePath)) },
})

export const holdOrder = endpoint('HoldOrder POST /office/orders/:id/hold', {
  may: 'office.orders.hold',
  does: 'Puts an order on hold: no step towards the delivery is taken until it is released.',
  ...ofOrder,
  body: { reason: paragraphs(text(1_000)) },
})

export const releaseOrder = endpoint('ReleaseOrder POST /office/orders/:id/release', {
  may: 'office.orders.release',
  does: 'Releases an order that is on hold.',
  ...ofOrder,
  body: { note: optionalKey(NullOr(paragraphs(text(1_000)))) },
})
