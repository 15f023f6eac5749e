import type { OrderDraft } from '#modules/ordering/contract.ts'
import { orderWords } from '#web/words/orders.ts'

/** What is asked for beyond the goods, each wish in words. */
export const specialRequests = (request: OrderDraft['specialRequest']): string[] => {
  if (!request) return []
  const { requests } = orderWords
  return [
    request.documents && requests.documents,
    request.packing && requests.packing,
    request.preShipmentInspection && requests.preShipmentInspection,
    request.other,
  ].filter((wish): wish is string => typeof wish === 'string' && wish !== '')
}
