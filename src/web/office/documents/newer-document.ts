import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import type { Held } from '#web/office/held-rows.ts'

type Waiting = Pick<DocumentToReview, 'orderId' | 'type'> & { readonly id: string }

/** What the distributor sent in a document's place: of the same order and type, and waiting. It may not be shown yet. */
export const newerThan = <Document extends Waiting>(
  { id, orderId, type }: Waiting,
  { rows, fresh }: Held<Document>,
): Document | null =>
  [...rows.filter(({ gone }) => !gone).map(({ row }) => row), ...fresh].find(
    (it) => it.orderId === orderId && it.type === type && it.id !== id,
  ) ?? null
