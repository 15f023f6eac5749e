import * as forecasts from '#projections/forecasts.ts'

import { idOf, idsOf, inOneOrder, rowsOf, type Subject, subject } from './subject.ts'

const SCOPE = 'src/modules/forecasting/figure-contract.ts'

const planned = (
  day: string,
  position: number,
  month: string,
  orders: number,
  units: number,
  filing: number | null = 1,
) => ({
  ...{ day, at: `${day}T09:00:00.000Z`, position, filing, month, orders, units },
})

const forecast = (distributorId: string, [productId, productName]: readonly string[], countryName: string) => ({
  ...{ distributorId, productId, productName, countryName, countryId: countryName.slice(0, 2).toLowerCase() },
  ...{ deletedAt: null, changes: [] as object[], reminders: [] as object[] },
})
const reminded = (at: string, month: number) => ({ at, maximumOrderDate: `${at.slice(0, 8)}20`, year: 2026, month })

const eclair = ['p1', 'Éclair']
const zest = ['p5', 'Zest']

export const tables = [
  rowsOf(forecasts.forecasts, [
    { id: 'f8', ...forecast('alpha', zest, 'Alba') },
    {
      id: 'f2',
      ...forecast('alpha', eclair, 'Colombia'),
      reminders: [reminded('2026-03-03T09:00:00.000Z', 4), reminded('2026-04-03T09:00:00.000Z', 5)],
      changes: [
        planned('2026-01-10', 5, '202603', 2, 20),
        planned('2026-03-01', 8, '202603', 0, 1, 2),
        planned('2026-03-05', 9, '202603', 1, 5, 3),
        planned('2026-03-05', 9, '202602', 1, 4, 3),
        planned('2026-03-05', 9, '202605', 0, 0, 3),
      ],
    },
    { id: 'f7', ...forecast('alpha', zest, 'Alba') },
    {
      id: 'f1',
      ...forecast('tonga', eclair, 'Tonga'),
      reminders: [reminded('2026-03-02T09:00:00.000Z', 3)],
      changes: [planned('2026-01-11', 6, '202603', 1, 7), planned('2026-03-05', 9, '202601', 1, 2)],
    },
    { id: 'f6', ...forecast('alpha', eclair, 'Zambia') },
    {
      id: 'f5',
      ...forecast('alpha', eclair, 'Éire'),
      productId: 'p0',
      changes: [
        planned('2026-04-01', 9, '202604', 1, 0),
        planned('2026-01-01', 1, '202606', 1, 9),
        planned('2026-06-02', 20, '202606', -1, -9, null),
        planned('2026-08-02', 21, '202608', 0, 3),
      ],
    },
    { id: 'f4', ...forecast('alpha', zest, 'Alba') },
    {
      id: 'f3',
      ...forecast('alpha', ['p2', 'Aire'], 'Peru'),
      deletedAt: '2026-01-02T09:00:00.000Z',
      reminders: [reminded('2026-05-02T09:00:00.000Z', 6)],
      changes: [planned('2026-01-01', 2, '202603', 1, 9), planned('2026-01-02', 3, '202603', -1, -9, null)],
    },
  ]),
]

const plannedIn = async (q: typeof forecasts, db: never, scope: object) => inOneOrder(await q.plannedIn(db, scope))

const ofColombia = ['p1 co 202602 1 4 ', 'p1 co 202603 3 26 20']
const ofTonga = ['p1 to 202601 1 2 ', 'p1 to 202603 1 7 7']
const ofEire = ['p0 éi 202604 1 0 ', 'p0 éi 202606 0 0 9', 'p0 éi 202608 0 3 ']

