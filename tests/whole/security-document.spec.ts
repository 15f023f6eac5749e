import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { items } from './asvs-items.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, number = '', level = '', state = '', how = '']) => ({ number, level, state, how }),
)
const inState = (wanted: string) => rows.filter(({ state }) => state === wanted).map(({ number }) => number)
const sorted = (numbers: readonly string[]) => numbers.toSorted()
const part = (heading: string) => document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

test('every item of levels 1 and 2 is in the document once, under its level', () => {
  for (const [level, numbers] of Object.entries(items))
    expect(sorted(rows.filter((row) => row.level === level).map(({ number }) => number))).toEqual(
      sorted(numbers.trim().split(/\s+/)),
    )
})

test('an item has one of three states, and what is met names a file or the part that says it', () => {
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['met', 'n.a.', 'deviates']))
  const unnamed = rows.filter(({ state, how }) => state === 'met' && !/`[\w.-]*[/.]|, below|as \d/.test(how))
  expect(unnamed.map(({ number, how }) => `${number}: ${how}`)).toEqual([])
})

test('what deviates is explained, and nothing else', () => {
  const deviations = part('Deviations').matchAll(/^\d\. \*\*[^*]+\(([\d.]+)\)\.\*\*/gm)
  expect(sorted([...deviations].map(([, number = '']) => number))).toEqual(sorted(inState('deviates')))
  expect(inState('deviates').length).toBeLessThanOrEqual(4)
})

test.each(['docs/security.md', 'SECURITY.md'])('every file that %s names exists', (name) => {
  const quoted = [...readFileSync(join(root, name), 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  const paths = quoted.filter((text) =>
    /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w.-]+\.(ts|md|json|yml)$|^\.|^Dockerfile$/.test(text),
  )
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !path.startsWith('DATA_DIR/') && !existsSync(join(root, path)))).toEqual([])
})
