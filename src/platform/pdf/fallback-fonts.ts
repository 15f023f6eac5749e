import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { create, type Font } from 'fontkit'

type Face = { readonly normal: Buffer; readonly bold: Buffer }
type TextRun = { readonly text: string; readonly font?: string }
/** One unicode-range of a family. */
type Cut = { readonly name: string; readonly file: string; readonly ranges: readonly (readonly [number, number])[] }

const ALPHABETS = ['arabic', 'hebrew', 'thai', 'devanagari', 'georgian', 'armenian']
const EAST_ASIAN = ['sc', 'tc', 'jp', 'kr']
const WEIGHTS = { normal: 400, bold: 600 }

/** Han characters have regional shapes: the surrounding text decides. */
const familiesFor = (text: string): readonly string[] => {
  const own = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'jp'
    : /\p{Script=Hangul}/u.test(text)
      ? 'kr'
      : ''
  return [...ALPHABETS, ...EAST_ASIAN.toSorted((a, b) => Number(b === own) - Number(a === own))]
}

const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u

const codePoint = (character: string): number => character.codePointAt(0) ?? 0

const shown = (font: Font, cluster: string): string | null => {
  const has = (character: string) => font.hasGlyphForCodePoint(codePoint(character))
  const characters = Array.from(cluster)
  return characters.every((it) => SHAPELESS.test(it) || has(it)) ? characters.filter(has).join('') : null
}

const cutsOf = async (family: string): Promise<readonly Cut[]> => {
  const name = `noto-sans-${family}`
  const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)))
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))
  return Object.entries(ranges).map(([key, list]) => {
    const cut = `${name}-${key.replaceAll(/[[\]]/g, '')}`
    return {
      name: cut,
      file: join(folder, 'files', `${cut}-wght-normal.woff2`),
      ranges: list.split(',').map((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16))
        return [from, to] as const
      }),
    }
  })
}

const remembered = <T>(make: (key: string) => Promise<T>) => {
  const made = new Map<string, Promise<T>>()
  return (key: string): Promise<T> => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Noto fonts for what Inter lacks, loaded when first needed. */
export const fallbackFonts = (base: Font, register: (name: string, face: Face) => void) => {
  const families = remembered(cutsOf)
  const loaded = remembered(async (key) => {
    const { name, file }: { name: string; file: string } = JSON.parse(key)
    const { default: subsetFont } = await import('subset-font')
    const packed = await readFile(file)
    const atWeight = (wght: number) =>
      subsetFont(packed, undefined, { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: { wght } })
    const face = { normal: await atWeight(WEIGHTS.normal), bold: await atWeight(WEIGHTS.bold) }
    register(name, face)
    return create(face.normal) as Font
  })

  const search = async (cluster: string, order: readonly string[]): Promise<TextRun | null> => {
    const first = codePoint(Array.from(cluster).find((it) => !SHAPELESS.test(it)) ?? '')
    for (const family of order)
      for (const { name, file, ranges } of await families(family)) {
        if (!ranges.some(([from, to]) => from <= first && first <= to)) continue
        const text = shown(await loaded(JSON.stringify({ name, file })), cluster)
        if (text) return { text, font: name }
      }
    return null
  }

  return {
    /** In Inter, else the first fallback font with the whole cluster, else null. */
    find: async (clusters: Iterable<string>, text: string): Promise<ReadonlyMap<string, TextRun>> => {
      const order = familiesFor(text)
      const found = new Map<string, TextRun>()
      for (const cluster of clusters) {
        const inBase = shown(base, cluster)
        const set = inBase ? { text: inBase } : await search(cluster, order)
        if (set) found.set(cluster, set)
      }
      return found
    },
  }
}
