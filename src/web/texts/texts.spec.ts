import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { FIRST, languages } from '#scripts/vite/language.ts'

import { pseudo } from './pseudo.ts'

const web = 'src/web'

/** Every text by its path, as 'orders: ordersTexts.columns.num'. */
const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`))
    : [path]

const textsOf = async (language: string): Promise<string[]> => {
  const folder = join(import.meta.dirname, language)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const read = await Promise.all(
    files.map(async (file) =>
      Object.entries(await import(join(folder, file))).flatMap(([name, texts]) =>
        pathsOf(texts, `${basename(file, '.ts')}: ${name}`),
      ),
    ),
  )
  return read.flat()
}

test('every language has all texts of the first one, and no others', async () => {
  const first = await textsOf(FIRST)
  expect(first.length).toBeGreaterThan(1_000)
  for (const language of languages().slice(1)) expect(await textsOf(language), language).toEqual(first)
})

/** What a file takes of the texts that it imports: 'orders: ordersTexts.columns', down to where it is handed on whole. */
const takenBy = (file: string): string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const from = new Map<string, string>()
  const taken: string[] = []
  const pathFrom = (node: ts.Node, path: string): string => {
    const { parent } = node
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
      return pathFrom(parent, `${path}.${parent.name.text}`)
    return path
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const [, name] = /(?:^#texts|^\.)\/([^/]+)\.ts$/.exec((node.moduleSpecifier as ts.StringLiteral).text) ?? []
      const bindings = node.importClause?.namedBindings
      if (name && bindings && ts.isNamedImports(bindings))
        for (const { name: local, propertyName } of bindings.elements)
          from.set(local.text, `${name}: ${(propertyName ?? local).text}`)
      return
    }
    if (ts.isIdentifier(node) && from.has(node.text)) taken.push(pathFrom(node, from.get(node.text)!))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return taken
}

/** Itself, or what it is part of, is taken whole; or something of itself is: a list's `map`. */
const isTaken = (text: string, taken: ReadonlySet<string>): boolean => {
  const parts = text.split('.')
  const whole = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  return whole.some((path) => taken.has(path)) || taken.has(`${text}.map`)
}

test('every text is used', async () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file))
    .map((file) => join(web, file))
  const taken = new Set(files.flatMap(takenBy))
  expect((await textsOf(FIRST)).filter((text) => !isTaken(text, taken))).toEqual([])
})

test('the pseudo-language keeps what it is given, in brackets and a third longer', () => {
  const texts = pseudo({ title: 'Orders', of: (num: string) => `Order ${num}`, steps: ['Cart', ''], most: 3 })
  expect([texts.title, texts.of('7'), texts.steps, texts.most]).toEqual([
    '⟦Orders··⟧',
    '⟦Order 7···⟧',
    ['⟦Cart··⟧', ''],
    3,
  ])
})
