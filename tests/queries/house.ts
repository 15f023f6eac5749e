import * as departures from '#projections/departures.ts'
import * as logChecks from '#projections/log_checks.ts'
import * as restoreDrills from '#projections/restore_drills.ts'
import * as secondPersonRequests from '#projections/second_person_requests.ts'
import * as settings from '#projections/settings.ts'

import { idOf, idsOf, idsOfPage, rowsOf, type Subject, subject } from './subject.ts'

const departure = (orderedBy: string, state: string, leavesAt: string) => ({ orderedBy, state, leavesAt })

const request = (requestedBy: string, permission: string, concerns: readonly string[], requestedAt: string) => ({
  ...{ requestedBy, permission, concerns, requestedAt, status: 'WAITING', decidedAt: null },
})

export const tables = [
  rowsOf(departures.departures, [
    { id: 'd3', ...departure('kim', 'WAITING', '2026-05-01T10:00Z') },
    { id: 'd1', ...departure('kim', 'REFUSED', '2026-05-01T11:00Z') },
    { id: 'd2', ...departure('kim', 'WAITING', '2026-05-01T09:00Z') },
    { id: 'd4', ...departure('kim', 'TAKEN_BACK', '2026-05-01T08:00Z') },
    { id: 'd5', ...departure('ben', 'WAITING', '2026-05-01T08:30Z') },
  ]),
  rowsOf(logChecks.logChecks, [
    { id: 'c2', startedAt: '2026-05-01T10:00Z', finishedAt: '2026-05-01T10:01Z' },
    { id: 'c3', startedAt: '2026-05-01T10:00Z', finishedAt: '2026-05-01T10:01Z' },
    { id: 'c1', startedAt: '2026-05-02T10:00Z', finishedAt: null },
    { id: 'c9', startedAt: '2026-04-30T10:00Z', finishedAt: '2026-05-03T10:00Z' },
  ]),
  rowsOf(restoreDrills.restoreDrills, [
    { id: '2026-05-01', at: '2026-05-01T02:10Z', sealed: true },
    { id: '2026-05-03', at: '2026-05-03T02:10Z', sealed: true },
    { id: '2026-05-02', at: '2026-05-03T02:10Z', sealed: true },
  ]),
  rowsOf(secondPersonRequests.secondPersonRequests, [
    { id: 's3', ...request('kim', 'prices', ['folic'], '2026-05-01T10:00Z') },
    { id: 's1', ...request('ben', 'prices', ['folic', 'iron'], '2026-05-01T09:00Z') },
    { id: 's2', ...request('ben', 'erase', ['lea'], '2026-05-01T08:00Z') },
    {
      id: 's5',
      ...request('ben', 'prices', ['folic'], '2026-05-01T07:00Z'),
      ...{ status: 'APPROVED', decidedAt: '2026-05-03T09:00Z', approvedPosition: 7 },
    },
    {
      id: 's4',
      ...request('ada', 'prices', ['iron'], '2026-05-01T06:00Z'),
      ...{ status: 'REJECTED', decidedAt: '2026-05-02T09:00Z' },
    },
  ]),
  rowsOf(settings.settings, [{ id: 'settings', synonyms: [{ typed: 'ocp', means: 'pill' }] }]),
]

export const subjects: readonly Subject[] = [
  subject('projections/departures.ts', departures, {
    'what a person ordered and waits, or was refused, comes by the time at which it leaves': [
      async (q, db) => [await idsOf(q.departuresOf(db, 'kim')), await idsOf(q.departuresOf(db, 'ben'))],
      [['d2', 'd3', 'd1'], ['d5']],
    ],
  }),

  subject('projections/second_person_requests.ts', secondPersonRequests, {
    'a person sees what they requested and what they may decide: what waits the longest first, then the newest decision':
      [
        async (q, db) => {
          const kim = { userId: 'kim', permissions: ['prices'] }
          return [
            await idsOfPage(q.approvalsListed(db, kim, {})),
            await idsOfPage(q.approvalsListed(db, { ...kim, status: 'WAITING' }, {})),
            await idsOfPage(q.approvalsListed(db, { ...kim, by: 'ME' }, {})),
            await idsOfPage(q.approvalsListed(db, { ...kim, status: 'WAITING', by: 'OTHERS' }, {})),
            await idsOfPage(q.approvalsListed(db, { userId: 'ben', permissions: [] }, {})),
            (await q.approvalsListed(db, kim, { pageSize: 1 })).counts,
          ]
        },
        [
          ['s1', 's3', 's5', 's4'],
          ['s1', 's3'],
          ['s3'],
          ['s1'],
          ['s2', 's1', 's5'],
          { WAITING: 2, APPROVED: 1, REJECTED: 1 },
        ],
      ],
    'a request is found by itself': [
      async (q, db) => [await idOf(q.approvalOf(db, 's2')), await q.approvalOf(db, 'no')],
      ['s2', undefined],
    ],
    'one is found by the position of its approval': [
      async (q, db) => [await idsOf(q.approvedAt(db, [6, 7])), await idsOf(q.approvedAt(db, []))],
      [['s5'], []],
    ],
    'what waits about a thing comes by how long it does': [
      async (q, db) => [await idsOf(q.waitingAbout(db, 'folic')), await idsOf(q.waitingAbout(db, 'no'))],
      [['s1', 's3'], []],
    ],
  }),

  subject('projections/log_checks.ts', logChecks, {
    'checks of the log come newest first, so many at most': [
      async (q, db) => [await idsOf(q.latestLogChecks(db, 9)), await idsOf(q.latestLogChecks(db, 2))],
      [
        ['c1', 'c3', 'c2', 'c9'],
        ['c1', 'c3'],
      ],
    ],
    'the last check that came to its end': [(q, db) => idOf(q.lastFinished(db)), 'c3'],
  }),

  subject('projections/restore_drills.ts', restoreDrills, {
    'restores that were tried come newest first, so many at most': [
      async (q, db) => [await idsOf(q.latestDrills(db, 9)), await idsOf(q.latestDrills(db, 2))],
      [
        ['2026-05-03', '2026-05-02', '2026-05-01'],
        ['2026-05-03', '2026-05-02'],
      ],
    ],
    'the last one': [(q, db) => idOf(q.lastDrill(db)), '2026-05-03'],
  }),

  subject('projections/settings.ts', settings, {
    'there is one row of settings': [(q, db) => idOf(q.currentSettings(db)), 'settings'],
    'synonyms are those of the settings': [(q, db) => q.currentSynonyms(db), [{ typed: 'ocp', means: 'pill' }]],
  }),
]
