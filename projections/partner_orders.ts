import { openPartnerOrderStatuses, type PartnerOrderStatus } from '#modules/loyalty/loyalty-states.ts'
import { partnerOrderStream } from '#modules/loyalty/partners/partner-events.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type PartnerOrderRow = {
  readonly id: string
  readonly distributorId: string
  readonly partnerProductId: string
  readonly name: string
  /** CareCoins. */
  readonly cost: number
  readonly placedBy: string
  readonly placedAt: Moment
  readonly status: PartnerOrderStatus
  readonly closedAt: Moment | null
  readonly note: string | null
}

const known = knownRow('The partner order was never placed')

export const partnerOrders = projection<PartnerOrderRow>()({
  name: 'partner_orders',
  version: 1,
  of: [partnerOrderStream],
  table: `
    id text primary key, distributor_id text not null, partner_product_id text not null, name text not null,
    cost bigint not null, placed_by text not null, placed_at timestamptz not null, status text not null,
    closed_at timestamptz, note text`,
  indexes: ['(distributor_id, placed_at desc, id)', '(status, placed_at, id)'],
  key: 'stream',
  when: {
    PartnerOrderPlaced: (_, { partnerOrderId: id, costInCC: cost, ...order }, { at }) => ({
      id,
      ...order,
      cost,
      placedAt: at,
      status: 'IN_PROGRESS',
      closedAt: null,
      note: null,
    }),
    PartnerOrderSent: (row, { note }, { at }) => ({ ...known(row), status: 'SENT', closedAt: at, note }),
    PartnerOrderCancelled: (row, { reason }, { at }) => ({
      ...known(row),
      status: 'CANCELLED',
      closedAt: at,
      note: reason,
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
export const everyPartnerOrder = async (db: ReadModels): Promise<PartnerOrderRow[]> => {
  const all = rows(db, partnerOrders).selectAll()
  const [open, closed] = await Promise.all([
    all.where('status', 'in', openPartnerOrderStatuses).orderBy('placedAt').orderBy('id').execute(),
    all
      .where('status', 'not in', openPartnerOrderStatuses)
      .orderBy('closedAt', 'desc')
      .orderBy('id')
      .limit(MOST)
      .execute(),
  ])
  return [...open, ...closed]
}
