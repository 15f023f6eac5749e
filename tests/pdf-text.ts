import { inflateSync } from 'node:zlib'

import { CONTENT_WIDTH, MARGIN } from '#platform/pdf/page.ts'

type Font = { readonly letters: ReadonlyMap<number, string>; readonly widths: readonly number[] }
/** Text that was set in one go: what a reader copies, the codes of its glyphs, and its place (points). */
type PdfText = {
  readonly page: number
  readonly text: string
  readonly glyphs: readonly number[]
  readonly left: number
  readonly right: number
  readonly baseline: number
}

/** The glyph of fonts for what they do not have: a box. */
const MISSING = 0
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Reads back what our own typesetter wrote: each page as its pieces of text, in the order in which they were set. */
export const pdfPages = (pdf: Buffer): string[] => {
  const pages: string[] = Array.from({ length: pagesIn(objectsIn(pdf)).length }, () => '')
  let before: PdfText | undefined
  for (const next of pdfTexts(pdf)) {
    pages[next.page] += before && adjoin(before, next) ? next.text : ` ${next.text}`
    before = next
  }
  return pages.map((text) => text.replaceAll(/ +/g, ' ').trim())
}

/** How many glyphs are boxes because their font does not have the character. */
export const missingGlyphs = (pdf: Buffer): number =>
  pdfTexts(pdf).reduce((sum, { glyphs }) => sum + glyphs.filter((glyph) => glyph === MISSING).length, 0)

/** Points: the space at the end of a line may hang over. */
const SPACE = 3

/** Texts beyond the margins of our pages: none, where every text wraps in time. */
export const beyondMargins = (pdf: Buffer): PdfText[] =>
  pdfTexts(pdf).filter(
    ({ text, left, right }) => text.trim() && (left < MARGIN - SPACE || right > MARGIN + CONTENT_WIDTH + SPACE),
  )

export const pdfTexts = (pdf: Buffer): PdfText[] => {
  const objects = objectsIn(pdf)
  const fonts = fontsIn(objects)
  return pagesIn(objects).flatMap((content, page) => textsOf(content, fonts).map((text) => ({ page, ...text })))
}

const adjoin = (one: PdfText, next: PdfText): boolean =>
  one.page === next.page &&
  Math.abs(one.baseline - next.baseline) < 1 &&
  Math.min(Math.abs(one.right - next.left), Math.abs(next.right - one.left)) < 1

type Objects = ReadonlyMap<number, { readonly head: string; readonly stream: string }>

const pagesIn = (objects: Objects): string[] =>
  [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.stream ?? '')

const fontsIn = (objects: Objects) => {
  const fonts = new Map<string, Font>()
  const referred = (head: string | undefined, key: string) =>
    objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head ?? '')?.[1]))
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head
      const letters = referred(font, 'ToUnicode')
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(referred(font, 'DescendantFonts')?.head ?? '')?.[1] ?? ''
      if (name && letters)
        fonts.set(name, { letters: alphabet(letters.stream), widths: widths.trim().split(/\s+/).map(Number) })
    }
  return fonts
}

const objectsIn = (pdf: Buffer): Objects => {
  const found = new Map<number, { head: string; stream: string }>()
  for (const [, id, body = ''] of pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const at = body.indexOf('\nstream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const raw = at < 0 ? '' : body.slice(at + 8, body.lastIndexOf('\nendstream'))
    const stream = head.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    found.set(Number(id), { head, stream })
  }
  return found
}

const characters = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

const alphabet = (cmap: string) => {
  const letters = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [place, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + place, characters(hex))
  return letters
}

/** A string of the file: its escapes undone, and what they encode. */
const literal = (written: string): string => {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = written.replaceAll(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped)
  return bytes.startsWith('\u00fe\u00ff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes
}

const TOKENS =
  /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\s*>> BDC|\bEMC\b|\bBT\b|\bET\b|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g

const textsOf = (content: string, fonts: ReadonlyMap<string, Font>) => {
  const texts: Omit<PdfText, 'page'>[] = []
  let [font, size, x, baseline]: [Font | undefined, number, number, number] = [undefined, 0, 0, Number.NaN]
  let actual: string | undefined
  let glyphs: number[] = []
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [token, said, across, up, name, points, shown] of content.matchAll(TOKENS)) {
    if (said !== undefined) actual = literal(said)
    else if (token === 'EMC') actual = undefined
    else if (token === 'BT') {
      glyphs = []
      ;[left, right, baseline] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]
    } else if (across !== undefined) {
      x = Number(across)
      if (Number.isNaN(baseline)) baseline = Number(up)
    } else if (name !== undefined) [font, size] = [fonts.get(name), Number(points)]
    else if (shown !== undefined) {
      const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) =>
        Array.from(hex.match(/\w{4}/g) ?? [], (code) => Number.parseInt(code, 16)),
      )
      const moved = [...shown.matchAll(/> ([\d.-]+)/g)].reduce((sum, [, by]) => sum - Number(by), 0)
      const width = codes.reduce((sum, glyph) => sum + (font?.widths[glyph] ?? 0), moved)
      glyphs.push(...codes)
      left = Math.min(left, x)
      right = Math.max(right, x + (width / 1000) * size)
    } else if (token === 'ET') {
      const letters = glyphs.map((glyph) => font?.letters.get(glyph) ?? '?')
      const read = RIGHT_TO_LEFT.test(letters.join('')) ? letters.toReversed() : letters
      texts.push({ text: actual ?? read.join(''), glyphs, left, right, baseline })
    }
  }
  return texts
}
