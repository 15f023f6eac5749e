import { createRequire } from 'node:module'

import { CONTENT_WIDTH } from './page.ts'
import { bidi, type Part, TWO_UNITS } from './text-parts.ts'

type Inline = Part & {
  text: string
  x: number
  readonly width: number
  readonly trailingCut: number
  noNewLine?: boolean
  alignment?: string
}
type Line = { readonly inlines: Inline[]; readonly leadingCut: number; readonly trailingCut: number }
type Glyph = { readonly id: number; readonly codePoints: number[]; readonly advanceWidth: number }
/** A font of the PDF: `subset`, `widths` and `unicode` go by the code that a glyph has in it. */
type EmbeddedFont = {
  readonly font: {
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
type Wrapping = { readonly text: string; noWrap?: boolean }
type TextNode = { _inlines?: unknown[]; wraps?: boolean }

/** The typesetter's classes have no types of their own, nor another way to order a line once it is known where it ends. */
const library = createRequire(import.meta.url)
const prototypeOf = (name: string) => library(`pdfmake/js/${name}.js`).default.prototype

/** Points. No word makes a column of a table wider than this: it is broken where there is no room. */
const WIDEST_WORD = CONTENT_WIDTH / 6

/** Scripts whose letters change their order or number when they are shaped: what is copied is said beside them. */
const RESHAPED = /[\p{Script=Devanagari}\p{Script=Thai}]/u

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

/** Each part where it is read: right-to-left ones from right to left. */
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
    if (mirrored) Object.assign(inline, { says: inline.says ?? inline.text, text: mirrored })
  }
}

/** Teaches the typesetter lines of several fonts and directions, and words of any length. */
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
    const breaks = built.items.some(({ noWrap }: Wrapping) => !noWrap)
    for (const item of built.items as Wrapping[]) if (TWO_UNITS.test(item.text)) item.noWrap = true
    return breaks ? { ...built, minWidth: Math.min(built.minWidth, WIDEST_WORD) } : built
  }

  const layout = prototypeOf('LayoutBuilder')
  const { buildNextLine } = layout
  layout.buildNextLine = function (node: TextNode) {
    const line: Line | null = buildNextLine.call(this, node)
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
    // Readers take the place of what is said from where its marks stand: around the glyphs, under the same transformation.
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

/** Where a letter has no anchor for a mark, fontkit fails: then marks keep the place that their own glyphs give them. */
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

/** Arabic letters share glyphs: each meaning of one has a code of its own, so that what is copied is what was written. */
const encodingByMeaning = (font: EmbeddedFont): EmbeddedFont['encode'] => {
  const codes = new Map<string, number>()
  const { getGlyph } = font.font
  // Left to itself it answers with the meaning that a glyph had first.
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
