import { cancelOrder, decideQuote } from '#modules/ordering/contract.ts'
import { cancelOrderByStaff, issueQuote } from '#modules/ordering/desk/office-contract.ts'
import * as additions from '#modules/ordering/fulfilment/additions-contract.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import * as office from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { writeMessage, writeNote, writeOfficeMessage } from '#modules/ordering/fulfilment/messages-contract.ts'
import type { OrderCommand } from '#modules/ordering/order-life.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import type { Day } from '#platform/event.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { submittedId } from '#tests/order-lives.ts'
import { oneFreight } from '#tests/quote-terms.ts'

export type Call = readonly [Endpoint, Readonly<Record<string, unknown>>]

/** How each command is given over HTTP; but for placing, whose id the server chooses. */
export const commandsOf = (id: string, file: string): Readonly<Partial<Record<OrderCommand, Call>>> => ({
  ChangeOrder: [changeOrder, { orderId: id, fields: { certificates: ['Certificate of analysis'] } }],
  IssueQuote: [issueQuote, { id, ...oneFreight(8_000) }],
  ApproveQuote: [decideQuote, { orderId: id, status: 'CONFIRMED' }],
  RejectQuote: [decideQuote, { orderId: id, status: 'CANCELLED' }],
  CancelOrder: [cancelOrder, { orderId: id }],
  CancelOrderByStaff: [cancelOrderByStaff, { id, reason: 'Out of stock' }],
  RequestPrepayment: [office.requestPrepayment, { id }],
  UploadPrepaymentProof: [submitDocument, { orderId: id, type: 'PROOF_OF_PREPAYMENT', file }],
  RequestImportLicense: [office.requestImportLicense, { id }],
  UploadLicenseDocument: [submitDocument, { orderId: id, type: 'LICENSE_DOCUMENT', file }],
  StartProduction: [office.startProduction, { id }],
  SendShippingDocuments: [office.sendShippingDocuments, { id, documents: [{ type: 'PACKING_SLIP' }] }],
  ApproveDocuments: [changeOrder, { orderId: id, fields: { documentStatus: 'APPROVED' } }],
  RejectDocuments: [changeOrder, { orderId: id, fields: { documentStatus: 'REJECTED', reason: 'Wrong address' } }],
  RequestPreinspection: [office.requestPreinspection, { id }],
  UploadPreinspection: [submitDocument, { orderId: id, type: 'PREINSPECTION', file }],
  ApproveDocument: [office.reviewDocument, { id, documentId: submittedId, decision: 'APPROVED' }],
  RejectDocument: [office.reviewDocument, { id, documentId: submittedId, decision: 'REJECTED', reason: 'Unreadable' }],
  ShipOrder: [office.shipOrder, { id, carrier: 'Blue Line', shippedOn: '2026-11-10' as Day }],
  DeliverOrder: [office.deliverOrder, { id, deliveredOn: '2026-11-15' as Day }],
  BillOrder: [office.billOrder, { id }],
  HoldOrder: [office.holdOrder, { id, reason: 'A label is wrong' }],
  ReleaseOrder: [office.releaseOrder, { id }],
  AddDocument: [additions.addDocument, { id, type: 'PACKING_LIST', file }],
  SetTracking: [additions.setTracking, { id, carrier: 'Blue Line', number: 'BL-1' }],
  SetLots: [additions.setLots, { id, lots: [] }],
  WriteMessage: [writeMessage, { id, text: 'When?' }],
  WriteMessageByStaff: [writeOfficeMessage, { id, text: 'Soon' }],
  WriteNote: [writeNote, { id, text: 'Careful' }],
})
