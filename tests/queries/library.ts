import { sql } from 'kysely'
import * as certificates from '#projections/academy_certificates.ts'
import * as readings from '#projections/library_readings.ts'
import * as resources from '#projections/resources.ts'

import { idOf, idsOf, idsOfPage, idsWithin, rowsOf, type Subject, subject } from './subject.ts'

const MANUAL = '00000000-0000-0000-0000-0000000000a1'
const FILM = '00000000-0000-0000-0000-0000000000b1'
type Published = {
  readonly id: string
  readonly language: string
  readonly firstPublished: string
  readonly content?: { readonly title: string; readonly excerpt: string }
}
const inLanguage = (language: string, id: string, firstPublished = '2026-02-01'): Published => ({
  ...{ id, language, firstPublished, since: firstPublished, revision: 1 },
})
const written = (title: string, published: Published): Published => ({
  ...published,
  content: { title, excerpt: 'In short' },
})
const textOf = ({ content }: Published): string => Object.values(content ?? {}).join(' ')
const audience = { regions: [], countryIds: [], groups: [], roles: [] }
const resource = (
  id: string,
  kind: string,
  changedAt: string,
  published: readonly Published[],
  more: {
    readonly title?: string
    readonly statuses?: readonly string[]
    readonly meant?: object
    readonly facts?: object
    readonly highlight?: boolean
  } = {},
) => ({
  ...{ id, kind, changedAt, published, title: more.title ?? id, searchKey: more.title?.toLowerCase() ?? id },
  ...{ facts: { audience: { ...audience, ...more.meant }, ...more.facts }, statuses: more.statuses ?? [] },
  ...{ highlight: more.highlight ?? false, shelfText: published.map((it) => textOf(it).toLowerCase()).join(' ') },
  ...{ dueAt: more.statuses?.includes('SCHEDULED') ? changedAt : null, itemIds: [id, ...published.map((it) => it.id)] },
})
const reader = { role: 'MARKETING', region: null, countryIds: ['co'], loyaltyGroup: 2 as const }

const reading = (userId: string, variantId: string, opened: number | null, taken: string | null = null) => ({
  ...{ id: `${userId}:${variantId}`, userId, variantId, openedRevision: opened, takenSha256: taken, lesson: null },
})

export const tables = [
  rowsOf(certificates.academyCertificates, [
    { id: 'C-4', userId: 'ana', issuedAt: '2026-02-02T09:00:00.000Z' },
    { id: 'C-2', userId: 'ana', issuedAt: '2026-02-02T09:00:00.000Z' },
    { id: 'C-5', userId: 'ana', issuedAt: '2026-02-03T09:00:00.000Z' },
    { id: 'C-1', userId: 'moa', issuedAt: '2026-02-04T09:00:00.000Z' },
  ]),
  rowsOf(readings.libraryReadings, [
    reading('ana', 'v1', 2, 'aa'),
    reading('ana', 'v2', 1),
    reading('moa', 'v1', null, 'bb'),
    { ...reading('tui', 'v1', 3), lesson: 'r1' },
    reading('tui', 'v3', 1, 'cc'),
  ]),
  rowsOf(resources.resources, [
    resource('r3', 'manuals', '2026-02-02T09:00:00.000Z', [inLanguage('en', MANUAL)], { title: 'Zinc' }),
    resource('r2', 'academy', '2026-02-02T09:00:00.000Z', [inLanguage('en', FILM)], { statuses: ['SCHEDULED'] }),
    resource('r9', 'manuals', '2026-02-03T09:00:00.000Z', [], { title: 'Éxito', statuses: ['DRAFT'] }),
    resource('s1', 'posters', '2026-01-05', [
      inLanguage('en', 's1e', '2026-01-05'),
      inLanguage('fr', 's1f', '2026-01-09'),
    ]),
    resource('s2', 'posters', '2026-01-04', [inLanguage('en', 's2e', '2026-01-06')], { meant: { countryIds: ['pe'] } }),
    resource('s3', 'posters', '2026-01-03', [inLanguage('en', 's3e', '2026-01-05')], {
      meant: { roles: ['MARKETING'] },
      facts: { materialType: 'Poster', subject: 'Care', region: 'LATAM', productCategory: { id: 'c1', name: 'Iron' } },
    }),
    resource('s4', 'posters', '2026-01-02', [inLanguage('en', 's4e', '2026-01-04')], { meant: { groups: [1] } }),
    resource('s5', 'posters', '2026-01-01', [inLanguage('en', 's5e', '2026-01-03')], { meant: { regions: ['EMEA'] } }),
    resource('b1', 'best-practices', '2025-01-01', [
      written('Menopause and iron', inLanguage('en', 'b1e', '2026-01-01')),
      written('Fer et ménopause', inLanguage('fr', 'b1f', '2026-01-02')),
    ]),
    resource('b3', 'best-practices', '2025-01-01', [written('Iron in Peru', inLanguage('en', 'b3e', '2026-01-03'))], {
      ...{ highlight: true, meant: { countryIds: ['pe'] } },
    }),
    resource('b2', 'best-practices', '2025-01-01', [written('Iron first', inLanguage('en', 'b2e', '2026-01-03'))], {
      ...{ highlight: true, facts: { subject: 'Sales' } },
    }),
  ]),
]
const shelf = { reader, own: [] as string[] }
const practices = { ...shelf, kind: 'best-practices' as const }
const posters = { ...shelf, kind: 'posters' as never }
const itemsOf = async (found: Promise<readonly { readonly itemId: string }[]>) => (await found).map((it) => it.itemId)

