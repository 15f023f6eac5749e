import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { countries } from '#modules/catalogue/countries.ts'

import { compareTexts } from './alphabet.ts'

test('accents sort next to their letters, Ñ after N, capitals after small letters', () =>
  expect(
    ['Zinc', 'Ñandú', 'Oso', 'Éclair', 'Fe', 'Nube', 'Eclair', 'eclair', 'Østfold'].toSorted(compareTexts),
  ).toEqual([...['eclair', 'Eclair', 'Éclair', 'Fe', 'Nube', 'Ñandú', 'Oso', 'Østfold', 'Zinc']]))

test('countries are listed so', () => {
  const named = countries.slice(0, -1).map(({ name }) => name)
  expect(named).toEqual(named.toSorted(compareTexts))
})

/** They sort codes, months and file names of ours, which are ASCII. */
const codes = [
  ...['migrate.ts', 'forecast-view.ts', 'chart-series.ts', 'audit/routes.ts', 'view-search.ts'],
  ...['rules-routes.ts', 'sales-rows.ts', 'adding-up.ts', 'nightly-backup.ts'],
]

test('no code of ours sorts names by another rule', () => {
  const root = join(import.meta.dirname, '../../..')
  const found = globSync(['src/**/*.{ts,tsx}', 'projections/*.ts'], { cwd: root })
    .filter((path) => !/\.spec\.tsx?$|alphabet\.ts$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const sorts = codes.some((end) => path.replaceAll('\\', '/').endsWith(end))
        ? []
        : text.match(/\.(?:sort|toSorted)\(\)/g)
      const others = text.match(/\.localeCompare\(|Intl\.Collator|\.orderBy\('(?:\w+\.)?(?:name|label|\w+Name)'\)/g)
      return [...(sorts ?? []), ...(others ?? [])].map((it) => `${path}: ${it}`)
    })
  expect(found).toEqual([])
})
