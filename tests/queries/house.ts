import * as departures from '#projections/departures.ts'
import * as logChecks from '#projections/log_checks.ts'
import * as settings from '#projections/settings.ts'

import { idOf, idsOf, rowsOf, type Subject, subject } from './subject.ts'

const departure = (orderedBy: string, state: string, leavesAt: string) => ({ orderedBy, state, leavesAt })

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
  rowsOf(settings.settings, [{ id: 'settings', synonyms: [{ typed: 'ocp', means: 'pill' }] }]),
]

export const subjects: readonly Subject[] = [
  subject('projections/departures.ts', departures, {
    'what a person ordered and waits, or was refused, comes by the time at which it leaves': [
      async (q, db) => [await idsOf(q.departuresOf(db, 'kim')), await idsOf(q.departuresOf(db, 'ben'))],
      [['d2', 'd3', 'd1'], ['d5']],
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

  subject('projections/settings.ts', settings, {
    'there is one row of settings': [(q, db) => idOf(q.currentSettings(db)), 'settings'],
    'synonyms are those of the settings': [(q, db) => q.currentSynonyms(db), [{ typed: 'ocp', means: 'pill' }]],
  }),
]
