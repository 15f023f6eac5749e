import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'

import { MARKDOWN_LENGTH } from '#modules/library/events.ts'
import { markdownFaults, whyNotPublished } from '#modules/library/publishing-checks.ts'
import { blocksOf, deadLinksIn, picturesIn } from './markdown.ts'
import {
  beyondLimits,
  MARKDOWN_HTML,
  MARKDOWN_ITEMS,
  MARKDOWN_LINES,
  MARKDOWN_LINKS,
  MARKDOWN_MARKS,
  MARKDOWN_NESTING,
  nestingOf,
} from './markdown-limits.ts'

type Tree = { readonly type: string; readonly children?: readonly Tree[] }
type TextSize = { readonly nodes: number; readonly depth: number; readonly containers: number; readonly links: number }

/** What the parser made of a text. `containers`: lists and quotes inside each other. */
const measured = ({ type, children = [] }: Tree): TextSize => {
  const inside = children.map(measured)
  const most = (of: (it: TextSize) => number) => inside.reduce((highest, it) => Math.max(highest, of(it)), 0)
  const sum = (of: (it: TextSize) => number) => inside.reduce((total, it) => total + of(it), 0)
  return {
    nodes: 1 + sum(({ nodes }) => nodes),
    depth: 1 + most(({ depth }) => depth),
    containers: most(({ containers }) => containers) + (type === 'list' || type === 'blockquote' ? 1 : 0),
    links: sum(({ links }) => links) + (/^(?:link|image|definition)/.test(type) ? 1 : 0),
  }
}

/** All that the limits leave to the parser at most: what each line, item, mark, link and piece of HTML can begin, and the text between them. */
const MOST_NODES = 4 * (MARKDOWN_LINES + MARKDOWN_ITEMS + MARKDOWN_MARKS + MARKDOWN_LINKS + MARKDOWN_HTML)
/** A list is two nodes deep, and two marks or a link one. */
const MOST_DEPTH = 4 + 2 * MARKDOWN_NESTING + MARKDOWN_MARKS / 2 + MARKDOWN_LINKS

