import {
  ShippingDocumentsApproved,
  ShippingDocumentsRejected,
  ShippingDocumentsSent,
} from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import type { Shipment } from '#modules/ordering/order-parts.ts'
import { isApproved } from '#modules/ordering/order-states.ts'
import { invalid, type Refusal } from '#platform/decision.ts'

/** Drafts as they are sent: `fileId` null where the portal makes the document from the order. */
export type ShippingDocuments = Shipment['documents']

/** What cannot be sent so, or null. An import license is a paper of others: the portal makes none. */
export const unfitDocuments = (documents: ShippingDocuments): Refusal | null => {
  if (new Set(documents.map(({ type }) => type)).size < documents.length)
    return invalid({ documents: 'Each document can be sent only once' })
  const license = documents.find(({ type }) => type === 'IMPORT_LICENSE')
  return license && license.fileId === null ? invalid({ documents: 'Please upload the import license' }) : null
}

/** How often drafts were sent. */
const roundsOf = ({ drafts }: Order): number => drafts.at(-1)?.round ?? 0

/** Drafts of the shipping documents go to the distributor, who approves or rejects them. */
export const sendShippingDocuments =
  (documents: ShippingDocuments, note: string | null): OrderDecision =>
  (order) =>
    notNow('SendShippingDocuments', order) ??
    unfitDocuments(documents) ?? [
      ShippingDocumentsSent.make({ ...named(order), round: roundsOf(order) + 1, documents, note }),
    ]

/** The distributor's decision on the drafts: it approves them, or says what is wrong. */
export const decideOnDocuments =
  (documentStatus: 'APPROVED' | 'REJECTED', reason: string | null): OrderDecision =>
  (order) => {
    const no = notNow(isApproved(documentStatus) ? 'ApproveDocuments' : 'RejectDocuments', order)
    if (no) return no
    const round = { ...named(order), round: roundsOf(order) }
    if (isApproved(documentStatus)) return [ShippingDocumentsApproved.make(round)]
    if (reason === null) return invalid({ reason: 'Enter a reason' })
    return [ShippingDocumentsRejected.make({ ...round, reason })]
  }
