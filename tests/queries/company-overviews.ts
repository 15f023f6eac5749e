import { sql } from 'kysely'
import * as overviews from '#projections/company_overviews.ts'
import { idsOf, idsOfPage, idsWithin, rowsOf, type Subject, subject } from './subject.ts'

const NOW = new Date('2026-11-26T09:00:00.000Z')
const at = (day: string) => `${day}T09:00:00.000Z`
const NEVER = at('9999-12-31')
const WAITS = { mayWait: true, inReview: 1 }

const quiet = { state: 'ACTIVE', createdAt: at('2024-01-01'), lastOrderAt: at('2026-10-01'), hashes: [], inReview: 0 }
const settled = { readyUntil: NEVER, theirsFrom: NEVER, completeFrom: NEVER, settledUntil: [NEVER, NEVER] }
const company = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, alikeName: name.toLowerCase(), searchKey: name.toLowerCase(), countryId: 'co', mayWait: false },
  ...{ representativeId: 'kim', waitsSince: at('2026-01-01'), licenceEndsAt: at('2028-01-01'), dataChangedAt: null },
  ...{ reviewSince: null, ...quiet, ...settled, ...more },
})

export const tables = [
  rowsOf(overviews.companyOverviews, [
    company('calm', 'Calm'),
    company('sent', 'Éxito Sent', { ...WAITS, reviewSince: at('2026-11-20'), waitsSince: at('2026-11-20') }),
    company('sent2', 'Exito Sent', { ...WAITS, reviewSince: at('2026-11-01'), waitsSince: at('2026-11-01') }),
    company('ended', 'Ended', {
      ...{ ...WAITS, reviewSince: at('2026-11-02'), waitsSince: at('2026-11-02') },
      ...{ completeFrom: at('1970-01-01'), theirsFrom: at('2026-11-25') },
    }),
    company('whole', 'Whole', {
      ...{ ...WAITS, reviewSince: at('2026-11-22'), waitsSince: at('2026-11-22') },
      ...{ completeFrom: at('1970-01-01'), theirsFrom: NOW.toISOString() },
    }),
    company('changed', 'Changed', {
      ...{ mayWait: true, dataChangedAt: at('2026-11-24'), waitsSince: at('2026-11-24') },
      ...{ representativeId: 'ben', completeFrom: NOW.toISOString() },
    }),
    company('ready', 'Ready', {
      state: 'PENDING',
      mayWait: true,
      waitsSince: at('2026-11-23'),
      representativeId: null,
    }),
    company('edge', 'Edge', {
      ...{ state: 'PENDING', mayWait: true, waitsSince: at('2026-11-23') },
      ...{ readyUntil: NOW.toISOString(), theirsFrom: NOW.toISOString() },
    }),
    company('not', 'Not', { inReview: 1 }),
    company('may', 'May', { mayWait: true }),
    company('almost', 'Almost', { lastOrderAt: at('2025-11-26') }),
    company('over', 'Over', {
      ...{ state: 'PENDING', mayWait: true, readyUntil: at('2026-11-25'), theirsFrom: at('2026-11-25') },
      ...{ settledUntil: [at('2026-11-25'), NEVER], waitsSince: at('2026-11-10') },
    }),
    company('theirs', 'Theirs', { state: 'PENDING', theirsFrom: at('1970-01-01'), readyUntil: at('1970-01-01') }),
    company('soon', 'Soon', { licenceEndsAt: at('2027-01-25'), hashes: ['h1', 'h2'] }),
    company('later', 'Later', { licenceEndsAt: at('2027-01-26'), hashes: ['h3'] }),
    company('stopped', 'Stopped', { state: 'SUSPENDED', theirsFrom: at('1970-01-01'), lastOrderAt: at('2024-06-01') }),
    company('still', 'Still', { lastOrderAt: at('2025-11-25'), countryId: 'pe' }),
    company('never', 'Never', { lastOrderAt: null }),
    company('new', 'New', { lastOrderAt: null, createdAt: at('2026-11-01') }),
  ]),
]

const names = { countries: { co: 'Colombia', pe: 'Perú' }, representatives: { kim: 'Kim', ben: 'Ben' } }

