import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(file, 'utf8')
const filesBelow = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => join(folder, file))

const ours = filesBelow(web, /\.css$/)
const sources = filesBelow(web, /\.tsx?$/)

/** The library's style sheets that a component of ours imports. */
const library = [
  ...new Set(
    sources.flatMap((file) => [...read(file).matchAll(/'(@mantine\/[^']+\.css)'/g)].map(([, sheet]) => sheet ?? '')),
  ),
]

const declared = new Set(ours.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))

describe('the library’s variables', () => {
  test.each(library)('%s finds all that it reads', (sheet) => {
    const css = read(join(web, '../../node_modules', sheet))
    const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const missing = [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)]
      .map(([, name]) => name)
      .filter((name) => !declared.has(name) && !own.has(name))
    expect([...new Set(missing)]).toEqual([])
  })

  test('only layered sheets are imported', () =>
    expect(library.filter((sheet) => !sheet.endsWith('.layer.css'))).toEqual([]))
})

test('how far a note stands from what is around it, its places say, and none takes back what it says itself', () => {
  expect(read(join(web, 'ui/Note.module.css'))).not.toContain('margin')
  expect(ours.filter((file) => read(file).includes("[role='note']"))).toEqual([])
})

describe.each(ours.map((file) => [file.slice(web.length + 1), read(file)] as const))('%s', (name, css) => {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

  test('reads only variables that exist', () => {
    const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map(([, variable]) => variable)
    const given = new Set(['--tone-bg', '--tone-fg', '--at', '--badge-ring', '--row'])
    expect([...new Set(used)].filter((variable) => !declared.has(variable) && !given.has(variable ?? ''))).toEqual([])
  })

  if (!name.endsWith('.module.css')) return

  test('stands in the app layer', () => expect(rules.trim()).toMatch(/^@layer app \{/))

  test('names colours by token', () => expect(rules.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([]))

  test('knows no left and right', () =>
    expect(
      rules.match(/\b(?:(?:margin|padding|border)-(?:left|right)|(?<!-)(?:left|right):|text-align: (?:left|right))/g) ??
        [],
    ).toEqual([]))
})
