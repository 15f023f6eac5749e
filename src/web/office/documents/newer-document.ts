import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import type { Held } from '#web/office/held-rows.ts'

type Waiting = Pick<DocumentToReview, 'inPlaceOf'> & { readonly id: string }

/** What the distributor sent in a document's place and waits. It may not be shown yet. */
export const newerThan = <Document extends Waiting>(id: string, { rows, fresh }: Held<Document>): Document | null =>
  [...rows.filter(({ gone }) => !gone).map(({ row }) => row), ...fresh].find(({ inPlaceOf }) =>
    inPlaceOf.some((it) => it === id),
  ) ?? null
