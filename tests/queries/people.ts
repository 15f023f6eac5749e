import { sql } from 'kysely'
import type { Me } from '#platform/access/permissions.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { unchecked } from '#platform/typed.ts'
import * as carts from '#projections/carts.ts'
import { companyNameIn } from '#projections/distributors.ts'
import * as listViews from '#projections/list_views.ts'
import * as mailSettings from '#projections/mail_settings.ts'
import * as notifications from '#projections/notifications.ts'
import * as users from '#projections/users.ts'

import { entriesOf, idOf, idsOf, idsOfPage, keysOf, rowsOf, type Subject, subject } from './subject.ts'

const office = { configuration: unchecked<Configuration>({ officeTimeZone: 'Europe/Berlin' }) }
const NOW = new Date('2026-03-10T12:00:00.000Z')
const alpha = { distributorId: 'alpha', role: 'PROCUREMENT', active: true, erasedAt: null, invitedUntil: null }
const tonga = { ...alpha, distributorId: 'tonga' }
const staff = { ...alpha, distributorId: null, role: 'SALES' }

export const tables = [
  rowsOf(users.users, [
    { id: 'tui', ...tonga, createdAt: '2026-03-01T09:00:00.000Z' },
    { id: 'max', ...alpha, role: 'MARKETING', createdAt: '2026-03-02T09:00:00.000Z' },
    { id: 'kim', ...staff, createdAt: '2026-02-02T09:00:00.000Z' },
    { id: 'zoe', ...alpha, createdAt: '2026-03-02T09:00:00.000Z' },
    { id: 'lea', ...alpha, createdAt: '2026-03-03T09:00:00.000Z' },
    { id: 'moa', ...tonga, role: 'MARKETING', timeZone: 'Europe/Madrid', createdAt: '2026-03-04T09:00:00.000Z' },
    { id: 'eva', ...alpha, createdAt: '2026-03-03T09:00:00.000Z' },
    { id: 'ana', ...alpha, createdAt: '2026-03-05T09:00:00.000Z' },
    {
      id: 'ivo',
      ...{ ...alpha, active: false, invitedUntil: '2026-03-11T12:00:00.000Z' },
      createdAt: '2026-03-01T08:00:00.000Z',
    },
    { id: 'ben', ...staff, role: 'QUALITY', createdAt: '2026-02-02T09:00:00.000Z' },
    { id: 'abe', ...staff, createdAt: '2026-02-03T09:00:00.000Z' },
    { id: 'sid', ...staff, active: false, createdAt: '2026-02-01T09:00:00.000Z' },
    { id: 'ada', ...staff, role: 'ADMIN', createdAt: '2026-02-04T09:00:00.000Z' },
    ...['gil', 'dag', 'hal', 'cid'].map((id) => ({
      ...{ id, ...staff, role: 'ANALYST' },
      createdAt: '2026-02-05T09:00:00.000Z',
    })),
  ]),
  rowsOf(notifications.notifications, [
    { id: 'n1', userId: 'ana', type: 'ORDER_SHIPPED', happenedAt: '2026-03-05T09:00:00Z', position: 8, read: false },
    { id: 'n2', userId: 'ana', type: 'ORDER_SHIPPED', happenedAt: '2026-03-05T09:00:00Z', position: 9, read: true },
    { id: 'n3', userId: 'ana', type: 'QUOTE_ISSUED', happenedAt: '2026-03-07T09:00:00Z', position: 5, read: false },
    { id: 'n4', userId: 'ana', type: 'ORDER_SHIPPED', happenedAt: '2026-03-06T09:00:00Z', position: 7, read: false },
    { id: 'n5', userId: 'moa', type: 'ORDER_SHIPPED', happenedAt: '2026-03-06T10:00:00Z', position: 6, read: false },
    { id: 'n6', userId: 'lea', type: 'ORDER_SHIPPED', happenedAt: '2026-03-06T11:00:00Z', position: 10, read: true },
    ...Array.from({ length: 10 }, (_, index) => ({
      ...{ id: `b${index}`, userId: 'bo', type: 'NEW_ORDER', position: index === 3 ? 60 : 20 + index, read: false },
      happenedAt: `2026-03-08T10:00:0${index === 8 ? 7 : index}Z`,
    })),
    { id: 'b10', userId: 'bo', type: 'NEW_ORDER', happenedAt: '2026-03-08T10:01:00Z', position: 30, read: false },
    { id: 'b11', userId: 'bo', type: 'NEW_ORDER', happenedAt: '2026-03-08T10:01:05Z', position: 31, read: false },
    // In the same minute, but of someone else, of another type, or read.
    { id: 'cy', userId: 'cy', type: 'NEW_ORDER', happenedAt: '2026-03-08T10:00:30Z', position: 40, read: false },
    { id: 'bq', userId: 'bo', type: 'QUOTE_ISSUED', happenedAt: '2026-03-08T10:00:31Z', position: 41, read: false },
    { id: 'br', userId: 'bo', type: 'NEW_ORDER', happenedAt: '2026-03-08T10:00:32Z', position: 42, read: true },
    ...Array.from({ length: 11 }, (_, index) => ({
      ...{ id: `d${index}`, userId: 'di', type: 'NEW_ORDER', position: 70 + index, read: true },
      happenedAt: `2026-03-08T10:00:${10 + index}Z`,
    })),
  ]),
  rowsOf(listViews.listViews, [
    { id: 'v3', list: 'orders', owner: 'kim', shared: false },
    { id: 'v1', list: 'orders', owner: 'ben', shared: true },
    { id: 'v2', list: 'companies', owner: 'kim', shared: true },
    { id: 'v4', list: 'orders', owner: 'ben', shared: false },
  ]),
  rowsOf(mailSettings.mailSettings, [
    { id: 'moa', quiet: null },
    { id: 'ana', quiet: null },
  ]),
  rowsOf(carts.carts, [
    { id: 'moa', distributorId: 'tonga', lines: [{ productId: 'p2' }, { productId: 'p1' }], draft: {}, ordered: {} },
    { id: 'ana', distributorId: 'alpha', lines: [{ productId: 'p1' }], draft: {}, ordered: {} },
    { id: 'eva', distributorId: 'alpha', lines: [{ productId: 'p3' }], draft: {}, ordered: {} },
  ]),
]

