import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(file, 'utf8')
const filesBelow = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => join(folder, file))

const ours = filesBelow(web, /\.css$/)
/** What the component library sets on the lists that it places. */
const ofLibrary = ['--anchor-width', '--available-width', '--available-height']

const declared = new Set(ours.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))

test('how far a note is from what is around it, its places say, and none takes back what it says itself', () => {
  expect(read(join(web, 'ui/page/Note.module.css'))).not.toContain('margin')
  expect(ours.filter((file) => read(file).includes("[role='note']"))).toEqual([])
})

const breakpoints = read(join(web, 'ui/style/breakpoints.css'))

test('three widths have names, and no other is used', () => {
  const named = new Set(
    [...breakpoints.matchAll(/@custom-media --\w+ (\(max-width: \d+px\));/g)].map(([, query]) => query),
  )
  expect(named.size).toBe(3)
  const queries = filesBelow(web, /(?<!spec)\.tsx?$/).flatMap(
    (file) => read(file).match(/\((?:max|min)-width: [^)]*\)/g) ?? [],
  )
  expect(queries.filter((query) => !named.has(query))).toEqual([])
})

describe.each(ours.map((file) => [file.slice(web.length + 1), read(file)] as const))('%s', (name, css) => {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

  test('reads only variables that exist', () => {
    const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map(([, variable]) => variable)
    const given = new Set(['--tone-bg', '--tone-fg', '--at', '--badge-ring', '--row', '--least', ...ofLibrary])
    expect([...new Set(used)].filter((variable) => !declared.has(variable) && !given.has(variable ?? ''))).toEqual([])
  })

  test('names the widths of windows', () => {
    const names = [...breakpoints.matchAll(/@custom-media (--\w+)/g)].map(([, breakpoint]) => breakpoint)
    const queries = [...rules.matchAll(/@media ([^{]*)/g)].map(([, query = '']) => query)
    expect(queries.filter((query) => /width/.test(query))).toEqual([])
    expect(queries.flatMap((query) => query.match(/--[\w-]+/g) ?? []).filter((used) => !names.includes(used))).toEqual(
      [],
    )
  })

  if (!name.endsWith('.module.css')) return

  test('is in the app layer', () => expect(rules.trim()).toMatch(/^@layer app \{/))

  test('names colours by token', () => expect(rules.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([]))

  test('knows no left and right', () =>
    expect(
      rules.match(/\b(?:(?:margin|padding|border)-(?:left|right)|(?<!-)(?:left|right):|text-align: (?:left|right))/g) ??
        [],
    ).toEqual([]))
})
