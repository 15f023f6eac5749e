import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Moment } from '#platform/event.ts'
import { beyondMargins, missingGlyphs, pdfPages, pdfTexts } from '#tests/pdf-text.ts'

import { startDocuments } from './documents.ts'
import { type Node, page } from './page.ts'

// The first document starts the typesetter's thread, which unpacks each font at its first use.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
let documents: Awaited<ReturnType<typeof startDocuments>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  documents = await startDocuments(folder)
})
afterAll(async () => {
  await documents.stop()
  await rm(folder, { recursive: true })
})

const pdfOf = (...content: Node[]) =>
  documents.make(
    page({
      title: 'Texts',
      language: 'en',
      madeAt: '2026-11-20T09:12:00.000Z' as Moment,
      provider: { name: 'The provider', address: ['Paris'], email: 'contact@provider.example' },
      link: null,
      content,
    }),
  )

test('what is right to left begins at the right, figures in it are read from the left', async () => {
  const texts = pdfTexts(await pdfOf('שלום 123 (עולם)'))
  const at = (text: string) => texts.find((it) => it.text.trim() === text)?.left ?? Number.NaN
  expect(at('שלום')).toBeGreaterThan(at('123'))
  expect(at('123')).toBeGreaterThan(at('('))
  expect(at('(')).toBeGreaterThan(at('עולם'))
})

test('a right-to-left text of several lines ends at the left, line by line', async () => {
  const texts = pdfTexts(await pdfOf('مستشفى الملك فيصل التخصصي '.repeat(12).trim()))
  const lines = Map.groupBy(
    texts.filter(({ text }) => /\p{Script=Arabic}/u.test(text)),
    ({ baseline }) => baseline,
  )
  expect(lines.size).toBeGreaterThan(1)
  for (const line of lines.values()) expect(Math.max(...line.map(({ right }) => right))).toBeCloseTo(547.28, 0)
})

test('Thai ends its lines between words, Chinese between characters', async () => {
  const thai = 'โรงพยาบาล'.repeat(20)
  const chinese = '北京妇产医院'.repeat(20)
  const [text = ''] = pdfPages(await pdfOf(thai, chinese))
  for (const part of text.split(' ')) expect(part).not.toMatch(/^[\u0e30-\u0e3a\u0e47-\u0e4e]/)
  expect(text.replaceAll(' ', '')).toContain(thai)
  expect(text.replaceAll(' ', '')).toContain(chinese)
})

test('a text in a sentence keeps its look', async () => {
  const text = ['Terms: ', { text: 'شروط', bold: true, link: 'https://provider.example' }, '.']
  const pdf = await pdfOf({ text })
  expect(pdfPages(pdf)[0]).toContain('Terms: شروط.')
  expect(pdf.toString('latin1')).toContain('/URI (https://provider.example)')
})

test('control characters and direction marks are not set', async () => {
  const pdf = await pdfOf('a\u0007b\u200e\u202ec\tde\ufeff')
  expect(pdfPages(pdf)[0]).toContain('abc de')
  expect(missingGlyphs(pdf)).toBe(0)
})

test.each([
  ['Hebrew', 0x590, 0x5ff, 'א'],
  ['Arabic', 0x600, 0x6ff, 'ب'],
  ['Arabic of further languages', 0x750, 0x77f, 'ب'],
  ['Arabic of further languages', 0x8a0, 0x8ff, 'ب'],
  ['Devanagari', 0x900, 0x97f, 'क'],
  ['Thai', 0xe00, 0xe7f, 'ก'],
])('every character of %s is set, alone and next to a letter', async (_, first, last, letter) => {
  const all = Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
  const pdf = await pdfOf(all.join(' '), all.map((it) => `${letter}${it}${letter}`).join(' '))
  expect(missingGlyphs(pdf)).toBe(0)
})

// In a cell that is as wide as they are, and where a word must be broken.
test.each(['🄐', 'ހ⟻܀①ٶญ🄐', 'יִ∉', '🄐🄑🄒'.repeat(9), 'יִ'.repeat(27)])(
  'a character of several units is not cut: %s',
  async (text) => {
    const cells = (count: number) => Array.from({ length: count }, () => text)
    const tables = [1, 5, 12].map((count) => ({
      layout: 'hairlines',
      table: { widths: Array.from({ length: count }, () => 'auto'), body: [cells(count)] },
    }))
    expect(missingGlyphs(await pdfOf({ text, bold: true }, ...tables))).toBe(0)
  },
)

test('no text whatever has a box for a character, or leaves the page', async () => {
  const scripts = [
    'Añ',
    'Ωж',
    'Việt',
    'مرحبا',
    'שלום',
    '北京',
    'かな',
    '한국',
    'ไทย',
    'हिन्दी',
    'ქარ',
    'Հայ',
    '👩‍⚕️',
    'አማ',
    ' ',
    '(',
    '12',
  ]
  const written = oneof(
    string({ unit: 'grapheme', maxLength: 40 }),
    string({ unit: 'binary', maxLength: 10 }),
    array(constantFrom(...scripts), { maxLength: 60 }).map((pieces) => pieces.join('')),
  )
  await assert(
    asyncProperty(array(written, { minLength: 1, maxLength: 10 }), async (texts) => {
      const row = texts.slice(0, 4)
      const pdf = await pdfOf(...texts.map((text, place) => ({ text, bold: place % 2 === 0 })), {
        layout: 'hairlines',
        table: { widths: row.map((_, place) => (place % 2 ? '*' : 'auto')), body: [row] },
      })
      expect(missingGlyphs(pdf)).toBe(0)
      expect(beyondMargins(pdf)).toEqual([])
    }),
    { numRuns: 25 },
  )
})