export const subjects: readonly Subject[] = [
  subject('projections/academy_certificates.ts', certificates, {
    'a person’s certificates come newest first': [(q, db) => idsOf(q.certificatesOf(db, 'ana')), ['C-5', 'C-2', 'C-4']],
    'the other person’s certificates are others': [(q, db) => idsOf(q.certificatesOf(db, 'moa')), ['C-1']],
    'a certificate is found by its number': [
      async (q, db) => [await idOf(q.certificateOf(db, 'C-1' as never)), await q.certificateOf(db, 'C-9' as never)],
      ['C-1', undefined],
    ],
  }),

  subject('projections/library_readings.ts', readings, {
    'what a person has read': [
      async (q, db) => [await idsWithin(q.readingsOf(db, 'ana')), await idsWithin(q.readingsOf(db, 'moa'))],
      [['ana:v1', 'ana:v2'], ['moa:v1']],
    ],
    'how often each item was opened, taken and completed': [
      async (q, db) => Object.fromEntries(await q.usesOfItems(db, ['v1', 'v3', 'no'])),
      {
        v1: { views: 2, downloads: 2, completions: 1 },
        v3: { views: 1, downloads: 1, completions: 0 },
      },
    ],
    'how often items were used whose ids are in a column': [
      async (q, db) => {
        const uses = (...of: readonly string[]) =>
          sql`(select ${q.usesWithin(db)('ids', 'views')} as n from (select ${JSON.stringify(of)}::jsonb as ids) items)`
        const { rows } = await sql<object>`select ${uses('v1', 'v2')} as two, ${uses('no')} as none`.execute(db.kysely)
        return rows
      },
      [{ two: 3, none: 0 }],
    ],
    'how many people took which file of some items': [
      async (q, db) => [(await q.filesTaken(db, ['v1', 'v2'])).map((it) => it.people), await q.filesTaken(db, [])],
      [[1, 1], []],
    ],
    'who took a file of some items': [
      async (q, db) => [await idsWithin(q.takersOf(db, ['v1', 'v2'])), await idsWithin(q.takersOf(db, []))],
      [['ana:v1', 'moa:v1'], []],
    ],
  }),

  subject('projections/resources.ts', resources, {
    'resources come by their ids': [
      async (q, db) => [await idsWithin(q.resourcesById(db, ['r9', 'no', 'r2'])), await q.resourcesById(db, [])],
      [['r2', 'r9'], []],
    ],
    'what is published of one kind, and of every kind': [
      async (q, db) => [await idsWithin(q.shelved(db, 'manuals' as never)), await idsWithin(q.shelved(db))],
      [
        ['r3', 'r9'],
        ['b1', 'b2', 'b3', 'r2', 'r3', 'r9', 's1', 's2', 's3', 's4', 's5'],
      ],
    ],
    'a page of a kind has each resource once, in the language that its reader knows best': [
      async (q, db) => {
        const items = (more: Partial<Parameters<typeof q.shelfPage>[1]>, most = 9, after = 0): Promise<string[]> =>
          itemsOf(q.shelfPage(db, { ...posters, ...more }, { most, after }))
        return [
          await items({}),
          await items({ own: ['fr'] }),
          await items({ own: ['fr'] }, 1, 1),
          await items({ oldestFirst: true }),
          await items({ filters: { language: ['fr'] } }),
          await items({ filters: { materialType: ['Poster'], subject: ['Care'], category: ['Iron'] } }),
          await items({ filters: { region: ['EMEA'] } }),
          await items({ filters: { category: [''] } }),
        ]
      },
      [['s3e', 's1e'], ['s1f', 's3e'], ['s3e'], ['s1e', 's3e'], ['s1f'], ['s3e'], [], ['s1e']],
    ],
    'a search finds in the texts of a language, in best practices by case': [
      async (q, db) => {
        const found = (search: string) => itemsOf(q.shelfPage(db, { ...practices, search }, { most: 9 }))
        return [await found('Iron'), await found('Fer'), await found('iron f'), await found('IN SHORT')]
      },
      [['b2e'], ['b1f'], [], []],
    ],
    'new items are those published and changed after a moment that were not opened': [
      async (q, db) => {
        const fresh = (after: string, seenAt: string, opened: string[] = []) =>
          itemsOf(q.shelfPage(db, { ...posters, unseen: { after, seenAt, opened } as never }, { most: 9 }))
        return [
          await fresh('2026-01-04', ''),
          await fresh('2026-01-05', ''),
          await fresh('2026-01-04', '2026-01-05'),
          await fresh('2026-01-04', '', ['s3e']),
        ]
      },
      [['s3e', 's1e'], [], [], ['s1e']],
    ],
    'what is published of a kind is counted by the values of its filters, with a search by what it finds': [
      async (q, db) => {
        const of = async (search?: string) =>
          (await q.shelfValues(db, { ...practices, search }))
            .map(({ languages, subject, resources: count }) => `${languages} ${subject} ${count}`)
            .toSorted()
        const poster = (await q.shelfValues(db, posters)).find(({ subject }) => subject === 'Care')
        return [await of(), await of('Fer'), await of('Iron'), poster]
      },
      [
        ['en Sales 1', 'en,fr  1'],
        ['fr  1'],
        ['en Sales 1'],
        {
          ...{ languages: ['en'], materialType: 'Poster', subject: 'Care', region: 'LATAM', category: 'Iron' },
          resources: 1,
        },
      ],
    ],
    'what is highlighted of a kind for a reader': [
      async (q, db) => [await idOf(q.highlightFor(db, practices)), await idOf(q.highlightFor(db, posters))],
      ['b2', null],
    ],
    'the languages with these ids that are published for a reader': [
      (q, db) => q.publishedItems(db, ['b1f', 'b3e', 'b2', 'no'], reader),
      [{ kind: 'best-practices', id: 'b1f', revision: 1, since: '2026-01-02' }],
    ],
    'what is published of a category for a reader': [
      async (q, db) => {
        const of = (categoryId: string, who = reader) =>
          idsOf(q.shelvedCategory(db, { kind: 'posters' as never, categoryId, reader: who }))
        return [await of('c1'), await of('c2'), await of('c1', { ...reader, role: 'PROCUREMENT' })]
      },
      [['s3'], [], []],
    ],
    'the best practices with most of some terms at the beginning of a term': [
      async (q, db) => [
        await itemsOf(q.shelvedAnswers(db, practices, ['iron', 'menop'], 3)),
        await itemsOf(q.shelvedAnswers(db, practices, ['iron', 'menop'], 1)),
        await itemsOf(q.shelvedAnswers(db, { ...practices, own: ['fr'] }, ['ménop'], 3)),
        await itemsOf(q.shelvedAnswers(db, practices, ['ron'], 3)),
      ],
      [['b1e', 'b2e'], ['b1e'], ['b1f'], []],
    ],
    'a resource is found by its id and by those of its languages': [
      async (q, db) => [
        await Promise.all(['s1', 's1f', 'no'].map((id) => idOf(q.shelvedItem(db, id)))),
        await Promise.all(['r9', FILM, 'no'].map((id) => idOf(q.resourceOfItem(db, id)))),
      ],
      [
        ['s1', 's1', null],
        ['r9', 'r2', null],
      ],
    ],
    'the newest items of a kind, in a language, for a reader, but one': [
      async (q, db) => {
        const newest = (more: Partial<Parameters<typeof q.shelvedNewest>[1]>, most = 9): Promise<string[]> => {
          const posters = { kind: 'posters' as never, language: null, reader: null, without: '' }
          return idsWithin(q.shelvedNewest(db, { ...posters, ...more }, most))
        }
        return [
          await newest({}),
          await newest({}, 2),
          await newest({ without: 's1f' }, 2),
          await newest({ without: 's2' }, 2),
          await newest({ language: 'fr' }),
          await newest({ reader }),
          await newest({
            reader: { ...reader, role: 'PROCUREMENT', countryIds: ['pe'], loyaltyGroup: 1, region: 'EMEA' },
          }),
          await newest({ reader: { ...reader, role: undefined, countryIds: [], loyaltyGroup: null } }),
        ]
      },
      [
        ['s1', 's2', 's3', 's4', 's5'],
        ['s1', 's2'],
        ['s2', 's3'],
        ['s1', 's3'],
        ['s1'],
        ['s1', 's3'],
        ['s1', 's2', 's4', 's5'],
        ['s1', 's3'],
      ],
    ],
    'resources come by what changed last, by kind and status, found by their titles': [
      async (q, db) => {
        const uses = () => sql`id`
        const list = (page: Parameters<typeof q.resourcesListed>[2]) => idsOfPage(q.resourcesListed(db, uses, page))
        return [
          await list({}),
          await list({ kind: 'manuals' as never }),
          await list({ status: 'DRAFT' }),
          await list({ search: 'zin' }),
          await list({ kind: 'manuals' as never, sort: 'title' }),
          await list({ pageSize: 2, sort: 'due' }),
          (await q.resourcesListed(db, uses, { kind: 'manuals' as never })).counts,
        ]
      },
      [
        ['r9', 'r2', 'r3', 's1', 's2', 's3', 's4', 's5', 'b1', 'b2', 'b3'],
        ['r9', 'r3'],
        ['r9'],
        ['r3'],
        ['r9', 'r3'],
        ['r2', 'r9'],
        { academy: 1, 'best-practices': 3, manuals: 2, posters: 5 },
      ],
    ],
    'a page of the library shows one resource in all its languages': [
      async (q, db) => [
        [...(await q.itemsAt(db, `/resources/manuals/${MANUAL}`))],
        [...(await q.itemsAt(db, `/resources/manuals/${FILM}`))],
        [...(await q.itemsAt(db, '/resources/manuals'))],
      ],
      [['r3', MANUAL], [], []],
    ],
    'a resource is found by its id': [
      async (q, db) => [await idOf(q.resourceOf(db, 'r2')), await q.resourceOf(db, 'no')],
      ['r2', undefined],
    ],
  }),
]
