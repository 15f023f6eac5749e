import { sql } from 'kysely'
import * as answerTemplates from '#projections/answer_templates.ts'
import * as reports from '#projections/reports.ts'
import * as ticketDesks from '#projections/ticket_desks.ts'
import * as tickets from '#projections/tickets.ts'

import { idOf, idsOf, idsWithin, rowsOf, type Subject, subject } from './subject.ts'

type Ticket = {
  readonly author?: string
  readonly sharing?: string
  readonly status?: string
  readonly answerDueAt?: string
  readonly changedAt?: string
  readonly helped?: boolean
  readonly dueAt?: string
}

const ticket = (id: string, distributorId: string, openedAt: string, it: Ticket = {}) => ({
  ...{
    id,
    distributorId,
    openedAt,
    reference: `T-${id}`,
    author: it.author ?? 'ana',
    sharing: it.sharing ?? 'COMPANY',
  },
  ...{ status: it.status ?? 'OPEN', answerDueAt: it.answerDueAt ?? null, changedAt: it.changedAt ?? openedAt },
  ...{ files: [`files/${id}`], rating: it.helped === undefined ? null : { helped: it.helped } },
  promises: it.dueAt === undefined ? [] : [{ since: openedAt, dueAt: it.dueAt }],
})

const report = (distributorId: string, filedAt: string, countryId: string, type = 'COMPLAINT', status = 'READ') => ({
  ...{ distributorId, filedAt, countryId, type, status, author: distributorId === 'alpha' ? 'ana' : 'moa' },
})

export const tables = [
  rowsOf(tickets.tickets, [
    ticket('t4', 'alpha', '2026-04-02T09:00:00.000Z', {
      ...{ answerDueAt: '2026-04-05T09:00:00.000Z', dueAt: '2026-05-31T23:59:00.000Z' },
    }),
    ticket('t3', 'alpha', '2026-04-02T09:00:00.000Z', {
      ...{ answerDueAt: '2026-04-05T09:00:00.000Z', dueAt: '2026-05-02T00:00:00.000Z', helped: true },
    }),
    ticket('t5', 'alpha', '2026-04-02T09:00:00.000Z', {
      ...{ answerDueAt: '2026-04-04T09:00:00.000Z', dueAt: '2026-05-01T00:00:00.000Z', helped: false },
    }),
    ticket('t1', 'alpha', '2026-04-03T09:00:00.000Z', { status: 'CLOSED', helped: false }),
    ticket('t9', 'alpha', '2026-05-01T00:00:00.000Z', {
      ...{ sharing: 'PRIVATE', changedAt: '2026-04-01T09:00:00.000Z', dueAt: '2026-05-03T09:00:00.000Z', helped: true },
    }),
    ticket('t8', 'alpha', '2026-04-01T09:00:00.000Z', { author: 'lea', sharing: 'PRIVATE' }),
    ticket('w1', 'beta1', '2025-04-04T09:00:00.000Z', {
      ...{ author: 'bea', sharing: 'PRIVATE', answerDueAt: '2026-04-06T09:00:00.000Z', status: 'CLOSED' },
      changedAt: '2026-03-01T09:00:00.000Z',
    }),
    ticket('w2', 'beta1', '2025-04-03T09:00:00.000Z', {
      ...{ author: 'bea', sharing: 'PRIVATE', answerDueAt: '2026-04-07T09:00:00.000Z', status: 'CLOSED' },
      changedAt: '2026-03-01T09:00:00.000Z',
    }),
    ticket('t6', 'tonga', '2026-04-04T09:00:00.000Z', { author: 'moa', dueAt: '2026-06-01T00:00:00.000Z' }),
    ticket('t2', 'tonga', '2026-04-30T23:59:59.999Z', { author: 'moa', changedAt: '2026-04-03T09:00:00.000Z' }),
    ticket('t7', 'alpha', '2026-03-31T23:59:59.999Z', { author: 'lea', changedAt: '2026-04-03T09:00:00.000Z' }),
  ]),
  rowsOf(ticketDesks.ticketDesks, [
    { id: 'order:9', assignee: 'kim' },
    { id: 't3', assignee: 'kim' },
    { id: 'order:1', assignee: 'ben' },
    { id: 't1', assignee: 'ben' },
    { id: 'order:4', assignee: null },
    { id: 't2', assignee: null },
    { id: 'quote:1', assignee: 'kim' },
  ]),
  rowsOf(reports.reports, [
    { id: 'p3', ...report('alpha', '2026-04-02T09:00:00.000Z', 'co') },
    { id: 'p2', ...report('alpha', '2026-04-02T09:00:00.000Z', 'co', 'INCIDENT') },
    { id: 'p4', ...report('alpha', '2026-04-02T09:00:00.000Z', 'co', 'INCIDENT') },
    { id: 'p1', ...report('alpha', '2026-04-03T09:00:00.000Z', 'co', 'COMPLAINT', 'CLOSED') },
    { id: 'p9', ...report('tonga', '2026-04-04T09:00:00.000Z', 'co', 'COMPLAINT', 'RECEIVED') },
    { id: 'p8', ...report('tonga', '2026-04-02T10:00:00.000Z', 'to') },
    { id: 'p7', ...report('tonga', '2026-03-01T08:00:00.000Z', 'co', 'COMPLAINT', 'ANSWERED') },
  ]),
  rowsOf(answerTemplates.answerTemplates, [
    { id: 'x2', title: 'Late' },
    { id: 'x1', title: 'Late' },
    { id: 'x3', title: 'Early' },
  ]),
]

