import * as figures from '#modules/loyalty/figure-routes.ts'
import { PROGRAMME } from '#modules/loyalty/rules/rules-events.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { withCompany } from '#projections/distributors.ts'
import * as loyaltyAccounts from '#projections/loyalty_accounts.ts'
import * as loyaltyEntries from '#projections/loyalty_entries.ts'
import * as loyaltyRules from '#projections/loyalty_rules.ts'
import * as manualCoins from '#projections/manual_coins.ts'
import * as partnerOrders from '#projections/partner_orders.ts'
import * as partnerProducts from '#projections/partner_products.ts'

import { idOf, idsOf, idsOfPage, rowsOf, type Subject, subject } from './subject.ts'

const entry = (distributorId: string, version: number, position: number, kind: string, change: number) => ({
  ...{ id: `${distributorId}:${version}`, distributorId, version, position, kind, change, name: `${version}` },
  at: '2026-03-01T09:00:00.000Z',
})

const rulesFrom = (from: string, grant: number, endedAt: string | null = null) => ({
  ...{ from, rules: { limits: { grant } }, endedAt },
})

const partnerOrder = (distributorId: string, status: string, placedAt: string, closedAt: string | null = null) => ({
  ...{ distributorId, status, placedAt, closedAt },
})

export const tables = [
  rowsOf(loyaltyAccounts.loyaltyAccounts, [
    { id: 'tonga', balance: 7, earned: 7 },
    { id: 'alpha', balance: 30, earned: 40 },
  ]),
  rowsOf(loyaltyEntries.loyaltyEntries, [
    entry('tonga', 1, 3, 'EARNED', 7),
    entry('alpha', 2, 6, 'SPENT', -20),
    entry('alpha', 1, 2, 'EARNED', 40),
    entry('alpha', 4, 12, 'LEVEL_GAINED', 0),
    entry('alpha', 3, 9, 'RETURNED', 10),
  ]),
  rowsOf(loyaltyRules.loyaltyRules, [
    { id: 'another programme', entries: [] },
    {
      id: PROGRAMME,
      entries: [
        rulesFrom('2026-01-01', 10),
        rulesFrom('2026-02-15', 99, '2026-02-01T09:00:00.000Z'),
        rulesFrom('2026-03-01', 20),
      ],
    },
  ]),
  rowsOf(partnerProducts.partnerProducts, [
    { id: 'w7', name: 'Éclair', price: 10, active: true },
    { id: 'w9', name: 'Alpha', price: 5, active: false },
    { id: 'w5', name: 'Zest', price: 10, active: true },
    { id: 'w4', name: 'Zest', price: 10, active: true },
    { id: 'w1', name: 'Alpha', price: 20, active: true },
  ]),
  rowsOf(partnerOrders.partnerOrders, [
    { id: 'o9', ...partnerOrder('alpha', 'IN_PROGRESS', '2026-05-01T09:00Z') },
    { id: 'o5', ...partnerOrder('tonga', 'IN_PROGRESS', '2026-05-01T09:00Z') },
    { id: 'o8', ...partnerOrder('alpha', 'SENT', '2026-05-03T09:00Z', '2026-05-07T09:00Z') },
    { id: 'o1', ...partnerOrder('alpha', 'IN_PROGRESS', '2026-05-03T09:00Z') },
    { id: 'o3', ...partnerOrder('alpha', 'SENT', '2026-05-03T09:00Z', '2026-05-08T09:00Z') },
    { id: 'o2', ...partnerOrder('alpha', 'CANCELLED', '2026-05-02T09:00Z', '2026-05-08T09:00Z') },
    { id: 'o4', ...partnerOrder('tonga', 'SENT', '2026-05-01T08:00Z', '2026-05-09T09:00Z') },
  ]),
  rowsOf(manualCoins.manualCoinsRequests, [
    { id: 'm9', distributorId: 'alpha', status: 'WAITING', requestedAt: '2026-05-01T09:00Z' },
    { id: 'm5', distributorId: 'alpha', status: 'WAITING', requestedAt: '2026-05-01T09:00Z' },
    { id: 'm1', distributorId: 'alpha', status: 'WAITING', requestedAt: '2026-05-03T09:00Z' },
    {
      id: 'm8',
      distributorId: 'alpha',
      status: 'APPROVED',
      requestedAt: '2026-05-01T08:00Z',
      decidedAt: '2026-05-07T09:00Z',
    },
    {
      id: 'm3',
      distributorId: 'alpha',
      status: 'REJECTED',
      requestedAt: '2026-05-02T09:00Z',
      decidedAt: '2026-05-08T09:00Z',
    },
    {
      id: 'm2',
      distributorId: 'alpha',
      status: 'APPROVED',
      requestedAt: '2026-05-03T09:00Z',
      decidedAt: '2026-05-08T09:00Z',
    },
    {
      id: 'm4',
      distributorId: 'alpha',
      status: 'REJECTED',
      requestedAt: '2026-05-01T07:00Z',
      decidedAt: '2026-05-09T09:00Z',
    },
  ]),
]

const configuration = { ...readConfiguration('test', {}), officeTimeZone: 'America/Bogota' }

/** The lines of the ledger that a figure of a company, or of all, is made of. */
const behind = async (q: typeof figures, db: never, part: string, of?: string) =>
  (await q.figures[0]!.behind({ db } as never, { part, of } as never))
    .map(({ key, name }) => `${key}:${name}`)
    .toSorted()

