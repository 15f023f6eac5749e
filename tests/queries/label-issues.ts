import { sql } from 'kysely'
import * as officeRoutes from '#modules/labels/office-routes.ts'
import { withCompany } from '#projections/distributors.ts'
import * as labelIssueNotes from '#projections/label_issue_notes.ts'
import * as labelIssues from '#projections/label_issues.ts'

import { idOf, idsOf, idsOfPage, rowsOf, type Subject, subject } from './subject.ts'

const issue = (distributorId: string, state: string, waitingSince: string) => ({ distributorId, state, waitingSince })

export const tables = [
  rowsOf(labelIssues.labelIssues, [
    { id: 'i9', kind: 'OTHER', ...issue('alpha', 'REPORTED', '2026-04-01T09:00Z') },
    { id: 'i3', ...issue('alpha', 'PROPOSED', '2026-04-02T09:00Z') },
    { id: 'i2', searchKey: 'li2', ...issue('alpha', 'ANSWERED', '2026-04-02T09:00Z') },
    { id: 'i1', ...issue('tonga', 'ACCEPTED', '2026-04-01T09:00Z') },
    { id: 'i6', ...issue('alpha', 'RELEASED', '2026-04-05T09:00Z') },
    { id: 'i5', ...issue('alpha', 'RELEASED', '2026-04-05T09:00Z') },
    { id: 'i8', ...issue('alpha', 'RELEASED', '2026-04-06T09:00Z') },
    { id: 'i7', ...issue('tonga', 'RELEASED', '2026-04-07T09:00Z') },
  ]),
  rowsOf(labelIssueNotes.labelIssueNotes, [
    { id: 'm2', issueId: 'i1', at: '2026-04-02T09:00Z' },
    { id: 'm1', issueId: 'i9', at: '2026-04-02T09:00Z' },
    { id: 'm3', issueId: 'i1', at: '2026-04-01T09:00Z' },
    { id: 'm4', issueId: 'i2', at: '2026-04-01T10:00Z' },
  ]),
]

export const subjects: readonly Subject[] = [
  subject('projections/label_issues.ts', labelIssues, {
    'a company’s label issues in progress come first, the longest waiting on top, then released ones': [
      (q, db) => idsOf(q.labelIssuesOf(db, 'alpha')),
      ['i9', 'i2', 'i3', 'i8', 'i5', 'i6'],
    ],
    'the other company’s label issues are others': [(q, db) => idsOf(q.labelIssuesOf(db, 'tonga')), ['i1', 'i7']],
    'a company’s in progress are those without the released ones': [
      (q, db) => idsOf(q.openLabelIssuesOf(db, 'alpha')),
      ['i9', 'i2', 'i3'],
    ],
    'those that wait for us come by how long they wait, so many at most, and are counted': [
      async (q, db) => [
        await idsOf(q.labelIssuesWaiting(db, 9, sql`true`)),
        await idsOf(q.labelIssuesWaiting(db, 1, sql`label_issues.id <> 'i1'`)),
        await q.countLabelIssuesWaiting(db),
      ],
      [['i1', 'i9', 'i2'], ['i9'], 3],
    ],
    'staff see a page of every company’s in the same order, and it is narrowed to a company, a state, some states or some issues':
      [
        async (q, db) => [
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), {})),
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), { distributorId: 'tonga' })),
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), { state: 'PROPOSED' })),
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), { states: ['REPORTED', 'ANSWERED'] })),
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), { ids: ['i7', 'i3'] })),
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), { kind: 'OTHER' })),
          await idsOfPage(q.labelIssuesListed(db, withCompany(db), { search: 'li2' })),
          (await q.labelIssuesListed(db, withCompany(db), { state: 'PROPOSED', distributorId: 'alpha' })).counts,
        ],
        [
          ['i1', 'i9', 'i2', 'i3', 'i7', 'i8', 'i5', 'i6'],
          ['i1', 'i7'],
          ['i3'],
          ['i9', 'i2'],
          ['i3', 'i7'],
          ['i9'],
          ['i2'],
          { ANSWERED: 1, PROPOSED: 1, RELEASED: 3, REPORTED: 1 },
        ],
      ],
    'a company opens its own label issue alone': [
      async (q, db) => [
        await idOf(q.labelIssueOf(db, 'alpha', 'i2')),
        await q.labelIssueOf(db, 'alpha', 'i1'),
        await idOf(q.labelIssueOf(db, 'tonga', 'i1')),
      ],
      ['i2', undefined, 'i1'],
    ],
    'staff open that of any company': [
      async (q, db) => [await idOf(q.anyLabelIssue(db, 'i1')), await q.anyLabelIssue(db, 'no')],
      ['i1', undefined],
    ],
  }),

  subject('src/modules/labels/office-routes.ts', officeRoutes, {
    'an artwork is answered until the last moment of its day where the company is': [
      (q, db) =>
        Promise.all(
          ['alpha', 'tonga'].map((id) => q.endOfDue({ db, now: new Date('2026-12-01') }, id, '2026-12-31' as never)),
        ),
      ['2027-01-01T04:59:59.999Z', '2026-12-31T10:59:59.999Z'],
    ],
    'a day that is over there cannot be named': [
      async (q, db) => {
        const now = new Date('2026-12-31T11:00:00.000Z')
        const passed = await q.endOfDue({ db, now }, 'tonga', '2026-12-31' as never).catch((error: Error) => error)
        return [passed instanceof Error, await q.endOfDue({ db, now }, 'alpha', '2026-12-31' as never)]
      },
      [true, '2027-01-01T04:59:59.999Z'],
    ],
  }),

  subject('projections/label_issue_notes.ts', labelIssueNotes, {
    'notes of some label issues come oldest first': [
      async (q, db) => [await idsOf(q.notesOfIssues(db, ['i1', 'i9'])), await idsOf(q.notesOfIssues(db, []))],
      [['m3', 'm1', 'm2'], []],
    ],
  }),
]