export const subjects: readonly Subject[] = [
  subject('projections/tickets.ts', tickets, {
    'tickets by their ids come newest first': [
      async (q, db) => [await idsOf(q.ticketsById(db, ['t1', 't2', 't3', 'no'])), await q.ticketsById(db, [])],
      [['t2', 't1', 't3'], []],
    ],
    'a person reads the company’s tickets and own private ones, the newest first': [
      (q, db) => idsOf(q.ticketsOf(db, 'alpha', 'ana')),
      ['t9', 't1', 't5', 't4', 't3', 't7'],
    ],
    'a colleague reads other private tickets': [
      (q, db) => idsOf(q.ticketsOf(db, 'alpha', 'lea')),
      ['t1', 't5', 't4', 't3', 't8', 't7'],
    ],
    'the other company reads other tickets': [(q, db) => idsOf(q.ticketsOf(db, 'tonga', 'moa')), ['t2', 't6']],
    'what a person wrote and is not closed comes oldest first': [
      async (q, db) => [
        await idsOf(q.openTicketsBy(db, 'ana', 'COMPANY')),
        await idsOf(q.openTicketsBy(db, 'ana', 'PRIVATE')),
        await idsOf(q.openTicketsBy(db, 'moa', 'COMPANY')),
      ],
      [['t3', 't4', 't5'], ['t9'], ['t6', 't2']],
    ],
    'a ticket is found by its id': [
      async (q, db) => [await idOf(q.anyTicket(db, 't6')), await q.anyTicket(db, 'no')],
      ['t6', undefined],
    ],
    'tickets are found by a file that was sent in them': [
      async (q, db) => [await idsOf(q.ticketsWithFile(db, 'files/t6')), await idsOf(q.ticketsWithFile(db, 'files/t'))],
      [['t6'], []],
    ],
    'tickets with an answer promised for a month': [
      async (q, db) =>
        (
          await q.ticketsPromisedIn(db, { month: '2026-05', promise: undefined, now: new Date('2026-05-20T00:00Z') })
        ).toSorted(),
      ['t3', 't4', 't5', 't9'],
    ],
    'ratings are of the tickets that were opened in a month': [
      async (q, db) => [await q.ratingsIn(db, '2026-04'), await q.ratingsIn(db, '2026-05')],
      [
        { yes: 1, no: 2 },
        { yes: 1, no: 0 },
      ],
    ],
  }),

  subject('projections/ticket_desks.ts', ticketDesks, {
    'what staff keep of one thing': [
      async (q, db) => [await idOf(q.deskOf(db, 't2')), await q.deskOf(db, 'no')],
      ['t2', undefined],
    ],
    'what staff keep of some things': [
      async (q, db) => [await idsWithin(q.desksOf(db, ['t2', 't1', 'no'])), await idsWithin(q.desksOf(db, []))],
      [['t1', 't2'], []],
    ],
    'what a person of the staff has': [
      async (q, db) => [await q.assignedTo(db, 'kim'), await q.assignedTo(db, 'ben')],
      [
        ['order:9', 'quote:1', 't3'],
        ['order:1', 't1'],
      ],
    ],
    'what no colleague has is known by its key': [
      async (q, db) => {
        const keys = sql`(values ('t1'), ('t2'), ('t3'), ('t9')) k (id)`
        const { rows } = await sql<{ id: string }>`
          select id from ${keys} where ${q.noColleagueHas(db, 'kim', sql`k.id`)} order by id`.execute(db.kysely)
        return rows.map(({ id }) => id)
      },
      ['t2', 't3', 't9'],
    ],
    'what is assigned of one kind': [
      async (q, db) => [
        await q.assignedUnder(db, 'order:'),
        await idsWithin(q.idsAssignedUnder(db, 'order:').execute()),
        await idsWithin(q.idsAssignedUnder(db, 'order:', 'kim').execute()),
      ],
      [
        [
          { id: '1', assignee: 'ben' },
          { id: '9', assignee: 'kim' },
        ],
        ['1', '9'],
        ['9'],
      ],
    ],
  }),

  subject('projections/reports.ts', reports, {
    'reports by their ids come newest first': [
      async (q, db) => [await idsOf(q.reportsById(db, ['p2', 'p4', 'p9', 'no'])), await q.reportsById(db, [])],
      [['p9', 'p2', 'p4'], []],
    ],
    'a company’s reports come newest first': [(q, db) => idsOf(q.reportsOf(db, 'alpha')), ['p1', 'p4', 'p3', 'p2']],
    'the other company’s reports are others': [(q, db) => idsOf(q.reportsOf(db, 'tonga')), ['p9', 'p8', 'p7']],
    'a report is found by its id': [
      async (q, db) => [await idOf(q.anyReport(db, 'p9')), await q.anyReport(db, 'no')],
      ['p9', undefined],
    ],
    'reports of every company come newest first, so many at most': [
      async (q, db) => [await idsOf(q.everyReport(db)), await idsOf(q.everyReport(db, 2))],
      [
        ['p9', 'p1', 'p8', 'p2', 'p3', 'p4', 'p7'],
        ['p9', 'p1'],
      ],
    ],
    'reports of the same kind and country since a moment, that moment included, come newest first': [
      (q, db) =>
        idsOf(q.reportsLike(db, { id: 'p1', type: 'COMPLAINT', countryId: 'co' } as never, '2026-04-02T09:00:00.000Z')),
      ['p9', 'p3'],
    ],
    'reports of a person that are not settled are counted': [
      async (q, db) => [await q.openReportsBy(db, 'ana'), await q.openReportsBy(db, 'moa')],
      [3, 3],
    ],
  }),

  subject('projections/answer_templates.ts', answerTemplates, {
    'templates come by their title': [(q, db) => idsOf(q.everyAnswerTemplate(db)), ['x3', 'x1', 'x2']],
  }),
]
