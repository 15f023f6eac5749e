import { sql } from 'kysely'
import { withCompany } from '#projections/distributors.ts'
import * as officeRequests from '#projections/office_requests.ts'
import { idsOf, inOneOrder, rowsOf, type Subject, subject } from './subject.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')
const day = (text: string) => `2026-05-${text}.000Z`

const row = (id: string, changed: string, more: object) => ({
  ...{ id, kind: 'TICKET', distributorId: 'alpha', status: 'OPEN', subject: '', waits: true, finished: false },
  ...{ isPrivate: false, isOrderIssue: false, assignee: null, dueAt: null, searchKey: `t${id}`, productId: null },
  ...{ openedAt: day(changed), changedAt: day(changed) },
  ...more,
})
const answered = { waits: false, finished: true, status: 'ANSWERED' }

export const tables = [
  rowsOf(officeRequests.officeRequests, [
    row('r5', '02T09:00:00', { kind: 'AGREEMENT', status: 'IN_PREPARATION', assignee: 'kim', subject: 'For Ecuador' }),
    row('r9', '01T09:00:00', { ...answered, kind: 'AGREEMENT', distributorId: 'tonga', subject: 'For Algeria' }),
    row('r3', '09T00:00:00', { isPrivate: true, dueAt: day('11T00:00:00'), searchKey: 't3pallets' }),
    row('r4', '09T00:00:01', { kind: 'PRODUCT', distributorId: 'tonga', assignee: 'ben', dueAt: day('11T00:00:01') }),
    row('r6', '09T09:00:00', { ...answered, assignee: 'kim' }),
    row('r8', '09T09:00:00', {
      ...answered,
      status: 'CLOSED',
      isPrivate: true,
      distributorId: 'tonga',
      assignee: 'kim',
    }),
    row('r7', '10T09:00:00', { ...answered, kind: 'LABEL', distributorId: 'tonga', productId: 'p7', status: 'DONE' }),
    row('r2', '08T12:00:00', {
      ...{ kind: 'REPORT', isOrderIssue: true, distributorId: 'tonga', dueAt: day('10T12:00:00') },
      openedAt: day('08T09:30:00'),
    }),
    row('r1', '08T11:00:00', { assignee: 'kim', dueAt: day('10T11:00:00') }),
    row('r0', '08T10:00:00', { kind: 'REPORT', dueAt: day('10T12:00:00'), searchKey: 't0pallets' }),
  ]),
]

const every = { mayRead: sql<boolean>`true` }
const shared = { mayRead: sql<boolean>`false` }

