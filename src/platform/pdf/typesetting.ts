import { createRequire } from 'node:module'

import { CONTENT_WIDTH } from './page.ts'
import { bidi, clusters, type Part } from './text-parts.ts'

type Inline = Omit<Part, 'font' | 'text'> & {
  readonly font: EmbeddedFont
  text: string
  x: number
  width: number
  readonly trailingCut: number
  noNewLine?: boolean
  alignment?: string
}
type Line = {
  readonly inlines: Inline[]
  inlineWidths: number
  readonly leadingCut: number
  readonly trailingCut: number
}
type Glyph = { readonly id: number; readonly codePoints: number[]; readonly advanceWidth: number }
type EmbeddedFont = {
  readonly font: {
    hasGlyphForCodePoint: (codePoint: number) => boolean
    getGlyph: (id: number, codePoints?: number[]) => Glyph
    layout: (text: string, features?: unknown) => unknown
  }
  readonly scale: number
  readonly subset: { readonly glyphs: number[] }
  readonly widths: number[]
  readonly unicode: number[][]
  readonly layout: (text: string, features: unknown) => { glyphs: Glyph[]; positions: unknown[] }
  encode: (text: string, features: unknown) => [codes: string[], positions: unknown[]]
}
type TextNode = { _inlines?: Inline[]; wraps?: boolean }

/** pdfmake's classes are untyped, and offer no other hook for ordering a finished line. */
const library = createRequire(import.meta.url)
const classOf = (name: string) => library(`pdfmake/js/${name}.js`).default
const prototypeOf = (name: string) => classOf(name).prototype

/** Points: widths are sums, so a cell as wide as its text may come out slightly narrower. */
const ROUNDING = 0.01

const uncut = new WeakSet<object>()

/** Points: longer text is broken instead of widening its column. */
const WIDEST_WORD = CONTENT_WIDTH / 6

/** Shaping reorders these scripts' letters, so the text to copy is given separately. */
const RESHAPED = /[\p{Script=Devanagari}\p{Script=Thai}]/u

/** pdfmake cuts between UTF-16 units: rejoins surrogate pairs and clusters. */
const characterByCharacter = (line: Line, following: Inline[]): void => {
  const { widthOfText } = new (classOf('TextInlines'))(null)
  const pieces = [...line.inlines, ...following.slice(0, 1)]
  let changed = false
  for (const [place, rest] of pieces.entries()) {
    const one = pieces[place - 1]
    if (!one || uncut.has(rest)) continue
    const text = one.text + rest.text
    const split = clusters.segment(text).containing(one.text.length)
    const end = split && split.index + split.segment.length
    if (!end || split.index === one.text.length) continue
    for (const [piece, its] of [
      [one, text.slice(0, end)],
      [rest, text.slice(end)],
    ] as const)
      Object.assign(piece, { text: its, width: widthOfText(its, piece) })
    changed = true
  }
  if (!changed) return
  if (following[0]?.text === '') following.shift()
  line.inlines.splice(0, line.inlines.length, ...line.inlines.filter(({ text }) => text !== ''))
  line.inlineWidths = 0
  for (const inline of line.inlines) {
    inline.x = line.inlineWidths - line.leadingCut
    line.inlineWidths += inline.width
  }
}

const inVisualOrder = (logical: readonly Inline[]): Inline[] => {
  const inlines = [...logical]
  for (let level = Math.max(...inlines.map((it) => it.level ?? 0)); level > 0; level--)
    for (let from = 0; from < inlines.length; from++) {
      let to = from
      while (to < inlines.length && (inlines[to]?.level ?? 0) >= level) to++
      inlines.splice(from, to - from, ...inlines.slice(from, to).reverse())
      from = to
    }
  return inlines
}

const ordered = (line: Line, wraps: boolean): void => {
  const [first] = line.inlines
  const base = first?.base ?? 0
  if (wraps && base === 1 && first?.alignment === 'left') for (const inline of line.inlines) inline.alignment = 'right'
  if (!line.inlines.some(({ level }) => level > 0)) return
  let x = base === 1 ? -line.trailingCut : -line.leadingCut
  for (const inline of inVisualOrder(line.inlines)) {
    inline.x = x
    x += inline.width
    const mirrored = inline.level % 2 === 1 && bidi.getMirroredCharacter(inline.text)
    if (mirrored && inline.font.font.hasGlyphForCodePoint(mirrored.codePointAt(0) ?? 0))
      Object.assign(inline, { says: inline.says ?? inline.text, text: mirrored })
  }
}

