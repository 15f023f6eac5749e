import type { Order, OrderSteps } from '#modules/ordering/order.ts'
import { type DraftRound, onHold, type SubmittedDocument, unnamed } from '#modules/ordering/order-parts.ts'
import type { DocumentStatus, UploadedDocumentType } from '#modules/ordering/order-states.ts'
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

const moved = (state: Order, stage: Stage, documentStatus: DocumentStatus | null = null): Order => ({
  ...state,
  stage,
  documentStatus,
})

const requested = (state: Order, type: UploadedDocumentType, note: string | null, requestedAt: Moment): Order => ({
  ...moved(state, reviews[type].missing),
  requests: [...state.requests, { type, note, askedAt: requestedAt }],
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
  PrepaymentRequested: (state, { amount, dueOn, note }, { at }) => ({
    ...requested(state, 'PROOF_OF_PREPAYMENT', note, at),
    prepayment: { amount, dueOn },
  }),
  ImportLicenseRequested: (it, { note }, { at }) => requested(it, 'LICENSE_DOCUMENT', note, at),
  PreinspectionRequested: (it, { note }, { at }) => requested(it, 'PREINSPECTION', note, at),
  DocumentSubmitted: (state, { documentId, fileId, filename, type, replaces }, { at: submittedAt }) => {
    const { submittedDocuments } = replaces === null ? state : withDocument(state, replaces, { state: 'REPLACED' })
    const submitted = { documentId, fileId, filename, type, submittedAt, reason: null, reviewedAt: null }
    return {
      ...moved(state, reviews[type].submitted, 'SUBMITTED'),
      submittedDocuments: [...submittedDocuments, { ...submitted, state: 'SUBMITTED' }],
    }
  },
  DocumentApproved: (state, { documentId, type }, { at: reviewedAt }) => ({
    ...moved(state, reviews[type].approved, 'APPROVED'),
    ...withDocument(state, documentId, { state: 'APPROVED', reviewedAt }),
  }),
  DocumentRejected: (state, { documentId, type, reason }, { at: reviewedAt }) => ({
    ...moved(state, reviews[type].missing, 'REJECTED'),
    ...withDocument(state, documentId, { state: 'REJECTED', reason, reviewedAt }),
  }),
  ProductionStarted: (state, { readyOn }, { at: startedAt }) => ({
    ...moved(state, 'IN_PRODUCTION'),
    production: { startedAt, readyOn },
  }),
  ShippingDocumentsSent: (state, data, { at: sentAt }) => ({
    ...moved(state, 'PENDING_APPROVAL', 'RECEIVED'),
    drafts: [...state.drafts, { ...unnamed(data), sentAt, state: 'RECEIVED', reason: null, decidedAt: null }],
  }),
  ShippingDocumentsApproved: (state, { round }, { at: decidedAt }) => ({
    ...moved(state, 'IN_PRODUCTION', 'APPROVED'),
    ...withRound(state, round, { state: 'APPROVED', decidedAt }),
  }),
  ShippingDocumentsRejected: (state, { round, reason }, { at: decidedAt }) => ({
    ...moved(state, 'IN_PRODUCTION', 'REJECTED'),
    ...withRound(state, round, { state: 'REJECTED', reason, decidedAt }),
  }),
  OrderShipped: (it, data, { at }) => ({ ...moved(it, 'SHIPPED'), shipment: { ...unnamed(data), at } }),
  OrderDelivered: (state, { deliveredOn, careCoinsEarned, cashBackCareCoins }) => ({
    ...moved(state, 'DELIVERED'),
    deliveredOn,
    earned: { careCoinsEarned, cashBackCareCoins },
  }),
  OrderBilled: (state, data, { at: billedAt }) => ({
    ...moved(state, 'BILLED'),
    invoice: { ...unnamed(data), billedAt },
  }),
  OrderHeld: (it, { labelIssueId, reason }) => ({ ...it, ...onHold([...it.holds, { labelIssueId, reason }]) }),
  OrderReleased: (state, { labelIssueId: cause }) => ({
    ...state,
    ...onHold(state.holds.filter(({ labelIssueId }) => labelIssueId !== cause)),
  }),
  OrderDocumentAdded: (state, data, { at: addedAt }) => ({
    ...state,
    addedDocuments: [...state.addedDocuments, { ...unnamed(data), addedAt }],
  }),
  TrackingNumberSet: (it, data) => ({ ...it, trackingNumber: unnamed(data) }),
  LotNumbersSet: (it, { lots }) => ({ ...it, lots }),
  MessageWritten: same,
  NoteWritten: same,
} satisfies Partial<OrderSteps>
