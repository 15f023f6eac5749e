import * as priceChanges from '#modules/catalogue/prices/price-change-routes.ts'
import * as unshipped from '#modules/labels/unshipped-routes.ts'
import * as levels from '#modules/loyalty/level-reactions.ts'
import * as promotions from '#modules/promotions/figure-routes.ts'
import * as orderMessages from '#projections/order_messages.ts'

import { idsOf, idsWithin, rowsOf, type Subject, subject } from './subject.ts'

const at = (day: string, hour = '09') => `2026-${day}T${hour}:00:00.000Z`

export const tables = [
  rowsOf(orderMessages.orderMessages, [
    { id: 'm3', orderId: 'o1', kind: 'MESSAGE', author: 'ana', at: at('01-12') },
    { id: 'm2', orderId: 'o1', kind: 'MESSAGE', author: 'kim', at: at('01-12') },
    { id: 'm9', orderId: 'o1', kind: 'NOTE', author: 'kim', at: at('01-11') },
    { id: 'm5', orderId: 'o1', kind: 'MESSAGE', author: 'ana', at: at('01-11', '10') },
    { id: 'm1', orderId: 'o3', kind: 'MESSAGE', author: 'moa', at: at('01-11') },
  ]),
]

/** The orders are those of the order desk. */
export const subjects: readonly Subject[] = [
  subject('projections/order_messages.ts', orderMessages, {
    'both sides read the messages of an order, the oldest first': [
      (q, db) => idsOf(q.messagesOf(db, 'o1')),
      ['m5', 'm2', 'm3'],
    ],
    'staff read messages and their own notes': [
      (q, db) => idsOf(q.messagesAndNotesOf(db, 'o1')),
      ['m9', 'm5', 'm2', 'm3'],
    ],
    'messages and notes of a person are counted': [
      (q, db) => Promise.all(['ana', 'kim', 'moa', 'no'].map((id) => q.writtenBy(db, id))),
      [2, 2, 1, 0],
    ],
    'another order has other messages': [(q, db) => idsOf(q.messagesOf(db, 'o3')), ['m1']],
  }),

  subject('src/modules/labels/unshipped-routes.ts', unshipped, {
    'a company’s orders with a product for a country that are not shipped, paid for or free, come by number': [
      (q, db) => idsOf(q.unshippedWith(db, { distributorId: 'alpha', productId: 'p1', countryId: 'co' })),
      ['o1', 'o2', 'o4'],
    ],
    'the other company has others': [
      (q, db) => idsOf(q.unshippedWith(db, { distributorId: 'tonga', productId: 'p1', countryId: 'to' })),
      ['o3'],
    ],
  }),

  subject('src/modules/loyalty/level-reactions.ts', levels, {
    'a company’s trade counts the deliveries of the last twelve months, today included': [
      async (q, db) => [
        await q.tradeFiguresOf(db, 'alpha', new Date('2026-06-30T12:00:00Z')),
        await q.tradeFiguresOf(db, 'tonga', new Date('2026-06-30T12:00:00Z')),
      ],
      [
        { orders: 1, units: 5, turnover: 900 },
        { orders: 1, units: 5, turnover: 1000 },
      ],
    ],
  }),

  subject('src/modules/promotions/figure-routes.ts', promotions, {
    'a code cost and brought what its own orders say': [
      async (q, db) => [await idsWithin(q.ordersById(db, ['o3', 'o1', 'no'])), await q.ordersById(db, [])],
      [['o1', 'o3'], []],
    ],
  }),

  subject('src/modules/catalogue/prices/price-change-routes.ts', priceChanges, {
    'a new price concerns the orders that wait for a quote or an answer to one': [
      async (q, db) =>
        (await q.openOrdersWith(db, ['p1', 'p3']))
          .map(({ distributorId, countryId }) => `${distributorId} ${countryId}`)
          .toSorted(),
      ['alpha co', 'alpha co', 'alpha co', 'tonga to'],
    ],
  }),
]