const first = { offset: 0, limit: 10 }

export const subjects: readonly Subject[] = [
  subject('projections/users.ts', users, {
    'people come in the order of their ids': [
      async (q, db) => [await idsOf(q.usersById(db, ['lea', 'no', 'ana'])), await q.usersById(db, [])],
      [['lea', 'ana'], []],
    ],
    'the active people of a company come newest first': [
      (q, db) => idsOf(q.activeUsersOf(db, 'alpha')),
      ['ana', 'lea', 'eva', 'zoe', 'max'],
    ],
    'its active procurement comes newest first': [
      async (q, db) => [
        await idsOf(q.activeProcurementOf(db, 'alpha')),
        await idsOf(q.activeProcurementOf(db, 'tonga')),
      ],
      [['ana', 'lea', 'eva', 'zoe'], ['tui']],
    ],
    'those of the other company are others': [(q, db) => idsOf(q.activeUsersOf(db, 'tonga')), ['moa', 'tui']],
    'the active people of all companies come by id': [
      (q, db) => idsOf(q.activePeopleAfter(db, null, 9)),
      ['ana', 'eva', 'lea', 'max', 'moa', 'tui', 'zoe'],
    ],
    'the next active people come after an id, so many at most': [
      (q, db) => idsOf(q.activePeopleAfter(db, 'eva', 3)),
      ['lea', 'max', 'moa'],
    ],
    'active people of companies are counted': [(q, db) => q.countActivePeople(db), 7],
    'everybody of a company comes in the order of joining': [
      (q, db) => idsOf(q.peopleOfCompany(db, 'alpha')),
      ['ivo', 'max', 'zoe', 'eva', 'lea', 'ana'],
    ],
    'staff of some roles are active, and of no company': [
      (q, db) => idsOf(q.activeStaff(db, ['SALES', 'QUALITY', 'PROCUREMENT'])),
      ['ben', 'kim', 'abe'],
    ],
    'a person is found by id, of either company': [
      async (q, db) => [
        await idOf(q.personOf(db, 'moa')),
        await idOf(q.personOf(db, 'ana')),
        await q.personOf(db, 'no'),
      ],
      ['moa', 'ana', undefined],
    ],
    'a person reads days in the zone that they chose, else in the company’s, as another company in that company’s': [
      async (q, db) =>
        Promise.all(
          [
            ['moa', 'tonga'],
            ['tui', 'tonga'],
            ['moa', 'alpha'],
            ['kim', null],
          ].map(([userId, distributorId]) =>
            q.readersZone({ db, ...office }, unchecked<Me>({ userId, distributorId })),
          ),
        ),
      ['Europe/Madrid', 'Pacific/Tongatapu', 'America/Bogota', 'Europe/Berlin'],
    ],
    'a person reads mails in the language that they chose, else in the company’s, else in English': [
      async (q, db) =>
        Promise.all(
          (
            [
              ['fr', 'tonga'],
              [null, 'tonga'],
              [null, null],
            ] as const
          ).map(([language, distributorId]) => q.languageOfPerson(db, { language, distributorId })),
        ),
      ['fr', 'en', 'en'],
    ],
    'names come for the ids alone': [
      async (q, db) => [await keysOf(q.namesOf(db, ['ana', 'kim', 'ana', 'no'])), await keysOf(q.namesOf(db, []))],
      [['ana', 'kim'], []],
    ],
    'everybody comes staff first, then by company': [
      (q, db) => idsOf(q.everybody(db)),
      [
        'sid',
        'ben',
        'kim',
        'abe',
        'ada',
        'cid',
        'dag',
        'gil',
        'hal',
        'ivo',
        'max',
        'zoe',
        'eva',
        'lea',
        'ana',
        'tui',
        'moa',
      ],
    ],
    'people are filtered by company, the newest first': [
      (q, db) => idsOfPage(q.peopleBy(db, companyNameIn(db), { distributorId: 'alpha' }, NOW)),
      ['ana', 'lea', 'eva', 'zoe', 'max', 'ivo'],
    ],
    'people are filtered by role': [
      (q, db) => idsOfPage(q.peopleBy(db, companyNameIn(db), { role: 'MARKETING' }, NOW)),
      ['moa', 'max'],
    ],
    'people are filtered by the state of their account': [
      async (q, db) => [
        await idsOfPage(q.peopleBy(db, companyNameIn(db), { state: 'INVITED' }, NOW)),
        (await q.peopleBy(db, companyNameIn(db), { state: 'DEACTIVATED' }, NOW)).total,
      ],
      [['ivo'], 1],
    ],
    'some people are filtered by id, and sorted by company or by state': [
      async (q, db) => {
        const ids = sql<readonly string[]>`array['ivo', 'moa', 'sid']`
        const by = (sort: 'company' | '-state' | 'role') =>
          idsOfPage(q.peopleBy(db, companyNameIn(db), { ids, sort }, NOW))
        return [await by('company'), await by('-state'), await by('role')]
      },
      [
        ['sid', 'ivo', 'moa'],
        ['sid', 'ivo', 'moa'],
        ['moa', 'ivo', 'sid'],
      ],
    ],
    'a page of people has its place and size': [
      (q, db) =>
        idsOfPage(
          q.peopleBy(db, companyNameIn(db), { distributorId: 'alpha', sort: 'joined', page: 2, pageSize: 2 }, NOW),
        ),
      ['max', 'lea'],
    ],
  }),

  subject('projections/notifications.ts', notifications, {
    'a person’s notifications come newest first': [
      (q, db) => idsOf(q.notificationsOf(db, 'ana', first)),
      ['n3', 'n4', 'n2', 'n1'],
    ],
    'the other company’s person has others': [(q, db) => idsOf(q.notificationsOf(db, 'moa', first)), ['n5']],
    'a page of notifications has its place and size': [
      (q, db) => idsOf(q.notificationsOf(db, 'ana', { offset: 1, limit: 2 })),
      ['n4', 'n2'],
    ],
    'notifications of one type': [
      (q, db) => idsOf(q.notificationsOf(db, 'ana', first, ['ORDER_SHIPPED'] as never)),
      ['n4', 'n2', 'n1'],
    ],
    'unread notifications are a page, too': [
      (q, db) => idsOf(q.notificationsOf(db, 'ana', { ...first, unread: true })),
      ['n3', 'n4', 'n1'],
    ],
    'ten of one minute are one entry, for which the newest stands': [
      async (q, db) =>
        [...(await q.notificationsOf(db, 'bo', first)), ...(await q.notificationsOf(db, 'di', first))].map(
          ({ id, count }) => [id, count],
        ),
      [
        ['b11', 1],
        ['b10', 1],
        ['br', 1],
        ['bq', 1],
        ['b9', 10],
        ['d10', 11],
      ],
    ],
    'an entry has all that it stands for, others have themselves': [
      async (q, db) => [
        await q.entriesOf(db, 'bo', ['b11', 'b9']),
        await q.entriesOf(db, 'bo', ['b5']),
        await q.entriesOf(db, 'di', ['d10']),
        await q.entriesOf(db, 'ana', ['b9']),
      ],
      [
        ['b11', 'b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1', 'b0'],
        ['b5', 'b4', 'b3', 'b2', 'b1', 'b0'],
        ['d10'],
        ['b9'],
      ],
    ],
    'entries are counted': [(q, db) => q.notificationCounts(db, 'bo'), { unread: 4, total: 5 }],
    'what a person has not read comes newest first': [(q, db) => idsOf(q.unreadOf(db, 'ana')), ['n3', 'n4', 'n1']],
    'what the other company’s person has not read is another': [(q, db) => idsOf(q.unreadOf(db, 'moa')), ['n5']],
    'unread notifications of one type': [
      (q, db) => idsOf(q.unreadOf(db, 'ana', ['ORDER_SHIPPED'] as never)),
      ['n4', 'n1'],
    ],
    'what a person was notified of since a moment comes oldest first, that moment included': [
      async (q, db) =>
        (await q.noticedSince(db, 'ana', new Date('2026-03-06T09:00:00Z'))).map(({ happenedAt }) => happenedAt),
      ['2026-03-06T09:00:00.000Z', '2026-03-07T09:00:00.000Z'],
    ],
    'a person’s notifications are counted': [
      async (q, db) => [await q.notificationCounts(db, 'ana'), await q.notificationCounts(db, 'moa')],
      [
        { unread: 3, total: 4 },
        { unread: 1, total: 1 },
      ],
    ],
    'a person’s notifications of one type are counted': [
      (q, db) => q.notificationCounts(db, 'ana', ['QUOTE_ISSUED'] as never),
      { unread: 1, total: 1 },
    ],
  }),

  subject('projections/list_views.ts', listViews, {
    'a person has own views and those that others share': [(q, db) => idsOf(q.viewsFor(db, 'kim')), ['v1', 'v2', 'v3']],
    'views of one list': [(q, db) => idsOf(q.viewsFor(db, 'kim', 'orders')), ['v1', 'v3']],
  }),

  subject('projections/mail_settings.ts', mailSettings, {
    'what one person has chosen': [
      async (q, db) => [await idOf(q.mailSettingsOf(db, 'ana')), await q.mailSettingsOf(db, 'eva')],
      ['ana', undefined],
    ],
  }),

  subject('projections/carts.ts', carts, {
    'everybody has an own cart, an empty one at first': [
      async (q, db) => [
        (await q.cartOf(db, 'ana')).lines,
        (await q.cartOf(db, 'moa')).distributorId,
        (await q.cartOf(db, 'zoe')).lines,
      ],
      [[{ productId: 'p1' }], 'tonga', []],
    ],
    'carts with one of these products, of every company': [
      (q, db) =>
        entriesOf(q.cartsWith(db, ['p1', 'p9']).then((found) => found.map((it) => [it.distributorId, it.lines]))),
      [
        ['alpha', [{ productId: 'p1' }]],
        ['tonga', [{ productId: 'p2' }, { productId: 'p1' }]],
      ],
    ],
  }),
]