/** It is refused with a sentence, or parsed within the bound; either way it can be shown. */
const check = (text: string) => {
  expect(Array.isArray(blocksOf(text))).toBe(true)
  const refusal = beyondLimits(text, 'Text')
  if (refusal !== null) return void expect(refusal).toMatch(/^Text: .*\d/)
  const { nodes, depth, containers, links } = measured(fromMarkdown(text))
  // Backticks and escapes make nodes without a limit of their own: two characters each at least.
  expect(nodes).toBeLessThanOrEqual(MOST_NODES + text.replaceAll(/[^`\\&]/g, '').length)
  expect(depth).toBeLessThanOrEqual(MOST_DEPTH)
  expect(containers).toBeLessThanOrEqual(nestingOf(text).depth)
  expect(containers).toBeLessThanOrEqual(MARKDOWN_NESTING)
  expect(links).toBeLessThanOrEqual(MARKDOWN_LINKS + MARKDOWN_HTML)
}

const full = (piece: string): string => piece.repeat(Math.floor(MARKDOWN_LENGTH / piece.length))
/** As often as the limits allow. */
const mostOf = (piece: string): string => {
  let [allowed, refused] = [0, Math.floor(MARKDOWN_LENGTH / piece.length) + 1]
  while (refused - allowed > 1) {
    const middle = (allowed + refused) >> 1
    if (beyondLimits(piece.repeat(middle), '') === null) allowed = middle
    else refused = middle
  }
  return piece.repeat(allowed)
}

const evil = {
  'lists in lists': `${'- '.repeat(3000)}x`,
  'quotes in quotes': '>'.repeat(5000),
  'lists that are indented ever more': Array.from({ length: 130 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n'),
  'quotes and lists by turns': `${'> - '.repeat(3000)}x`,
  'backticks of each length': Array.from({ length: 190 }, (_, n) => '`'.repeat(n + 1)).join(' '),
  'marks that open before marks that close': '*a '.repeat(3000) + 'a* '.repeat(3000),
}
const pieces = [
  ...['[', '[a](', '![a](', '](', '[a][', '[a]: b\n', '[a]: <b\n', '[](b) '],
  ...['*', '_', '*_', '*a_ ', '_a*', '*a **a ', '***a***', 'a*b_', '**a'],
  ...['`', '`a``', '```\n', '\\', '&#1;', '| a | b\n', '|-|-|\n', '=\n', 'a\n=\n', '# a\n', '<div>\n'],
  ...['<', '<!-- ', 'a <!-- ', 'a <?', 'a <![CDATA[', '<a href="', '<a:', '<a@b'],
  ...['- a\n', '- \n', '1. a\n', '>a\n', '- - a\n', '- a\n- ', '\t\t- a\n', 'a\n\n', 'a\n', '\n'],
]

describe('Markdown of the allowed length', () => {
  test.each(Object.entries(evil))('%s', (_, text) => check(text))

  test.each(pieces)('%j again and again, as often as is allowed', (piece) => check(mostOf(piece)))
  test.each(pieces)('%j again and again, as often as there is room', (piece) => {
    const text = full(piece)
    if (beyondLimits(text, '') !== null) check(text)
  })

  test('is refused, or parsed within the bound, whatever it is', () => {
    const anyPiece = fc.constantFrom(...pieces, 'text ', ' ', '  ', '    ', '\n', '\n\n', '---\n', '- - -\n', '10) ')
    const runs = fc.tuple(anyPiece, fc.integer({ min: 1, max: 40 })).map(([piece, times]) => piece.repeat(times))
    const written = fc
      .array(fc.oneof(anyPiece, anyPiece, anyPiece, runs, fc.string({ unit: 'grapheme', maxLength: 20 })), {
        maxLength: 120,
      })
      .map((parts) => parts.join('').slice(0, MARKDOWN_LENGTH))
    fc.assert(fc.property(written, check), { numRuns: 60 })
  })
})

describe('a limit', () => {
  test.each([
    ['Use at most 20 000 characters', 'a'.repeat(MARKDOWN_LENGTH), 'a'],
    ['Use at most 1 000 lines', 'a\n'.repeat(MARKDOWN_LINES - 1), 'a\n'],
    ['Put lists and quotes at most 10 levels deep into each other', '> '.repeat(MARKDOWN_NESTING), '> '],
    ['Use at most 500 items of lists and lines of quotes', '- a\n'.repeat(MARKDOWN_ITEMS), '- a'],
    ['Use at most 200 links and pictures, each of which begins with [', '[a](/b) '.repeat(MARKDOWN_LINKS), '[a](/b)'],
    ['Use * and _ at most 1 000 times', '*a* '.repeat(MARKDOWN_MARKS / 2), '*'],
    ['Use the sign < at most 200 times', 'a < b '.repeat(MARKDOWN_HTML), '<'],
  ])('names the field and the number: %s', (sentence, most, more) => {
    expect(beyondLimits(most, 'Second text')).toBeNull()
    expect(beyondLimits(most + more, 'Second text')).toBe(`Second text: ${sentence}`)
  })

  test('is no limit for an ordinary text with rules, tables of contents and code', () => {
    const list = '- one\n  - two\n    1. three\n\n       more of three\n  - four\n\n'
    expect(
      beyondLimits(`# A\n\n${'* * *\n\n- - - - - - - - - - - - - -\n\n'.repeat(20)}${list.repeat(30)}`, ''),
    ).toBeNull()
  })
})

const written = {
  ...{ title: 'T', excerpt: 'E', introduction: '', imageText: '', externalLink: null },
  ...{ file: null, image: null, captions: null, content: '', content2: '' },
}

test('what is beyond a limit can be read as plain text, and neither saved nor published', () => {
  const text = `${'> '.repeat(60)}deep\n\nThe *end*`
  expect(picturesIn(text)).toEqual([])
  expect(deadLinksIn(`${text} [x](javascript:x)`)).toEqual([])
  expect(blocksOf(text)).toEqual([
    { type: 'paragraph', runs: [{ text: `${'> '.repeat(60)}deep` }] },
    { type: 'paragraph', runs: [{ text: 'The *end*' }] },
  ])
  const fault = 'Put lists and quotes at most 10 levels deep into each other'
  expect(markdownFaults({ content: text, content2: '' })).toEqual({ content: `Text: ${fault}` })
  expect(whyNotPublished('best-practices', null, { ...written, content2: text })).toEqual({
    content2: `Second text: ${fault}`,
  })
})

test('a text that is read again is not parsed again', () => {
  const text = 'Some *text* of this test alone'
  expect(blocksOf(text)).toBe(blocksOf(text))
  const first = blocksOf(text)
  for (let n = 0; n < 300; n++) blocksOf(`Other text ${n}`)
  expect(blocksOf(text)).not.toBe(first)
  expect(blocksOf(text)).toEqual(first)
})
