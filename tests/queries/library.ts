import * as certificates from '#projections/academy_certificates.ts'
import * as readings from '#projections/library_readings.ts'
import * as resources from '#projections/resources.ts'

import { idOf, idsOf, idsWithin, rowsOf, type Subject, subject } from './subject.ts'

const MANUAL = '00000000-0000-0000-0000-0000000000a1'
const FILM = '00000000-0000-0000-0000-0000000000b1'
const resource = (kind: string, changedAt: string, ...published: readonly string[]) => ({
  ...{ kind, changedAt, published: published.map((id) => ({ id })) },
})

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
    { id: 'r3', ...resource('manuals', '2026-02-02T09:00:00.000Z', MANUAL) },
    { id: 'r2', ...resource('academy', '2026-02-02T09:00:00.000Z', FILM) },
    { id: 'r9', ...resource('manuals', '2026-02-03T09:00:00.000Z') },
  ]),
]

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
      async (q, db) => Object.fromEntries(await q.usesOfItems(db)),
      {
        v1: { views: 2, downloads: 2, completions: 1 },
        v2: { views: 1, downloads: 0, completions: 0 },
        v3: { views: 1, downloads: 1, completions: 0 },
      },
    ],
    'how often some items were': [
      async (q, db) => [[...(await q.usesOfItems(db, ['v2'])).keys()], [...(await q.usesOfItems(db, [])).keys()]],
      [['v2'], []],
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
        ['r2', 'r3', 'r9'],
      ],
    ],
    'every resource comes by what changed last': [(q, db) => idsOf(q.allResources(db)), ['r9', 'r2', 'r3']],
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
