import * as Schema from 'effect/Schema'

import { event, stream } from '#platform/event.ts'
import { projection } from '#platform/projection.ts'

export const OrderPlaced = event('OrderPlaced', {
  orderId: Schema.String,
  distributorId: Schema.String,
  total: Schema.Int,
  product: Schema.String,
  month: Schema.String,
  quantity: Schema.Int,
})
export const QuoteIssued = event('QuoteIssued', { orderId: Schema.String, total: Schema.Int })
export const QuoteApproved = event('QuoteApproved', { orderId: Schema.String })
export const CoinsEarned = event('CoinsEarned', { coins: Schema.Int, note: Schema.String })

const orderStream = stream('order', [OrderPlaced, QuoteIssued, QuoteApproved])
const loyaltyStream = stream('loyalty', [CoinsEarned])

type OrderRow = { id: string; distributorId: string; status: string; total: number; placedAt: string; events: number }

const counted = (row: OrderRow | undefined, change: Partial<OrderRow>): OrderRow => {
  if (!row) throw new Error('An order begins with its placing')
  return { ...row, ...change, events: row.events + 1 }
}

/** One row per order. `events` counts what was folded, so that a doubled event shows. */
const orders = projection<OrderRow>()({
  name: 'orders',
  version: 1,
  of: [orderStream],
  table: `id text primary key, distributor_id text not null, status text not null, total bigint not null,
    placed_at timestamptz not null, events int not null`,
  indexes: ['(distributor_id, placed_at desc, id)'],
  key: ({ orderId }) => orderId,
  when: {
    OrderPlaced: (_, { orderId, distributorId, total }, { at }) => ({
      id: orderId,
      distributorId,
      status: 'WAITING_FOR_QUOTE',
      total,
      placedAt: at,
      events: 1,
    }),
    QuoteIssued: (row, { total }) => counted(row, { status: 'QUOTE_RECEIVED', total }),
    QuoteApproved: (row) => counted(row, { status: 'CONFIRMED' }),
  },
  onPoison: 'halt',
})

type SoldRow = { id: string; product: string; month: string; quantity: number }

/** One row per product and month, fed by many streams: what a chart draws. */
const sold = projection<SoldRow>()({
  name: 'sold',
  version: 1,
  of: [orderStream],
  table: 'id text primary key, product text not null, month text not null, quantity bigint not null',
  indexes: ['(product, month)'],
  key: (data) => ('product' in data ? `${data.product}/${data.month}` : []),
  ignores: ['QuoteApproved', 'QuoteIssued'],
  when: {
    OrderPlaced: (row, { product, month, quantity }, _, id) => ({
      id,
      product,
      month,
      quantity: (row?.quantity ?? 0) + quantity,
    }),
  },
  onPoison: 'halt',
})

type BalanceRow = { id: string; coins: number; events: number }

const balances = projection<BalanceRow>()({
  name: 'balances',
  version: 1,
  of: [loyaltyStream],
  table: 'id text primary key, coins bigint not null, events int not null',
  indexes: [],
  key: (_, { key }) => key,
  when: {
    CoinsEarned: (row, { coins }, _, id) => ({ id, coins: (row?.coins ?? 0) + coins, events: (row?.events ?? 0) + 1 }),
  },
  onPoison: 'halt',
})

export const readModels = [orders, sold, balances]
