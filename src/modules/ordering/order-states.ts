export const quoteStates = ['STANDS', 'REVISED', 'WITHDRAWN', 'APPROVED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const
export type QuoteState = (typeof quoteStates)[number]

export const isCurrent = (state: QuoteState | undefined) => state === 'STANDS'
export const isWithdrawn = (state: QuoteState | undefined) => state === 'WITHDRAWN'

/** Of a document that the distributor sent. REPLACED: another one was sent before it was reviewed. */
export const sentDocumentStates = ['SUBMITTED', 'APPROVED', 'REJECTED', 'REPLACED'] as const
export type SentDocumentState = (typeof sentDocumentStates)[number]

/** Of drafts of the shipping documents. RECEIVED: the distributor has to decide on them. */
export const draftStates = ['RECEIVED', 'APPROVED', 'REJECTED'] as const
export type DraftState = (typeof draftStates)[number]

/** Of an order, next to its status. RECEIVED: its drafts are. SUBMITTED: a document of the distributor is under review. */
export const documentStatuses = ['RECEIVED', 'APPROVED', 'REJECTED', 'SUBMITTED'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

type AnyDocumentState = SentDocumentState | DraftState | DocumentStatus | null | undefined

export const underReviewStates = ['SUBMITTED'] as const satisfies readonly AnyDocumentState[]
export const isUnderReview = (state: AnyDocumentState) => state === 'SUBMITTED'
export const isApproved = (state: AnyDocumentState) => state === 'APPROVED'
export const isRejected = (state: AnyDocumentState) => state === 'REJECTED'
export const isWithDistributor = (state: AnyDocumentState) => state === 'RECEIVED'
/** The distributor sent what was requested, and it was not rejected. */
export const isSent = (state: AnyDocumentState) => isUnderReview(state) || isApproved(state)