export const subjects: readonly Subject[] = [
  subject('projections/loyalty_accounts.ts', loyaltyAccounts, {
    'a company has its own account, an empty one at first': [
      async (q, db) => [
        (await q.loyaltyAccountOf(db, 'alpha')).earned,
        (await q.loyaltyAccountOf(db, 'tonga')).earned,
        (await q.loyaltyAccountOf(db, 'beta1')).balance,
      ],
      [40, 7, 0],
    ],
    'a company has its own balance': [
      (q, db) => Promise.all(['alpha', 'tonga', 'beta1'].map((id) => q.balanceOf(db, id))),
      [30, 7, 0],
    ],
  }),

  subject('projections/loyalty_entries.ts', loyaltyEntries, {
    'a ledger comes newest first, each line with the balance after it': [
      async (q, db) => {
        const { total, lines } = await q.ledgerOf(db, 'alpha', { offset: 0, limit: 9 })
        return { total, lines: lines.map(({ version, balance }) => [version, balance]) }
      },
      {
        total: 4,
        lines: [
          [4, 30],
          [3, 30],
          [2, 20],
          [1, 40],
        ],
      },
    ],
    'the other company has another ledger': [
      async (q, db) => (await q.ledgerOf(db, 'tonga', { offset: 0, limit: 9 })).lines.map(({ balance }) => balance),
      [7],
    ],
    'a page of the ledger has its place and size': [
      async (q, db) => {
        const { total, lines } = await q.ledgerOf(db, 'alpha', { offset: 1, limit: 2 })
        return { total, lines: lines.map(({ version }) => version) }
      },
      { total: 4, lines: [3, 2] },
    ],
    'the ledger as it was at a place in the log, that place included': [
      async (q, db) => {
        const { total, lines } = await q.ledgerOf(db, 'alpha', { offset: 0, limit: 9, until: 9 })
        return { total, lines: lines.map(({ version }) => version) }
      },
      { total: 3, lines: [3, 2, 1] },
    ],
  }),

  subject('projections/loyalty_rules.ts', loyaltyRules, {
    'the changes of the programme’s rules': [
      async (q, db) => (await q.rulesEntries(db)).map(({ from }) => from),
      ['2026-01-01', '2026-02-15', '2026-03-01'],
    ],
    'rules begin with the day of the office; withdrawn ones never do': [
      (q, db) =>
        Promise.all(
          ['2026-02-20T12:00:00.000Z', '2026-03-01T04:59:59.999Z', '2026-03-01T05:00:00.000Z'].map(
            async (at) => (await q.rulesAt({ db, configuration }, at)).limits.grant,
          ),
        ),
      [10, 10, 20],
    ],
  }),

  subject('projections/partner_products.ts', partnerProducts, {
    'material comes cheapest first, then by name in the alphabet': [
      (q, db) => idsOf(q.allPartnerProducts(db)),
      ['w9', 'w7', 'w4', 'w5', 'w1'],
    ],
    'material that was withdrawn cannot be redeemed': [
      async (q, db) => [
        await idOf(q.redeemableProduct(db, 'w4')),
        await q.redeemableProduct(db, 'w9'),
        await q.redeemableProduct(db, 'no'),
      ],
      ['w4', undefined, undefined],
    ],
  }),

  subject('projections/partner_orders.ts', partnerOrders, {
    'an order of material is found by its id': [
      async (q, db) => [await idOf(q.partnerOrderOf(db, 'o5')), await q.partnerOrderOf(db, 'no')],
      ['o5', undefined],
    ],
    'a company’s orders of material come newest first': [
      (q, db) => idsOf(q.partnerOrdersOf(db, 'alpha')),
      ['o1', 'o3', 'o8', 'o2', 'o9'],
    ],
    'the other company’s orders of material are others': [
      (q, db) => idsOf(q.partnerOrdersOf(db, 'tonga')),
      ['o5', 'o4'],
    ],
    'staff see orders of material in progress by how long they wait, then the others, the newest first': [
      async (q, db) => [
        await idsOfPage(q.partnerOrdersListed(db, withCompany(db), {})),
        await idsOfPage(q.partnerOrdersListed(db, withCompany(db), { company: 'tonga' })),
        await idsOfPage(q.partnerOrdersListed(db, withCompany(db), { status: 'IN_PROGRESS' })),
        (await q.partnerOrdersListed(db, withCompany(db), { status: 'IN_PROGRESS', pageSize: 1 })).total,
      ],
      [['o5', 'o9', 'o1', 'o4', 'o2', 'o3', 'o8'], ['o5', 'o4'], ['o5', 'o9', 'o1'], 3],
    ],
  }),

  subject('projections/manual_coins.ts', manualCoins, {
    'a request for CareCoins is found by itself': [
      async (q, db) => [await idOf(q.manualCoinsOf(db, 'm5')), await q.manualCoinsOf(db, 'no')],
      ['m5', undefined],
    ],
    'staff see what waits by how long it does, then what is decided, the newest first': [
      (q, db) => idsOfPage(q.manualCoinsListed(db, withCompany(db), {})),
      ['m5', 'm9', 'm1', 'm4', 'm2', 'm3', 'm8'],
    ],
  }),

  subject('src/modules/loyalty/figure-routes.ts', figures, {
    'a figure of CareCoins is made of the company’s own lines': [
      async (q, db) => [
        await behind(q, db as never, 'balance', 'alpha'),
        await behind(q, db as never, 'balance', 'tonga'),
      ],
      [['alpha:1', 'alpha:2', 'alpha:3'], ['tonga:1']],
    ],
    'a figure of CareCoins is made of the lines that it counts': [
      async (q, db) => [await behind(q, db as never, 'spent', 'alpha'), await behind(q, db as never, 'earned')],
      [
        ['alpha:2', 'alpha:3'],
        ['alpha:1', 'tonga:1'],
      ],
    ],
  }),
]
