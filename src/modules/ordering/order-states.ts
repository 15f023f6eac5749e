import { recordOf } from '#platform/records.ts'
import { labelled, labelledCard } from '#platform/text/say.ts'
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

/* The statuses: specification 2 §4 and the design's table. Labels and links are the specification's, letter for letter. */

export const orderStatusNames = [
  'CANCELLED',
  'WAITING_FOR_QUOTE',
  'QUOTE_RECEIVED',
  'CONFIRMED',
  'WAITING_FOR_PREPAYMENT',
  'IMPORT_LICENSE_DOCUMENT_REQUIRED',
  'IN_PRODUCTION',
  'PENDING_APPROVAL',
  'WAITING_FOR_PREINSPECTION',
  'SHIPPED',
  'DELIVERED',
  'BILLED',
] as const
export type OrderStatus = (typeof orderStatusNames)[number]

export const isCancelled = (status: OrderStatus) => status === 'CANCELLED'
export const isAwaitingQuote = (status: OrderStatus | undefined) => status === 'WAITING_FOR_QUOTE'
export const isQuoted = (status: OrderStatus | undefined) => status === 'QUOTE_RECEIVED'
export const isAwaitingPrepayment = (status: OrderStatus) => status === 'WAITING_FOR_PREPAYMENT'
export const isInProduction = (status: OrderStatus) => status === 'IN_PRODUCTION'
export const isShipped = (status: OrderStatus) => status === 'SHIPPED'
export const isInvoiced = (status: OrderStatus) => status === 'BILLED'
/** Invoiced or not. */
export const isDelivered = (status: OrderStatus) => status === 'DELIVERED' || isInvoiced(status)

export const closedStatuses = ['CANCELLED', 'BILLED'] as const satisfies readonly OrderStatus[]
export const isClosed = (status: OrderStatus): boolean => isCancelled(status) || isInvoiced(status)
export const isFinished = (status: OrderStatus): boolean => isCancelled(status) || isDelivered(status)

export const unconfirmedStatuses = ['WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'] as const satisfies readonly OrderStatus[]
export const isUnshipped = (status: OrderStatus): boolean => !isShipped(status) && !isFinished(status)
export const unshippedStatuses = orderStatusNames.filter(isUnshipped)

/** The colour of a status: the same on every screen, for every reader. */
export type StatusTone = 'you' | 'provider' | 'moving' | 'done' | 'closed'

/** Who must act: the distributor, the provider, the carrier, or no one. A text on screens, never a colour. */
export const turns = ['distributor', 'provider', 'carrier', 'none'] as const
export type Turn = (typeof turns)[number]

export type OrderAction = 'PLACE_AGAIN' | 'MODIFY' | 'CONFIRM'

export const orderActions: Readonly<Record<OrderAction, string>> = labelled({
  PLACE_AGAIN: 'Place this order again',
  MODIFY: 'Modify the order',
  CONFIRM: 'Confirm the order',
})

export const uploadedDocumentTypes = ['PROOF_OF_PREPAYMENT', 'LICENSE_DOCUMENT', 'PREINSPECTION'] as const
export type UploadedDocumentType = (typeof uploadedDocumentTypes)[number]

export const uploadedDocumentLabels: Readonly<Record<UploadedDocumentType, string>> = labelled({
  PROOF_OF_PREPAYMENT: 'Proof of pre-payment',
  LICENSE_DOCUMENT: 'License document',
  PREINSPECTION: 'Pre-inspection document',
})

/** What a distributor can download. Specification 2 §3. */
export const orderDocumentLabels = labelled({
  QUOTE: 'Sales quote',
  IMPORT_LICENSE: 'Import license',
  COMMERCIAL_INVOICE: 'Commercial invoice',
  PACKING_SLIP: 'Packing slip',
})

/** What staff add to an order besides its steps. Those that may be anything are called by a name. */
export const addedDocumentTypes = ['CERTIFICATE', 'BILL_OF_LADING', 'PACKING_LIST', 'OTHER'] as const
export type AddedDocumentType = (typeof addedDocumentTypes)[number]

const addedDocumentLabels: Readonly<Record<AddedDocumentType, string>> = labelled({
  CERTIFICATE: 'Certificate',
  BILL_OF_LADING: 'Bill of lading',
  PACKING_LIST: 'Packing list',
  OTHER: 'Document',
})

/** 'Certificate of analysis', 'Bill of lading', 'Packing list: pallet 2'. */
export const addedDocumentLabel = (type: AddedDocumentType, name: string | null): string => {
  if (name === null) return addedDocumentLabels[type]
  return type === 'CERTIFICATE' || type === 'OTHER' ? name : `${addedDocumentLabels[type]}: ${name}`
}

type StatusCard = {
  readonly label: string
  readonly progress: number
  readonly tone: StatusTone
  readonly turn: Turn
  readonly icon: string
  readonly actions: readonly OrderAction[]
  readonly link?: string
  readonly docType?: UploadedDocumentType
  /** What the status is called once the document that it waits for was sent, and once it was approved. */
  readonly sent?: { readonly SUBMITTED: string; readonly APPROVED: string }
  readonly editable?: true
  readonly toConfirm?: true
  readonly choice?: true
}

