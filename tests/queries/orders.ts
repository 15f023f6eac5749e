import { sql } from 'kysely'

import * as orders from '#projections/orders.ts'

import { at, LOOKED_THROUGH } from './order-rows.ts'
import { entriesOf, idOf, idsOf, idsWithin, type Subject, subject } from './subject.ts'

const all = { offset: 0, limit: 20 }
const among = (...ids: readonly string[]) => sql`(select unnest(${ids}::text[]))`
const since = new Date('2026-01-01T00:00:00Z')

export const subjects: readonly Subject[] = [
  subject('projections/orders.ts', orders, {
    'a company’s orders come newest first': [
      (q, db) => idsOf(q.ordersOf(db, 'alpha', {}, all)),
      ['o1', 'o4', 'o2', 'o9', 'o7', 'o8', 'o0'],
    ],
    'the other company’s orders are others, whatever company the filters name': [
      (q, db) => idsOf(q.ordersOf(db, 'tonga', { distributorId: 'alpha' }, all)),
      ['o6', 'o3', 'o5', 'o10'],
    ],
    'a page of orders has its place and size': [
      (q, db) => idsOf(q.ordersOf(db, 'alpha', {}, { offset: 1, limit: 2 })),
      ['o4', 'o2'],
    ],
    'the last order to an address says how the next one is sent; another company’s, and other addresses, do not count':
      [
        async (q, db) =>
          (await q.lastSentTo(db, 'alpha', ['lima', 'cota'])).map(({ addressId, num, shipping, billingAddress }) => [
            ...[addressId, num, shipping.method, billingAddress.addressId],
          ]),
        [['lima', 'PC-1002', 'CIP', 'bill-lima']],
      ],
    'orders come by something else where that is wanted': [
      (q, db) => idsOf(q.ordersOf(db, 'alpha', {}, { ...all, by: sql`status` })),
      ['o9', 'o8', 'o0', 'o7', 'o1', 'o2', 'o4'],
    ],
    'the newest order of a company with a purchase order number, but for one': [
      async (q, db) => [
        (await q.orderWithPurchaseOrder(db, 'alpha', 'po1', ''))?.id,
        (await q.orderWithPurchaseOrder(db, 'alpha', 'po1', 'o4'))?.id,
        (await q.orderWithPurchaseOrder(db, 'tonga', 'po1', 'o3'))?.id,
      ],
      ['o4', 'o2', undefined],
    ],
    'orders in one status': [
      (q, db) => idsOf(q.ordersOf(db, 'alpha', { status: 'QUOTE_RECEIVED' }, all)),
      ['o1', 'o2'],
    ],
    'orders to one destination': [(q, db) => idsOf(q.ordersOf(db, 'alpha', { destination: 'ie' }, all)), ['o9']],
    'orders with one product': [(q, db) => idsOf(q.ordersOf(db, 'alpha', { product: 'p2' }, all)), ['o2', 'o9']],
    'orders of some ids': [
      async (q, db) => [
        await idsOf(q.ordersOf(db, 'alpha', { ids: ['o3', 'o2'] }, all)),
        await idsOf(q.ordersOf(db, 'alpha', { ids: [] }, all)),
      ],
      [['o2'], []],
    ],
    'orders among some, and the others': [
      async (q, db) => [
        await idsOf(q.ordersOf(db, 'alpha', { among: { ids: among('o2', 'o4'), not: false } }, all)),
        await idsOf(q.ordersOf(db, 'alpha', { among: { ids: among('o2', 'o4'), not: true } }, all)),
      ],
      [
        ['o4', 'o2'],
        ['o1', 'o9', 'o7', 'o8', 'o0'],
      ],
    ],
    'orders that stand in one of some ways, with their documents': [
      (q, db) => idsOf(q.ordersOf(db, 'alpha', { standings: ['QUOTE_RECEIVED ', 'IN_PRODUCTION SUBMITTED'] }, all)),
      ['o1', 'o2', 'o7'],
    ],
    'orders that are neither billed nor cancelled': [
      async (q, db) => [
        await idsOf(q.ordersOf(db, 'alpha', { open: true }, all)),
        await idsOf(q.ordersOf(db, 'many', { open: true }, all)),
      ],
      [['o1', 'o4', 'o2', 'o9', 'o7', 'o8', 'o0'], []],
    ],
    'orders on hold': [(q, db) => idsOf(q.everyOrder(db, { needs: 'held' }, all)), ['o1']],
    'orders whose quote is overdue': [(q, db) => idsOf(q.everyOrder(db, { needs: 'overdue' }, all)), ['o4']],
    'orders whose document waits for a review': [
      (q, db) => idsOf(q.everyOrder(db, { needs: 'review' }, all)),
      ['o5', 'o7'],
    ],
    'orders since a moment and until one, those moments included': [
      async (q, db) => [
        await idsOf(q.ordersOf(db, 'alpha', { since: new Date(at('01-10')) }, all)),
        await idsOf(q.ordersOf(db, 'alpha', { until: new Date(at('01-10')), since }, all)),
      ],
      [
        ['o1', 'o4', 'o2'],
        ['o4', 'o2', 'o9', 'o7', 'o8', 'o0'],
      ],
    ],
    'orders are found by their number': [
      (q, db) => idsOf(q.everyOrder(db, { found: [{ term: '1002' }] }, all)),
      ['o2'],
    ],
    'orders are found by their company': [
      (q, db) => idsOf(q.everyOrder(db, { found: [{ term: 'no', companies: among('tonga') }] }, all)),
      ['o6', 'o3', 'o5', 'o10'],
    ],
    'orders are found by a product': [
      (q, db) => idsOf(q.everyOrder(db, { found: [{ term: 'no', products: ['p3', 'p2'] }] }, all)),
      ['o1', 'o2', 'o9'],
    ],
    'orders are found by their destination': [
      (q, db) => idsOf(q.everyOrder(db, { found: [{ term: 'no', destinations: ['ie', 'fj'] }] }, all)),
      ['o9', 'o7'],
    ],
    'orders are found by every term': [
      (q, db) =>
        idsOf(
          q.everyOrder(
            db,
            {
              found: [
                { term: 'no', companies: among('alpha') },
                { term: 'no', products: ['p4'] },
              ],
            },
            all,
          ),
        ),
      ['o0'],
    ],
    'the last order of every company, and of one': [
      async (q, db) => [await entriesOf(q.lastOrders(db)), await entriesOf(q.lastOrders(db, 'tonga'))],
      [
        [
          ['alpha', '2026-01-11T09:00:00.000Z'],
          ['many', '2025-01-02T09:00:00.000Z'],
          ['tonga', '2026-01-13T09:00:00.000Z'],
        ],
        [['tonga', '2026-01-13T09:00:00.000Z']],
      ],
    ],
    'a company’s destinations come in the alphabet': [
      async (q, db) => (await q.destinationsOf(db, 'alpha')).map(({ name }) => name),
      ['Colombia', 'Éire', 'Fiji'],
    ],
    'a company’s orders are counted under the filters': [
      async (q, db) => [
        await q.orderCountOf(db, 'alpha', {}),
        await q.orderCountOf(db, 'tonga', { destination: 'to' }),
      ],
      [7, 2],
    ],
    'a company’s orders by how they are, with the nearest end of a quote': [
      async (q, db) =>
        (await q.statusesOf(db, 'alpha'))
          .map(({ status, documentStatus, waitForApproval, count, until, order: { num } }) => [
            status,
            documentStatus,
            waitForApproval,
            count,
            until,
            num,
          ])
          .toSorted(),
      [
        ['DELIVERED', null, false, 2, null, 'PC-1000'],
        ['DELIVERED', null, true, 1, null, 'PC-1009'],
        ['IN_PRODUCTION', 'SUBMITTED', false, 1, null, 'PC-1007'],
        ['QUOTE_RECEIVED', null, false, 1, '2026-02-20T09:00:00.000Z', 'PC-1002'],
        ['QUOTE_RECEIVED', null, true, 1, '2026-02-10T09:00:00.000Z', 'PC-1001'],
        ['WAITING_FOR_QUOTE', null, false, 1, null, 'PC-1004'],
      ],
    ],
    'a company’s orders that wait for an approval, the one that waits longest first': [
      (q, db) => idsOf(q.ordersWaitingForApproval(db, 'alpha')),
      ['o1', 'o9'],
    ],
    'a company opens its own order alone': [
      async (q, db) => [
        await idOf(q.orderOf(db, 'alpha', 'o2')),
        await q.orderOf(db, 'alpha', 'o3'),
        await idOf(q.orderOf(db, 'tonga', 'o3')),
      ],
      ['o2', undefined, 'o3'],
    ],
    'what a company’s orders can be filtered by': [
      async (q, db) => {
        const { statuses, destinations, products } = await q.filterOptionsOf(db, 'alpha')
        return {
          statuses: statuses.map(({ status, count }) => `${status} ${count}`).toSorted(),
          destinations: destinations.map(({ id }) => id),
          products,
        }
      },
      {
        statuses: ['DELIVERED 3', 'IN_PRODUCTION 1', 'QUOTE_RECEIVED 2', 'WAITING_FOR_QUOTE 1'],
        destinations: ['co', 'ie', 'fj'],
        products: [
          { id: 'p4', name: 'Éclair' },
          { id: 'p3', name: 'Gaze' },
          { id: 'p2', name: 'Sonde' },
          { id: 'p1', name: 'Zest' },
        ],
      },
    ],
    'products to filter by are those of the newest 5 000 orders, by name': [
      async (q, db) => (await q.filterOptionsOf(db, 'many')).products.map(({ name }) => name),
      ['Product 0', 'Product 2'],
    ],
    'staff see every company’s orders, the newest first': [
      (q, db) => idsOf(q.everyOrder(db, { since }, { offset: 0, limit: 4 })),
      ['o6', 'o3', 'o1', 'o4'],
    ],
    'orders of every company are counted by status': [
      async (q, db) => [
        await entriesOf(q.everyOrderByStatus(db, { since })),
        (await q.everyOrderByStatus(db)).get('BILLED'),
        [...(await q.everyOrderByStatus(db, { open: true })).keys()].toSorted(),
        await entriesOf(q.everyOrderByStatus(db, { among: { ids: among('o2', 'o4'), not: false } })),
        await entriesOf(q.everyOrderByStatus(db, { since, among: { ids: among('o2', 'o4'), not: true } })),
      ],
      [
        [
          ['DELIVERED', 4],
          ['IN_PRODUCTION', 2],
          ['QUOTE_RECEIVED', 2],
          ['WAITING_FOR_QUOTE', 3],
        ],
        LOOKED_THROUGH + 1,
        ['DELIVERED', 'IN_PRODUCTION', 'QUOTE_RECEIVED', 'WAITING_FOR_QUOTE'],
        [
          ['QUOTE_RECEIVED', 1],
          ['WAITING_FOR_QUOTE', 1],
        ],
        [
          ['DELIVERED', 4],
          ['IN_PRODUCTION', 2],
          ['QUOTE_RECEIVED', 1],
          ['WAITING_FOR_QUOTE', 2],
        ],
      ],
    ],
    'destinations of every company come in the alphabet': [
      async (q, db) => (await q.everyDestination(db)).map(({ name }) => name),
      ['Colombia', 'Éire', 'Fiji', 'Tonga'],
    ],
    'the terms of some orders': [
      async (q, db) => [...(await q.termsOf(db, ['o3', 'o1', 'no'])).keys()].toSorted(),
      ['o1', 'o3'],
    ],
    'orders with a document to review are counted': [(q, db) => q.countOrdersToReview(db), 2],
    'orders with the documents that wait longest': [
      async (q, db) => [
        await idsWithin(q.firstToReview(db, 1)),
        await idsWithin(q.firstToReview(db, 2)),
        await idsWithin(q.firstToReview(db, 1, sql`order_id <> 'o7'`)),
      ],
      [['o7'], ['o5', 'o7'], ['o5']],
    ],
    'all orders and their documents to review, by status': [
      async (q, db) =>
        (await q.orderCounts(db)).map(({ status, orders, documents }) => `${status} ${orders} ${documents}`).toSorted(),
      [
        `BILLED ${LOOKED_THROUGH + 1} 0`,
        'DELIVERED 4 0',
        'IN_PRODUCTION 2 3',
        'QUOTE_RECEIVED 2 0',
        'WAITING_FOR_QUOTE 3 0',
      ],
    ],
    'quotes that are due by a moment, that moment included': [
      (q, db) =>
        Promise.all([at('01-13', '08'), at('01-13'), at('01-01')].map((by) => q.quotesDueBy(db, new Date(by)))),
      [1, 3, 0],
    ],
    'staff open the order of any company': [
      async (q, db) => [await idOf(q.anyOrder(db, 'o3')), await idOf(q.anyOrder(db, 'o1')), await q.anyOrder(db, 'no')],
      ['o3', 'o1', undefined],
    ],
    'the queue of quotes comes by the time at which they are due': [
      async (q, db) => [
        await idsOf(q.quoteQueue(db)),
        await idsOf(q.quoteQueue(db, 1)),
        await idsOf(q.quoteQueue(db, 1, sql`orders.id <> 'o6'`)),
      ],
      [['o6', 'o3', 'o4'], ['o6'], ['o3']],
    ],
  }),
]