export const subjects: readonly Subject[] = [
  subject('projections/company_overviews.ts', overviews, {
    'companies are in the view that wants them looked after': [
      async (q, db) => {
        const found = async (view: 'waiting') => idsOfPage(q.companiesListed(db, { view }, names, NOW))
        return Promise.all(
          ['waiting', 'incomplete', 'licence', 'suspended', 'quiet'].map((view) => found(view as 'waiting')),
        )
      },
      [
        ['changed', 'edge', 'ended', 'sent2', 'sent', 'ready', 'whole'],
        ['ended', 'over', 'theirs'],
        ['soon'],
        ['stopped'],
        ['never', 'still'],
      ],
    ],
    'a file waits for its company': [
      (q, db) => Promise.all(['theirs', 'over', 'edge', 'soon', 'nowhere'].map((id) => q.isFileTheirs(db, id, NOW))),
      [true, true, false, false, false],
    ],
    'each view is counted': [
      async (q, db) => [
        await q.companiesInViews(db, {}, NOW),
        await q.companiesInViews(db, { countryId: 'pe' as never }, NOW),
      ],
      [
        { all: 19, waiting: 7, incomplete: 3, licence: 1, suspended: 1, quiet: 2 },
        { all: 1, waiting: 0, incomplete: 0, licence: 0, suspended: 0, quiet: 1 },
      ],
    ],
    'companies are found by name, country, state and representative': [
      async (q, db) =>
        Promise.all(
          [
            { search: 'EXITO s' },
            { countryId: 'pe' as never },
            { state: 'SUSPENDED' as const },
            { representativeId: 'ben' },
          ].map((filter) => idsOfPage(q.companiesListed(db, filter, names, NOW))),
        ),
      [['sent2'], ['still'], ['stopped'], ['changed']],
    ],
    'companies are sorted by each column': [
      async (q, db) =>
        Promise.all(
          (['country', '-representative', 'file', 'licence', 'lastOrder', '-joined', 'state', '-name'] as const).map(
            async (sort) => (await idsOfPage(q.companiesListed(db, { sort, pageSize: 2 }, names, NOW))).join(),
          ),
        ),
      [
        'almost,calm',
        'almost,calm',
        'over,almost',
        'soon,later',
        'never,new',
        'new,almost',
        'almost,calm',
        'whole,theirs',
      ],
    ],
    'countries and representatives of companies are each there once': [
      async (q, db) => {
        const { countryIds, representativeIds } = await q.choicesOfCompanies(db)
        return [countryIds.toSorted(), representativeIds.toSorted()]
      },
      [
        ['co', 'pe'],
        ['ben', 'kim'],
      ],
    ],
    'complete files wait first, then the one that has waited longest': [
      async (q, db) => [await idsOf(q.filesWaiting(db, NOW, 9)), await idsOf(q.filesWaiting(db, NOW, 2))],
      [
        ['whole', 'sent2', 'ended', 'sent', 'edge', 'ready', 'changed'],
        ['whole', 'sent2'],
      ],
    ],
    'a promised review comes first on a desk, then the one that has waited longest': [
      async (q, db) => [
        await idsOf(q.mostUrgentFiles(db, NOW, 9, sql`true`)),
        await idsOf(q.mostUrgentFiles(db, NOW, 1, sql`company_overviews.id <> 'sent2'`)),
      ],
      [['sent2', 'ended', 'sent', 'whole', 'edge', 'ready', 'changed'], ['ended']],
    ],
    'files that wait are counted, and those that were sent in long ago': [
      (q, db) => q.countFilesWaiting(db, NOW, new Date(at('2026-11-20'))),
      { count: 7, overdue: 3 },
    ],
    'companies look alike by name or by a file, or are named': [
      async (q, db) => {
        const none = sql<readonly string[]>`'{}'::text[]`
        return [
          await idsWithin(q.companiesAlike(db, { name: 'Exito Sent Ltd', hashes: [], ids: none }, 9)),
          await idsWithin(q.companiesAlike(db, { name: 'Xyz', hashes: ['h2', 'h3'], ids: none }, 9)),
          await idsWithin(q.companiesAlike(db, { name: 'Xyz', hashes: [], ids: sql`array['calm']` }, 9)),
        ]
      },
      [['sent', 'sent2'], ['later', 'soon'], ['calm']],
    ],
  }),
]
