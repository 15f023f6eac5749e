import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { keysOf } from '#platform/records.ts'
import { say, translated } from '#platform/text/say.ts'
import { inLanguage } from '#translations/language-now.ts'
import { phrases } from '#translations/phrases.ts'

const languages = keysOf(phrases)
const all = keysOf(phrases.es)

type Texts = { readonly written: ReadonlySet<string>; readonly refusals: ReadonlyMap<string, string> }

/** 'The quote for {0} is ready' of a template, the text of a literal, null of anything else. */
const phraseOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('')
}

const isRefusing = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(refused|invalid|notFound)$/.test(node.expression.getText())

/** Of a refusal's arguments: sentences, by field or alone; members and keys are none. */
const sentencesIn = (node: ts.Node): ts.Node[] => {
  if (phraseOf(node) !== null) return [node]
  if (ts.isConditionalExpression(node)) return [...sentencesIn(node.whenTrue), ...sentencesIn(node.whenFalse)]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() !== 'members' ? sentencesIn(property.initializer) : [],
  )
}

const readTexts = (): Texts => {
  const written = new Set<string>()
  const refusals = new Map<string, string>()
  for (const file of globSync('src/{modules,platform}/**/*.ts').filter((name) => !/\.spec\.ts$/.test(name))) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      const phrase = phraseOf(node)
      if (phrase !== null) written.add(phrase)
      if (isRefusing(node))
        for (const sentence of node.arguments.flatMap(sentencesIn)) {
          const refusal = phraseOf(sentence)!
          if (/[a-z]{2}/.test(refusal.replaceAll(/\{\d\}/g, ''))) refusals.set(refusal, file)
        }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { written, refusals }
}

const texts = readTexts()

const placesOf = (phrase: string): string[] => [...phrase.matchAll(/\{\d\}/g)].map(([place]) => place).toSorted()

describe('what the server writes', () => {
  test('has no phrase that the program does not write', () => {
    expect(all.filter((phrase) => !texts.written.has(phrase))).toEqual([])
  })

  test('has every sentence of a refusal', () => {
    const missing = [...texts.refusals].filter(([refusal]) => !Object.hasOwn(phrases.es, refusal))
    expect(missing.map(([refusal, file]) => `${file}: ${refusal}`)).toEqual([])
  })

  test.each(languages)('puts in what English puts in: %s', (language) => {
    const differing = all.filter(
      (phrase) => JSON.stringify(placesOf(phrases[language][phrase])) !== JSON.stringify(placesOf(phrase)),
    )
    expect(differing).toEqual([])
  })

  test.each(languages)('reads a finished refusal as the phrase that it was made of: %s', (language) => {
    const withPlaces = all.filter((phrase) => texts.refusals.has(phrase) && phrase.includes('{0}'))
    fc.assert(
      fc.property(
        fc.constantFrom(...withPlaces),
        fc.array(fc.stringMatching(/^[A-Z]{2}-\d{3}$/), { minLength: 6, maxLength: 6 }),
        (phrase, given) => {
          const english = say(phrase, ...given)
          return inLanguage(language, () => translated(english) === say(phrase, ...given))
        },
      ),
    )
  })
})

test('what no phrase is made of stays as it is', () => {
  expect(inLanguage('es', () => translated('Andina Salud'))).toBe('Andina Salud')
  expect(translated('Please sign in')).toBe('Please sign in')
})
