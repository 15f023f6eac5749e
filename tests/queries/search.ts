import { searchColumns } from '#platform/text/search-index.ts'
import * as search from '#projections/search_entries.ts'
import { rowsOf, type Subject, subject } from './subject.ts'

const entry = (
  id: string,
  kind: 'distributors' | 'products' | 'orders',
  readers: readonly string[],
  title: string,
) => ({
  ...{ id, kind, key: id, readers, title, detail: '', about: [], audience: null, newest: 0 },
  ...searchColumns([title]),
})

export const tables = [
  rowsOf(search.searchEntries, [
    entry('osmotic', 'products', ['staff', 'all'], 'Osmotic dilator'),
    entry('oslo', 'distributors', ['staff', 'company:oslo'], 'Oslo Medical'),
    { ...entry('order', 'orders', ['staff', 'company:oslo'], '2026-000012'), about: ['oslo'] },
    entry('lima', 'distributors', ['staff', 'company:lima'], 'Lima Osteo'),
  ]),
]

const searching = {
  kinds: ['distributors', 'products', 'orders'] as const,
  typos: false,
  most: 6,
  hashes: (text: string) => [text],
}
const staff = { ...searching, reader: { readers: ['staff'], company: null, also: null } }
const lima = { ...searching, reader: { readers: ['company:lima', 'all'], company: null, also: null } }

export const subjects: readonly Subject[] = [
  subject('projections/search_entries.ts', search, {
    'a name finds what is called so, and what is of it': [
      async (q, db) => (await q.entriesFound(db, 'oslo', staff)).map(({ key }) => key),
      ['oslo', 'order'],
    ],
    'each kind by itself, what begins so first': [
      async (q, db) => (await q.entriesFound(db, 'os', staff)).map(({ key }) => key),
      ['oslo', 'lima', 'order', 'osmotic'],
    ],
    'a company finds what it may read': [
      async (q, db) => (await q.entriesFound(db, 'os', lima)).map(({ key }) => key),
      ['lima', 'osmotic'],
    ],
    'no more of a kind than there is room for': [
      async (q, db) => (await q.entriesFound(db, 'os', { ...staff, most: 1 })).length,
      3,
    ],
    'a typing error is allowed where it is': [
      async (q, db) => [
        (await q.entriesFound(db, 'osmotik', staff)).length,
        (await q.entriesFound(db, 'osmotik', { ...staff, typos: true })).map(({ key }) => key),
      ],
      [0, ['osmotic']],
    ],
  }),
]
