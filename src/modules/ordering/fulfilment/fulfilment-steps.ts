import type { Order, OrderSteps } from '#modules/ordering/order.ts'
import { type DraftRound, onHold, type SubmittedDocument, unnamed } from '#modules/ordering/order-parts.ts'
import type { DocumentStatus, UploadedDocumentType } from '#modules/ordering/order-status.ts'
import type { Stage } from '#modules/ordering/stages.ts'
import type { Moment } from '#platform/event.ts'

type Review = { readonly missing: Stage; readonly submitted: Stage; readonly approved: Stage }
const reviews: Readonly<Record<UploadedDocumentType, Review>> = {
  PROOF_OF_PREPAYMENT: {
    missing: 'WAITING_FOR_PREPAYMENT',
    submitted: 'PREPAYMENT_SUBMITTED',
    approved: 'PREPAYMENT_APPROVED',
  },
  LICENSE_DOCUMENT: { missing: 'WAITING_FOR_LICENSE', submitted: 'LICENSE_SUBMITTED', approved: 'LICENSE_APPROVED' },
  PREINSPECTION: {
    missing: 'WAITING_FOR_PREINSPECTION',
    submitted: 'PREINSPECTION_SUBMITTED',
    approved: 'PREINSPECTION_APPROVED',
  },
}

const moved = (it: Order, stage: Stage, documentStatus: DocumentStatus | null = null): Order => ({
  ...it,
  stage,
  documentStatus,
})

const requested = (it: Order, type: UploadedDocumentType, note: string | null, requestedAt: Moment): Order => ({
  ...moved(it, reviews[type].missing),
  requests: [...it.requests, { type, note, askedAt: requestedAt }],
})

const withDocument = ({ submittedDocuments }: Order, documentId: string, change: Partial<SubmittedDocument>) => ({
  submittedDocuments: submittedDocuments.map((it) => (it.documentId === documentId ? { ...it, ...change } : it)),
})

const withRound = ({ drafts }: Order, round: number, change: Partial<DraftRound>) => ({
  drafts: drafts.map((it) => (it.round === round ? { ...it, ...change } : it)),
})

const same = (it: Order): Order => it

/** What an order remembers once it is confirmed. */
export const fulfilmentSteps = {
  PrepaymentRequested: (it, { amount, dueOn, note }, { at }) => ({
    ...requested(it, 'PROOF_OF_PREPAYMENT', note, at),
    prepayment: { amount, dueOn },
  }),
  ImportLicenseRequested: (it, { note }, { at }) => requested(it, 'LICENSE_DOCUMENT', note, at),
  PreinspectionRequested: (it, { note }, { at }) => requested(it, 'PREINSPECTION', note, at),
  DocumentSubmitted: (it, { documentId, fileId, filename, type, replaces }, { at: submittedAt }) => {
    const { submittedDocuments } = replaces === null ? it : withDocument(it, replaces, { state: 'REPLACED' })
    const submitted = { documentId, fileId, filename, type, submittedAt, reason: null, reviewedAt: null }
    return {
      ...moved(it, reviews[type].submitted, 'SUBMITTED'),
      submittedDocuments: [...submittedDocuments, { ...submitted, state: 'SUBMITTED' }],
    }
  },
  DocumentApproved: (it, { documentId, type }, { at: reviewedAt }) => ({
    ...moved(it, reviews[type].approved, 'APPROVED'),
    ...withDocument(it, documentId, { state: 'APPROVED', reviewedAt }),
  }),
  DocumentRejected: (it, { documentId, type, reason }, { at: reviewedAt }) => ({
    ...moved(it, reviews[type].missing, 'REJECTED'),
    ...withDocument(it, documentId, { state: 'REJECTED', reason, reviewedAt }),
  }),
  ProductionStarted: (it, { readyOn }, { at: startedAt }) => ({
    ...moved(it, 'IN_PRODUCTION'),
    production: { startedAt, readyOn },
  }),
  ShippingDocumentsSent: (it, data, { at: sentAt }) => ({
    ...moved(it, 'PENDING_APPROVAL', 'RECEIVED'),
    drafts: [...it.drafts, { ...unnamed(data), sentAt, state: 'RECEIVED', reason: null, decidedAt: null }],
  }),
  ShippingDocumentsApproved: (it, { round }, { at: decidedAt }) => ({
    ...moved(it, 'IN_PRODUCTION', 'APPROVED'),
    ...withRound(it, round, { state: 'APPROVED', decidedAt }),
  }),
  ShippingDocumentsRejected: (it, { round, reason }, { at: decidedAt }) => ({
    ...moved(it, 'IN_PRODUCTION', 'REJECTED'),
    ...withRound(it, round, { state: 'REJECTED', reason, decidedAt }),
  }),
  OrderShipped: (it, data, { at }) => ({ ...moved(it, 'SHIPPED'), shipment: { ...unnamed(data), at } }),
  OrderDelivered: (it, { deliveredOn, careCoinsEarned, cashBackCareCoins }) => ({
    ...moved(it, 'DELIVERED'),
    deliveredOn,
    earned: { careCoinsEarned, cashBackCareCoins },
  }),
  OrderBilled: (it, data, { at: billedAt }) => ({
    ...moved(it, 'BILLED'),
    invoice: { ...unnamed(data), billedAt },
  }),
  OrderHeld: (it, { labelIssueId, reason }) => ({ ...it, ...onHold([...it.holds, { labelIssueId, reason }]) }),
  OrderReleased: (it, { labelIssueId: cause }) => ({
    ...it,
    ...onHold(it.holds.filter(({ labelIssueId }) => labelIssueId !== cause)),
  }),
  OrderDocumentAdded: (it, data, { at: addedAt }) => ({
    ...it,
    addedDocuments: [...it.addedDocuments, { ...unnamed(data), addedAt }],
  }),
  TrackingNumberSet: (it, data) => ({ ...it, trackingNumber: unnamed(data) }),
  LotNumbersSet: (it, { lots }) => ({ ...it, lots }),
  MessageWritten: same,
  NoteWritten: same,
} satisfies Partial<OrderSteps>