export const extendTypesetter = (): void => {
  const breaker = prototypeOf('TextBreaker')
  const { getBreaks } = breaker
  breaker.getBreaks = function (...given: unknown[]) {
    const words: Inline[] = getBreaks.apply(this, given)
    for (const word of words) if (word.mayEnd) word.noNewLine = false
    return words
  }

  const inlines = prototypeOf('TextInlines')
  const { buildInlines } = inlines
  inlines.buildInlines = function (...given: unknown[]) {
    const built = buildInlines.apply(this, given)
    const breaks = built.items.some(({ noWrap }: { noWrap?: boolean }) => !noWrap)
    for (const item of built.items) uncut.add(item)
    return breaks ? { ...built, minWidth: Math.min(built.minWidth, WIDEST_WORD) } : built
  }

  const line = prototypeOf('Line')
  const { getAvailableWidth } = line
  line.getAvailableWidth = function () {
    return getAvailableWidth.call(this) + ROUNDING
  }

  const layout = prototypeOf('LayoutBuilder')
  const { buildNextLine } = layout
  layout.buildNextLine = function (node: TextNode) {
    const line: Line | null = buildNextLine.call(this, node)
    if (line) characterByCharacter(line, node._inlines ?? [])
    if (!line?.inlines.some(({ level }) => level !== undefined)) return line
    node.wraps ||= (node._inlines?.length ?? 0) > 0
    ordered(line, node.wraps)
    return line
  }

  const renderer = prototypeOf('Renderer')
  const { renderLine } = renderer
  renderer.renderLine = function (line: Line, ...place: unknown[]) {
    const copied = line.inlines.map(({ says, text }) => says ?? (RESHAPED.test(text) ? text : undefined))
    if (copied.every((text) => text === undefined)) return renderLine.call(this, line, ...place)
    const { pdfDocument } = this
    const { text, addContent } = Object.getPrototypeOf(pdfDocument)
    let actual: string | undefined
    pdfDocument.text = (...given: unknown[]) => {
      actual = copied.shift()
      text.apply(pdfDocument, given)
    }
    // Readers place copied text by its glyphs: the marker goes around them, in the same transformation.
    pdfDocument.addContent = (content: string) => {
      if (content === 'BT' && actual !== undefined) pdfDocument.markContent('Span', { actual })
      addContent.call(pdfDocument, content)
      if (content === 'ET' && actual !== undefined) pdfDocument.endMarkedContent()
      return pdfDocument
    }
    renderLine.call(this, line, ...place)
    delete pdfDocument.text
    delete pdfDocument.addContent
  }

  const document = prototypeOf('PDFDocument')
  const { provideFont } = document
  document.provideFont = function (family: string, ...look: unknown[]) {
    const font: EmbeddedFont = provideFont.call(this, family, ...look)
    if (!Object.hasOwn(font.font, 'layout')) font.font.layout = layoutOfAnything(font)
    if (family !== 'Inter' && !Object.hasOwn(font, 'encode')) font.encode = encodingByMeaning(font)
    return font
  }
}

/** fontkit fails where a letter has no anchor for a mark: then marks keep their own position. */
const layoutOfAnything = ({ font }: EmbeddedFont): EmbeddedFont['font']['layout'] => {
  const { layout } = font
  return (text, features) => {
    try {
      return layout.call(font, text, features)
    } catch {
      return layout.call(font, text, { mark: false, mkmk: false })
    }
  }
}

/** Arabic letters share glyphs: each meaning gets its own code, so that copied text is what was written. */
const encodingByMeaning = (font: EmbeddedFont): EmbeddedFont['encode'] => {
  const codes = new Map<string, number>()
  const { getGlyph } = font.font
  // By default it returns a glyph's first meaning.
  font.font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph.call(font.font, id, codePoints), { codePoints: { value: codePoints } })
  return (text, features) => {
    const { glyphs, positions } = font.layout(text, features)
    const encoded = glyphs.map(({ id, codePoints, advanceWidth }) => {
      const meaning = `${id} ${codePoints}`
      const code = id === 0 ? 0 : (codes.get(meaning) ?? font.subset.glyphs.push(id) - 1)
      codes.set(meaning, code)
      font.widths[code] = advanceWidth * font.scale
      font.unicode[code] = codePoints
      return code.toString(16).padStart(4, '0')
    })
    return [encoded, positions]
  }
}
