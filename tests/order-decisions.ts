import { cancelOrder, cancelOrderByStaff } from '#modules/ordering/ending.ts'
import type { OrderEvent } from '#modules/ordering/events.ts'
import { addDocument, setLots, setTracking } from '#modules/ordering/fulfilment/additions.ts'
import { decideOnDocuments, sendShippingDocuments } from '#modules/ordering/fulfilment/deciding-documents.ts'
import { billOrder, deliverOrder, shipOrder, startProduction } from '#modules/ordering/fulfilment/fulfilling.ts'
import { holdOrder, releaseOrder } from '#modules/ordering/fulfilment/holding.ts'
import {
  requestImportLicense,
  requestPreinspection,
  requestPrepayment,
} from '#modules/ordering/fulfilment/requesting-documents.ts'
import { reviewDocument, submitDocument } from '#modules/ordering/fulfilment/reviewing-documents.ts'
import { writeMessage, writeNote } from '#modules/ordering/fulfilment/writing.ts'
import type { OrderDecision } from '#modules/ordering/order.ts'
import { type OrderCommand, orderLife, whyNot } from '#modules/ordering/order-life.ts'
import { changeFields } from '#modules/ordering/placing/changing.ts'
import { placeOrder } from '#modules/ordering/placing/placing.ts'
import { changeReferences } from '#modules/ordering/placing/references.ts'
import { issueQuote } from '#modules/ordering/quotes/issuing.ts'
import { approveQuote, expireQuote, rejectQuote } from '#modules/ordering/quotes/quoting.ts'
import { stageNames } from '#modules/ordering/stages.ts'
import { isRefusal, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { draftId, submittedId } from './order-lives.ts'
import { terms } from './quote-terms.ts'
import { account, at, emptyCart, facts, num, sealed, wanted } from './sample-orders.ts'

const now = at('2026-11-20T09:00:00.000Z')
const today = '2026-11-20' as Day

export const commands = Object.keys(orderLife) as OrderCommand[]

/** Every state of an order: its stage, and on hold where it can be put on hold. */
export const cells = stageNames.flatMap((stage) => [
  { stage, held: false },
  ...(whyNot('HoldOrder', { stage, held: false }) === null ? [{ stage, held: true }] : []),
])

const orderOf = (decided: { readonly order: readonly OrderEvent[] } | Refusal) =>
  isRefusal(decided) ? decided : decided.order

const place: OrderDecision = (it) =>
  orderOf(placeOrder(wanted(), facts(), now)({ order: it, account: account(0), cart: emptyCart }, { number: num }))
const file = (documentId: string) => ({ documentId, fileId: 'order-documents/new.pdf', filename: 'new.pdf' })
const draft = { documentId: draftId, fileId: null, filename: 'slip.pdf', type: 'PACKING_SLIP' } as const
const written = { id: draftId, text: sealed('Hello') }

/** Each command with something sensible to say. */
export const decisions: Readonly<Record<OrderCommand, OrderDecision>> = {
  PlaceOrder: place,
  ChangeOrder: changeFields({ certificates: ['Certificate of analysis'] }, now),
  ChangePurchaseOrderNumber: changeReferences({ purchaseOrderNumber: 'PO-7' }, { today, numberUsedBy: null }),
  ChangeWishedDelivery: changeReferences({ wishedDelivery: '2027-03-01' as Day }, { today, numberUsedBy: null }),
  IssueQuote: (it) => orderOf(issueQuote(terms(), now)({ order: it, account: account(0) })),
  ApproveQuote: approveQuote(null, null, { now, today }),
  RejectQuote: rejectQuote(null, null, now),
  CancelOrder: cancelOrder,
  CancelOrderByStaff: cancelOrderByStaff('Out of stock'),
  ExpireQuote: expireQuote(at('2036-12-04T10:00:00.000Z')),
  RequestPrepayment: requestPrepayment({ amount: null, percent: null, dueOn: null, note: null }, today),
  UploadPrepaymentProof: submitDocument('PROOF_OF_PREPAYMENT', file(draftId)),
  RequestImportLicense: requestImportLicense(null),
  UploadLicenseDocument: submitDocument('LICENSE_DOCUMENT', file(draftId)),
  StartProduction: startProduction(null, today),
  SendShippingDocuments: sendShippingDocuments([draft], null),
  ApproveDocuments: decideOnDocuments('APPROVED', null),
  RejectDocuments: decideOnDocuments('REJECTED', 'The address is wrong'),
  RequestPreinspection: requestPreinspection(null),
  UploadPreinspection: submitDocument('PREINSPECTION', file(draftId)),
  ApproveDocument: reviewDocument(submittedId, { decision: 'APPROVED', reason: null }),
  RejectDocument: reviewDocument(submittedId, { decision: 'REJECTED', reason: 'It cannot be read' }),
  ShipOrder: shipOrder(
    { carrier: 'Blue Line', trackingUrl: null, shippedOn: '2026-11-10' as Day, expectedOn: null, documents: [] },
    today,
  ),
  DeliverOrder: (it) =>
    orderOf(deliverOrder('2026-11-15' as Day, new Map(), today)({ order: it, account: account(0) })),
  BillOrder: (it) =>
    orderOf(billOrder({ dueOn: null, invoice: null }, today)({ order: it }, { number: '2026-000001' })),
  HoldOrder: holdOrder('A label is wrong'),
  ReleaseOrder: releaseOrder(null),
  AddDocument: addDocument({ type: 'CERTIFICATE', name: 'Certificate of analysis' }, file(draftId)),
  SetTracking: setTracking({ carrier: 'Blue Line', number: 'BL-1', trackingUrl: null }),
  SetLots: setLots([]),
  WriteMessage: writeMessage('DISTRIBUTOR', written),
  WriteMessageByStaff: writeMessage('PROVIDER', written),
  WriteNote: writeNote(written),
}
