import { DocumentApproved, DocumentRejected, DocumentSubmitted } from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type OrderDecision } from '#modules/ordering/order.ts'
import { underReview } from '#modules/ordering/order-parts.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import type { OrderFile } from '#modules/ordering/terms/order-fields.ts'
import { invalid, notFound, refused } from '#platform/decision.ts'
import { uploads } from './uploads.ts'

/** The distributor sends a requested document. One that is not reviewed yet is replaced. */
export const submitDocument =
  (type: UploadedDocumentType, file: OrderFile): OrderDecision =>
  (order) => {
    const no = notNow(uploads[type], order)
    if (no) return no
    const replaces = underReview(order)?.documentId ?? null
    return [DocumentSubmitted.make({ ...named(order), ...file, type, replaces })]
  }

export type Review = { readonly decision: 'APPROVED' | 'REJECTED'; readonly reason: string | null }

/** Staff approve the document, or say why they do not and so ask for it again. */
export const reviewDocument =
  (documentId: string, { decision, reason }: Review): OrderDecision =>
  (order) => {
    const no = notNow(decision === 'APPROVED' ? 'ApproveDocument' : 'RejectDocument', order)
    if (no) return no
    const submitted = underReview(order)
    if (!submitted) return notFound('Document not found')
    if (submitted.documentId !== documentId) return refused('A newer document has been sent. Please check the new one.')
    const reviewed = { documentId, type: submitted.type }
    if (decision === 'APPROVED') return [DocumentApproved.make({ ...named(order), ...reviewed })]
    if (reason === null) return invalid({ reason: 'Enter a reason' })
    return [DocumentRejected.make({ ...named(order), ...reviewed, reason })]
  }
