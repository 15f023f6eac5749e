import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isMistyped, searchKey, searchTerms } from './search.ts'
import { sealedTokens, searchColumns, termsOf } from './search-index.ts'

const letter = fc.constantFrom(...'aeinrst')
const word = fc.array(letter, { minLength: 3, maxLength: 9 }).map((letters) => letters.join(''))

/** A typing error, at a place of the word. */
const errors: readonly ((word: string, at: number, other: string) => string)[] = [
  (it, at) => it.slice(0, at) + it.slice(at + 1),
  (it, at, other) => it.slice(0, at) + other + it.slice(at),
  (it, at, other) => it.slice(0, at) + other + it.slice(at + 1),
  (it, at) => it.slice(0, at) + (it[at + 1] ?? '') + (it[at] ?? '') + it.slice(at + 2),
]

test('a word that is mistyped once shares a token, and fits the pattern, as all that it begins', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat(8),
      letter,
      fc.constantFrom(...errors),
      fc.array(letter, { maxLength: 3 }),
      (it, at, other, error, more) => {
        const typed = error(it, Math.min(at, it.length - 1), other)
        const [term] = termsOf(typed, { typos: true })
        if (!isMistyped(typed, it) || !term?.typos) return
        const { tokens } = term.typos
        const shown = `Grand ${it}${more.join('')}`
        for (const kept of [searchColumns([shown]).tokens, sealedTokens([shown])])
          expect(tokens.some((token) => kept.includes(token))).toBe(true)
        expect(searchColumns([shown]).words).toMatch(new RegExp(term.typos.pattern))
      },
    ),
    { numRuns: 500 },
  )
})

test('what does not differ by one letter does not fit the pattern', () => {
  fc.assert(
    fc.property(word, word, (typed, it) => {
      const [term] = termsOf(typed, { typos: true })
      if (!term?.typos) return
      const begins = [-1, 0, 1].some((more) => {
        const begin = it.slice(0, typed.length + more)
        return begin === typed || isMistyped(typed, begin)
      })
      expect(new RegExp(term.typos.pattern).test(it)).toBe(begins)
    }),
    { numRuns: 500 },
  )
})

test('figures and terms of three letters must match', () => {
  for (const typed of ['000252', 'pc10', 'iud']) expect(termsOf(typed, { typos: true })[0]?.typos).toBeNull()
  expect(termsOf('andnia', { typos: false })[0]?.typos).toBeNull()
})

test('one or two letters find words that begin so, also behind a figure', () => {
  expect(searchColumns(['Misoprostol 200µg × 75mg']).tokens).toEqual(
    expect.arrayContaining(['^m', '^mi', '^2', '^20', '^μ', '^μg', '^x', '^75', '^mg']),
  )
})

test('a text is kept as it is compared: the first line is what it is called', () => {
  const { text, words } = searchColumns(['S.A.S. Lumière', 'Côte d’Ivoire'])
  expect(text.split('\n')).toEqual(['saslumiere', 'cotedivoire'])
  expect(words.split('\n')).toEqual(['sas lumiere', 'cote divoire'])
})

test('no token breaks a character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
      for (const token of [...searchColumns([text]).tokens, ...sealedTokens([text])])
        expect(token.isWellFormed()).toBe(true)
    }),
  )
})

test('a sealed text has the trigrams of each term that it contains', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const tokens = sealedTokens([words.join(' ')])
      for (const term of searchTerms(words.join(' ')))
        for (let at = 0; at + 3 <= term.length; at++) expect(tokens).toContain(searchKey(term.slice(at, at + 3)))
    }),
  )
})
