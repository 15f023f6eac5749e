import {
  openPartnerOrderStatuses,
  type PartnerOrderStatus,
  type partnerOrderColumns,
  partnerOrderStatuses,
} from '#modules/loyalty/loyalty-states.ts'
import { partnerOrderStream } from '#modules/loyalty/partners/partner-events.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Moment } from '#platform/event.ts'
import {
  byPlace,
  byText,
  byValue,
  type Filters,
  type ListRows,
  listPage,
  type PageQuery,
  waitingFirst,
} from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { searchKeys } from '#platform/text/search.ts'

export type PartnerOrderRow = {
  readonly id: string
  readonly distributorId: string
  readonly partnerProductId: string
  readonly name: string
  readonly searchKey: string
  /** CareCoins. */
  readonly cost: number
  readonly placedBy: string
  readonly placedAt: Moment
  readonly status: PartnerOrderStatus
  readonly closedAt: Moment | null
  readonly note: string | null
}

const known = knownRow('The partner order was never placed')

const noted = (row: PartnerOrderRow | undefined, note: string | null) => ({
  note,
  searchKey: searchKeys([known(row).name, note ?? '']),
})

const byWaiting = waitingFirst({
  state: 'status',
  open: openPartnerOrderStatuses,
  since: 'placed_at',
  closed: 'closed_at',
})

export const partnerOrders = projection<PartnerOrderRow>()({
  name: 'partner_orders',
  version: 2,
  of: [partnerOrderStream],
  table: `
    id text primary key, distributor_id text not null, partner_product_id text not null, name text not null, search_key text not null,
    cost bigint not null, placed_by text not null, placed_at timestamptz not null, status text not null,
    closed_at timestamptz, note text`,
  indexes: ['(distributor_id, placed_at desc, id)', ...byWaiting.indexes],
  key: 'stream',
  when: {
    PartnerOrderPlaced: (_, { partnerOrderId: id, costInCC: cost, ...order }, { at }) => ({
      id,
      ...order,
      searchKey: searchKeys([order.name]),
      cost,
      placedAt: at,
      status: 'IN_PROGRESS',
      closedAt: null,
      note: null,
    }),
    PartnerOrderSent: (row, { note }, { at }) => ({ ...known(row), status: 'SENT', closedAt: at, ...noted(row, note) }),
    PartnerOrderCancelled: (row, { reason }, { at }) => ({
      ...known(row),
      status: 'CANCELLED',
      closedAt: at,
      ...noted(row, reason),
    }),
  },
  topics: (_, { distributorId }) => [`loyalty:${distributorId}`, 'office:loyalty'],
  onPoison: 'park',
})

export const partnerOrderOf = (db: ReadModels, id: string): Promise<PartnerOrderRow | undefined> =>
  rows(db, partnerOrders).selectAll().where('id', '=', id).executeTakeFirst()

const MOST = 200

export const partnerOrdersOf = (db: ReadModels, distributorId: string): Promise<PartnerOrderRow[]> =>
  rows(db, partnerOrders)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy('placedAt', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()

/** Every company's, for staff: those in progress by how long they wait, then the others, the newest first. */
export const partnerOrdersListed = (
  db: ReadModels,
  withCompany: WithCompany,
  {
    company,
    status,
    ...page
  }: Filters<Pick<PartnerOrderRow, 'status'>> & { readonly company?: string | undefined } & PageQuery<
      (typeof partnerOrderColumns)[number]
    >,
) =>
  listPage(
    {
      found: rows(db, partnerOrders).$if(company !== undefined, (all) => all.where('distributorId', '=', company!)),
      named: (all: ListRows<PartnerOrderRow>) => withCompany(all),
      state: { of: byValue('status'), is: status },
      keys: ['searchKey', 'companyKey'],
      sorts: {
        item: byText('name'),
        company: byText('companyName'),
        cost: byValue('cost'),
        ordered: byValue('placedAt'),
        status: byPlace('status', partnerOrderStatuses),
      },
      usual: byWaiting.order,
    },
    page,
  )
