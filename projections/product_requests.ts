import { type CountryId, interestStream, type LabelId, type ProductId } from '#modules/catalogue/events.ts'
import { openRequestStates, productRequestId, type RequestState } from '#modules/catalogue/request-states.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { byValue, type Filters, type ListRows, listPage, type PageQuery, waitingFirst } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type ProductRequestRow = {
  readonly id: string
  readonly distributorId: string
  readonly productId: ProductId
  /** Where another label is wanted; null: the product itself is. */
  readonly countryId: CountryId | null
  /** The label that another one is wanted in the place of; null: there was none. */
  readonly labelId: LabelId | null
  readonly requestedAt: Moment
  readonly requestedBy: string
  readonly status: RequestState
  readonly answer: Sealed | null
  readonly answeredAt: Moment | null
  readonly answeredBy: string | null
}

const known = knownRow('This was never requested')
const open = { status: 'OPEN', answer: null, answeredAt: null, answeredBy: null } as const

const byWaiting = waitingFirst({
  state: 'status',
  open: openRequestStates,
  since: 'requested_at',
  closed: 'answered_at',
})

/** What distributors request of products, the latest request of each kind: a product for their region, another label in a country. */
export const productRequests = projection<ProductRequestRow>()({
  name: 'product_requests',
  version: 2,
  of: [interestStream],
  table: `
    id text primary key, distributor_id text not null, product_id text not null, country_id text, label_id text,
    requested_at timestamptz not null, requested_by text not null, status text not null, answer text,
    answered_at timestamptz, answered_by text`,
  indexes: ['(distributor_id, requested_at desc, id)', '(status, requested_at, id)', ...byWaiting.indexes],
  key: (data, { type }) => (type === 'ProductViewed' ? [] : productRequestId(data)),
  ignores: ['ProductViewed'],
  when: {
    AvailabilityRequested: (_, data, { at, actor }) => ({
      ...data,
      ...open,
      id: productRequestId(data),
      countryId: null,
      labelId: null,
      requestedAt: at,
      requestedBy: actor,
    }),
    LabelRequested: (_, data, { at, actor }) => ({
      ...data,
      ...open,
      id: productRequestId(data),
      requestedAt: at,
      requestedBy: actor,
    }),
    ProductRequestAnswered: (row, { outcome, answer }, { at, actor }) => ({
      ...known(row),
      status: outcome,
      answer,
      answeredAt: at,
      answeredBy: actor,
    }),
  },
  topics: (_, { distributorId }) => [`interest:${distributorId}`, 'office:product-requests'],
  onPoison: 'park',
})

export const productRequest = (db: ReadModels, id: string): Promise<ProductRequestRow | undefined> =>
  rows(db, productRequests).selectAll().where('id', '=', id).executeTakeFirst()

export const requestsOf = (db: ReadModels, distributorId: string): Promise<ProductRequestRow[]> =>
  rows(db, productRequests)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .execute()

/** Those of all distributors, for staff: open ones by how long they wait, then answered ones, the newest first. */
export const productRequestsListed = (
  db: ReadModels,
  withCompany: WithCompany,
  {
    distributorId,
    productId,
    ...page
  }: Filters<Pick<ProductRequestRow, 'distributorId' | 'productId'>> & PageQuery<never>,
) =>
  listPage(
    {
      found: rows(db, productRequests)
        .$if(distributorId !== undefined, (all) => all.where('distributorId', '=', distributorId!))
        .$if(productId !== undefined, (all) => all.where('productId', '=', productId!)),
      named: (all: ListRows<ProductRequestRow>) => withCompany(all),
      state: { of: byValue('status'), is: undefined },
      keys: ['companyKey'],
      sorts: {},
      usual: byWaiting.order,
    },
    page,
  )