export const subjects: readonly Subject[] = [
  subject(
    'projections/forecasts.ts',
    forecasts,
    {
      'a company’s forecasts come by product and country in the alphabet': [
        (q, db) => idsOf(q.forecastsOf(db, 'alpha')),
        ['f2', 'f5', 'f6', 'f4', 'f7', 'f8'],
      ],
      'a company’s forecasts, those that were deleted too': [
        (q, db) => idsOf(q.everyForecastOf(db, 'alpha')),
        ['f3', 'f2', 'f5', 'f6', 'f4', 'f7', 'f8'],
      ],
      'the other company’s forecasts are others': [(q, db) => idsOf(q.forecastsOf(db, 'tonga')), ['f1']],
      'forecasts of every company': [(q, db) => idsOf(q.forecastsOf(db)), ['f2', 'f5', 'f1', 'f6', 'f4', 'f7', 'f8']],
      'forecasts with the latest reminders of a scope': [
        (q, db) =>
          Promise.all([
            idsOf(q.forecastsReminded(db, {}, 9)),
            idsOf(q.forecastsReminded(db, {}, 1)),
            idsOf(q.forecastsReminded(db, { distributorId: 'tonga' }, 9)),
            idsOf(q.forecastsReminded(db, { upto: '202603', productIds: ['p1'] }, 9)),
            idsOf(q.forecastsReminded(db, { asOf: '2026-03-02' as never }, 9)),
          ]),
        [['f2', 'f1'], ['f2'], ['f1'], ['f1'], ['f1']],
      ],
      'a company opens its own forecast alone, and none that was deleted': [
        async (q, db) => [
          await idOf(q.forecastOf(db, 'alpha', 'f2')),
          await q.forecastOf(db, 'alpha', 'f1'),
          await q.forecastOf(db, 'alpha', 'f3'),
          await idOf(q.forecastOf(db, 'tonga', 'f1')),
        ],
        ['f2', undefined, undefined, 'f1'],
      ],
      'what was planned for a month, and what was when it began': [
        (q, db) => plannedIn(q, db as never, {}),
        [...ofEire, ...ofColombia, ...ofTonga],
      ],
      'what one company planned': [(q, db) => plannedIn(q, db as never, { distributorId: 'tonga' }), ofTonga],
      'what was planned of some products': [(q, db) => plannedIn(q, db as never, { productIds: ['p0', 'p2'] }), ofEire],
      'what was planned for one country': [(q, db) => plannedIn(q, db as never, { countryId: 'co' }), ofColombia],
      'what was planned as of a day, that day included': [
        (q, db) => plannedIn(q, db as never, { asOf: '2026-03-01', countryId: 'co' }),
        ['p1 co 202603 2 21 20'],
      ],
      'changes of plans come in the order of the log': [
        async (q, db) =>
          (await q.planChangesIn(db, { upto: '202603' }, 9)).map(
            ({ position, product, month }) => `${position} ${product} ${month}`,
          ),
        [
          '2 p2 202603',
          '3 p2 202603',
          '5 p1 202603',
          '6 p1 202603',
          '8 p1 202603',
          '9 p1 202601',
          '9 p1 202602',
          '9 p1 202603',
        ],
      ],
      'the first changes of plans are those of what was filed first': [
        async (q, db) => (await q.planChangesIn(db, { distributorId: 'tonga' }, 1)).map(({ position }) => position),
        [6],
      ],
      'changes of plans are counted, those of nothing left out, now and as of a day': [
        (q, db) =>
          Promise.all(
            [
              { upto: '202603' },
              { distributorId: 'tonga' },
              { asOf: '2026-01-11' as never },
              { distributorId: 'none' },
            ].map((scope) => q.planChangeCountIn(db, scope)),
          ),
        [8, 2, 5, 0],
      ],
      'changes of plans at one place in the log come by product, so many at most': [
        async (q, db) =>
          (await q.planChangesIn(db, { from: '202603', productIds: ['p0', 'p1'] }, 7)).map(
            ({ position, product }) => `${position} ${product}`,
          ),
        ['1 p0', '5 p1', '6 p1', '8 p1', '9 p0', '9 p1', '20 p0'],
      ],
    },
    [SCOPE],
  ),
]
