import * as orderedGoods from '#projections/ordered_goods.ts'

import { inOneOrder, rowsOf, type Subject, subject } from './subject.ts'

const SCOPE = 'src/modules/forecasting/figure-contract.ts'

const goods = (
  day: string,
  position: number,
  type: string,
  product: string,
  sums: readonly [number, number, number],
) => {
  const [orders, units, value] = sums
  return {
    ...{ day, at: `${day}T09:00:00.000Z`, position, type, product, name: `Product ${product}` },
    orders,
    units,
    value,
  }
}

export const tables = [
  rowsOf(orderedGoods.orderedGoods, [
    {
      id: 'o3',
      ...{ num: 'PC-3', distributorId: 'alpha', countryId: 'pe', countryName: 'Peru', month: '202603' },
      changes: [
        goods('2026-03-01', 12, 'OrderPlaced', 'p2', [1, 8, 800]),
        goods('2026-03-02', 13, 'QuoteRejected', 'p2', [-1, -8, -800]),
      ],
    },
    {
      id: 'o2',
      ...{ num: 'PC-2', distributorId: 'alpha', countryId: 'co', countryName: 'Colombia', month: '202601' },
      changes: [
        goods('2026-01-10', 5, 'OrderPlaced', 'p1', [1, 10, 1000]),
        goods('2026-01-10', 5, 'OrderPlaced', 'p0', [1, 3, 300]),
        goods('2026-02-02', 9, 'OrderItemsChanged', 'p1', [0, 5, 500]),
        goods('2026-02-03', 10, 'OrderItemsChanged', 'p1', [0, 0, 50]),
        goods('2026-02-04', 11, 'OrderItemsChanged', 'p9', [1, 0, 0]),
      ],
    },
    {
      id: 'o1',
      ...{ num: 'PC-1', distributorId: 'tonga', countryId: 'to', countryName: 'Tonga', month: '202602' },
      changes: [goods('2026-02-01', 7, 'OrderPlaced', 'p1', [1, 20, 2000])],
    },
    ...[5, 2, 6, 1, 4, 3].map((month) => ({
      ...{ id: `many${month}`, num: `PC-1${month}`, distributorId: 'many', countryId: 'fj', countryName: 'Fiji' },
      ...{ month: `20300${month}`, changes: [goods('2030-01-01', 100 + month, 'OrderPlaced', 'p1', [1, month, 1])] },
    })),
  ]),
]

/** A scope without what the company with many months has. */
const BEFORE = { upto: '202612' }

const orderedIn = async (q: typeof orderedGoods, db: never, scope: object) => inOneOrder(await q.orderedIn(db, scope))

const allOrdered = ['p0 co 202601 1 3 300', 'p1 co 202601 1 15 1550', 'p1 to 202602 1 20 2000']

export const subjects: readonly Subject[] = [
  subject(
    'projections/ordered_goods.ts',
    orderedGoods,
    {
      'what was ordered, by product, country and month': [(q, db) => orderedIn(q, db as never, BEFORE), allOrdered],
      'what one company ordered': [
        (q, db) => orderedIn(q, db as never, { distributorId: 'tonga' }),
        ['p1 to 202602 1 20 2000'],
      ],
      'what was ordered of some products': [
        (q, db) => orderedIn(q, db as never, { productIds: ['p0', 'p2'] }),
        ['p0 co 202601 1 3 300'],
      ],
      'what was ordered for one country': [
        (q, db) => orderedIn(q, db as never, { countryId: 'to' }),
        ['p1 to 202602 1 20 2000'],
      ],
      'what was ordered from a month on, and up to a month, those months included': [
        async (q, db) => [
          await orderedIn(q, db as never, { ...BEFORE, from: '202602' }),
          await orderedIn(q, db as never, { upto: '202601' }),
        ],
        [['p1 to 202602 1 20 2000'], ['p0 co 202601 1 3 300', 'p1 co 202601 1 15 1550']],
      ],
      'what was ordered as of a day, that day included': [
        (q, db) => orderedIn(q, db as never, { asOf: '2026-02-02' }),
        ['p0 co 202601 1 3 300', 'p1 co 202601 1 15 1500', 'p1 to 202602 1 20 2000'],
      ],
      'units of all orders of a company': [
        (q, db) => Promise.all(['alpha', 'tonga', 'no'].map((id) => q.unitsOrdered(db, id))),
        [18, 20, 0],
      ],
      'orders count once in their month, unless nothing is left of them': [
        async (q, db) => [await q.monthsOfOrders(db, BEFORE), await q.monthsOfOrders(db, { distributorId: 'tonga' })],
        [
          [
            { month: '202601', orders: 1, units: 18 },
            { month: '202602', orders: 1, units: 20 },
          ],
          [{ month: '202602', orders: 1, units: 20 }],
        ],
      ],
      'months of orders come in their order': [
        async (q, db) => (await q.monthsOfOrders(db, { from: '203001' })).map(({ units }) => units),
        [1, 2, 3, 4, 5, 6],
      ],
      'changes of what was ordered come in the order of the log': [
        async (q, db) =>
          (await q.orderChangesIn(db, BEFORE, 9)).map(({ position, product }) => `${position} ${product}`),
        ['5 p0', '5 p1', '7 p1', '9 p1', '10 p1', '11 p9', '12 p2', '13 p2'],
      ],
      'changes of one event come by product': [
        async (q, db) => (await q.orderChangesIn(db, { upto: '202601' }, 2)).map(({ product }) => product),
        ['p0', 'p1'],
      ],
      'the first changes are those of the first orders': [
        async (q, db) =>
          (await Promise.all([q.orderChangesIn(db, {}, 3), q.orderChangesIn(db, { distributorId: 'tonga' }, 1)]))
            .flat()
            .map(({ position, product }) => `${position} ${product}`),
        ['5 p0', '5 p1', '7 p1', '7 p1'],
      ],
      'changes are counted, those of nothing left out, now and as of a day': [
        (q, db) =>
          Promise.all(
            [
              BEFORE,
              { distributorId: 'tonga' },
              { ...BEFORE, asOf: '2026-02-02' as never },
              { distributorId: 'none' },
            ].map((scope) => q.orderChangeCountIn(db, scope)),
          ),
        [8, 1, 4, 0],
      ],
      'orders of one product count once in their month, of several too, and as of a day': [
        async (q, db) =>
          Promise.all(
            [['p1'], ['p0', 'p1']].flatMap((productIds) => [
              q.monthsOfOrders(db, { ...BEFORE, productIds }),
              q.monthsOfOrders(db, { upto: '202601', productIds, asOf: '2026-01-31' as never }),
            ]),
          ),
        [
          [
            { month: '202601', orders: 1, units: 15 },
            { month: '202602', orders: 1, units: 20 },
          ],
          [{ month: '202601', orders: 1, units: 10 }],
          [
            { month: '202601', orders: 1, units: 18 },
            { month: '202602', orders: 1, units: 20 },
          ],
          [{ month: '202601', orders: 1, units: 13 }],
        ],
      ],
      'changes are those of the scope, so many at most': [
        async (q, db) =>
          (await q.orderChangesIn(db, { distributorId: 'alpha', productIds: ['p1'] }, 1)).map(
            ({ position }) => position,
          ),
        [5],
      ],
    },
    [SCOPE],
  ),
]