const cards: Readonly<Record<OrderStatus, StatusCard>> = {
  CANCELLED: {
    label: 'Order cancelled',
    progress: 0,
    tone: 'closed',
    turn: 'none',
    icon: 'circle-x',
    actions: ['PLACE_AGAIN'],
  },
  WAITING_FOR_QUOTE: {
    label: 'Waiting for the quote',
    progress: 10,
    tone: 'provider',
    turn: 'provider',
    icon: 'clock',
    actions: ['MODIFY'],
    editable: true,
  },
  QUOTE_RECEIVED: {
    label: 'Quote received',
    progress: 20,
    tone: 'you',
    turn: 'distributor',
    icon: 'file-invoice',
    actions: ['CONFIRM', 'MODIFY'],
    editable: true,
    toConfirm: true,
  },
  CONFIRMED: {
    label: 'Confirmed',
    progress: 30,
    tone: 'provider',
    turn: 'provider',
    icon: 'circle-check',
    actions: ['PLACE_AGAIN'],
  },
  WAITING_FOR_PREPAYMENT: {
    label: 'Waiting for pre-payment',
    progress: 40,
    tone: 'you',
    turn: 'distributor',
    icon: 'alert-circle',
    actions: ['PLACE_AGAIN'],
    link: 'Waiting for pre-payment',
    docType: 'PROOF_OF_PREPAYMENT',
    sent: labelled({ SUBMITTED: 'Pre-payment under review', APPROVED: 'Pre-payment approved' }),
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    label: 'In production',
    progress: 50,
    tone: 'provider',
    turn: 'distributor',
    icon: 'license',
    actions: ['PLACE_AGAIN'],
    link: 'Import license document required',
    docType: 'LICENSE_DOCUMENT',
    sent: labelled({ SUBMITTED: 'Import license under review', APPROVED: 'Import license approved' }),
  },
  IN_PRODUCTION: {
    label: 'In production',
    progress: 60,
    tone: 'provider',
    turn: 'provider',
    icon: 'building-factory',
    actions: ['PLACE_AGAIN'],
  },
  PENDING_APPROVAL: {
    label: 'In production',
    progress: 60,
    tone: 'provider',
    turn: 'distributor',
    icon: 'file-search',
    actions: ['PLACE_AGAIN'],
    link: 'Pending Approval of the docs',
    choice: true,
  },
  WAITING_FOR_PREINSPECTION: {
    label: 'Waiting for approval',
    progress: 70,
    tone: 'you',
    turn: 'distributor',
    icon: 'microscope',
    actions: ['PLACE_AGAIN'],
    link: 'Waiting for pre-inspection',
    docType: 'PREINSPECTION',
    sent: labelled({ SUBMITTED: 'Pre-inspection under review', APPROVED: 'Pre-inspection approved' }),
  },
  SHIPPED: {
    label: 'In transit',
    progress: 80,
    tone: 'moving',
    turn: 'carrier',
    icon: 'truck',
    actions: ['PLACE_AGAIN'],
    link: 'Track order',
  },
  DELIVERED: {
    label: 'Delivered',
    progress: 100,
    tone: 'done',
    turn: 'none',
    icon: 'package',
    actions: ['PLACE_AGAIN'],
  },
  BILLED: { label: 'Billed', progress: 100, tone: 'done', turn: 'none', icon: 'receipt', actions: ['PLACE_AGAIN'] },
}

export const orderStatuses = recordOf(orderStatusNames, (status) => labelledCard(cards[status], 'label', 'link'))

/** What staff call the statuses whose label says too little, or is another's as well. */
const staffLabels: Readonly<Partial<Record<OrderStatus, string>>> = labelled({
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'License required',
  PENDING_APPROVAL: 'Documents with the distributor',
  WAITING_FOR_PREINSPECTION: 'Pre-inspection',
})

export const staffLabel = (status: OrderStatus, label: string): string =>
  (label === orderStatuses[status].label ? staffLabels[status] : undefined) ?? label

/** The status that is shown: documents that were received show as PENDING_APPROVAL. */
export const shownStatus = (status: OrderStatus, documentStatus: DocumentStatus | null): OrderStatus =>
  isWithDistributor(documentStatus) ? 'PENDING_APPROVAL' : status

/** What the status is called where its document was sent; null where the distributor still has to send it. */
const sentLabel = ({ sent }: StatusCard, documentStatus: DocumentStatus | null): string | null =>
  isSent(documentStatus) ? (sent?.[documentStatus] ?? null) : null

/** The specification's `statusData`. A sent document is no longer waited for: the turn is the provider's. */
export const statusDataOf = (status: OrderStatus, documentStatus: DocumentStatus | null = null) => {
  const shown = shownStatus(status, documentStatus)
  const card = orderStatuses[shown]
  const sent = sentLabel(card, documentStatus)
  const linkText = sent === null ? (card.link ?? null) : null
  return {
    status: shown,
    statusLabel: sent ?? card.label,
    statusTextColor: card.tone,
    turn: sent === null ? card.turn : ('provider' as const),
    percentage: card.progress,
    icon: card.icon,
    actions: card.actions.map((action) => ({ action, label: orderActions[action] })),
    hasStatusLink: linkText !== null,
    linkText,
    docType: card.docType ?? null,
    editable: card.editable ?? false,
    toConfirm: card.toConfirm ?? false,
    choice: card.choice ?? false,
    redoOrder: card.actions.includes('PLACE_AGAIN'),
  }
}
