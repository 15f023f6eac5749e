import type { OrderDetail } from '#modules/ordering/contract.ts'
import { uploads } from '#modules/ordering/fulfilment/uploads.ts'
import { isQuoted, isUnderReview } from '#modules/ordering/order-states.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { lastDay } from '#web/ui/figures/format.ts'

type OrderOnHold = Pick<
  OrderDetail,
  'status' | 'validUntil' | 'labelIssues' | 'documentRequest' | 'documentStatus' | 'may'
>

/** What an order on hold leaves to its distributor: to confirm the quote that is out, to send what is requested, or nothing. */
export const onHoldHelp = (order: OrderOnHold, now: Date): string => {
  const { status, validUntil, documentRequest: request, documentStatus, may } = order
  if (isQuoted(status) && validUntil) return texts.heldWhileQuoted(lastDay(validUntil, now))
  const waitsForThem = request && may[uploads[request.type]] && !isUnderReview(documentStatus)
  if (waitsForThem) return texts.heldWhileAsked
  return order.labelIssues.length > 0 ? texts.heldForLabel : texts.heldHelp
}
