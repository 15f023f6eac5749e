import { searchColumns } from '#platform/text/search-index.ts'
import * as search from '#projections/search_entries.ts'
import { rowsOf, type Subject, subject } from './subject.ts'

const entry = (
  id: string,
  kind: 'distributors' | 'products' | 'orders' | 'news',
  readers: readonly string[],
  title: string,
) => ({
  ...{ id, kind, key: id, readers, title, detail: '', about: [], audience: null, newest: 0 },
  ...searchColumns([title]),
})

const newest = (at: number) => ({ newest: at })
const about = (...keys: readonly string[]) => ({ about: keys })
const alsoSays = (...texts: readonly string[]) => searchColumns(texts)

/** One more than are compared, the last two of which are equally new. */
const many = Array.from({ length: 100 }, (_, index) => ({
  ...entry(`y${String(index).padStart(3, '0')}`, 'news', ['staff'], `Yota ${index}`),
  ...newest(110 - index),
}))

export const tables = [
  rowsOf(search.searchEntries, [
    entry('osmotic', 'products', ['staff', 'all'], 'Osmotic dilator'),
    entry('oslo', 'distributors', ['staff', 'company:oslo'], 'Oslo Medical'),
    { ...entry('order', 'orders', ['staff', 'company:oslo'], '2026-000012'), about: ['oslo'] },
    entry('lima', 'distributors', ['staff', 'company:lima'], 'Lima Osteo'),
    { ...entry('pale', 'orders', ['staff', 'company:lima'], 'Pale'), ...about('oslo') },
    { ...entry('b', 'news', ['staff'], 'Zeta b'), ...newest(5) },
    { ...entry('a2', 'news', ['staff'], 'Zeta a'), ...newest(5) },
    { ...entry('a1', 'news', ['staff'], 'Zeta a'), ...newest(5) },
    { ...entry('c', 'news', ['staff'], 'Zeta c'), ...newest(9) },
    entry('zeta', 'orders', ['staff'], 'Zeta 7'),
    { ...entry('of-order', 'orders', ['staff'], 'After it'), ...about('zeta') },
    { ...entry('quito', 'distributors', ['staff'], 'Quito'), ...alsoSays('Quito', 'In zeta street') },
    { ...entry('of-street', 'orders', ['staff'], 'For Quito'), ...about('quito') },
    { ...entry('quartz', 'products', ['staff'], 'Quartz'), ...alsoSays('Quartz', 'With zeta') },
    { ...entry('of-product', 'orders', ['staff'], 'Of quartz'), ...about('quartz') },
    { ...entry('yzzz', 'news', ['staff'], 'Yota last'), ...newest(11) },
    ...many,
    { ...entry('ymy', 'news', ['staff'], 'My yota'), ...newest(999) },
    entry('yproduct', 'products', ['staff'], 'Yota'),
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
      ['oslo', 'order', 'pale'],
    ],
    'each kind by itself, what begins so first': [
      async (q, db) => (await q.entriesFound(db, 'os', staff)).map(({ key }) => key),
      ['oslo', 'lima', 'order', 'pale', 'osmotic'],
    ],
    'a company finds what it may read': [
      async (q, db) => (await q.entriesFound(db, 'os', lima)).map(({ key }) => key),
      ['lima', 'osmotic'],
    ],
    'no more of a kind than there is room for': [
      async (q, db) => (await q.entriesFound(db, 'os', { ...staff, most: 1 })).length,
      3,
    ],
    'of the same kind the newest first, then by text': [
      async (q, db) => (await q.entriesFound(db, 'zeta', { ...staff, kinds: ['news'] })).map(({ key }) => key),
      ['c', 'a1', 'a2', 'b'],
    ],
    'what is of a product, or of a company that is called so; not what is of an order': [
      async (q, db) => (await q.entriesFound(db, 'zeta', staff)).map(({ key }) => key),
      ['quito', 'zeta', 'of-product', 'quartz'],
    ],
    'of whom one may not read, nothing is found': [
      async (q, db) => [
        (await q.entriesFound(db, 'oslo', lima)).map(({ key }) => key),
        (await q.entriesFound(db, 'pale', lima)).map(({ key }) => key),
      ],
      [[], ['pale']],
    ],
    'a hundred of a kind are compared: those that begin so, then the newest': [
      async (q, db) => {
        const found = await q.entriesFound(db, 'yota', { ...staff, kinds: ['news', 'products'], most: 200 })
        const keys = found.map(({ key }) => key)
        return [keys.length, ...['y000', 'y099', 'yzzz', 'ymy', 'yproduct'].filter((key) => keys.includes(key))]
      },
      [101, 'y000', 'y099', 'yproduct'],
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
