import * as orderHistory from '#projections/order_history.ts'

import { idsOf, rowsOf, type Subject, subject } from './subject.ts'

const happened = (orderId: string, position: number, at: string, type: string, data: object = {}) => ({
  ...{ id: String(position).padStart(12, '0'), orderId, position, at, type, data },
  distributorId: orderId === 'o2' ? 'tonga' : 'alpha',
})

const placed = (num: string, countryName: string, method: string, quoteDueAt: string) => ({
  ...{ num, countryName, shipping: { method }, quoteDueAt },
})

export const tables = [
  rowsOf(orderHistory.orderHistory, [
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
  ]),
]

const stageTimes = async (q: typeof orderHistory, db: never, filter: object) =>
  (await q.timesOfStages(db, filter)).map(
    ({ destination, method, stage, orders, median, p90 }) =>
      `${destination} ${method} ${stage}: ${orders}, ${median.toFixed(1)} ${p90.toFixed(1)}`,
  )

const slowest = async (q: typeof orderHistory, db: never, filter: object, limit = 9) =>
  (await q.ordersOfStage(db, 'QUOTE', filter, limit)).map(({ num, days }) => `${num} ${days.toFixed(1)}`)

export const subjects: readonly Subject[] = [
  subject('projections/order_history.ts', orderHistory, {
    'an order’s history comes newest first': [
      (q, db) => idsOf(q.historyOf(db, 'o2')),
      ['000000000007', '000000000004', '000000000003'],
    ],
    'stages of orders took so long, by destination and Incoterm': [
      (q, db) => stageTimes(q, db as never, {}),
      [
        'Colombia EXW QUOTE: 1, 10.0 10.0',
        'Colombia FOB DECISION: 1, 1.0 1.0',
        'Colombia FOB PREPARATION: 1, 2.0 2.0',
        'Colombia FOB PRODUCTION: 1, 4.0 4.0',
        'Colombia FOB QUOTE: 2, 3.0 3.8',
        'Colombia FOB TRANSPORT: 1, 8.0 8.0',
        'Colombia FOB WHOLE: 1, 19.0 19.0',
        'Fiji CPT QUOTE: 1, 7.0 7.0',
        'Tonga DAP QUOTE: 1, 4.0 4.0',
      ],
    ],
    'stages of the orders to one destination': [
      (q, db) => stageTimes(q, db as never, { destination: 'Tonga' }),
      ['Tonga DAP QUOTE: 1, 4.0 4.0'],
    ],
    'stages of the orders by one Incoterm': [
      (q, db) => stageTimes(q, db as never, { method: 'DAP' }),
      ['Tonga DAP QUOTE: 1, 4.0 4.0'],
    ],
    'stages of the orders of a year, which ends with the day of UTC': [
      (q, db) => stageTimes(q, db as never, { year: 2025 }),
      ['Tonga DAP QUOTE: 1, 4.0 4.0'],
    ],
    'orders behind such a time come slowest first': [
      (q, db) => slowest(q, db as never, {}),
      ['PC-7 10.0', 'PC-6 7.0', 'PC-2 4.0', 'PC-9 4.0', 'PC-1 2.0'],
    ],
    'orders behind such a time are those of the filter, so many at most': [
      async (q, db) => [
        await slowest(q, db as never, { destination: 'Colombia' }),
        await slowest(q, db as never, {}, 1),
      ],
      [['PC-7 10.0', 'PC-2 4.0', 'PC-1 2.0'], ['PC-7 10.0']],
    ],
    'promises of quotes with what came next': [
      async (q, db) =>
        (await q.promisedQuotes(db))
          .toSorted((a, b) => Number(a.position) - Number(b.position))
          .map(({ num, distributorId, dueAt, answeredAt, withdrawn }) => {
            const answered = answeredAt && new Date(answeredAt).toISOString().slice(0, 10)
            return `${num} ${distributorId} due ${dueAt}: ${answered ?? (withdrawn ? 'withdrawn' : 'waits')}`
          }),
      [
        'PC-1 alpha due 2026-01-04: 2026-01-03',
        'PC-2 alpha due 2026-02-04: 2026-02-05',
        'PC-9 tonga due 2026-01-03: 2026-01-04',
        'PC-4 alpha due 2026-03-04: withdrawn',
        'PC-5 alpha due 2026-03-05: waits',
        'PC-4 alpha due 2026-03-06: withdrawn',
        'PC-7 alpha due 2024-05-04: 2024-05-11',
        'PC-6 alpha due 2023-05-04: 2023-05-08',
      ],
    ],
    'where orders go in the alphabet, and the years of UTC that they were placed in, the newest first': [
      (q, db) => q.placesAndYears(db),
      { destinations: ['Colombia', 'Éire', 'Fiji', 'Tonga'], years: [2026, 2025, 2024, 2023] },
    ],
  }),
]
