import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { create, type Font } from 'fontkit'
import { expect, test, vi } from 'vitest'

import { fallbackFonts } from '#platform/pdf/fallback-fonts.ts'
import { partsOf } from '#platform/pdf/text-parts.ts'
import { unpackWoff } from '#platform/pdf/woff.ts'
import { unprintedLetters } from './printed-letters.ts'

// Each of the large fonts is unpacked when it is first needed.
vi.setConfig({ testTimeout: 120_000 })

const folder = join(dirname(fileURLToPath(import.meta.resolve('inter-ui/package.json'))), 'Inter (web)')
const inter = create(unpackWoff(readFileSync(join(folder, 'Inter-Regular.woff')))) as Font
const fonts = fallbackFonts(inter, () => undefined)

/** A sign is set in the place of what no font has. */
const isPrinted = async (text: string): Promise<boolean> => !JSON.stringify(await partsOf(text, fonts)).includes('◆')

test.each([
  ...['Société Żółć', 'Ελλάδα', 'Аптека', 'صيدلية', 'Դեղատուն', 'भारत', 'აფთიაქი', 'בית', 'โรง'],
  ...['药房', 'くすり', 'クスリ', '약국', 'No 12, 50 % (a)'],
])('%s is printed', async (text) => {
  expect(unprintedLetters(text)).toEqual([])
  expect(await isPrinted(text)).toBe(true)
})

test.each([
  ['አዲስ አ', 'አዲስ'],
  ['ঢাকা', 'ঢক'],
  ['கடை', 'கட'],
  ['ភ្នំពេញ', 'ភនពញ'],
])('of %s, the letters %s are not printed, and each is named once', async (text, letters) => {
  expect(unprintedLetters(text)).toEqual(Array.from(letters))
  expect(await isPrinted(text)).toBe(false)
})
