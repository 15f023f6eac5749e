import { expect, test } from 'vitest'

import { atFirst, type Hit, matching, type Section } from './palette-search.ts'

const hit = (group: Hit['group'], label: string, detail = ''): Hit => ({
  id: `/${label}`,
  group,
  label,
  detail,
  choose: () => {},
})

const hits = [
  hit('help', 'Help centre'),
  hit('products', 'Copper IUD 380', 'PC-1042'),
  hit('products', 'Folic acid 400 µg', 'PC-2210'),
  hit('orders', '2026-000123', 'Côte d’Ivoire · Quote received'),
  hit('goTo', 'Orders', 'Status, quotes and history'),
  hit('actions', 'Confirm the order'),
]

const labels = (sections: Section[]) => sections.flatMap((section) => section.hits.map(({ label }) => label))
const groups = (sections: Section[]) => sections.map(({ of }) => of)

test('finds by the beginning, by a term and by what is inside', () => {
  expect(labels(matching(hits, 'cop'))).toEqual(['Copper IUD 380'])
  expect(labels(matching(hits, 'acid'))).toEqual(['Folic acid 400 µg'])
  expect(labels(matching(hits, '1042'))).toEqual(['Copper IUD 380'])
})

test('accents and capitals do not matter', () => expect(labels(matching(hits, 'COTE'))).toEqual(['2026-000123']))

test.each([
  ['pc1042', 'Copper IUD 380'],
  ['PC 1042', 'Copper IUD 380'],
  ['iud copper 1042', 'Copper IUD 380'],
  ['400 μg', 'Folic acid 400 µg'],
  ['400µg', 'Folic acid 400 µg'],
  ["d'ivoire cote", '2026-000123'],
  ['2026000123', '2026-000123'],
])('%j finds %j', (typed, label) => expect(labels(matching(hits, typed))).toEqual([label]))

test('what is called otherwise is found by its synonym, or one of a part of it', () => {
  const synonyms = [
    { typed: 'ocp', means: 'folic acid' },
    { typed: 'cancel an order', means: 'help centre' },
  ]
  expect(labels(matching(hits, 'OCP 400', synonyms))).toEqual(['Folic acid 400 µg'])
  expect(labels(matching(hits, 'cancel an order', synonyms))).toEqual(['Help centre'])
  expect(labels(matching(hits, 'ocp', []))).toEqual([])
})

test('groups keep their order, whatever fits best', () => {
  expect(labels(matching(hits, 'quote'))).toEqual(['Orders', '2026-000123'])
  expect(groups(matching(hits, 'e'))).toEqual(['goTo', 'actions', 'orders', 'products', 'help'])
})

test('what is called so goes before what is near it', () => {
  const oslo = [hit('products', 'Osmotic dilator', 'PC-6010'), hit('distributors', 'NordMed AS', 'Oslo, Norway')]
  expect(labels(matching(oslo, 'oslo'))).toEqual(['NordMed AS', 'Osmotic dilator'])
  expect(labels(matching(oslo, 'osmotci'))).toEqual(['Osmotic dilator'])
})

test('a company that is called so goes before its orders, an order that is called so before companies', () => {
  const andina = [
    hit('orders', '2026-000240', 'Andina Salud S.A.S. · Colombia'),
    hit('distributors', 'Andina Salud S.A.S.', 'All its orders'),
    hit('distributors', 'Maghreb Santé', 'Rue 2026'),
  ]
  expect(labels(matching(andina, 'andina'))).toEqual(['Andina Salud S.A.S.', '2026-000240'])
  expect(labels(matching(andina, 'colombia'))).toEqual(['2026-000240'])
  expect(labels(matching(andina, '2026'))).toEqual(['2026-000240', 'Maghreb Santé'])
})

test('nothing fits nothing', () => expect(matching(hits, 'zzz')).toEqual([]))

test('while nothing is typed, places, actions and help; no order or product without a search', () =>
  expect(labels(atFirst(hits, []))).toEqual(['Orders', 'Confirm the order', 'Help centre']))

test('recent choices stand first, latest first and once; what is gone is left out', () => {
  const sections = atFirst(
    hits,
    ['Copper IUD 380', 'gone', 'Orders'].map((label) => hit('products', label)),
  )
  expect(groups(sections)).toEqual(['recent', 'actions', 'help'])
  expect(labels(sections).slice(0, 2)).toEqual(['Copper IUD 380', 'Orders'])
})
