import * as Schema from 'effect/Schema'
import { OfficeOrderRow, Status } from '#modules/ordering/order-answers.ts'
import { orderStatusNames, uploadedDocumentTypes } from '#modules/ordering/order-states.ts'
import { DocumentId, Id, OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import { OrderIds } from '#modules/ordering/terms/order-inputs.ts'
import { deskOwners } from '#modules/terms/assigned-work.ts'
import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { paged } from '#platform/http/pages.ts'
import { eachWay, type Sort } from '#platform/http/sorts.ts'

const { Array: List, Int, Literals, optionalKey, Struct } = Schema

export const OFFICE_ORDERS_PER_PAGE = 25

/** The columns of the order desk that sort. `deadline`: what is promised or lapses first. */
export const deskSortColumns = ['num', 'distributor', 'destination', 'ordered', 'status', 'deadline', 'total'] as const
export type DeskColumn = (typeof deskSortColumns)[number]
export type OfficeOrderSort = Sort<DeskColumn>
export const officeOrderSorts = eachWay(deskSortColumns)
export const NEWEST_ORDERS: OfficeOrderSort = '-ordered'

export const deskNeeds = ['held', 'overdue', 'review'] as const
export type DeskNeed = (typeof deskNeeds)[number]

/** Which orders of the desk are meant. `search` finds numbers, companies and products; days are of UTC, both included. */
export const deskFilters = {
  status: optionalKey(Literals(orderStatusNames)),
  distributorId: optionalKey(Id),
  destination: optionalKey(Id),
  product: optionalKey(Id),
  needs: optionalKey(Literals(deskNeeds)),
  who: optionalKey(Literals(deskOwners)),
  from: optionalKey(Day),
  to: optionalKey(Day),
  search: optionalKey(text(100)),
}

export const listOfficeOrders = endpoint('GET /office/orders', {
  may: 'office.orders.read',
  does: 'Orders of every distributor, newest first, found by number, company or product; with `ids`, those of them alone.',
  query: {
    ...deskFilters,
    ids: optionalKey(OrderIds),
    ...paged,
    sort: optionalKey(Literals(officeOrderSorts)),
  },
  answer: Struct({
    total: Int,
    orders: List(OfficeOrderRow),
    /** How many are in each status under the same filters, whichever status is chosen. */
    statuses: List(Struct({ status: Status, label: Schema.String, count: Int })),
    /** How many each assignee has under the same filters, whichever is chosen. */
    whose: Struct({ MINE: Int, UNASSIGNED: Int, ALL: Int }),
  }),
  reads: ['orders', 'distributors', 'ticket_desks', 'products', 'users'],
})

const Option = Struct({ id: Schema.String, name: Schema.String })

export const listDeskFilters = endpoint('GET /office/orders/filters', {
  may: 'office.orders.read',
  does: 'What the order desk can be filtered by in addition to companies: destinations and products, by name.',
  answer: Struct({ destinations: List(Option), products: List(Option) }),
  reads: ['orders', 'products'],
})

export const DocumentToReview = Struct({
  orderId: OrderId,
  num: Schema.String,
  distributor: Option,
  destination: Schema.String,
  documentId: DocumentId,
  /** Those that were sent before it for the same: who looks at one of them is led to this one. */
  inPlaceOf: List(DocumentId),
  type: Literals(uploadedDocumentTypes),
  label: Schema.String,
  name: Schema.String,
  submittedAt: Moment,
  /** Nothing is reviewed while its order is on hold. */
  held: Schema.Boolean,
})
export type DocumentToReview = typeof DocumentToReview.Type

/** Rows of a queue: its most urgent ones. */
export const LONGEST_QUEUE = 50

export const listDocumentsToReview = endpoint('GET /office/documents', {
  may: 'office.orders.read',
  does: "The distributors' documents that wait for a review, the one that waits longest first.",
  answer: List(DocumentToReview),
  reads: ['orders', 'distributors'],
})

export const countOfficeWork = endpoint('GET /office/counts', {
  may: 'office.orders.read',
  does: 'How much waits for staff: quotes to send and documents to review.',
  answer: Struct({ quotes: Int, documents: Int }),
  reads: ['orders'],
})
