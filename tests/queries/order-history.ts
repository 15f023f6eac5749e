import * as orderHistory from '#projections/order_history.ts'

import { idsOf, rowsOf, type Subject, subject } from './subject.ts'

const happened = (orderId: string, position: number, at: string, type: string, data: object = {}) => ({
  ...{ id: String(position).padStart(12, '0'), orderId, position, at, type, data },
  distributorId: orderId === 'o2' ? 'tonga' : 'alpha',
})

const placed = (num: string, countryName: string, method: string, quoteDueAt: string) => ({
  ...{ num, countryName, shipping: { method }, quoteDueAt },
})

/** Of orders, in any order. */
export const log = [
  happened('o1', 1, '2026-01-01T00:00:00Z', 'OrderPlaced', placed('PC-1', 'Colombia', 'FOB', '2026-01-04')),
  happened('o3', 2, '2026-02-01T00:00:00Z', 'OrderPlaced', placed('PC-2', 'Colombia', 'FOB', '2026-02-04')),
  // On the last evening of 2025 in UTC, which is the first morning of 2026 in Tonga.
  happened('o2', 3, '2025-12-31T23:30:00Z', 'OrderPlaced', placed('PC-9', 'Tonga', 'CIF', '2026-01-03')),
  happened('o2', 4, '2026-01-01T01:00:00Z', 'OrderShippingChanged', { num: 'PC-9', shipping: { method: 'DAP' } }),
  happened('o1', 5, '2026-01-03T00:00:00Z', 'QuoteIssued', { num: 'PC-1' }),
  happened('o3', 6, '2026-02-05T00:00:00Z', 'QuoteIssued', { num: 'PC-2' }),
  happened('o2', 7, '2026-01-04T23:30:00Z', 'QuoteIssued', { num: 'PC-9' }),
  happened('o1', 8, '2026-01-05T00:00:00Z', 'QuoteIssued', { num: 'PC-1' }),
  happened('o1', 9, '2026-01-06T00:00:00Z', 'QuoteApproved', { num: 'PC-1' }),
  happened('o1', 10, '2026-01-08T00:00:00Z', 'ProductionStarted', { num: 'PC-1' }),
  happened('o1', 11, '2026-01-12T00:00:00Z', 'OrderShipped', { num: 'PC-1' }),
  happened('o1', 12, '2026-01-20T00:00:00Z', 'OrderDelivered', { num: 'PC-1' }),
  happened('o4', 13, '2026-03-01T00:00:00Z', 'OrderPlaced', placed('PC-4', 'Éire', 'FOB', '2026-03-04')),
  happened('o5', 14, '2026-03-02T00:00:00Z', 'OrderPlaced', placed('PC-5', 'Fiji', 'FOB', '2026-03-05')),
  happened('o4', 15, '2026-03-02T00:00:00Z', 'QuoteDueReminded', { quoteDueAt: '2026-03-04' }),
  happened('o4', 16, '2026-03-03T00:00:00Z', 'OrderItemsChanged', { num: 'PC-4', quoteDueAt: '2026-03-06' }),
  happened('o4', 17, '2026-03-04T00:00:00Z', 'QuoteFellOverdue', { quoteDueAt: '2026-03-06' }),
  happened('o4', 18, '2026-03-05T00:00:00Z', 'OrderCancelled', {}),
  happened('o7', 20, '2024-05-11T00:00:00Z', 'QuoteIssued', { num: 'PC-7' }),
  happened('o7', 19, '2024-05-01T00:00:00Z', 'OrderPlaced', placed('PC-7', 'Colombia', 'EXW', '2024-05-04')),
  happened('o6', 21, '2023-05-01T00:00:00Z', 'OrderPlaced', placed('PC-6', 'Fiji', 'EXW', '2023-05-04')),
  happened('o6', 23, '2023-05-07T00:00:00Z', 'OrderShippingChanged', { num: 'PC-6', shipping: { method: 'CPT' } }),
  happened('o6', 22, '2023-05-06T00:00:00Z', 'OrderShippingChanged', { num: 'PC-6', shipping: { method: 'FCA' } }),
  happened('o6', 24, '2023-05-08T00:00:00Z', 'QuoteIssued', { num: 'PC-6' }),
  happened('o6', 25, '2023-05-09T00:00:00Z', 'OrderShipped', { num: 'PC-6' }),
]

export const tables = [rowsOf(orderHistory.orderHistory, log)]

export const subjects: readonly Subject[] = [
  subject('projections/order_history.ts', orderHistory, {
    'an order’s history comes newest first': [
      (q, db) => idsOf(q.historyOf(db, 'o2')),
      ['000000000007', '000000000004', '000000000003'],
    ],
  }),
]
