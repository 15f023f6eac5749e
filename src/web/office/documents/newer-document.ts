import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import type { StableRows } from '#web/api/live/stable-rows.ts'

type WaitingDocument = Pick<DocumentToReview, 'inPlaceOf'> & { readonly id: string }

/** What the distributor sent in a document's place and waits. It may not be shown yet. */
export const newerThan = <Document extends WaitingDocument>(
  id: string,
  { rows, gone, arrived }: StableRows<Document>,
): Document | null =>
  [...rows.filter((row) => !gone.has(row.id)), ...arrived].find(({ inPlaceOf }) => inPlaceOf.some((it) => it === id)) ??
  null