export const subjects: readonly Subject[] = [
  subject('projections/office_requests.ts', officeRequests, {
    'what waits comes by time left, then the others, the newest first, a page at a time': [
      async (q, db) => [
        await idsOf(q.requestsListed(db, withCompany(db), every, {})),
        await idsOf(q.requestsListed(db, withCompany(db), every, { page: 2, pageSize: 3 })),
      ],
      [
        ['r1', 'r2', 'r0', 'r3', 'r4', 'r7', 'r6', 'r8', 'r5', 'r9'],
        ['r3', 'r4', 'r7'],
      ],
    ],
    'a private one is listed for those who may read it': [
      async (q, db) => [
        await idsOf(q.requestsListed(db, withCompany(db), shared, {})),
        await idsOf(q.requestsListed(db, withCompany(db), { mayRead: sql`assignee = 'kim'` }, {})),
      ],
      [
        ['r1', 'r2', 'r0', 'r4', 'r7', 'r6', 'r5', 'r9'],
        ['r1', 'r2', 'r0', 'r4', 'r7', 'r6', 'r8', 'r5', 'r9'],
      ],
    ],
    'they are narrowed to a section, a kind, a status, an assignee, a company and some of them': [
      async (q, db) => {
        const filters: Parameters<typeof q.requestsListed>[2][] = [
          { ...every, section: 'ANSWERED' },
          { ...every, kind: 'TICKET' },
          { ...every, kind: 'ORDER_ISSUE' },
          { ...every, kind: 'PRODUCT_OR_LABEL' },
          { ...every, status: 'DONE' },
          { ...every, who: { is: 'MINE', userId: 'kim' } },
          { ...every, who: { is: 'UNASSIGNED', userId: 'kim' } },
          { ...every, distributorId: 'tonga' },
          { ...every, ids: ['r9', 'r4', 'no'] },
        ]
        return Promise.all(filters.map((of) => idsOf(q.requestsListed(db, withCompany(db), of, {}))))
      },
      [
        ['r7', 'r6', 'r8', 'r9'],
        ['r1', 'r3', 'r6', 'r8'],
        ['r2'],
        ['r4', 'r7'],
        ['r7'],
        ['r1', 'r6', 'r8', 'r5'],
        ['r2', 'r0', 'r3', 'r7', 'r9'],
        ['r2', 'r4', 'r7', 'r8', 'r9'],
        ['r4', 'r9'],
      ],
    ],
    'what waits is narrowed by the time that is left, to the millisecond; what is answered is not': [
      (q, db) =>
        Promise.all(
          (['OVERDUE', 'SOON', 'LATER'] as const).map((is) =>
            idsOf(q.requestsListed(db, withCompany(db), { ...every, due: { is, now: NOW } }, {})),
          ),
        ),
      [
        ['r1', 'r2', 'r0', 'r7', 'r6', 'r8', 'r9'],
        ['r3', 'r7', 'r6', 'r8', 'r9'],
        ['r4', 'r7', 'r6', 'r8', 'r5', 'r9'],
      ],
    ],
    'all that is typed is in a text, or names a company, a product or a ticket': [
      async (q, db) => {
        const terms = [
          [{ term: 'pallets' }],
          [{ term: 'pallets' }, { term: 't0' }],
          [{ term: 'x', companies: sql`select 'tonga'` }],
          [{ term: 'x', products: ['p7'] }],
          [{ term: 'x', tickets: sql<readonly string[]>`array['r6']` }],
        ]
        return Promise.all(terms.map((found) => idsOf(q.requestsListed(db, withCompany(db), { ...every, found }, {}))))
      },
      [['r0', 'r3'], ['r0'], ['r2', 'r4', 'r7', 'r8', 'r9'], ['r7'], ['r6']],
    ],
    'they are sorted by what their columns say': [
      async (q, db) => {
        const listed = (
          of: officeRequests.RequestFilters,
          sort: '-request' | 'company' | '-since' | 'state' | 'assignee',
        ) => idsOf(q.requestsListed(db, withCompany(db), of, { sort, pageSize: 4 }, { kim: 'Ana', ben: 'Zoe' }))
        return [
          await listed({ ...every, kind: 'AGREEMENT' }, '-request'),
          await listed(every, 'company'),
          await listed(every, '-since'),
          await listed(every, 'state'),
          await listed({ ...every, section: 'WAITING' }, 'assignee'),
        ]
      },
      [
        ['r5', 'r9'],
        ['r1', 'r0', 'r3', 'r6'],
        ['r7', 'r6', 'r8', 'r4'],
        ['r6', 'r9', 'r8', 'r7'],
        ['r2', 'r0', 'r3', 'r1'],
      ],
    ],
    'a ticket is put together with others of its company that the same people read, but closed ones': [
      async (q, db) => [
        await idsOf(q.mergeableTickets(db, { ...every, id: 'r6', distributorId: 'alpha', isPrivate: false }, 9)),
        await idsOf(q.mergeableTickets(db, { ...every, id: 'no', distributorId: 'alpha', isPrivate: false }, 1)),
        await idsOf(q.mergeableTickets(db, { ...every, id: 'no', distributorId: 'alpha', isPrivate: true }, 9)),
        await idsOf(q.mergeableTickets(db, { ...every, id: 'no', distributorId: 'tonga', isPrivate: true }, 9)),
      ],
      [['r1'], ['r1'], ['r3'], []],
    ],
    'they are counted by section, status and assignee, by sums or by rows': [
      async (q, db) => [
        inOneOrder(await q.requestsCounted(db, 'kim', every)),
        inOneOrder(await q.requestsCounted(db, 'kim', { ...shared, kind: 'TICKET' })),
        inOneOrder(await q.requestsCounted(db, 'ben', { ...every, distributorId: 'tonga' })),
        inOneOrder(await q.requestsCounted(db, 'ben', { ...every, ids: ['r1', 'r9'] })),
        inOneOrder(await q.requestsCounted(db, 'ben', { ...every, found: [{ term: 'pallets' }] })),
        inOneOrder(await q.requestsCounted(db, 'kim', { ...shared, due: { is: 'OVERDUE', now: NOW } })),
      ],
      [
        [
          'false ANSWERED MINE 1',
          'false ANSWERED UNASSIGNED 1',
          'false CLOSED MINE 1',
          'false DONE UNASSIGNED 1',
          'true IN_PREPARATION MINE 1',
          'true OPEN MINE 1',
          'true OPEN OTHERS 1',
          'true OPEN UNASSIGNED 3',
        ],
        ['false ANSWERED MINE 1', 'true OPEN MINE 1'],
        [
          'false ANSWERED UNASSIGNED 1',
          'false CLOSED OTHERS 1',
          'false DONE UNASSIGNED 1',
          'true OPEN MINE 1',
          'true OPEN UNASSIGNED 1',
        ],
        ['false ANSWERED UNASSIGNED 1', 'true OPEN OTHERS 1'],
        ['true OPEN UNASSIGNED 2'],
        [
          'false ANSWERED MINE 1',
          'false ANSWERED UNASSIGNED 1',
          'false DONE UNASSIGNED 1',
          'true OPEN MINE 1',
          'true OPEN UNASSIGNED 2',
        ],
      ],
    ],
    'the most urgent of those that wait and no colleague has, so many at most': [
      async (q, db) => {
        const kinds = ['TICKET', 'REPORT', 'AGREEMENT', 'PRODUCT'] as const
        return [
          await idsOf(q.mostUrgentRequests(db, { ...every, kinds, userId: 'kim' }, 9)),
          await idsOf(q.mostUrgentRequests(db, { ...shared, kinds, userId: 'ben' }, 2)),
          await idsOf(q.mostUrgentRequests(db, { ...every, kinds: ['PRODUCT'], userId: 'ben' }, 9)),
        ]
      },
      [['r1', 'r2', 'r0', 'r3', 'r5'], ['r2', 'r0'], ['r4']],
    ],
    'how many of a kind wait, and are overdue': [
      async (q, db) => [
        inOneOrder([...(await q.requestsWaiting(db, sql`true`, NOW))].map(([kind, it]) => ({ kind, ...it }))),
        inOneOrder([...(await q.requestsWaiting(db, sql`false`, NOW))].map(([kind, it]) => ({ kind, ...it }))),
      ],
      [
        ['AGREEMENT 1 0', 'PRODUCT 1 0', 'REPORT 2 2', 'TICKET 2 1'],
        ['AGREEMENT 1 0', 'PRODUCT 1 0', 'REPORT 2 2', 'TICKET 1 1'],
      ],
    ],
    'who has requests': [async (q, db) => (await q.assigneesOfRequests(db)).toSorted(), ['ben', 'kim']],
    'some of them, the newest first': [
      (q, db) => idsOf(q.requestsById(db, ['r3', 'r8', 'r6', 'no'])),
      ['r6', 'r8', 'r3'],
    ],
  }),
]
