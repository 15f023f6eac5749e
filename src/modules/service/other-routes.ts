import { isSent, isUnanswered } from '#modules/agreements/contract.ts'
import { countryOf, isOpenRequest } from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import type { ReadModels } from '#platform/projection.ts'
import { type AgreementRequestRow, agreementRequest, everyAgreementRequest } from '#projections/agreement_requests.ts'
import { allRequests, type ProductRequestRow, productRequest } from '#projections/product_requests.ts'
import { productsById } from '#projections/products.ts'
import { dueAfter } from './desk-routes.ts'
import type { OfficeRequest } from './office-contract.ts'
import { requestTitle } from './service-terms.ts'

/** What a row of the queue says of itself; the queue adds company and assignment. */
export type QueueRow = Omit<OfficeRequest, 'company' | 'assignee'> & { readonly distributorId: string }

const wire = (at: Moment | Date): Moment => new Date(at).toISOString() as Moment

const ofAgreement = (row: AgreementRequestRow): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'AGREEMENT',
  reference: '',
  topic: null,
  subject: requestTitle({ kind: 'AGREEMENT', country: countryOf(row.countryId).name }),
  status: row.state,
  finished: !isUnanswered(row.state),
  waits: isUnanswered(row.state),
  isPrivate: false,
  isOrderIssue: false,
  openedAt: wire(row.requestedAt),
  changedAt: wire(row.changedAt),
  dueAt: isSent(row.state) ? dueAfter(wire(row.requestedAt)) : null,
})

const productRequestAbout = (countryId: ProductRequestRow['countryId'], product: string) =>
  countryId === null
    ? ({ kind: 'PRODUCT', product } as const)
    : ({ kind: 'LABEL', product, country: countryOf(countryId).name } as const)

const ofProduct = (row: ProductRequestRow, product: string): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: row.countryId === null ? 'PRODUCT' : 'LABEL',
  reference: '',
  topic: null,
  subject: requestTitle(productRequestAbout(row.countryId, product)),
  status: row.status,
  finished: !isOpenRequest(row.status),
  waits: isOpenRequest(row.status),
  isPrivate: false,
  isOrderIssue: false,
  openedAt: wire(row.requestedAt),
  changedAt: wire(row.answeredAt ?? row.requestedAt),
  dueAt: isOpenRequest(row.status) ? dueAfter(wire(row.requestedAt)) : null,
})

/** Requests of companies that are no tickets or reports: agreements, products, labels. */
export const otherRequests = async (db: ReadModels): Promise<QueueRow[]> => {
  const [agreements, requests] = await Promise.all([everyAgreementRequest(db), allRequests(db)])
  const products = await productsById(db, [...new Set(requests.map(({ productId }) => productId))])
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  return [
    ...agreements.map(ofAgreement),
    ...requests.flatMap((row) => {
      const product = nameOf.get(row.productId)
      return product === undefined ? [] : [ofProduct(row, product)]
    }),
  ]
}

/** Whose request for an agreement, a product or a label this is; undefined: there is none. */
export const companyOfOther = async (db: ReadModels, id: string): Promise<string | undefined> =>
  ((await agreementRequest(db, id)) ?? (await productRequest(db, id)))?.distributorId
