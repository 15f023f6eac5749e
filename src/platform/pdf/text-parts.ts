import bidiFactory, { type Bidi } from 'bidi-js'
import { unchecked } from '#platform/typed.ts'

import type { fallbackFonts } from './fallback-fonts.ts'

export type Part = {
  readonly text: string
  readonly font?: string
  /** Levels of the Unicode bidirectional algorithm: its own and its paragraph's; odd is right to left. */
  readonly level: number
  readonly base: number
  /** Copied from the PDF in place of `text`. */
  readonly says?: string
  readonly mayEnd?: true
  readonly noWrap?: false
}

const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u2212]*$/
const WORD = /(?:\S|[\u00a0\u2007\u202f])+/g
/** In clusters. The typesetter cannot break text of several fonts or directions. */
const LONG = { alike: 28, mixed: 13 }
/** In clusters: Arabic and Indic letters keep their shapes in between. */
const CHUNK = 4

const SIGN = '◆'
const UNSEEN = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const JOINS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const BREAKS_BY_ITSELF = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const THAI = /\p{Script=Thai}/u

export const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('th', { granularity: 'word' })
// Typed as an ES module; Node imports the factory itself.
export const bidi = unchecked<() => Bidi>(bidiFactory)()

type Fonts = ReturnType<typeof fallbackFonts>

export const needsParts = (text: string): boolean =>
  !PLAIN.test(text) || [...text.matchAll(WORD)].some(([word]) => word.length >= LONG.alike)

type Cluster = {
  readonly index: number
  readonly says: string
  readonly text: string
  readonly font?: string
}

/** What no font has is set in its compatible form, without marks, or as a sign. */
const inFonts = async (text: string, fonts: Fonts): Promise<Cluster[]> => {
  const all = [...clusters.segment(text)].filter(({ segment }) => segment === '\n' || !UNSEEN.test(segment))
  const forms = (says: string) => [says, says.normalize('NFKC'), Array.from(says)[0] ?? '']
  const needed = new Set(all.map(({ segment }) => segment))
  const found = await fonts.find(needed, text)
  const missing = [...needed].filter((it) => !found.has(it)).flatMap(forms)
  const instead = await fonts.find(new Set(missing), text)
  const setFor = (says: string) => {
    if (says === '\n') return { text: says }
    const form = forms(says).find((it) => found.has(it) || instead.has(it))
    return (form !== undefined && (found.get(form) ?? instead.get(form))) || { text: SIGN }
  }
  return all.map(({ segment, index }) => ({ index, says: segment, ...setFor(segment) }))
}

type PlacedCluster = Cluster & { readonly level: number; readonly base: number }

/** What the typesetter's fonts reverse themselves stays together; everything else is set alone. */
const goTogether = (one: PlacedCluster, next: PlacedCluster): boolean =>
  one.font === next.font &&
  one.level === next.level &&
  one.base === next.base &&
  [one, next].every(({ text, says, level }) => text === says && (level % 2 === 1) === JOINS_RIGHT_TO_LEFT.test(says))

/** In addition to the typesetter's: in Thai, and in long runs without a space. */
const lineEnds = (text: string, all: readonly PlacedCluster[]): { ends: ReadonlySet<PlacedCluster>; long: boolean } => {
  const ends = new Set<PlacedCluster>()
  const starts = new Set(THAI.test(text) ? Array.from(words.segment(text), ({ index }) => index) : [])
  all.forEach((cluster, place) => {
    if (starts.has(cluster.index) && THAI.test(cluster.says) && THAI.test(all[place - 1]?.says ?? '')) ends.add(cluster)
  })
  let long = false
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.length < LONG.mixed) continue
    const inside = all.filter((cluster) => cluster.index >= index && cluster.index < index + word.length)
    const alike = inside.every(({ font, level }) => font === inside[0]?.font && level === inside[0]?.level)
    if (inside.length < (alike ? LONG.alike : LONG.mixed)) continue
    long = true
    for (const [place, cluster] of inside.entries())
      if (place % CHUNK === 0 && !BREAKS_BY_ITSELF.test(cluster.says)) ends.add(cluster)
  }
  return { ends, long }
}

export const partsOf = async (written: string, fonts: Fonts): Promise<string | readonly Part[]> => {
  const text = written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\t\v\f]/g, ' ')
    .replaceAll(/[\u202a-\u202e]/g, '')
  const { levels, paragraphs } = RIGHT_TO_LEFT.test(text)
    ? bidi.getEmbeddingLevels(text)
    : { levels: [], paragraphs: [] }
  const all = (await inFonts(text, fonts)).map((cluster) => ({
    ...cluster,
    level: levels[cluster.index] ?? 0,
    base: paragraphs.find(({ end }) => cluster.index <= end)?.level ?? 0,
  }))
  const { ends, long } = lineEnds(text, all)
  const parts: { -readonly [key in keyof Part]: Part[key] }[] = []
  let before: PlacedCluster | undefined
  for (const cluster of all) {
    const part = parts.at(-1)
    const { says, index: _, ...shown } = cluster
    if (part && ends.has(cluster)) part.mayEnd = true
    if (part && before && !ends.has(cluster) && goTogether(before, cluster)) part.text += shown.text
    else parts.push({ ...shown, ...(shown.text !== says && { says }), ...(long && { noWrap: false }) })
    before = cluster
  }
  return parts.every(({ font, level, says }) => !font && level === 0 && !says) && parts.length < 2
    ? (parts[0]?.text ?? '')
    : parts
}
